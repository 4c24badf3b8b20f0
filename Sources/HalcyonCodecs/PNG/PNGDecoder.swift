import CCodecs
public import Foundation
public import HalcyonCore

/// Decodes PNG with libpng, every colour type and depth, and animated PNG.
///
/// Rows of a file that is not interlaced go straight into the resampler, so that a small picture never takes the
/// memory of the whole one.
///
/// An animation may leave out the picture that viewers of still ones show: then that picture is decoded where only the
/// first frame is asked for, and else nothing of it is seen. A file whose frames break the rules of animation, or that
/// has but one, is decoded as a still picture, as browsers do.
public struct PNGDecoder: ImageDecoding {
    /// A decoder; it has no settings.
    public init() {}

    /// What the chunks say; nil for bytes that are no PNG. The number of frames is nil where `data` ends before the
    /// pixels.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated` before the end of the header, `.corrupt`.
    public func info(of data: Data) throws(ImageError) -> ImageInfo? {
        guard ImageFormat(sniffing: data) == .png else { return nil }
        return try data.withByteView { file throws(ImageError) in try PNGHeader(file).info }
    }

    /// The picture, and all frames where there are several and `options` ask for them; nil for bytes that are no PNG.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated`, `.corrupt`, `.tooManyPixels`, `.tooManyBytes`,
    ///   `.metadataTooLarge`, `.tooManyFrames`, `.tooManyAnimationPixels`, `.tookTooLong`, `.outOfMemory`;
    ///   `ImageError.cancelled`.
    public func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
        guard ImageFormat(sniffing: data) == .png else { return nil }
        return try data.withByteView { file throws(ImageError) in
            let header = try PNGHeader(file, limits: options.limits)
            let plan = try DecodePlan(header.info, options: options)
            try options.limits.check(metadata: header.metadataByteCount)
            if header.isOrientationCut, header.animation == nil { throw .decoding(.truncated(.png)) }
            let damage = options.frames == .first ? nil : header.damage
            guard let frames = try frames(file, header, options) else {
                var image = try still(file, header, plan, options.limits)
                if let damage { image.damage = damage }
                return image
            }
            let animation = try EncodedAnimation(
                data, plan: plan, profile: header.profile, placements: frames.frames.map(\.placement),
                timing: AnimationTiming(delays: frames.frames.map(\.delay), loopCount: frames.loopCount),
                painter: PNGFramePainter(header: frames, hasAlpha: header.hasAlpha, limits: options.limits),
                scratchBytes: frames.frames.reduce(0) { max($0, $1.placement.pixelCount * 4) }, limits: options.limits)
            var image =
                if frames.startsWithDefaultImage {
                    // The frames after it are mixed in 8 bits, and this one when it comes again.
                    try still(file, header, plan, options.limits, mayBeDeep: false)
                } else {
                    try AnimationPass(animation, from: 0).show()
                }
            image.frames = AnimatedFrames(animation, firstFrame: image.pixels)
            if let damage { image.damage = damage }
            return image
        }
    }

    private func frames(
        _ file: ByteView, _ header: PNGHeader, _ options: DecodingOptions
    ) throws(ImageError) -> APNGHeader? {
        guard options.frames != .first, let announced = header.animation?.frames, announced > 1 else { return nil }
        // What is announced is worth nothing: the frames that are there count.
        let limits = options.limits
        guard let frames = APNGHeader(file, header, limit: limits.maximumFrames) else { return nil }
        let count = frames.frames.count > limits.maximumFrames ? announced : frames.frames.count
        try limits.check(frames: count, canvas: header.stored)
        return frames
    }

    private func still(
        _ file: ByteView, _ header: PNGHeader, _ plan: DecodePlan, _ limits: DecodingLimits, mayBeDeep: Bool = true
    ) throws(ImageError) -> DecodedImage {
        var stream = PNGStream(
            parts: [codecs_part(bytes: file.baseAddress, size: file.count)], size: plan.stored,
            hasAlpha: header.hasAlpha, limits: limits)
        if mayBeDeep, header.isDeep, let transform = plan.transform(header.profile, isDeep: true) {
            stream.isDeep = true
            return try deepStill(stream, header, plan, transform)
        }
        // The passes of an interlaced file go over all rows again and again.
        let isHeldWhole = header.isInterlaced && !plan.isIdentity
        try plan.checkBytes(besides: isHeldWhole ? plan.stored.width * plan.stored.height * 4 : 0)
        return try plan.picture(hasAlpha: header.hasAlpha, profile: header.profile) { memory throws(ImageError) in
            let sink = RowSink(memory, plan: plan, source: plan.stored, hasAlpha: header.hasAlpha)
            if isHeldWhole {
                try sink.push(stream.picture(watch: plan.watch))
            } else {
                try stream.decode(into: sink)
            }
        }
    }

    /// A picture of 16 bits a sample, whose colours are brought to sRGB before the samples are cut to 8 bits.
    private func deepStill(
        _ stream: PNGStream, _ header: PNGHeader, _ plan: DecodePlan, _ transform: ColorTransform
    ) throws(ImageError) -> DecodedImage {
        let size = plan.stored
        try plan.checkBytes(besides: header.isInterlaced ? size.width * size.height * 8 : 0)
        return try plan.picture(hasAlpha: header.hasAlpha, profile: nil) { memory throws(ImageError) in
            let sink = RowSink(
                memory, plan: plan, source: size, hasAlpha: header.hasAlpha, deepTransform: transform)
            guard header.isInterlaced else { return try stream.decode(into: sink) }
            // Of pixels that are twice as long.
            let passes = try FrameCanvas(PixelSize(width: size.width * 2, height: size.height))
            try stream.decode(into: RowSink(passes.memory, of: passes.size, watch: plan.watch))
            try sink.pushDeep(UnsafeRawBufferPointer(passes.memory))
        }
    }
}
