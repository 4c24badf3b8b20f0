import HalcyonCore

/// Printing colours to screen colours.
enum CMYK {
    /// Turns rows of four bytes a pixel into RGBA, in place.
    ///
    /// 255 means no ink, as Adobe's programs write it, whether their marker (APP14) is there or not. The JPEG standard
    /// does not say; browsers, Pillow, djpeg and libvips all take it so, and files that mean the opposite come out
    /// wrong everywhere.
    ///
    /// - Parameter profile: What the inks look like. Without one, and with one that is not of four inks, each of cyan,
    ///   magenta and yellow darkens by its share, and black darkens all: what most libraries do.
    static func converter(profile: ICCProfile?) -> (UnsafeMutablePointer<UInt8>, Int) -> Void {
        let transform = profile?.fitting(.inks).flatMap { ColorTransform.from($0) }
        guard let transform else { return plainConverter }
        return { row, count in
            for index in 0..<count * 4 { row[index] ^= 255 }
            transform.apply(to: row, count: count)
            for pixel in 0..<count { row[pixel * 4 + 3] = 255 }
        }
    }

    private static func plainConverter(_ row: UnsafeMutablePointer<UInt8>, _ count: Int) {
        for pixel in 0..<count {
            let bytes = row + pixel * 4
            let light = UInt32(bytes[3])
            for channel in 0..<3 { bytes[channel] = UInt8((UInt32(bytes[channel]) * light + 127) / 255) }
            bytes[3] = 255
        }
    }
}
