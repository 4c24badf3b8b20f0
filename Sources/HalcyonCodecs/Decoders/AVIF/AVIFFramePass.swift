#if AVIF
import HalcyonCore

/// One pass over the frames of an AVIF image sequence.
final class AVIFFramePass: FrameDecoding {
    private(set) var nextIndex: Int
    private let file: AVIFFile
    private let header: AVIFHeader
    private let plan: DecodePlan

    /// - Parameter start: A frame that needs no other.
    init(_ file: AVIFFile, _ header: AVIFHeader, _ plan: DecodePlan, from start: Int) {
        self.file = file
        self.header = header
        self.plan = plan
        nextIndex = start
    }

    func next() throws(ImageError) -> PixelBuffer? {
        guard nextIndex < header.frames else { return nil }
        let picture = try file.picture(frame: nextIndex, header, plan.restarted())
        nextIndex += 1
        return picture.pixels
    }

    func skip() throws(ImageError) {
        guard nextIndex < header.frames else { return }
        let watch = plan.restarted().watch
        try watch.check()
        // Frames build upon those before them: only the turning into RGBA is spared.
        _ = try file.decode(frame: nextIndex, header)
        try watch.check()
        nextIndex += 1
    }
}
#endif
