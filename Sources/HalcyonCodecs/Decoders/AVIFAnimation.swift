#if AVIF
import Foundation
import HalcyonCore

/// The frames of an AVIF image sequence.
struct AVIFAnimation: AnimationDecoding {
    let timing: AnimationTiming
    let size: PixelSize
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
        size = header.orientation.applied(to: plan.layout.output)
    }

    var byteCount: Int { data.count }

    func pass(toward index: Int) throws(ImageError) -> any FrameDecoding {
        let file = try AVIFFile(data, limits)
        _ = try file.parse(isWhole: true)
        return AVIFFramePass(file, header, plan, limits, first: file.keyFrame(before: index))
    }
}
#endif
