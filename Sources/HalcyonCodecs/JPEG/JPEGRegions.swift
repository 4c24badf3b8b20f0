import CCodecs
import CPixels
public import Foundation
public import HalcyonCore
import Synchronization

/// Decodes rectangles of a baseline JPEG file.
///
/// The units (MCUs) that a rectangle needs are copied, bit by bit, into a small file of their own, which libjpeg
/// decodes: the same arithmetic, and so the same pixels, as in a decode of the whole. One unit more on each side gives
/// libjpeg the neighbours from which it interpolates colours.
final class JPEGRegions: ImageRegions {
    let format = ImageFormat.jpeg
    let size: PixelSize
    let index: Data?
    private let data: Data
    private let scan: JPEGRegionsScan
    private let entries: JPEGUnitIndex
    private let picture: JPEGRegionsPicture
    private let madeOverview: Mutex<PixelBuffer?>

    /// - Parameters:
    ///   - data: A file, or one that ``JPEGFlattening`` made.
    ///   - header: The file's own header.
    /// - Returns: Nil if the file is not one of a single scan of all components, or its data are damaged.
    init?(
        _ data: Data, _ header: JPEGHeader, index kept: Data?, limits: DecodingLimits, deadline: DecodeDeadline
    ) throws(ImageError) {
        typealias Opened = (
            scan: JPEGRegionsScan, picture: JPEGRegionsPicture, entries: JPEGUnitIndex, index: Data?, PixelBuffer?
        )
        let picture = try JPEGRegionsPicture(header, limits: limits)
        let stored = header.stored
        let opened = try data.withByteView { file throws(ImageError) -> Opened? in
            guard let scan = JPEGRegionsScan(file), scan.size == stored else { return nil }
            if let kept, let entries = try JPEGUnitIndex(kept, of: file, scan, deadline: deadline) {
                return (scan, picture, entries, kept, nil)
            }
            if let entries = try JPEGUnitIndex(restartsOf: scan, in: file, deadline: deadline) {
                return (scan, picture, entries, nil, nil)
            }
            var entries = JPEGUnitIndex(for: scan)
            let overview: PixelBuffer
            do throws(ImageError) {
                overview = try picture.overview(file, scan, deadline: deadline) { entries.append($0) }
            } catch .decoding(.corrupt) {
                // libjpeg may make something of it.
                return nil
            }
            let digest = try RegionsIndexFile.digest(of: file, deadline: deadline)
            return (scan, picture, entries, entries.data(digest: digest, of: file, scan), overview)
        }
        guard let opened else { return nil }
        self.data = data
        scan = opened.scan
        self.picture = opened.picture
        entries = opened.entries
        index = opened.index
        size = opened.picture.info.size
        madeOverview = Mutex(opened.4)
    }

    var reductions: [Int] { [1, 2, 4, 8] }

    func overview() throws(ImageError) -> PixelBuffer {
        if let made = madeOverview.withLock({ $0 }) { return made }
        let overview = try data.withByteView { file throws(ImageError) in
            try picture.overview(file, scan, deadline: DecodeDeadline(picture.limits))
        }
        madeOverview.withLock { $0 = overview }
        return overview
    }

    func decode(_ region: PixelRect, reducedBy reduction: Int) throws(ImageError) -> PixelBuffer {
        guard reductions.contains(reduction), let upright = region.reduced(by: reduction, in: size) else {
            throw .decoding(.noSuchRegion(region, of: size))
        }
        let limits = picture.limits
        try limits.check(upright.size)
        // Turning the pixels takes a copy.
        let pixelBytes = upright.width * upright.height * 4
        try limits.check(bytes: picture.info.orientation == .up ? pixelBytes : 2 * pixelBytes)
        let deadline = DecodeDeadline(limits)
        try deadline.check()
        let place = picture.info.orientation.stored(upright, of: scan.size.reduced(by: reduction))
        let units = JPEGRegionsUnits(for: place, of: scan, reducedBy: reduction)
        let file = try JPEGUnitWriter(limit: limits.maximumBytes)
        try data.withByteView { whole throws(ImageError) in
            try copy(units, of: whole, meansOnly: reduction == 8, into: file, deadline: deadline)
        }
        let left = place.x - units.origin.x / reduction, top = place.y - units.origin.y / reduction
        return try picture.pixels(place.size) { memory throws(ImageError) in
            try JPEGRegionsRows.decode(
                file.bytes, of: units.size, reducedBy: reduction, limits: limits, deadline: deadline,
                finishRow: picture.finishRow
            ) { y, row in
                guard y >= top, let base = memory.baseAddress else { return true }
                if y < top + place.height {
                    (base + (y - top) * place.width * 4).copyMemory(from: row + left * 4, byteCount: place.width * 4)
                }
                return y + 1 < top + place.height
            }
        }
    }

    /// Writes units as a file of their own, with a restart after each row.
    private func copy(
        _ units: JPEGRegionsUnits, of whole: ByteView, meansOnly: Bool, into file: JPEGUnitWriter,
        deadline: DecodeDeadline
    ) throws(ImageError) {
        try file.append(scan.header(of: units.size, unitsBetweenRestarts: units.columns.count))
        var reader: JPEGUnitReader?
        for row in units.rows {
            let first = row * scan.unitsAcross + units.columns.lowerBound
            guard let entry = entries.entry(before: first) else { throw .decoding(.truncated(.jpeg)) }
            // Where the last row ended may be nearer.
            if reader.map({ $0.unit > first || $0.unit < entry.unit }) ?? true {
                reader = JPEGUnitReader(whole, scan, at: entry, deadline: deadline)
            }
            guard try reader?.pass(to: first) == true,
                try reader?.copyRow(
                    row - units.rows.lowerBound, to: first + units.columns.count, meansOnly: meansOnly, file) == true
            else { throw JPEGRegionsPicture.damage(of: whole, from: Int(entry.offset)) }
        }
        try file.append([0xFF, 0xD9])
    }
}

/// The units that a rectangle of the stored image needs.
private struct JPEGRegionsUnits {
    let columns: Range<Int>
    let rows: Range<Int>
    /// The place of their first pixel in the image as stored.
    let origin: (x: Int, y: Int)
    /// Their size in pixels.
    let size: PixelSize

    /// - Parameter place: A rectangle of the stored image, reduced.
    init(for place: PixelRect, of scan: JPEGRegionsScan, reducedBy reduction: Int) {
        // At an eighth, libjpeg interpolates nothing.
        let margin = reduction == 8 ? 0 : 1
        let across = scan.unitSize.width / reduction, down = scan.unitSize.height / reduction
        let right = (place.x + place.width - 1) / across + 1, below = (place.y + place.height - 1) / down + 1
        columns = max(0, place.x / across - margin)..<min(scan.unitsAcross, right + margin)
        rows = max(0, place.y / down - margin)..<min(scan.unitsDown, below + margin)
        origin = (columns.lowerBound * scan.unitSize.width, rows.lowerBound * scan.unitSize.height)
        // Units at the image's edges may have pixels beyond it.
        size = PixelSize(
            width: min(scan.size.width - origin.x, columns.count * scan.unitSize.width),
            height: min(scan.size.height - origin.y, rows.count * scan.unitSize.height))
    }
}

extension JPEGUnitReader {
    /// Copies units as a row of a file of their own.
    ///
    /// - Parameters:
    ///   - row: The number of the row in that file: there is a restart before all but the first.
    ///   - step: The number of units from one entry of an index to the next. Default: none.
    ///   - takeEntry: Gets the entries.
    /// - Returns: False if the units are damaged or not there.
    fileprivate mutating func copyRow(
        _ row: Int, to end: Int, meansOnly: Bool, _ file: JPEGUnitWriter, entriesEvery step: Int = .max,
        takeEntry: ((JPEGUnitIndex.Entry) -> Void)? = nil
    ) throws(ImageError) -> Bool {
        if row > 0 { try file.append([0xFF, 0xD0 + UInt8((row - 1) & 7)]) }
        beginCopiedRow()
        while unit < end {
            let place = unit % step
            if place == 0 { takeEntry?(entry) }
            guard try copy(to: min(end, unit + min(step - place, end)), meansOnly: meansOnly, into: file) else {
                return false
            }
        }
        try endCopiedRow(into: file)
        return true
    }
}

/// What a file's header says of its picture, and how pixels are finished.
private struct JPEGRegionsPicture: Sendable {
    /// About how many rows of pixels, reduced, are decoded at a time for an overview.
    private static let rowsAtATime = 128

    let info: ImageInfo
    let limits: DecodingLimits
    private let components: Int
    private let profile: ICCProfile?

    init(_ header: JPEGHeader, limits: DecodingLimits) throws(ImageError) {
        try limits.check(metadata: header.metadataByteCount)
        info = header.info
        self.limits = limits
        components = header.components
        profile = header.profile
    }

    var finishRow: ((UnsafeMutablePointer<UInt8>, Int) -> Void)? {
        components == 4 ? CMYK.converter(profile: profile) : nil
    }

    private var transform: ColorTransform? {
        components == 4 ? nil : profile.flatMap { ColorTransform.from($0) }
    }

    /// Returns finished pixels.
    ///
    /// - Parameters:
    ///   - size: Their size as stored.
    ///   - decode: Writes pixels as stored, in the profile's colours.
    func pixels(
        _ size: PixelSize, decode: (UnsafeMutableRawBufferPointer) throws(ImageError) -> Void
    ) throws(ImageError) -> PixelBuffer {
        let transform = transform
        return try PixelBuffer(width: size.width, height: size.height, hasAlpha: false) { memory throws(ImageError) in
            try decode(memory)
            try transform?.apply(to: memory)
        }.upright(from: info.orientation)
    }

    /// Returns the whole image, small, with a pass over all of its units.
    ///
    /// - Parameter takeEntry: Gets the entries of an index.
    func overview(
        _ file: ByteView, _ scan: JPEGRegionsScan, deadline: DecodeDeadline,
        takeEntry: ((JPEGUnitIndex.Entry) -> Void)? = nil
    ) throws(ImageError) -> PixelBuffer {
        let source = scan.size.reduced(by: 8)
        var options = DecodingOptions(targetSize: .overview(of: info.size), limits: limits, frames: .first)
        // Nothing has the size of the whole.
        options.limits.maximumPixels = .max
        let plan = try DecodePlan(info, options: options)
        let output = plan.outputSize
        try limits.check(output)
        try limits.check(bytes: output.width * output.height * 8)
        let extent = (width: Double(scan.size.width) / 8, height: Double(scan.size.height) / 8)
        return try plan.picture(hasAlpha: false, profile: components == 4 ? nil : profile) {
            memory throws(ImageError) in
            let sink = RowSink(memory, plan: plan, source: source, extent: extent, hasAlpha: false)
            let strip = try JPEGUnitWriter(limit: limits.maximumBytes)
            let start = JPEGUnitIndex.Entry(unit: 0, offset: UInt64(scan.start), bit: 0, means: (0, 0, 0, 0))
            guard var reader = JPEGUnitReader(file, scan, at: start, deadline: deadline) else {
                throw .decoding(.truncated(.jpeg))
            }
            let step = takeEntry == nil ? Int.max : JPEGUnitIndex(for: scan).step
            let rows = max(1, Self.rowsAtATime * 8 / scan.unitSize.height)
            for first in stride(from: 0, to: scan.unitsDown, by: rows) {
                let last = min(first + rows, scan.unitsDown)
                let top = first * scan.unitSize.height
                let height = min(last * scan.unitSize.height, scan.size.height) - top
                let size = PixelSize(width: scan.size.width, height: height)
                strip.removeAll()
                try strip.append(scan.header(of: size, unitsBetweenRestarts: scan.unitsAcross))
                for row in first..<last {
                    let isCopied = try reader.copyRow(
                        row - first, to: (row + 1) * scan.unitsAcross, meansOnly: true, strip, entriesEvery: step,
                        takeEntry: takeEntry)
                    guard isCopied else { throw Self.damage(of: file, from: scan.start) }
                }
                try strip.append([0xFF, 0xD9])
                try JPEGRegionsRows.decode(
                    strip.bytes, of: size, reducedBy: 8, limits: limits, deadline: deadline, finishRow: finishRow
                ) { y, row in
                    guard let line = sink.row(top / 8 + y) else { return false }
                    UnsafeMutableRawPointer(line).copyMemory(from: row, byteCount: source.width * 4)
                    return true
                }
            }
            try deadline.check()
            sink.finish()
        }.pixels
    }

    /// Returns the error for units that cannot be read: whether the file ends too early, or is damaged.
    static func damage(of file: ByteView, from start: Int) -> ImageError {
        var offset = start
        while offset < file.count, let base = file.baseAddress,
            let ones = memchr(base + offset, 0xFF, file.count - offset)
        {
            let place = UnsafeRawPointer(base).distance(to: ones)
            guard let marker = file[place + 1] else { break }
            if marker != 0, marker != 0xFF, !(0xD0...0xD7).contains(marker) {
                return .decoding(.corrupt(.jpeg, why: "damaged data of a scan"))
            }
            offset = place + (marker == 0xFF ? 1 : 2)
        }
        return .decoding(.truncated(.jpeg))
    }
}

extension JPEGDecoder: ImageRegionDecoding {
    /// Prepares a JPEG file for decoding regions of it.
    ///
    /// Most files are baseline files whose only scan has all components: cameras write them. One with restarts at short
    /// distances is opened without reading its units, and has no index; of any other, one pass makes an index of at
    /// most 1 MiB, and the overview.
    ///
    /// A progressive file, or one of several scans, is rewritten as a baseline file with restarts, which takes ten
    /// times as long as a pass, and each time again: it has no index. Its coefficients are meanwhile in a temporary
    /// file, which may take up to four times ``DecodingLimits/maximumBytes``; 1.2 GB for 400 million pixels in 4:2:0.
    /// The rewritten file, about as large as the original, is in another one, and stays until the regions are released.
    ///
    /// - Returns: Nil if the bytes are not JPEG; if the file is not of 8 bits, lacks scans, or has more than ten blocks
    ///   in a unit; and if it is damaged in a way that a decoder of whole images may bear.
    /// - Throws: `ImageError.decoding`: `.truncated`, `.corrupt`, `.tooManyBytes`, `.tooManyScans`,
    ///   `.metadataTooLarge`, `.tookTooLong`, `.outOfMemory` (also if the temporary files cannot be written);
    ///   `ImageError.cancelled`. Regions throw the same, `.tooManyPixels` and `.noSuchRegion`.
    public func makeRegions(
        of data: Data, index: Data?, folder: URL?, options: DecodingOptions
    ) throws(ImageError) -> (any ImageRegions)? {
        guard ImageFormat(sniffing: data) == .jpeg else { return nil }
        let deadline = DecodeDeadline(options.limits)
        try deadline.check()
        return try data.withByteView { file throws(ImageError) -> JPEGRegions? in
            let header = try JPEGHeader(file)
            if header.coefficientBytes == 0 {
                return try JPEGRegions(data, header, index: index, limits: options.limits, deadline: deadline)
            }
            let flat = try JPEGFlattening.file(file, header, folder: folder, limits: options.limits, deadline: deadline)
            guard let flat else { return nil }
            defer { JPEGFlattening.release(flat) }
            return try JPEGRegions(flat, header, index: nil, limits: options.limits, deadline: deadline)
        }
    }
}
