#if TIFF
import CPixels
import CTIFF
public import Foundation
public import HalcyonCore

/// Encodes TIFF with libtiff: 8 bits of gray, RGB or RGBA (with straight alpha), in strips that are compressed by
/// Deflate with a predictor. Part of the package trait `TIFF`, which is off by default.
///
/// Of ``EncodingOptions`` it uses `effort` and `metadata`.
public struct TIFFEncoder: ImageEncoding {
    private static let longestSide = Int(Int32.max)
    /// The size of a strip in bytes: readers hold one whole.
    private static let stripBytes = 1 << 17
    /// Above this size of all pixels the file could have more than 4 GB, so it becomes a BigTIFF.
    private static let mostClassicBytes = 4_000_000_000

    /// Creates an encoder; all settings come with each call.
    public init() {}

    /// Returns a TIFF file, or nil if the format is not `.tiff`. It is lossless, even for the colours of transparent
    /// pixels.
    ///
    /// - Throws: `ImageError.encoding`: `.tooLarge` if a side has more than 2,147,483,647 pixels, `.failed`;
    ///   `ImageError.cancelled`.
    public func encode(
        _ pixels: PixelBuffer, as format: ImageFormat, options: EncodingOptions
    ) throws(ImageError) -> Data? {
        guard format == .tiff else { return nil }
        try pixels.size.check(.tiff, longestSide: Self.longestSide)
        let metadata = try EncodedMetadata(options.metadata, for: .tiff)
        if Task.isCancelled { throw .cancelled }
        let statistics = PixelStatistics(pixels, countsColors: false)
        // A gray file would need a gray profile.
        let isGray = statistics.isGray && statistics.isOpaque && metadata.profile == nil
        let step = isGray ? 1 : statistics.isOpaque ? 3 : 4
        let rowBytes = pixels.width * step
        let (byteCount, overflow) = rowBytes.multipliedReportingOverflow(by: pixels.height)
        let isLarge = overflow || byteCount > Self.mostClassicBytes
        let output = try TIFFOutput(mode: isLarge ? "w8" : "w")
        let rows = min(pixels.height, max(1, Self.stripBytes / rowBytes))
        output.set(TIFFTAG_IMAGEWIDTH, pixels.width)
        output.set(TIFFTAG_IMAGELENGTH, pixels.height)
        output.set(TIFFTAG_BITSPERSAMPLE, 8)
        output.set(TIFFTAG_SAMPLESPERPIXEL, step)
        output.set(TIFFTAG_PHOTOMETRIC, Int(isGray ? PHOTOMETRIC_MINISBLACK : PHOTOMETRIC_RGB))
        output.set(TIFFTAG_PLANARCONFIG, Int(PLANARCONFIG_CONTIG))
        output.set(TIFFTAG_ORIENTATION, Int(options.metadata.orientation.rawValue))
        output.set(TIFFTAG_ROWSPERSTRIP, rows)
        output.set(TIFFTAG_COMPRESSION, Int(COMPRESSION_ADOBE_DEFLATE))
        output.set(TIFFTAG_PREDICTOR, Int(PREDICTOR_HORIZONTAL))
        output.set(TIFFTAG_ZIPQUALITY, options.effort == .fastest ? 1 : options.effort == .balanced ? 6 : 9)
        if step == 4 {
            withUnsafeBytes(of: UInt16(EXTRASAMPLE_UNASSALPHA)) {
                output.set(TIFFTAG_EXTRASAMPLES, values: $0, count: 1)
            }
        }
        if let profile = metadata.profile {
            profile.withUnsafeBytes { output.set(TIFFTAG_ICCPROFILE, values: $0, count: $0.count) }
        }
        var strip: [UInt8] = []
        strip.reserveCapacity(rows * rowBytes)
        var index: UInt32 = 0
        let line = UnsafeMutablePointer<UInt8>.allocate(capacity: rowBytes)
        defer { line.deallocate() }
        try pixels.withRows { row throws(ImageError) in
            switch step {
            case 1: cpixels_take_red(row, line, pixels.width)
            case 3: cpixels_take_channels(row, 3, line, pixels.width)
            default: line.update(from: row, count: rowBytes)
            }
            strip += UnsafeBufferPointer(start: line, count: rowBytes)
            guard strip.count == rows * rowBytes else { return }
            try output.write(&strip, at: index)
            index += 1
        }
        if !strip.isEmpty { try output.write(&strip, at: index) }
        return try output.finish()
    }
}

/// A TIFF file that libtiff writes into memory.
private final class TIFFOutput {
    private final class Bytes {
        private(set) var data = Data()
        private var position = 0

        static func from(_ context: UnsafeMutableRawPointer?) -> Bytes? {
            context.map { Unmanaged<Bytes>.fromOpaque($0).takeUnretainedValue() }
        }

        func write(_ buffer: UnsafeMutableRawPointer?, _ count: Int64) -> Int64 {
            let bytes = UnsafeRawBufferPointer(start: buffer, count: buffer == nil ? 0 : max(0, Int(count)))
            if position > data.count { data.append(Data(count: position - data.count)) }
            let replaced = min(bytes.count, data.count - position)
            if replaced > 0 {
                data.replaceSubrange(position..<position + replaced, with: bytes.prefix(replaced))
            }
            data.append(contentsOf: bytes.dropFirst(replaced))
            position += bytes.count
            return Int64(bytes.count)
        }

        func read(to buffer: UnsafeMutableRawPointer?, _ wanted: Int64) -> Int64 {
            let count = min(Int(wanted), data.count - position)
            guard count > 0, let buffer else { return 0 }
            let bytes = UnsafeMutableRawBufferPointer(start: buffer, count: count)
            data.copyBytes(to: bytes, from: position..<position + count)
            position += count
            return Int64(count)
        }

        func seek(to offset: UInt64, _ whence: Int32) -> UInt64 {
            let start = whence == SEEK_SET ? 0 : whence == SEEK_CUR ? position : data.count
            position = min(.max / 2, start + min(.max / 2, Int(clamping: offset)))
            return UInt64(position)
        }
    }

    private let bytes = Bytes()
    private let handle: OpaquePointer
    private let text: UnsafeMutablePointer<CChar>
    private var isSet = true

    init(mode: String) throws(ImageError) {
        text = .allocate(capacity: Int(HALCYON_TIFF_TEXT))
        text.initialize(repeating: 0, count: Int(HALCYON_TIFF_TEXT))
        let opened = halcyon_tiff_open(
            mode, Unmanaged.passUnretained(bytes).toOpaque(),
            { context, buffer, count in Bytes.from(context)?.read(to: buffer, count) ?? 0 },
            { context, buffer, count in Bytes.from(context)?.write(buffer, count) ?? 0 },
            { context, offset, whence in Bytes.from(context)?.seek(to: offset, whence) ?? 0 }, { _ in 0 },
            { context in Bytes.from(context).map { UInt64($0.data.count) } ?? 0 }, 0, text)
        guard let opened else {
            text.deallocate()
            throw .encoding(.failed(.tiff, why: "out of memory"))
        }
        handle = opened
    }

    deinit {
        TIFFClose(handle)
        text.deallocate()
    }

    func set(_ tag: Int32, _ value: Int) {
        isSet = halcyon_tiff_set_number(handle, UInt32(clamping: tag), UInt32(clamping: value)) == 1 && isSet
    }

    /// Sets a field of several values, or of one that libtiff takes as several.
    func set(_ tag: Int32, values: UnsafeRawBufferPointer, count: Int) {
        isSet =
            halcyon_tiff_set_values(handle, UInt32(clamping: tag), UInt32(clamping: count), values.baseAddress) == 1
            && isSet
    }

    /// Writes a strip, and empties it.
    func write(_ strip: inout [UInt8], at index: UInt32) throws(ImageError) {
        let count = strip.withUnsafeMutableBytes {
            TIFFWriteEncodedStrip(handle, index, $0.baseAddress, Int64($0.count))
        }
        guard isSet, count == Int64(strip.count) else { throw failure }
        strip.removeAll(keepingCapacity: true)
    }

    /// Writes the directory, and returns the file.
    func finish() throws(ImageError) -> Data {
        guard TIFFWriteDirectory(handle) == 1 else { throw failure }
        return bytes.data
    }

    private var failure: ImageError {
        let words = String(cString: text)
        return .encoding(.failed(.tiff, why: .init(words.isEmpty ? "libtiff could not write the pixels" : words)))
    }
}
#endif
