public import Foundation
public import HalcyonCore

/// Decodes Windows and OS/2 bitmaps: 1 to 32 bits a pixel, any masks, runs (RLE4, RLE8, RLE24), alpha, embedded colour
/// profiles, and bitmaps that hold a PNG or JPEG file.
///
/// Rows go straight into the resampler, so that a small image never takes the memory of a full-size one.
///
/// Without masks, the fourth byte of 32-bit pixels is not alpha, as the format's description and browsers have it.
/// Pixels that runs leave out are transparent, as in browsers.
public struct BMPDecoder: ImageDecoding {
    /// Creates a decoder; it has no settings.
    public init() {}

    /// Returns what the header says, or nil if the bytes are not BMP.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated` before the end of the header, `.corrupt`.
    public func info(of data: Data) throws(ImageError) -> ImageInfo? {
        guard ImageFormat(sniffing: data) == .bmp else { return nil }
        return try data.withByteView { file throws(ImageError) in
            let header = try BMPHeader(file, in: .file)
            switch header.compression {
            case .embedded(let format): return try BMPEmbeddedFile(file, header, format).info
            case .runs(let bits): return info(file, header, BMPRuns(file, header, bits: bits).survey())
            case .none: return info(file, header)
            }
        }
    }

    /// Returns the image, or nil if the bytes are not BMP.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated`, `.corrupt`, `.tooManyPixels`, `.tooManyBytes`,
    ///   `.metadataTooLarge`, `.tookTooLong`, `.outOfMemory`; for a PNG or JPEG inside, the errors of its decoder;
    ///   `ImageError.cancelled`.
    public func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
        guard ImageFormat(sniffing: data) == .bmp else { return nil }
        return try data.withByteView { file throws(ImageError) in
            let header = try BMPHeader(file, in: .file)
            if case .embedded(let format) = header.compression {
                return try BMPEmbeddedFile(file, header, format).decode(options)
            }
            let plan = try DecodePlan(info(file, header), options: options)
            try options.limits.check(metadata: profileBytes(file, header)?.count ?? 0)
            try plan.checkBytes()
            guard case .runs(let bits) = header.compression else {
                let rows = try BMPRows(file, header, .bmp)
                return try plan.picture(
                    hasAlpha: rows.hasAlpha, profile: profile(file, header)
                ) { memory throws(ImageError) in
                    try rows.write(to: RowSink(memory, plan: plan, source: plan.stored, hasAlpha: rows.hasAlpha))
                }
            }
            return try runs(BMPRuns(file, header, bits: bits), header, plan, profile(file, header))
        }
    }

    /// Decodes runs, which have to be followed from the first row of the file, the lowest of the image: upside down,
    /// so that it takes no more memory than the result.
    private func runs(
        _ runs: BMPRuns, _ header: BMPHeader, _ plan: DecodePlan, _ profile: ICCProfile?
    ) throws(ImageError) -> DecodedImage {
        let survey = runs.survey()
        if survey.isCut { throw .decoding(.truncated(.bmp)) }
        let stored = header.isTopDown ? plan : plan.upsideDown
        return try plan.picture(hasAlpha: survey.hasGaps, profile: profile) { memory throws(ImageError) in
            try runs.write(to: RowSink(memory, plan: stored, source: plan.stored, hasAlpha: survey.hasGaps))
            if !header.isTopDown { Self.flip(memory, rowBytes: plan.layout.output.width * 4) }
        }
    }

    /// Reverses the order of rows.
    private static func flip(_ memory: UnsafeMutableRawBufferPointer, rowBytes: Int) {
        guard let base = memory.baseAddress, rowBytes > 0 else { return }
        let spare = UnsafeMutableRawPointer.allocate(byteCount: rowBytes, alignment: 16)
        defer { spare.deallocate() }
        let rows = memory.count / rowBytes
        for y in 0..<rows / 2 {
            let (upper, lower) = (base + y * rowBytes, base + (rows - 1 - y) * rowBytes)
            spare.copyMemory(from: upper, byteCount: rowBytes)
            upper.copyMemory(from: lower, byteCount: rowBytes)
            lower.copyMemory(from: spare, byteCount: rowBytes)
        }
    }

    private func info(_ file: ByteView, _ header: BMPHeader, _ survey: BMPRuns.Survey? = nil) -> ImageInfo {
        var info = header.info
        info.hasAlpha = survey.map { $0.hasGaps || $0.isCut } ?? info.hasAlpha
        info.colorProfile = embedded(file, header)?.name
        return info
    }

    private func embedded(_ file: ByteView, _ header: BMPHeader) -> ICCProfile? {
        profileBytes(file, header).flatMap { ICCProfile($0) }
    }

    /// Those of the profile; nil if there is none, or if the file ends before it does.
    private func profileBytes(_ file: ByteView, _ header: BMPHeader) -> ByteView? {
        header.profileRange.flatMap { file.slice($0.count, at: $0.lowerBound) }
    }

    /// The colours of the pixels; nil for sRGB, and if the file does not say.
    private func profile(_ file: ByteView, _ header: BMPHeader) -> ICCProfile? {
        embedded(file, header)?.fitting(.rgb)
    }
}

/// A PNG or JPEG file inside a bitmap (BI_PNG, BI_JPEG), which says itself how large it is. It never is another bitmap.
private struct BMPEmbeddedFile {
    private let data: Data
    private let decoder: any ImageDecoding
    private let format: ImageFormat

    /// - Throws: `.truncated` if the bitmap ends before it, `.corrupt` if it is something else.
    init(_ file: ByteView, _ header: BMPHeader, _ format: ImageFormat) throws(ImageError) {
        let view = file.available(file.count, at: header.pixelOffset)
        // The first bytes of a file say what it is.
        guard view.count >= 16 else { throw .decoding(.truncated(.bmp)) }
        data = view.data
        guard ImageFormat(sniffing: data) == format else {
            throw .decoding(.corrupt(.bmp, why: "there is no \(format) file inside it"))
        }
        decoder = format == .png ? PNGDecoder() : JPEGDecoder()
        self.format = format
    }

    var info: ImageInfo {
        get throws(ImageError) {
            guard var info = try decoder.info(of: data) else { throw .decoding(.truncated(format)) }
            info.format = .bmp
            info.frameCount = 1
            info.duration = nil
            return info
        }
    }

    func decode(_ options: DecodingOptions) throws(ImageError) -> DecodedImage {
        var options = options
        options.frames = .first
        guard var image = try decoder.decode(data, options: options) else { throw .decoding(.truncated(format)) }
        image.format = .bmp
        return image
    }
}
