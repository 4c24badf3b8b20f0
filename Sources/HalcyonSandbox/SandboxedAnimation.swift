#if os(Linux)
import Foundation
import HalcyonCore

/// The frames of an animated file, which helpers decode.
struct SandboxedAnimation: AnimationDecoding {
    let timing: AnimationTiming
    let size: PixelSize
    let byteCount: Int
    fileprivate let data: Data
    fileprivate let options: DecodingOptions
    fileprivate let sandbox: Sandbox

    init(_ facts: HelperImage.Animation, _ data: Data, _ options: DecodingOptions, _ sandbox: Sandbox) {
        timing = facts.timing
        size = facts.size
        // What a helper says is not counted: it could empty a memory cache.
        byteCount = data.count + facts.timing.delays.count * 100
        self.data = data
        self.options = options
        self.sandbox = sandbox
    }

    func pass(toward index: Int) throws(ImageError) -> any FrameDecoding {
        try SandboxedPass(self, toward: index)
    }
}

/// One pass, which keeps a helper from frame to frame. If the pool has taken the helper meanwhile, it begins again.
private final class SandboxedPass: FrameDecoding {
    private(set) var nextIndex = 0
    private let animation: SandboxedAnimation
    private let slot: HelperSlot
    /// In this process, if there is no sandbox and none is required.
    private var fallback: (any FrameDecoding)?
    /// What ended it: it does not go on.
    private var failure: ImageError?

    init(_ animation: SandboxedAnimation, toward index: Int) throws(ImageError) {
        self.animation = animation
        slot = HelperSlot(animation.sandbox.pool)
        let goal = min(max(0, index), animation.timing.delays.count - 1)
        guard let (helper, start) = try begin(toward: goal) else {
            let image = try animation.sandbox.fallbackDecoders.decode(animation.data, options: animation.options)
            fallback = try image.frames?.animation.pass(toward: index)
            nextIndex = fallback?.nextIndex ?? animation.timing.delays.count
            return
        }
        nextIndex = start
        slot.put(helper)
    }

    func next() throws(ImageError) -> PixelBuffer? {
        if let fallback {
            defer { nextIndex = fallback.nextIndex }
            return try fallback.next()
        }
        return try step { helper throws(ImageError) in
            let answer = try helper.perform(.nextFrame, nil, animation.options)
            guard let (facts, pixels) = try helper.picture(answer, animation.options) else {
                throw helper.ended(.decoding(.decoderMisbehaved("it has no more frames")))
            }
            guard facts.size == animation.size else {
                throw helper.ended(.decoding(.decoderMisbehaved("it sent a frame of another size")))
            }
            return pixels
        }
    }

    func skip() throws(ImageError) {
        if let fallback {
            defer { nextIndex = fallback.nextIndex }
            return try fallback.skip()
        }
        _ = try step { helper throws(ImageError) in
            _ = try helper.perform(.skipFrame, nil, animation.options)
        }
    }

    /// Goes one frame on, unless the last one is behind it; returns nil then.
    private func step<Result>(_ work: (Helper) throws(ImageError) -> Result) throws(ImageError) -> Result? {
        if let failure { throw failure }
        guard nextIndex < animation.timing.delays.count else { return nil }
        do throws(ImageError) {
            let helper = try helper()
            let result = try work(helper)
            nextIndex += 1
            slot.put(helper)
            return result
        } catch {
            failure = error
            throw error
        }
    }

    /// The helper at the next frame: the one that is kept, or a new one.
    private func helper() throws(ImageError) -> Helper {
        if let helper = slot.take() { return helper }
        guard let (helper, start) = try begin(toward: nextIndex) else {
            throw .decoding(.sandboxUnavailable("it was there when the animation began"))
        }
        for _ in start..<nextIndex { _ = try helper.perform(.skipFrame, nil, animation.options) }
        return helper
    }

    /// - Returns: A helper and the frame that it begins with, at most the one that is wanted; nil for no sandbox.
    private func begin(toward index: Int) throws(ImageError) -> (Helper, Int)? {
        guard let helper = try animation.sandbox.helper(for: animation.data, animation.options) else { return nil }
        let request = HelperRequest.beginPass(animation.options, index)
        let (reply, _) = try helper.perform(
            request, try SharedMemory(copying: animation.data), animation.options)
        guard case .done(let start) = reply, (0...index).contains(start) else {
            throw helper.ended(.decoding(.decoderMisbehaved("it began at another frame")))
        }
        return (helper, start)
    }
}

extension HelperImage {
    func image(
        of pixels: PixelBuffer, _ isolation: ImageIsolation, animation: SandboxedAnimation? = nil
    ) -> DecodedImage {
        var image = DecodedImage(
            pixels: pixels, frames: animation.map { AnimatedFrames($0, firstFrame: pixels) }, format: format,
            originalSize: originalSize, isDownsampled: isDownsampled, metadata: metadata)
        image.damage = damage
        image.isolation = isolation
        return image
    }
}
#endif
