#if TIFF
import CTIFF
import Foundation
import HalcyonCore

/// A TIFF file opened with libtiff. Use it from one thread at a time.
///
/// libtiff sees the file with a directory behind its end that ``TIFFDirectoryWriter`` has made, and none of its own.
final class TIFFFile {
    let handle: OpaquePointer
    private let source: TIFFSource
    private let header: TIFFHeader
    private let directory: TIFFDirectory
    /// The whole file.
    let bytes: ByteView
    private let text: UnsafeMutablePointer<CChar>

    /// - Parameter file: Must outlive this object.
    /// - Throws: `.truncated`, `.corrupt`.
    init(
        _ file: ByteView, _ directory: TIFFDirectory, _ header: TIFFHeader, _ limits: DecodingLimits
    ) throws(ImageError) {
        let writer = try TIFFDirectoryWriter(file, directory, header)
        source = TIFFSource(file, head: writer.head, tail: writer.bytes, tailStart: writer.start)
        text = .allocate(capacity: Int(HALCYON_TIFF_TEXT))
        text.initialize(repeating: 0, count: Int(HALCYON_TIFF_TEXT))
        let opened = halcyon_tiff_open(
            // Without mapping.
            "rm", Unmanaged.passUnretained(source).toOpaque(),
            { context, buffer, count in TIFFSource.from(context)?.read(to: buffer, count) ?? 0 }, { _, _, _ in -1 },
            { context, offset, whence in TIFFSource.from(context)?.seek(to: offset, whence) ?? 0 }, { _ in 0 },
            { context in TIFFSource.from(context).map { UInt64($0.size) } ?? 0 }, Int64(clamping: limits.maximumBytes),
            text)
        guard let opened else {
            let why = String(cString: text)
            text.deallocate()
            throw .decoding(.corrupt(.tiff, why: .init(why)))
        }
        handle = opened
        source.hidesTail = true
        // What did not keep libtiff from opening the file is not what is wrong with its pixels.
        text.initialize(repeating: 0, count: Int(HALCYON_TIFF_TEXT))
        self.header = header
        self.directory = directory
        bytes = file
        if header.compression == TIFFHeader.Compression.jpeg, header.colors == .brightness, !header.isPlanar {
            _ = halcyon_tiff_set_number(handle, UInt32(TIFFTAG_JPEGCOLORMODE), UInt32(JPEGCOLORMODE_RGB))
        }
    }

    deinit {
        TIFFClose(handle)
        text.deallocate()
    }

    /// The rows of a strip as libtiff reads it: it makes smaller ones of a single large one.
    var rowsPerStrip: Int {
        min(header.size.height, Int(halcyon_tiff_number(handle, UInt32(TIFFTAG_ROWSPERSTRIP))))
    }

    /// Returns the position of a strip in the file; nil if there is none.
    ///
    /// - Throws: `.truncated` if the field of positions lies behind the end of the file.
    func stripOffset(_ index: Int) throws(ImageError) -> Int? { try directory.number(.stripOffsets, at: index) }

    /// Whether pixels are missing from what libtiff has read, although its calls have succeeded. Nothing follows a bad
    /// code of Group 4 that could be read; a row of Group 3 can be damaged and the next one whole.
    var hasLostPixels: Bool {
        guard text.pointee != 0 else { return false }
        if header.compression == TIFFHeader.Compression.group4 { return true }
        return String(cString: text).hasPrefix("Premature ")
    }

    /// What to throw after a call of libtiff's has failed: `.truncated` if a strip or tile lies behind the end of the
    /// file, else `.corrupt`.
    var failure: ImageError {
        if source.sawEnd || isCut { return .decoding(.truncated(.tiff)) }
        let words = String(cString: text)
        return .decoding(.corrupt(.tiff, why: .init(words.isEmpty ? "damaged pixels" : words)))
    }

    private var isCut: Bool {
        let isTiled = header.tile != nil
        for index in 0..<header.partCount {
            guard
                let offset = try? directory.number(
                    isTiled && directory[.tileOffsets] != nil ? .tileOffsets : .stripOffsets, at: index),
                let count = try? directory.number(
                    isTiled && directory[.tileByteCounts] != nil ? .tileByteCounts : .stripByteCounts, at: index)
            else { return false }
            if offset &+ count > bytes.count { return true }
        }
        return false
    }
}

/// What libtiff reads: a file in memory, with other first bytes, and with more behind its end.
private final class TIFFSource {
    private let file: ByteView
    private let head: [UInt8]
    private let tail: [UInt8]
    private let tailStart: Int
    private var position = 0
    /// Whether bytes behind the end of the file were asked for.
    private(set) var sawEnd = false
    /// Whether the file ends where it does, for libtiff too: once it has read the directory.
    var hidesTail = false

    init(_ file: ByteView, head: [UInt8], tail: [UInt8], tailStart: Int) {
        self.file = file
        self.head = head
        self.tail = tail
        self.tailStart = tailStart
    }

    static func from(_ context: UnsafeMutableRawPointer?) -> TIFFSource? {
        context.map { Unmanaged<TIFFSource>.fromOpaque($0).takeUnretainedValue() }
    }

    var size: Int { hidesTail ? file.count : tailStart + tail.count }

    func seek(to offset: UInt64, _ whence: Int32) -> UInt64 {
        let distance = Int(clamping: offset)
        switch whence {
        case SEEK_SET: position = distance
        case SEEK_CUR: position = min(.max / 2, position) + min(.max / 2, distance)
        default: position = min(.max / 2, size) + min(.max / 2, distance)
        }
        return UInt64(position)
    }

    func read(to buffer: UnsafeMutableRawPointer?, _ wanted: Int64) -> Int64 {
        let count = Int(wanted)
        guard let buffer, count > 0 else { return 0 }
        if position < head.count { return copy(head, from: position, to: buffer, count) }
        if position >= tailStart, !hidesTail {
            guard position - tailStart < tail.count else { return 0 }
            return copy(tail, from: position - tailStart, to: buffer, count)
        }
        let bytes = file.available(count, at: position)
        if bytes.count < count { sawEnd = true }
        if let first = bytes.baseAddress { buffer.copyMemory(from: first, byteCount: bytes.count) }
        position += bytes.count
        return Int64(bytes.count)
    }

    private func copy(_ bytes: [UInt8], from start: Int, to buffer: UnsafeMutableRawPointer, _ count: Int) -> Int64 {
        let length = min(count, bytes.count - start)
        bytes.withUnsafeBytes { bytes in
            guard let first = bytes.baseAddress else { return }
            buffer.copyMemory(from: first + start, byteCount: length)
        }
        position += length
        return Int64(length)
    }
}
#endif
