#if AVIF
import Foundation
import HalcyonCore

/// The frames of an AVIF image sequence.
struct AVIFAnimation: AnimationDecoding {
    let timing: AnimationTiming
    private let data: Data
    private let header: AVIFHeader
    private let plan: DecodePlan
    private let limits: DecodingLimits

    init(
        _ data: Data, _ timing: AnimationTiming, _ header: AVIFHeader, _ plan: DecodePlan, _ limits: DecodingLimits
    ) {
        self.data = data
        self.timing = timing
        self.header = header
        self.plan = plan
        self.limits = limits
    }

    var size: PixelSize { plan.outputSize }

    var byteCount: Int { data.count }

    func pass(toward index: Int) throws(ImageError) -> any FrameDecoding {
        let file = try AVIFFile(data, limits)
        _ = try file.parse(isWhole: true)
        let start = file.keyFrame(before: min(max(0, index), header.frames - 1))
        return AVIFFramePass(file, header, plan, from: start)
    }
}
#endif
