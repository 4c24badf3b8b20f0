#if AVIF
import Foundation
import HalcyonCore

/// The frames of an AVIF image sequence.
struct AVIFAnimation: AnimationDecoding {
    let timing: AnimationTiming
    let size: PixelSize
    private let data: Data
    private let header: AVIFHeader
    private let options: DecodingOptions

    /// - Parameter size: The size of a finished frame.
    init(
        _ data: Data, _ timing: AnimationTiming, _ header: AVIFHeader, _ size: PixelSize, _ options: DecodingOptions
    ) {
        self.data = data
        self.timing = timing
        self.header = header
        self.size = size
        self.options = options
    }

    var byteCount: Int { data.count }

    func pass(toward index: Int) throws(ImageError) -> any FrameDecoding {
        let file = try AVIFFile(data, options.limits)
        _ = try file.parse(isWhole: true)
        let start = file.keyFrame(before: min(max(0, index), header.frames - 1))
        return AVIFFramePass(file, header, options, from: start)
    }
}
#endif
