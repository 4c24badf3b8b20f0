public import Foundation
public import HalcyonCore

/// Decodes GIF with giflib; what no frame paints stays transparent, as in browsers.
///
/// Frames keep to the canvas that the file's header names, and are taken for whole or not at all: an animation that
/// ends too early has as many frames as are there, and `DecodedImage.damage`. A frame of no size and one without any
/// colour table shows nothing.
public struct GIFDecoder: ImageDecoding {
    /// A decoder; it has no settings.
    public init() {}

    /// What the blocks say; nil for bytes that are no GIF. The number of frames is nil where `data` is not whole.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated` within the header, `.corrupt`.
    public func info(of data: Data) throws(ImageError) -> ImageInfo? {
        guard ImageFormat(sniffing: data) == .gif else { return nil }
        return try data.withByteView { file throws(ImageError) in try GIFHeader(file).info }
    }

    /// The first frame, and all frames where there are more and `options` ask for them; nil for bytes that are no GIF.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated`, `.corrupt`, `.tooManyPixels` (by the canvas and by each frame),
    ///   `.tooManyFrames`, `.tooManyAnimationPixels`, `.tooManyBytes`, `.tookTooLong`, `.outOfMemory`;
    ///   `ImageError.cancelled`.
    public func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
        guard ImageFormat(sniffing: data) == .gif else { return nil }
        return try data.withByteView { file throws(ImageError) in
            let limits = options.limits
            let header = try GIFHeader(file, keeping: options.frames == .first ? 0 : limits.maximumFrames)
            let plan = try DecodePlan(header.info, options: options)
            guard let frame = header.firstFrame else { throw .decoding(.truncated(.gif)) }
            try limits.check(frame.size)
            try plan.checkBytes(besides: frame.isInterlaced ? frame.size.width * frame.size.height : 0)
            if frame.isEmpty, header.frameCount < 2 { throw .decoding(.corrupt(.gif, why: "a frame without pixels")) }
            let animation = try animation(data, header, plan, options)
            var image = try plan.picture(hasAlpha: header.hasAlpha, profile: nil) { memory throws(ImageError) in
                let sink = RowSink(memory, plan: plan, source: header.canvas, hasAlpha: header.hasAlpha)
                try GIFStill(file, frame, on: header.canvas).write(to: sink, watch: plan.watch)
            }
            image.frames = animation.map { AnimatedFrames($0, firstFrame: image.pixels) }
            if options.frames != .first, let damage = header.damage { image.damage = damage }
            return image
        }
    }

    private func animation(
        _ data: Data, _ header: GIFHeader, _ plan: DecodePlan, _ options: DecodingOptions
    ) throws(ImageError) -> EncodedAnimation? {
        guard options.frames != .first, header.frameCount > 1 else { return nil }
        try options.limits.check(frames: header.frameCount, canvas: header.canvas)
        for frame in header.frames { try options.limits.check(frame.size) }
        return try EncodedAnimation(
            data, plan: plan, profile: nil, placements: header.frames.map { $0.placement(on: header.canvas) },
            timing: AnimationTiming(
                delays: header.frames.map { Double($0.control.delay) / 100 }, loopCount: header.loopCount),
            painter: GIFFramePainter(frames: header.frames), scratchBytes: 0, limits: options.limits)
    }
}
