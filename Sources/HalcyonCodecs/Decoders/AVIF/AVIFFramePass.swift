#if AVIF
import HalcyonCore

/// One pass over the frames of an AVIF image sequence.
final class AVIFFramePass: FrameDecoding {
    private(set) var nextIndex: Int
    private let file: AVIFFile
    private let header: AVIFHeader
    private let options: DecodingOptions

    /// - Parameter start: A frame that needs no other.
    init(_ file: AVIFFile, _ header: AVIFHeader, _ options: DecodingOptions, from start: Int) {
        self.file = file
        self.header = header
        self.options = options
        nextIndex = start
    }

    func next() throws(ImageError) -> PixelBuffer? {
        guard nextIndex < header.frames else { return nil }
        // A plan's time runs from its making on, and each frame has its own.
        let plan = try DecodePlan(header.info, options: options)
        let picture = try file.picture(frame: nextIndex, header, plan)
        nextIndex += 1
        return picture.pixels
    }

    func skip() throws(ImageError) {
        guard nextIndex < header.frames else { return }
        let watch = DecodeWatch(options.limits)
        try watch.check()
        // Frames build upon those before them: only the turning into RGBA is spared.
        _ = try file.decode(frame: nextIndex, header)
        try watch.check()
        nextIndex += 1
    }
}
#endif
