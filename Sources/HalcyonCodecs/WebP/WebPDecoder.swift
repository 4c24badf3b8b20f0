import CCodecs
public import Foundation
public import HalcyonCore

/// Decodes WebP with libwebp: lossy, lossless and animated. Pixels that no frame paints stay transparent, as in
/// browsers.
///
/// A smaller image is scaled by libwebp to twice the target size, then with Lanczos3; frames of an animation, which
/// build on each other, with Lanczos3 alone. An animation that is cut short has the complete frames, and
/// `DecodedImage.damage`. A still image whose file is shorter than its header says counts as truncated even if all
/// pixels are there, because the orientation comes after them.
public struct WebPDecoder: ImageDecoding {
    /// Creates a decoder; it has no settings.
    public init() {}

    /// Returns what the chunks say, or nil if the bytes are not WebP. If `data` is incomplete, the frame count is nil,
    /// and an orientation at the end of the file is not known.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated` within the header, `.corrupt`.
    public func info(of data: Data) throws(ImageError) -> ImageInfo? {
        guard ImageFormat(sniffing: data) == .webp else { return nil }
        return try data.withByteView { file throws(ImageError) in try WebPHeader(file).info }
    }

    /// Returns the image, with all frames if there are several and `options` ask for them, or nil if the bytes are not
    /// WebP.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated`, `.corrupt`, `.tooManyPixels`, `.tooManyBytes`,
    ///   `.metadataTooLarge`, `.tooManyFrames`, `.tooManyAnimationPixels`, `.tookTooLong`, `.outOfMemory`;
    ///   `ImageError.cancelled`.
    public func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
        guard ImageFormat(sniffing: data) == .webp else { return nil }
        return try data.withByteView { file throws(ImageError) in
            let header = try WebPHeader(file)
            let plan = try DecodePlan(header.info, options: options)
            let held = heldBytes(header, plan)
            try plan.checkBytes(besides: held)
            try options.limits.check(metadata: header.metadataByteCount)
            // The orientation comes after the pixels.
            if !header.isAnimated, WebPExtent(file).isCut { throw .decoding(.truncated(.webp)) }
            let chunks = try chunks(file, header, options)
            let animation = try animation(data, chunks, header, plan, options)
            var image = try plan.holding(held) { plan throws(ImageError) in
                try plan.picture(
                    hasAlpha: header.hasAlpha, profile: header.profile
                ) { memory throws(ImageError) in
                    try header.withFirstFrame { frame throws(ImageError) in
                        try decode(WebPFrame(frame, plan.deadline), plan, hasAlpha: header.hasAlpha, into: memory)
                    }
                }
            }
            image.frames = animation.map { AnimatedFrames($0, firstFrame: image.pixels) }
            if let damage = chunks?.damage { image.damage = damage }
            return image
        }
    }

    private func chunks(
        _ file: ByteView, _ header: borrowing WebPHeader, _ options: DecodingOptions
    ) throws(ImageError) -> WebPAnimationChunks? {
        guard options.frames != .first, header.isAnimated else { return nil }
        try options.limits.check(frames: header.frameCount, canvas: header.canvas)
        return WebPAnimationChunks(file, canvas: header.canvas)
    }

    private func animation(
        _ data: Data, _ chunks: WebPAnimationChunks?, _ header: borrowing WebPHeader, _ plan: DecodePlan,
        _ options: DecodingOptions
    ) throws(ImageError) -> EncodedAnimation? {
        guard let chunks, chunks.frames.count > 1 else { return nil }
        let placements = chunks.frames.map { $0.placement(on: header.canvas) }
        return try EncodedAnimation(
            data, plan: plan, profile: header.profile, placements: placements,
            timing: AnimationTiming(delays: chunks.frames.map(\.delay), loopCount: chunks.loopCount),
            painter: WebPFramePainter(frames: chunks.frames),
            scratchBytes: chunks.frames.reduce(0) { max($0, $1.scratchBytes) }, limits: options.limits)
    }

    /// Returns the intermediate size that libwebp scales to, or nil if the whole image is not much larger.
    private func reducedSize(_ plan: DecodePlan) -> PixelSize? {
        let twice = PixelSize(width: plan.layout.scaled.width * 2, height: plan.layout.scaled.height * 2)
        return twice.width < plan.stored.width && twice.height < plan.stored.height ? twice : nil
    }

    /// Returns the memory for libwebp, and for the image that is scaled to the result.
    private func heldBytes(_ header: borrowing WebPHeader, _ plan: DecodePlan) -> Int {
        if plan.isIdentity { return header.codecBytes }
        let size = (header.coversCanvas ? reducedSize(plan) : nil) ?? plan.stored
        return header.codecBytes + size.width * size.height * 4
    }

    private func decode(
        _ frame: WebPFrame, _ plan: DecodePlan, hasAlpha: Bool, into memory: UnsafeMutableRawBufferPointer
    ) throws(ImageError) {
        let canvas = plan.stored
        if plan.isIdentity { return try decodeWhole(frame, plan, into: memory) }
        let reduced = frame.covers(canvas) ? reducedSize(plan) : nil
        let size = reduced ?? canvas
        let picture = try PixelBuffer(
            width: size.width, height: size.height, hasAlpha: hasAlpha
        ) { pixels throws(ImageError) in
            if let reduced {
                try frame.decode(into: pixels, canvas: reduced, scaled: reduced, threads: plan.threads)
            } else {
                try decodeWhole(frame, plan, into: pixels)
            }
        }
        try RowSink(memory, plan: plan, source: size, hasAlpha: hasAlpha).push(picture)
    }

    private func decodeWhole(
        _ frame: WebPFrame, _ plan: DecodePlan, into memory: UnsafeMutableRawBufferPointer
    ) throws(ImageError) {
        let canvas = plan.stored
        if !frame.covers(canvas), let first = memory.baseAddress { memset(first, 0, memory.count) }
        try frame.decode(into: memory, canvas: canvas, scaled: nil, threads: plan.threads)
    }
}
