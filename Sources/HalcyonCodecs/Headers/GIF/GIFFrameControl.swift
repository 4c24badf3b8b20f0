/// A GIF file's graphic control extension, which stands before the frame that it speaks of.
struct GIFFrameControl: Sendable {
    /// What holds where there is none.
    static let none = GIFFrameControl()

    private(set) var disposal = FramePlacement.Disposal.keep
    /// Hundredths of a second.
    private(set) var delay: UInt16 = 0
    /// The colour that is not painted.
    private(set) var transparentIndex: UInt8?

    private init() {}

    /// - Parameter offset: That of the extension's first block.
    /// - Returns: nil for one that is too short.
    init?(_ file: ByteView, at offset: Int) {
        guard let length = file[offset], length >= 4, let flags = file[offset + 1],
            let delay = file.uint16(at: offset + 2, .littleEndian), let index = file[offset + 4]
        else { return nil }
        self.delay = UInt16(delay)
        transparentIndex = flags & 1 != 0 ? index : nil
        disposal =
            switch flags >> 2 & 7 {
            case 2: .clear
            // Of two early descriptions of the format one numbers this disposal 3, one has a bit of 4 for it.
            case 3, 4: .restore
            default: .keep
            }
    }
}
