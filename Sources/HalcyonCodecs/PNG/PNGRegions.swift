public import Foundation
public import HalcyonCore
import Synchronization

/// Decodes rectangles of a PNG file that is not interlaced.
///
/// From the access point before its first row on, rows are unpacked, and their filters undone; those of the rectangle
/// are converted as in a decode of the whole.
final class PNGRegions: ImageRegions {
    let format = ImageFormat.png
    let index: Data?
    private let data: Data
    private let layout: PNGRowLayout
    private let picture: RegionPicture
    private let points: PNGRegionsIndex
    private let madeOverview: Mutex<PixelBuffer?>

    init(
        _ data: Data, _ layout: PNGRowLayout, _ picture: RegionPicture, index kept: Data?, deadline: DecodeDeadline
    ) throws(ImageError) {
        typealias Opened = (points: PNGRegionsIndex, index: Data?, overview: PixelBuffer?)
        let opened = try data.withByteView { file throws(ImageError) -> Opened in
            if let kept, let points = try PNGRegionsIndex(kept, of: file, layout, deadline: deadline) {
                return (points, kept, nil)
            }
            let (overview, found) = try Self.pass(file, layout, picture, records: true, deadline: deadline)
            let points = PNGRegionsIndex(found)
            if found.isEmpty { return (points, nil, overview) }
            let digest = try RegionsIndexFile.digest(of: file, deadline: deadline)
            return (points, points.data(of: file, layout, digest: digest), overview)
        }
        self.data = data
        self.layout = layout
        self.picture = picture
        points = opened.points
        index = opened.index
        madeOverview = Mutex(opened.overview)
    }

    var size: PixelSize { picture.info.size }

    var reductions: [Int] { RegionPicture.reductions }

    func overview() throws(ImageError) -> PixelBuffer {
        if let made = madeOverview.withLock({ $0 }) { return made }
        let overview = try data.withByteView { file throws(ImageError) in
            try Self.pass(file, layout, picture, records: false, deadline: DecodeDeadline(picture.limits)).overview
        }
        madeOverview.withLock { $0 = overview }
        return overview
    }

    func decode(_ region: PixelRect, reducedBy reduction: Int) throws(ImageError) -> PixelBuffer {
        try picture.decode(
            region, reducedBy: reduction, columnStep: layout.columnStep, codecBytes: Self.codecBytes(layout, picture)
        ) { rows, deadline throws(ImageError) in
            try data.withByteView { file throws(ImageError) in
                let reader = try PNGRowReader(
                    layout, in: file, from: points.point(before: rows.rows.lowerBound), deadline: deadline)
                let strip = PNGStrip(
                    layout, in: file, columns: rows.columns, isDeep: picture.isDeep, limits: picture.limits,
                    deadline: deadline
                ) { rows.row($0).assumingMemoryBound(to: UInt8.self) }
                while reader.row < rows.rows.upperBound {
                    let y = reader.row
                    let samples = try reader.nextRow()
                    if y >= rows.rows.lowerBound { try strip.append(samples, y) }
                }
                try strip.finish()
            }
        }
    }

    private static func codecBytes(_ layout: PNGRowLayout, _ picture: RegionPicture) -> Int {
        let (pixels, overflow) = layout.size.width.multipliedReportingOverflow(by: 4 * picture.pixelBytes)
        return overflow || pixels > .max / 4 ? .max / 2 : pixels + PNGRowReader.bytes(layout) + PNGStrip.bytes(layout)
    }

    /// Reads all rows.
    private static func pass(
        _ file: ByteView, _ layout: PNGRowLayout, _ picture: RegionPicture, records: Bool, deadline: DecodeDeadline
    ) throws(ImageError) -> (overview: PixelBuffer, points: [PNGAccessPoint]) {
        var points: [PNGAccessPoint] = []
        let overview = try picture.overview(
            codecBytes: codecBytes(layout, picture), deadline: deadline
        ) { sink throws(ImageError) in
            let reader = try PNGRowReader(layout, in: file, records: records, deadline: deadline)
            let strip = PNGStrip(
                layout, in: file, columns: 0..<layout.size.width, isDeep: picture.isDeep, limits: picture.limits,
                deadline: deadline
            ) { sink.row($0) }
            while reader.row < layout.size.height {
                let y = reader.row
                try strip.append(reader.nextRow(), y)
            }
            try strip.finish()
            points = reader.points
            if try !reader.endsWell() { try checkChecksums(of: file, layout, deadline: deadline) }
        }
        return (overview, points)
    }

    /// Compares the checksums of the pixels' chunks with what is in them; for a file whose stream could not vouch for
    /// its pixels.
    private static func checkChecksums(
        of file: ByteView, _ layout: PNGRowLayout, deadline: DecodeDeadline
    ) throws(ImageError) {
        var offset = layout.firstData
        while file.uint32(at: offset + 4) == PNGChunk.Kind.data.rawValue {
            try deadline.check()
            guard let chunk = PNGChunk(file, at: offset) else { throw .decoding(.truncated(.png)) }
            guard chunk.isIntact else {
                throw .decoding(.corrupt(.png, why: "a checksum does not match its chunk"))
            }
            offset = chunk.range.upperBound
        }
    }
}

extension PNGDecoder: ImageRegionDecoding {
    /// Prepares a PNG file for decoding regions of it.
    ///
    /// One pass unpacks all rows, and makes the overview and an index of at most 4 MiB: where reading can begin, about
    /// every mebibyte of samples, or more seldom in a larger file. A file with fewer samples needs none.
    ///
    /// - Returns: Nil if the bytes are not PNG; if the file is interlaced, animated, or longer on a side than 1,048,576
    ///   pixels; and if chunks before the pixels break the rules.
    /// - Throws: `ImageError.decoding`: `.truncated`, `.corrupt`, `.tooManyBytes`, `.metadataTooLarge`, `.tookTooLong`,
    ///   `.outOfMemory`; `ImageError.cancelled`. Regions throw the same, `.tooManyPixels` and `.noSuchRegion`.
    public func makeRegions(
        of data: Data, index: Data?, folder: URL?, options: DecodingOptions
    ) throws(ImageError) -> (any ImageRegions)? {
        guard ImageFormat(sniffing: data) == .png else { return nil }
        let (limits, deadline) = (options.limits, DecodeDeadline(options.limits))
        try deadline.check()
        typealias Found = (layout: PNGRowLayout, picture: RegionPicture)
        let found = try data.withByteView { file throws(ImageError) -> Found? in
            let header = try PNGHeader(file, limits: limits)
            guard !header.isInterlaced, max(header.stored.width, header.stored.height) <= RegionPicture.longestSide,
                (header.animation?.frames ?? 1) == 1 || APNGHeader(file, header, limit: 2) == nil,
                let layout = PNGRowLayout(file, header)
            else { return nil }
            try limits.check(metadata: header.metadataByteCount)
            if header.isOrientationCut, header.animation == nil { throw .decoding(.truncated(.png)) }
            let picture = RegionPicture(
                header.info, hasAlpha: header.hasAlpha, profile: header.profile, isDeep: header.isDeep, limits: limits)
            return (layout, picture)
        }
        guard let found else { return nil }
        return try PNGRegions(data, found.layout, found.picture, index: index, deadline: deadline)
    }
}
