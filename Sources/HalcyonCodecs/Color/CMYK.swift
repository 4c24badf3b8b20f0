import HalcyonCore

/// Printing colours to screen colours.
enum CMYK {
    /// Turns rows of four bytes a pixel into RGBA, in place.
    ///
    /// - Parameters:
    ///   - isInverted: Whether 255 means no ink, as Adobe's programs write it.
    ///   - profile: What the inks look like. Without one, and with one that is not of four inks, each of cyan, magenta and
    ///     yellow darkens by its share, and black darkens all: what most libraries do.
    static func converter(
        isInverted: Bool, profile: ICCProfile?
    ) -> (UnsafeMutablePointer<UInt8>, Int) -> Void {
        let transform = profile.flatMap { ColorTransform.from($0, ofInks: true) }
        guard let transform else { return plainConverter(isInverted: isInverted) }
        return { row, count in
            if isInverted { for index in 0..<count * 4 { row[index] ^= 255 } }
            transform.apply(to: row, count: count)
            for pixel in 0..<count { row[pixel * 4 + 3] = 255 }
        }
    }

    private static func plainConverter(isInverted: Bool) -> (UnsafeMutablePointer<UInt8>, Int) -> Void {
        let flip: UInt8 = isInverted ? 0 : 255
        return { row, count in
            for pixel in 0..<count {
                let bytes = row + pixel * 4
                let light = UInt32(bytes[3] ^ flip)
                for channel in 0..<3 {
                    bytes[channel] = UInt8((UInt32(bytes[channel] ^ flip) * light + 127) / 255)
                }
                bytes[3] = 255
            }
        }
    }
}
