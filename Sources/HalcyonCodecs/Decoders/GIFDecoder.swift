import CCodecs
public import Foundation
public import HalcyonCore

/// Decodes the first frame of a GIF with giflib, on its canvas; what the frame does not paint stays transparent, as in
/// browsers.
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

    /// The first frame; nil for bytes that are no GIF.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated`, `.corrupt`, `.tooManyPixels` (by the canvas and by the frame),
    ///   `.outOfMemory`; `ImageError.cancelled`.
    public func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
        guard ImageFormat(sniffing: data) == .gif else { return nil }
        return try data.withByteView { file throws(ImageError) in
            let header = try GIFHeader(file)
            let plan = try DecodePlan(header.info, options: options)
            guard let frame = header.firstFrame else { throw .decoding(.truncated(.gif)) }
            let limit = options.limits.maximumPixels
            guard let pixels = frame.size.pixelCount, pixels <= limit else {
                throw .decoding(.tooManyPixels(frame.size, limit: limit))
            }
            try plan.checkBytes(besides: header.isInterlaced ? pixels : 0)
            return try plan.picture(hasAlpha: header.hasAlpha, profile: nil) { memory throws(ImageError) in
                let sink = RowSink(memory, plan: plan, source: header.canvas, hasAlpha: header.hasAlpha)
                try GIFFrameReader(file).readFirstFrame(onto: sink, header)
            }
        }
    }
}
