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
    /// - Throws: `ImageError.decoding`: `.truncated`, `.corrupt`, `.tooManyPixels`, `.outOfMemory`;
    ///   `ImageError.cancelled`, which for a lossless file is looked at only before and after.
    public func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
        guard ImageFormat(sniffing: data) == .webp else { return nil }
        return try data.withByteView { file throws(ImageError) in
            let header = try WebPHeader(file)
            let plan = try DecodePlan(header.info, options: options)
            return try plan.picture(hasAlpha: header.hasAlpha, profile: header.profile) { memory throws(ImageError) in
                try header.withFirstFrame { frame throws(ImageError) in
                    try decode(WebPFrame(frame), plan, hasAlpha: header.hasAlpha, into: memory)
                }
            }
        }
    }

    private func decode(
        _ frame: WebPFrame, _ plan: DecodePlan, hasAlpha: Bool, into memory: UnsafeMutableRawBufferPointer
    ) throws(ImageError) {
        let canvas = plan.stored
        if plan.isIdentity { return try frame.decode(into: memory, canvas: canvas, scaled: nil) }
        let twice = PixelSize(width: plan.layout.scaled.width * 2, height: plan.layout.scaled.height * 2)
        let isReduced = frame.covers(canvas) && twice.width < canvas.width && twice.height < canvas.height
        let size = isReduced ? twice : canvas
        let picture = try PixelBuffer(
            width: size.width, height: size.height, hasAlpha: hasAlpha
        ) { pixels throws(ImageError) in
            try frame.decode(into: pixels, canvas: size, scaled: isReduced ? size : nil)
        }
        try RowSink(memory, plan: plan, source: size, hasAlpha: hasAlpha).push(picture)
    }
}
