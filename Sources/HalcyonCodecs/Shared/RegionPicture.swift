import CPixels
import Foundation
import HalcyonCore
import Synchronization

/// What the regions of an image have in common, whatever its format: how stored rows become pixels.
final class RegionPicture: Sendable {
    static let reductions = [1, 2, 4, 8]
    /// The longest side of images that have regions here.
    static let longestSide = 1 << 20
    /// The most memory of scalings that is kept.
    private static let mostScalingBytes = 4 << 20

    let info: ImageInfo
    let limits: DecodingLimits
    let stored: PixelSize
    private let hasAlpha: Bool
    private let profile: ICCProfile?
    /// Made once, so that a later failure to make one never changes the size of a row.
    private let deepTransform: ColorTransform?
    private let scalings = Mutex<[Int: WholeScaling]>([:])

    /// - Parameters:
    ///   - profile: The colours of the pixels; nil for sRGB.
    ///   - isDeep: Whether rows have 16 bits a sample if the profile is to be converted.
    init(_ info: ImageInfo, hasAlpha: Bool, profile: ICCProfile?, isDeep: Bool, limits: DecodingLimits) {
        self.info = info
        self.limits = limits
        self.hasAlpha = hasAlpha
        self.profile = profile
        deepTransform = isDeep ? profile.flatMap { .from($0, isDeep: true) } : nil
        stored = info.orientation.applied(to: info.size)
    }

    /// Whether rows have 16 bits a sample, the high byte first: their colours are converted before they are reduced.
    var isDeep: Bool { deepTransform != nil }

    /// The bytes of a pixel of a row.
    var pixelBytes: Int { isDeep ? 8 : 4 }

    /// Decodes a region.
    ///
    /// - Parameters:
    ///   - columnStep: Rows are read from a multiple of that many columns to another, or to their end.
    ///   - codecBytes: The memory that reading takes.
    ///   - read: Reads the rows that the region needs.
    func decode(
        _ region: PixelRect, reducedBy reduction: Int, columnStep: Int, codecBytes: Int,
        read: (RegionRows, DecodeDeadline) throws(ImageError) -> Void
    ) throws(ImageError) -> PixelBuffer {
        guard Self.reductions.contains(reduction), let upright = region.reduced(by: reduction, in: info.size) else {
            throw .decoding(.noSuchRegion(region, of: info.size))
        }
        try limits.check(upright.size)
        // Turning the pixels takes a copy, and an odd place to cut at another one.
        let scaling = reduction == 1 ? 0 : WholeScaling.bytes(for: stored)
        let (bytes, overflow) = codecBytes.addingReportingOverflow((upright.width + 2) * upright.height * 8 + scaling)
        try limits.check(bytes: overflow ? .max : bytes)
        let deadline = DecodeDeadline(limits)
        try deadline.check()
        let place = info.orientation.stored(upright, of: stored.reduced(by: reduction))
        let scaled = reduction == 1 ? nil : self.scaling(reduction)
        return try PixelBuffer(
            width: place.width, height: place.height, hasAlpha: hasAlpha
        ) { memory throws(ImageError) in
            let rows = RegionRows(
                place, of: stored, scaled, columnStep: columnStep, hasAlpha: hasAlpha, deepTransform: deepTransform,
                output: memory)
            try read(rows, deadline)
            rows.finish()
            try deadline.check()
            if !isDeep { try profile.flatMap { ColorTransform.from($0) }?.apply(to: memory) }
        }.upright(from: info.orientation)
    }

    /// Returns the whole image, small.
    ///
    /// - Parameters:
    ///   - codecBytes: The memory that reading takes.
    ///   - read: Hands out all rows.
    func overview(
        codecBytes: Int, deadline: DecodeDeadline, read: (RowSink) throws(ImageError) -> Void
    ) throws(ImageError) -> PixelBuffer {
        var options = DecodingOptions(targetSize: .overview(of: info.size), limits: limits, frames: .first)
        // Nothing has the size of the whole.
        options.limits.maximumPixels = .max
        let plan = try DecodePlan(info, options: options)
        let output = plan.outputSize
        try limits.check(output)
        let (bytes, overflow) = codecBytes.addingReportingOverflow(output.width * output.height * 8)
        try limits.check(bytes: overflow ? .max : bytes)
        return try plan.picture(hasAlpha: hasAlpha, profile: isDeep ? nil : profile) { memory throws(ImageError) in
            let sink = RowSink(memory, plan: plan, source: stored, hasAlpha: hasAlpha, deepTransform: deepTransform)
            try read(sink)
            try deadline.check()
            sink.finish()
        }.pixels
    }

    private func scaling(_ reduction: Int) -> WholeScaling {
        if let kept = scalings.withLock({ $0[reduction] }) { return kept }
        let made = WholeScaling(source: stored, scaled: stored.reduced(by: reduction), hasAlpha: hasAlpha)
        scalings.withLock { scalings in
            let bytes = scalings.values.reduce(made.byteCount) { $0 + $1.byteCount }
            if bytes <= Self.mostScalingBytes { scalings[reduction] = made }
        }
        return made
    }
}

extension TargetSize {
    private static let longestOverviewSide = 2048

    /// Returns the size of the overview of an image: an eighth, or less if that has a long side.
    static func overview(of whole: PixelSize) -> TargetSize {
        var size = whole.reduced(by: 8)
        let longest = max(size.width, size.height)
        if longest > longestOverviewSide {
            size.width = max(1, size.width * longestOverviewSide / longest)
            size.height = max(1, size.height * longestOverviewSide / longest)
        }
        return TargetSize(width: size.width, height: size.height, mode: .stretch)
    }
}

/// Takes the rows of the stored image that a region needs, and writes the region's pixels.
final class RegionRows {
    /// What is read of a row, and how many rows.
    let columns: Range<Int>
    let rows: Range<Int>
    private let place: PixelRect
    /// The place with whole pairs of columns: those at the ends of an odd part are rounded in another way.
    private let wider: PixelRect
    private let output: UnsafeMutableRawBufferPointer
    private let resampler: RowResampler?
    /// How many columns are read before those that are needed.
    private let lead: Int
    private let line: UnsafeMutableRawPointer
    private let deepLine: UnsafeMutableBufferPointer<UInt16>?
    private let deepTransform: ColorTransform?
    private let scaledMemory: UnsafeMutableRawBufferPointer?
    private var current: Int?

    /// - Parameters:
    ///   - place: A rectangle of the stored image, reduced.
    ///   - scaling: That of the whole; nil if it is not reduced.
    ///   - output: Memory for the place's pixels; must outlive this object.
    fileprivate init(
        _ place: PixelRect, of stored: PixelSize, _ scaling: WholeScaling?, columnStep: Int, hasAlpha: Bool,
        deepTransform: ColorTransform?, output: UnsafeMutableRawBufferPointer
    ) {
        self.place = place
        self.output = output
        self.deepTransform = deepTransform
        var wider = place
        var needed = place.x..<place.x + place.width
        if let scaling {
            wider.x -= place.x % 2
            wider.width = min(scaling.width, (place.x + place.width + 1) / 2 * 2) - wider.x
            needed = scaling.columns(for: wider.x..<wider.x + wider.width)
            rows = scaling.rows(for: place.y..<place.y + place.height)
        } else {
            rows = place.y..<place.y + place.height
        }
        self.wider = wider
        let start = needed.lowerBound / columnStep * columnStep
        let end = min(stored.width, (needed.upperBound + columnStep - 1) / columnStep * columnStep)
        columns = start..<end
        lead = needed.lowerBound - start
        line = .allocate(byteCount: columns.count * 4, alignment: 16)
        deepLine = deepTransform == nil ? nil : .allocate(capacity: columns.count * 4)
        let memory: UnsafeMutableRawBufferPointer? =
            wider == place ? nil : .allocate(byteCount: wider.width * wider.height * 4, alignment: 16)
        scaledMemory = memory
        if let scaling {
            resampler = RowResampler(wider, of: scaling, hasAlpha: hasAlpha, output: memory ?? output)
        } else {
            resampler = nil
        }
    }

    deinit {
        line.deallocate()
        deepLine?.deallocate()
        scaledMemory?.deallocate()
    }

    /// Returns the memory for the columns of row `y`; rows come in order, and the one before counts as written.
    func row(_ y: Int) -> UnsafeMutableRawPointer {
        finishRow()
        current = y
        return deepLine?.baseAddress.map { UnsafeMutableRawPointer($0) } ?? line
    }

    fileprivate func finish() {
        finishRow()
        guard let from = scaledMemory?.baseAddress, let to = output.baseAddress else { return }
        for y in 0..<place.height {
            (to + y * place.width * 4).copyMemory(
                from: from + (y * wider.width + place.x - wider.x) * 4, byteCount: place.width * 4)
        }
    }

    private func finishRow() {
        guard let y = current else { return }
        current = nil
        if let deepLine, let deep = deepLine.baseAddress {
            if UInt16(bigEndian: 1) != 1 { cpixels_swap_bytes(deep, deepLine.count) }
            deepTransform?.apply(deep, to: line.assumingMemoryBound(to: UInt8.self), count: columns.count)
        }
        let needed = line + lead * 4
        if let resampler { return resampler.push(needed) }
        guard let to = output.baseAddress, rows.contains(y) else { return }
        (to + (y - rows.lowerBound) * place.width * 4).copyMemory(from: needed, byteCount: place.width * 4)
    }
}

extension ImageOrientation {
    /// Returns where a rectangle of the upright image is in the image as stored.
    func stored(_ upright: PixelRect, of stored: PixelSize) -> PixelRect {
        let whole = applied(to: stored)
        let right = whole.width - upright.x - upright.width
        let below = whole.height - upright.y - upright.height
        let size = applied(to: upright.size)
        let (x, y) =
            switch self {
            case .up: (upright.x, upright.y)
            case .upMirrored: (right, upright.y)
            case .down: (right, below)
            case .downMirrored: (upright.x, below)
            case .leftMirrored: (upright.y, upright.x)
            case .right: (upright.y, right)
            case .rightMirrored: (below, right)
            case .left: (below, upright.x)
            }
        return PixelRect(x: x, y: y, width: size.width, height: size.height)
    }
}
