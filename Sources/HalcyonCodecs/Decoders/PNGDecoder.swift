import CCodecs
public import Foundation
public import HalcyonCore

/// Decodes PNG with libpng: every colour type and depth; of an animated PNG the picture that any viewer shows.
///
/// Rows of a file that is not interlaced go straight into the resampler, so that a small picture never takes the
/// memory of the whole one.
public struct PNGDecoder: ImageDecoding {
    /// A decoder; it has no settings.
    public init() {}

    /// What the chunks say; nil for bytes that are no PNG. The number of frames is nil where `data` ends before the pixels.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated` before the end of the header, `.corrupt`.
    public func info(of data: Data) throws(ImageError) -> ImageInfo? {
        guard ImageFormat(sniffing: data) == .png else { return nil }
        return try data.withByteView { file throws(ImageError) in try PNGHeader(file).info }
    }

    /// The picture; nil for bytes that are no PNG.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated`, `.corrupt`, `.tooManyPixels`, `.tooManyBytes`,
    ///   `.metadataTooLarge`, `.tookTooLong`, `.outOfMemory`; `ImageError.cancelled`.
    public func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
        guard ImageFormat(sniffing: data) == .png else { return nil }
        return try data.withByteView { file throws(ImageError) in
            let header = try PNGHeader(file, limits: options.limits)
            let plan = try DecodePlan(header.info, options: options)
            let isHeldWhole = header.isInterlaced && !plan.isIdentity
            try plan.checkBytes(besides: isHeldWhole ? plan.stored.width * plan.stored.height * 4 : 0)
            try options.limits.check(metadata: header.metadataByteCount)
            return try plan.picture(hasAlpha: header.hasAlpha, profile: header.profile) { memory throws(ImageError) in
                let sink = RowSink(memory, plan: plan, source: plan.stored, hasAlpha: header.hasAlpha)
                if isHeldWhole {
                    try sink.push(wholePicture(file, header, plan, options.limits))
                } else {
                    try decode(file, plan, options.limits, into: sink)
                }
            }
        }
    }

    /// The passes of an interlaced file go over all rows again and again.
    private func wholePicture(
        _ file: ByteView, _ header: PNGHeader, _ plan: DecodePlan, _ limits: DecodingLimits
    ) throws(ImageError) -> PixelBuffer {
        try PixelBuffer(
            width: plan.stored.width, height: plan.stored.height, hasAlpha: header.hasAlpha
        ) { memory throws(ImageError) in
            let whole = try DecodePlan(ImageInfo(format: .png, size: plan.stored), options: .init(limits: limits))
            let sink = RowSink(memory, plan: whole, source: plan.stored, hasAlpha: header.hasAlpha)
            try decode(file, plan, limits, into: sink)
        }
    }

    private func decode(
        _ file: ByteView, _ plan: DecodePlan, _ limits: DecodingLimits, into sink: RowSink
    ) throws(ImageError) {
        let size = plan.stored
        let result = sink.withRows { rows, result in
            codecs_png_decode(file.baseAddress, file.count, UInt32(size.width), UInt32(size.height), rows, result)
        }
        try result.check(.png, size: size, limits: limits, stopped: sink.stopReason)
        sink.finish()
    }
}
