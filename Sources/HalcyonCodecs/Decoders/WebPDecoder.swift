import CCodecs
public import Foundation
public import HalcyonCore

/// Decodes WebP with libwebp, lossy and lossless; the first frame of an animation, on its canvas.
///
/// A smaller picture is scaled by libwebp itself to twice the size wanted, then by Lanczos3.
public struct WebPDecoder: ImageDecoding {
    /// A decoder; it has no settings.
    public init() {}

    /// What the chunks say; nil for bytes that are no WebP. The number of frames is nil where `data` is not whole, and
    /// an orientation at the file's end is not known then.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated` within the header, `.corrupt`.
    public func info(of data: Data) throws(ImageError) -> ImageInfo? {
        guard ImageFormat(sniffing: data) == .webp else { return nil }
        return try data.withByteView { file throws(ImageError) in try WebPHeader(file).info }
    }

    /// The picture; nil for bytes that are no WebP.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated`, `.corrupt`, `.tooManyPixels`, `.tooManyBytes`,
    ///   `.metadataTooLarge`, `.tookTooLong`, `.outOfMemory`; `ImageError.cancelled`, which for a lossless file is looked at only before and after.
    public func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
        guard ImageFormat(sniffing: data) == .webp else { return nil }
        return try data.withByteView { file throws(ImageError) in
            let header = try WebPHeader(file)
            let plan = try DecodePlan(header.info, options: options)
            try plan.checkBytes(besides: heldBytes(plan))
            try options.limits.check(metadata: header.metadataByteCount)
            return try plan.picture(hasAlpha: header.hasAlpha, profile: header.profile) { memory throws(ImageError) in
                try header.withFirstFrame { frame throws(ImageError) in
                    try decode(WebPFrame(frame, plan.watch), plan, hasAlpha: header.hasAlpha, into: memory)
                }
            }
        }
    }

    /// The size that libwebp scales to on the way; nil where the whole picture is not much larger.
    private func reducedSize(_ plan: DecodePlan) -> PixelSize? {
        let twice = PixelSize(width: plan.layout.scaled.width * 2, height: plan.layout.scaled.height * 2)
        return twice.width < plan.stored.width && twice.height < plan.stored.height ? twice : nil
    }

    /// The picture that is scaled to the result.
    private func heldBytes(_ plan: DecodePlan) -> Int {
        if plan.isIdentity { return 0 }
        let size = reducedSize(plan) ?? plan.stored
        return size.width * size.height * 4
    }

    private func decode(
        _ frame: WebPFrame, _ plan: DecodePlan, hasAlpha: Bool, into memory: UnsafeMutableRawBufferPointer
    ) throws(ImageError) {
        let canvas = plan.stored
        if plan.isIdentity { return try frame.decode(into: memory, canvas: canvas, scaled: nil) }
        let reduced = frame.covers(canvas) ? reducedSize(plan) : nil
        let size = reduced ?? canvas
        let picture = try PixelBuffer(
            width: size.width, height: size.height, hasAlpha: hasAlpha
        ) { pixels throws(ImageError) in
            try frame.decode(into: pixels, canvas: size, scaled: reduced)
        }
        try RowSink(memory, plan: plan, source: size, hasAlpha: hasAlpha).push(picture)
    }
}
