#if TIFF
public import Foundation
public import HalcyonCore

/// Decodes the first page of TIFF and BigTIFF files with libtiff: strips and tiles, 1 to 16 bits, 32 bits and
/// floating-point numbers, gray, palettes, RGB, CMYK, YCbCr and Lab, with alpha of both kinds, in all compressions that
/// are common. Part of the package trait `TIFF`, which is off by default.
///
/// Strips and rows of tiles go straight into the resampler, so that a small image never takes the memory of a
/// full-size one; only YCbCr without JPEG, and JPEG in its old form, are held as RGBA for a strip. libtiff sees no more
/// of a file than the fields of its first directory that decoding needs.
///
/// Floating-point samples are levels from 0 to 1. Of several samples behind the colours, the first alpha counts. One of
/// which the file says nothing is alpha, as in Pillow; one that it calls unspecified is not.
public struct TIFFDecoder: ImageDecoding {
    /// Creates a decoder; it has no settings.
    public init() {}

    /// Returns what the first directory says, or nil if the bytes are not TIFF. The page count is nil if `data` ends
    /// before the last directory, or if there are more than 65,536.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated` if the data ends before the first directory does, which comes last
    ///   in many files; `.corrupt`.
    public func info(of data: Data) throws(ImageError) -> ImageInfo? {
        guard ImageFormat(sniffing: data) == .tiff else { return nil }
        return try data.withByteView { file throws(ImageError) in
            let directory = try TIFFDirectory(file)
            var info = try TIFFHeader(directory).info
            info.pageCount = directory.pageCount
            return info
        }
    }

    /// Returns the first page, or nil if the bytes are not TIFF.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated`, `.corrupt`, `.tooManyPixels`, `.tooManyBytes`,
    ///   `.metadataTooLarge`, `.tookTooLong`, `.outOfMemory`; `.unsupportedFormat` with a name such as
    ///   `tiff (JPEG 2000)` for what is not read of TIFF; `ImageError.cancelled`.
    public func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
        guard ImageFormat(sniffing: data) == .tiff else { return nil }
        return try data.withByteView { file throws(ImageError) in
            let directory = try TIFFDirectory(file)
            let header = try TIFFHeader(directory)
            let plan = try DecodePlan(header.info, options: options)
            try options.limits.check(metadata: header.profileBytes?.count ?? 0)
            let layout = try TIFFLayout(header, options.limits)
            return try plan.holding(layout.heldBytes) { plan throws(ImageError) in
                try plan.deadline.check()
                let opened = try TIFFFile(file, directory, header, options.limits)
                let samples = try TIFFSamples(opened, header, layout, plan.deadline)
                let pixels = try TIFFPixels(header, directory, layout, planeStride: samples.planeStride)
                return try picture(header, samples, pixels, plan)
            }
        }
    }

    private func picture(
        _ header: TIFFHeader, _ samples: TIFFSamples, _ pixels: TIFFPixels, _ plan: DecodePlan
    ) throws(ImageError) -> DecodedImage {
        let hasAlpha = header.alpha != .none
        let profile = header.fittingProfile
        // Samples of more than 8 bits are converted to sRGB before they are reduced.
        let transform = header.isDeep ? plan.transform(profile, isDeep: true) : nil
        return try plan.picture(
            hasAlpha: hasAlpha, profile: transform == nil ? profile : nil
        ) { memory throws(ImageError) in
            let sink = RowSink(
                memory, plan: plan, source: plan.stored, hasAlpha: hasAlpha, deepTransform: transform)
            for y in 0..<plan.stored.height {
                guard let row = sink.row(y) else { throw sink.stopReason }
                let stored = try samples.row(y)
                if transform == nil {
                    pixels.write(stored, to: row)
                } else {
                    pixels.writeDeep(stored, to: row)
                }
            }
            sink.finish()
        }
    }
}
#endif
