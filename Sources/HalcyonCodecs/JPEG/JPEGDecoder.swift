import CCodecs
import CPixels
public import Foundation
public import HalcyonCore

/// Decodes JPEG with libjpeg-turbo: baseline and progressive, gray, colour and CMYK.
///
/// A smaller image is decoded at the smallest of 1/8, 1/4 and 1/2 of its size that is at least twice the target size,
/// and at which no component is coarser than the target, then scaled with Lanczos3: visually as good as scaling the
/// whole image (44 dB and more; 36 dB for the finest colours of a file that samples them at half the density in one
/// direction alone), in a third of the time.
///
/// At 1/8, the scans of a progressive file that matter only at larger sizes are skipped, and damage in them is not
/// noticed. Of the blocks of a baseline file, only what matters at 1/8 is decoded.
public struct JPEGDecoder: ImageDecoding {
    /// Creates a decoder; it has no settings.
    public init() {}

    /// Returns what the marker segments say, or nil if the bytes are not JPEG.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated` before the frame header, `.corrupt`.
    public func info(of data: Data) throws(ImageError) -> ImageInfo? {
        guard ImageFormat(sniffing: data) == .jpeg else { return nil }
        return try data.withByteView { file throws(ImageError) in
            let header = try JPEGHeader(file)
            var info = header.info
            info.hasGainMap = header.hasGainMap
            return info
        }
    }

    /// Returns the image, or nil if the bytes are not JPEG. A file that lacks only its end marker counts as complete.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated`, `.corrupt`, `.tooManyPixels`, `.tooManyBytes`, `.tooManyScans`,
    ///   `.metadataTooLarge`, `.tookTooLong`, `.outOfMemory`; `ImageError.cancelled`.
    public func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
        guard ImageFormat(sniffing: data) == .jpeg else { return nil }
        return try data.withByteView { file throws(ImageError) in
            let header = try JPEGHeader(file)
            let plan = try DecodePlan(header.info, options: options)
            try options.limits.check(metadata: header.metadataByteCount)
            let profile = header.components == 4 ? nil : header.profile
            return try plan.holding(header.coefficientBytes) { plan throws(ImageError) in
                try plan.picture(hasAlpha: false, profile: profile) { memory throws(ImageError) in
                    try decode(file, header, plan, options.limits, into: memory)
                }
            }
        }
    }

    private func decode(
        _ file: ByteView, _ header: JPEGHeader, _ plan: DecodePlan, _ limits: DecodingLimits,
        into memory: UnsafeMutableRawBufferPointer
    ) throws(ImageError) {
        let stored = header.stored
        let eighths = Self.eighths(of: header, for: plan.layout)
        let source = PixelSize(width: (stored.width * eighths + 7) / 8, height: (stored.height * eighths + 7) / 8)
        let extent = (width: Double(stored.width * eighths) / 8, height: Double(stored.height * eighths) / 8)
        let sink = RowSink(
            memory, plan: plan, source: source, extent: extent, hasAlpha: false,
            finishRow: header.components == 4
                ? CMYK.converter(profile: header.profile) : nil)
        let result = sink.withRows { rows, result in
            codecs_jpeg_decode(
                file.baseAddress, file.count, UInt32(source.width), UInt32(source.height), UInt32(eighths),
                UInt32(clamping: limits.maximumScans), rows, result)
        }
        try result.check(.jpeg, size: stored, limits: limits, stopped: sink.stopReason)
        sink.finish()
    }

    private static func eighths(of header: JPEGHeader, for layout: TargetSize.Layout) -> Int {
        if layout.isIdentity(for: header.stored) { return 8 }
        // libjpeg-turbo has SIMD code only for these: 3/8 takes longer than 1/2, and 5/8 to 7/8 take longer than full
        // size.
        let enough = [1, 2, 4].first { eighths in
            let image = Double(eighths) / 8
            return (0..<header.components).allSatisfy { index in
                let size = header.size(ofComponent: index, eighths: eighths)
                // The first is the brightness, or a colour of its own. The eye sees less detail in the others, and
                // libjpeg interpolates between samples at half the density, but repeats those that are fewer.
                let isInterpolated =
                    size.width * 2 >= Double(header.stored.width) * image
                    && size.height * 2 >= Double(header.stored.height) * image
                let least = index > 0 && isInterpolated ? 1.0 : 2
                return size.width >= least * Double(layout.scaled.width)
                    && size.height >= least * Double(layout.scaled.height)
            }
        }
        return enough ?? 8
    }
}

/// Converts printing colours to screen colours.
enum CMYK {
    /// Returns a function that converts rows of four bytes a pixel to RGBA, in place.
    ///
    /// 255 means no ink, as Adobe's programs write it, whether or not their marker (APP14) is present. The JPEG
    /// standard does not define this; browsers, Pillow, djpeg and libvips all read it so, and files that mean the
    /// opposite look wrong everywhere.
    ///
    /// - Parameter profile: The profile of the inks. Without one, or if it is not for four inks, each of cyan, magenta
    ///   and yellow darkens by its share, and black darkens all, as in most libraries.
    static func converter(profile: ICCProfile?) -> (UnsafeMutablePointer<UInt8>, Int) -> Void {
        let transform = profile?.fitting(.inks).flatMap { ColorTransform.from($0) }
        guard let transform else { return { cpixels_mix_inks($0, $1) } }
        return { row, count in
            cpixels_invert(row, count * 4)
            transform.apply(to: row, count: count)
            cpixels_make_opaque(row, count)
        }
    }
}
