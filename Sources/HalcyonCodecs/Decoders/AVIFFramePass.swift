#if AVIF
import HalcyonCore

/// One pass over the frames of an AVIF image sequence.
final class AVIFFramePass: FrameDecoding {
    private(set) var nextIndex: Int
    private let file: AVIFFile
    private let header: AVIFHeader
    private let plan: DecodePlan
    private let limits: DecodingLimits

    init(_ file: AVIFFile, _ header: AVIFHeader, _ plan: DecodePlan, _ limits: DecodingLimits, first: Int) {
        self.file = file
        self.header = header
        self.plan = plan
        self.limits = limits
        nextIndex = first
    }

    func next() throws(ImageError) -> PixelBuffer? {
        guard nextIndex < header.frames else { return nil }
        let watch = DecodeWatch(limits)
        try watch.check()
        let picture = try file.picture(frame: nextIndex, header, plan, watch)
        nextIndex += 1
        return picture.pixels
    }

    func skip() throws(ImageError) {
        guard nextIndex < header.frames else { return }
        let watch = DecodeWatch(limits)
        try watch.check()
        _ = try file.decode(frame: nextIndex, header)
        try watch.check()
        nextIndex += 1
    }
}
#endif
