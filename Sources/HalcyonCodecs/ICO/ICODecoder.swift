import CPixels
public import Foundation
public import HalcyonCore

/// Decodes Windows icons and cursors, with bitmaps or PNG files inside.
///
/// The image is the largest one in the file; of those of one size, it is the one with the most bits a pixel. At a
/// target size, the smallest one of the same shape that need not be enlarged is decoded instead.
///
/// A bitmap of fewer than 32 bits a pixel is transparent where its mask says so; one of 32 bits has alpha of its own,
/// unless all of that is 0. Pixels that would invert the screen are transparent.
public struct ICODecoder: ImageDecoding {
    /// Creates a decoder; it has no settings.
    public init() {}

    /// Returns what the header of the largest image says, or nil if the bytes are not an icon. If `data` ends before
    /// that image, the size is the directory's.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated` before the end of the directory, `.corrupt`.
    public func info(of data: Data) throws(ImageError) -> ImageInfo? {
        guard ImageFormat(sniffing: data) == .ico else { return nil }
        return try data.withByteView { file throws(ImageError) in
            let directory = try ICODirectory(file)
            let largest = directory.largest
            if let missing = directory.missing, missing.pixelCount ?? 0 > largest?.size.pixelCount ?? 0 {
                return ImageInfo(format: .ico, size: missing, hasAlpha: true)
            }
            return try info(file, Self.checked(largest, directory), DecodingLimits())
        }
    }

    /// Returns the image, or nil if the bytes are not an icon.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated`, `.corrupt`, `.tooManyPixels`, `.tooManyBytes`, `.tookTooLong`,
    ///   `.outOfMemory`; for a PNG inside, the errors of its decoder; `ImageError.cancelled`.
    public func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
        guard ImageFormat(sniffing: data) == .ico else { return nil }
        return try data.withByteView { file throws(ImageError) in
            let directory = try ICODirectory(file)
            let largest = try Self.checked(directory.largest, directory)
            // Of the largest image, its decoder turns the pixels, if they are to be turned; the others are upright.
            let size = try info(file, largest, options.limits).size
            let plan = try DecodePlan(ImageInfo(format: .ico, size: size), options: options)
            let best = directory.best(for: plan.layout.scaled, insteadOf: largest)
            let part = file.available(file.count, at: best.offset)
            switch best.form {
            case .png where best.offset == largest.offset: return try PNGInside(part, options.limits).image(options)
            case .png: return try smaller(PNGInside(part, options.limits), plan, options)
            case .bitmap(let header): return try bitmap(part, header, plan)
            }
        }
    }

    private static func checked(_ largest: ICOImage?, _ directory: ICODirectory) throws(ImageError) -> ICOImage {
        if let largest { return largest }
        if directory.missing != nil { throw .decoding(.truncated(.ico)) }
        throw .decoding(.corrupt(.ico, why: "there is no image inside it"))
    }

    private func info(
        _ file: ByteView, _ image: ICOImage, _ limits: DecodingLimits
    ) throws(ImageError) -> ImageInfo {
        switch image.form {
        case .png: return try PNGInside(file.available(file.count, at: image.offset), limits).info
        case .bitmap(let header):
            var info = header.info
            info.format = .ico
            info.hasAlpha = true
            return info
        }
    }

    /// Decodes an image that is smaller than the largest, to the layout that the largest one would have.
    private func smaller(
        _ png: PNGInside, _ plan: DecodePlan, _ options: DecodingOptions
    ) throws(ImageError) -> DecodedImage {
        let size = png.info.size
        try options.limits.check(size)
        return try plan.holding(size.width * size.height * 4) { plan throws(ImageError) in
            // Its colours are converted before they are mixed, so that the plan needs no profile.
            let pixels = try png.image(DecodingOptions(limits: options.limits)).pixels
            return try plan.picture(hasAlpha: pixels.hasAlpha, profile: nil) { memory throws(ImageError) in
                try RowSink(memory, plan: plan, source: pixels.size, hasAlpha: pixels.hasAlpha).push(pixels)
            }
        }
    }

    private func bitmap(_ part: ByteView, _ header: BMPHeader, _ plan: DecodePlan) throws(ImageError) -> DecodedImage {
        try plan.checkBytes()
        let rows = try BMPRows(part, header, .ico)
        let mask = rows.hasAlpha ? nil : try ICOMask(part, header)
        let hasAlpha = rows.hasAlpha || mask != nil
        return try plan.picture(hasAlpha: hasAlpha, profile: nil) { memory throws(ImageError) in
            let sink = RowSink(memory, plan: plan, source: header.size, hasAlpha: hasAlpha)
            try rows.write(to: sink) { y, row in mask?.cutOut(y, of: row) }
        }
    }
}

/// The mask below the pixels of a bitmap: a bit for each, which is 1 for those that are not seen.
private struct ICOMask {
    private let rows: ByteView
    private let rowLength: Int
    private let header: BMPHeader

    /// - Returns: Nil if a bitmap of 32 bits lacks its mask, which it does not need.
    /// - Throws: `.truncated` if another lacks it.
    init?(_ part: ByteView, _ header: BMPHeader) throws(ImageError) {
        rowLength = (header.size.width + 31) / 32 * 4
        let byteCount = rowLength * (header.size.height - 1) + (header.size.width + 7) / 8
        guard let rows = part.slice(byteCount, at: header.pixelOffset + header.rowLength * header.size.height) else {
            if header.bits == 32 { return nil }
            throw .decoding(.truncated(.ico))
        }
        self.rows = rows
        self.header = header
    }

    /// Makes those pixels of row `y` transparent.
    func cutOut(_ y: Int, of row: UnsafeMutablePointer<UInt8>) {
        let stored = header.isTopDown ? y : header.size.height - 1 - y
        let bits = rows.available((header.size.width + 7) / 8, at: stored * rowLength)
        guard let first = bits.baseAddress else { return }
        cpixels_cut_out(first, row, header.size.width)
    }
}

/// A PNG file inside an icon.
private struct PNGInside {
    private let part: ByteView
    let info: ImageInfo

    /// - Parameter part: The file from the PNG's first byte on, which may go on behind its end.
    init(_ part: ByteView, _ limits: DecodingLimits) throws(ImageError) {
        self.part = part
        var info = try PNGHeader(part, limits: limits).info
        info.format = .ico
        info.frameCount = 1
        info.duration = nil
        self.info = info
    }

    func image(_ options: DecodingOptions) throws(ImageError) -> DecodedImage {
        var options = options
        options.frames = .first
        guard var image = try PNGDecoder().decode(part.data, options: options) else {
            throw .decoding(.corrupt(.ico, why: "the PNG inside it has no header"))
        }
        image.format = .ico
        return image
    }
}
