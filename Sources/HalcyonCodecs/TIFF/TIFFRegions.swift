#if TIFF
public import Foundation
public import HalcyonCore
import Synchronization

/// Decodes rectangles of the first page of a TIFF file: of the strips or tiles that they touch, and no others.
final class TIFFRegions: ImageRegions {
    /// The largest compressed strip or tile, in bytes of samples: reading begins with its first row.
    private static let largestPart = 64.0 * 1_048_576
    /// The most strips or tiles: libtiff reads where all of them are for each region.
    private static let mostParts = 1 << 18

    let format = ImageFormat.tiff
    private let data: Data
    private let picture: RegionPicture
    private let madeOverview = Mutex<PixelBuffer?>(nil)

    /// - Returns: Nil if too much would have to be read for a rectangle, and if tiles do not end with a byte.
    init?(_ data: Data, limits: DecodingLimits) throws(ImageError) {
        typealias Found = (picture: RegionPicture, isRight: Bool)
        let found = try data.withByteView { file throws(ImageError) -> Found in
            let opened = try OpenedTIFF(file, limits)
            let (header, layout) = (opened.header, opened.layout)
            let picture = RegionPicture(
                header.info, hasAlpha: header.alpha != .none, profile: header.fittingProfile,
                isDeep: header.isDeep, limits: limits)
            let longest = max(header.size.width, header.size.height)
            let part = header.tile ?? PixelSize(width: header.size.width, height: opened.file.rowsPerStrip)
            let partBytes = Double(part.width) * Double(part.height) * Double(header.samples * header.bits) / 8
            let isLong = layout.way != .stored && partBytes > Self.largestPart || header.partCount > Self.mostParts
            let isOdd = header.tile.map { $0.width * header.bits % 8 != 0 } ?? false
            return (picture, longest <= RegionPicture.longestSide && !isLong && (!isOdd || layout.way == .converted))
        }
        guard found.isRight else { return nil }
        self.data = data
        picture = found.picture
    }

    var size: PixelSize { picture.info.size }

    var reductions: [Int] { RegionPicture.reductions }

    var index: Data? { nil }

    func overview() throws(ImageError) -> PixelBuffer {
        if let made = madeOverview.withLock({ $0 }) { return made }
        let deadline = DecodeDeadline(picture.limits)
        try deadline.check()
        let overview = try data.withByteView { file throws(ImageError) in
            let opened = try OpenedTIFF(file, picture.limits)
            return try opened.holding(opened.layout.heldBytes) { () throws(ImageError) in
                try picture.overview(
                    codecBytes: opened.layout.heldBytes, deadline: deadline
                ) { sink throws(ImageError) in
                    let samples = try opened.samples(deadline: deadline)
                    let pixels = try opened.pixels(opened.header.size.width, samples)
                    for y in 0..<opened.header.size.height {
                        guard let row = sink.row(y) else { throw sink.stopReason }
                        pixels.write(try samples.row(y), to: row, isDeep: picture.isDeep)
                    }
                }
            }
        }
        madeOverview.withLock { $0 = overview }
        return overview
    }

    func decode(_ region: PixelRect, reducedBy reduction: Int) throws(ImageError) -> PixelBuffer {
        try data.withByteView { file throws(ImageError) in
            let opened = try OpenedTIFF(file, picture.limits)
            let (header, layout) = (opened.header, opened.layout)
            // Of tiles, only some columns are held.
            let isTiled = layout.way == .tiles
            return try picture.decode(
                region, reducedBy: reduction, columnStep: isTiled ? header.tile?.width ?? 1 : 8,
                codecBytes: isTiled ? 0 : layout.heldBytes
            ) { rows, deadline throws(ImageError) in
                let held = isTiled ? opened.heldBytes(rows.columns) : layout.heldBytes
                // The output comes on top; that of a reduced region is small.
                let output = reduction == 1 ? rows.columns.count * rows.rows.count * 8 : 0
                let (sum, overflow) = held.addingReportingOverflow(output)
                try picture.limits.check(bytes: overflow ? .max : sum)
                try opened.holding(held) { () throws(ImageError) in
                    try read(rows, opened, deadline)
                }
            }
        }
    }

    private func read(_ rows: RegionRows, _ opened: OpenedTIFF, _ deadline: DecodeDeadline) throws(ImageError) {
        let (header, layout) = (opened.header, opened.layout)
        let samples = try opened.samples(columns: rows.columns, deadline: deadline)
        let pixels = try opened.pixels(rows.columns.count, samples)
        let start =
            switch layout.way {
            case .tiles: 0
            case .converted: rows.columns.lowerBound * 4
            default: rows.columns.lowerBound * (header.isPlanar ? 1 : header.samples) * header.bits / 8
            }
        // Compressed rows follow from those before them.
        let step = layout.way == .rows ? max(1, opened.file.rowsPerStrip) : 1
        for y in rows.rows.lowerBound / step * step..<rows.rows.upperBound {
            let stored = try samples.row(y) + start
            guard rows.rows.contains(y) else { continue }
            let row = rows.row(y).assumingMemoryBound(to: UInt8.self)
            pixels.write(stored, to: row, isDeep: picture.isDeep)
        }
    }
}

/// A file, opened to read some of it. Use it from one thread at a time.
private struct OpenedTIFF {
    let directory: TIFFDirectory
    let header: TIFFHeader
    let layout: TIFFLayout
    let file: TIFFFile

    /// - Parameter file: Must outlive this value.
    init(_ file: ByteView, _ limits: DecodingLimits) throws(ImageError) {
        directory = try TIFFDirectory(file)
        header = try TIFFHeader(directory)
        try limits.check(metadata: header.profileBytes?.count ?? 0)
        layout = try TIFFLayout(header, limits)
        self.file = try TIFFFile(file, directory, header, limits)
    }

    /// Returns the samples of rows.
    ///
    /// - Parameter columns: Those that are wanted, from the beginning of a tile to the end of one; nil for all. Samples
    ///   of strips have all anyway.
    func samples(columns: Range<Int>? = nil, deadline: DecodeDeadline) throws(ImageError) -> TIFFSamples {
        try TIFFSamples(file, header, layout, deadline, tiles: columns.flatMap { tiles($0) })
    }

    /// Returns what makes pixels of a number of columns.
    func pixels(_ width: Int, _ samples: TIFFSamples) throws(ImageError) -> TIFFPixels {
        var part = header
        part.size.width = width
        return try TIFFPixels(part, directory, layout, planeStride: samples.planeStride)
    }

    /// The memory that reading some columns takes.
    func heldBytes(_ columns: Range<Int>) -> Int {
        let (rows, overflow) = layout.tileLineBytes.multipliedReportingOverflow(by: layout.bandRows)
        let count = (tiles(columns)?.count ?? 0) * layout.planes + 1
        let bytes = rows.multipliedReportingOverflow(by: count)
        return overflow || bytes.overflow ? .max : bytes.partialValue
    }

    func holding<Result>(
        _ byteCount: Int, _ body: () throws(ImageError) -> Result
    ) throws(ImageError) -> Result {
        try DecodeMemory.shared.holding(byteCount, body)
    }

    private func tiles(_ columns: Range<Int>) -> Range<Int>? {
        guard layout.way == .tiles, let width = header.tile?.width else { return nil }
        return columns.lowerBound / width..<(columns.upperBound + width - 1) / width
    }
}

extension TIFFPixels {
    fileprivate func write(_ samples: UnsafePointer<UInt8>, to row: UnsafeMutablePointer<UInt8>, isDeep: Bool) {
        if isDeep { writeDeep(samples, to: row) } else { write(samples, to: row) }
    }
}

extension TIFFDecoder: ImageRegionDecoding {
    /// Prepares the first page of a TIFF file for decoding regions of it.
    ///
    /// Nothing is read but the directory, and there is no index. A region reads the tiles that it touches; of strips,
    /// whole ones, or from the first row of a large one on. The first call for the overview reads the whole image.
    ///
    /// - Returns: Nil if the bytes are not TIFF; if the image is longer on a side than 1,048,576 pixels; if it has more
    ///   than 262,144 strips or tiles; if a compressed one has more than 64 MiB of samples; and if tiles are of a width at which none may be cut.
    /// - Throws: `ImageError.decoding`: `.truncated`, `.corrupt`, `.tooManyPixels` for a tile, `.tooManyBytes`,
    ///   `.metadataTooLarge`, `.unsupportedFormat` as for the whole; `ImageError.cancelled`. Regions throw the same,
    ///   `.tookTooLong`, `.outOfMemory` and `.noSuchRegion`.
    public func makeRegions(
        of data: Data, index: Data?, folder: URL?, options: DecodingOptions
    ) throws(ImageError) -> (any ImageRegions)? {
        guard ImageFormat(sniffing: data) == .tiff else { return nil }
        try DecodeDeadline(options.limits).check()
        return try TIFFRegions(data, limits: options.limits)
    }
}
#endif
