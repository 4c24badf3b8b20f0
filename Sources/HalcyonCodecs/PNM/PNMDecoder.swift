public import Foundation
public import HalcyonCore

/// Decodes PNM: bitmaps, gray and colour in plain and raw files (P1 to P6), and PAM (P7) with the tuples that Netpbm
/// defines, black and white, gray or RGB, with or without alpha.
///
/// Samples of up to 16 bits are scaled to 8 and rounded; those above the file's maximum count as the maximum. Of a file
/// with several images, the first is decoded. The rows go straight into the resampler.
public struct PNMDecoder: ImageDecoding {
    /// Creates a decoder; it has no settings.
    public init() {}

    /// Returns what the header says, or nil if the bytes are not PNM.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated` within the header, `.corrupt`.
    public func info(of data: Data) throws(ImageError) -> ImageInfo? {
        guard ImageFormat(sniffing: data) == .pnm else { return nil }
        return try data.withByteView { file throws(ImageError) in try NetpbmHeader(file).info }
    }

    /// Returns the first image, or nil if the bytes are not PNM.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated`, `.corrupt`, `.tooManyPixels`, `.tooManyBytes`, `.tookTooLong`,
    ///   `.outOfMemory`; `ImageError.cancelled`.
    public func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
        guard ImageFormat(sniffing: data) == .pnm else { return nil }
        return try data.withByteView { file throws(ImageError) in
            let header = try NetpbmHeader(file)
            let plan = try DecodePlan(header.info, options: options)
            try plan.checkBytes(besides: header.samplesPerRow)
            let samples = file.available(file.count, at: header.offset)
            // Before memory is taken for pixels that are not there.
            guard samples.count >= header.leastBytes else { throw .decoding(.truncated(.pnm)) }
            return try PNMRows(header).decode(samples, header.info, plan)
        }
    }

    /// Creates a previewer, or returns nil if the bytes are not PNM. It shows the rows received so far, with the rest
    /// transparent, at most some 1.5 million pixels.
    ///
    /// - Throws: Nothing itself. The previewer throws `ImageError.decoding`: `.corrupt`, `.tooManyPixels`,
    ///   `.tooManyBytes`, `.tookTooLong` (all calls together), `.outOfMemory`; `ImageError.cancelled`.
    public func makePreviewer(
        for head: Data, options: DecodingOptions
    ) throws(ImageError) -> (any ImagePreviewing)? {
        guard ImageFormat(sniffing: head) == .pnm else { return nil }
        return FilePreviewer(options.limits) { file throws(ImageError) in
            guard let header = try unlessTruncated({ () throws(ImageError) in try NetpbmHeader(file) }) else {
                return .incomplete
            }
            // Before memory is taken for a row.
            try options.limits.check(header.size)
            try options.limits.check(bytes: header.samplesPerRow)
            return .picture(
                try SequentialRowsPreviewer(PNMRows(header), header.info, at: header.offset, options: options))
        }
    }
}

extension NetpbmHeader {
    /// - Throws: `.truncated` within the header, `.corrupt`.
    init(_ file: ByteView) throws(ImageError) {
        switch Self.read(file.bytes) {
        case .header(let header): self = header
        case .incomplete: throw .decoding(.truncated(.pnm))
        case .corrupt(let why): throw .decoding(.corrupt(.pnm, why: .init(why)))
        case .other: throw .decoding(.corrupt(.pnm, why: "the header is not one of a PNM file"))
        }
    }

    var info: ImageInfo {
        ImageInfo(
            format: .pnm, size: size, hasAlpha: hasAlpha, bitsPerChannel: Int.bitWidth - maximum.leadingZeroBitCount,
            colorModel: channels > 2 ? "RGB" : "gray")
    }

    /// The samples of a row.
    var samplesPerRow: Int { size.width * channels }

    /// The bytes of a row of a raw file.
    var bytesPerRow: Int { isBitmap ? (size.width + 7) / 8 : samplesPerRow * (maximum > 255 ? 2 : 1) }

    /// The fewest bytes that all rows can have. The size must have been checked against limits.
    var leastBytes: Int {
        // A digit for each sample of a plain file, and blanks between them.
        if isPlain { return isBitmap ? size.width * size.height : samplesPerRow * size.height * 2 - 1 }
        return bytesPerRow * size.height
    }
}
