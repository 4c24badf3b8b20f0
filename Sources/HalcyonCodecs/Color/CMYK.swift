/// Printing colours to screen colours without a profile.
enum CMYK {
    /// Turns rows of four bytes a pixel into RGBA, in place: each of cyan, magenta and yellow darkens by its share, and
    /// black darkens all. What browsers show differs by profile; this is what most libraries do without one.
    ///
    /// - Parameter isInverted: Whether 255 means no ink, as Adobe's programs write it.
    static func converter(isInverted: Bool) -> (UnsafeMutablePointer<UInt8>, Int) -> Void {
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
