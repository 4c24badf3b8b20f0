import CCodecs
import HalcyonCore

/// Decompresses the pixels of one frame with giflib.
///
/// giflib gets a file with only this frame and no colours: a header made here, then the frame's data. So it holds only
/// its tables, however many frames there are, and damage in one frame does not affect the next.
final class GIFFrameReader {
    private let frame: GIFFrame
    private let file: ByteView
    private let head: [UInt8]
    private var headOffset = 0
    private var offset: Int
    private var hitEnd = false

    /// - Parameter frame: A frame of at least one pixel.
    init(_ file: ByteView, _ frame: GIFFrame) {
        self.file = file
        self.frame = frame
        offset = frame.dataOffset
        let size = [frame.size.width, frame.size.height].flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        head = Array("GIF89a".utf8) + size + [0, 0, 0] + [0x2C, 0, 0, 0, 0] + size + [0]
    }

    /// Calls `body` with each row's palette indices, in the order in which the rows are stored.
    ///
    /// - Parameter count: How many of the frame's rows are needed, from the top.
    func readRows(
        _ count: Int, deadline: DecodeDeadline,
        _ body: (_ y: Int, _ numbers: UnsafeBufferPointer<UInt8>) throws(ImageError) -> Void
    ) throws(ImageError) {
        if var codes = GIFCodeReader(file, at: frame.dataOffset) {
            return try readLines(count, deadline: deadline, { line throws(ImageError) in try codes.fill(line) }, body)
        }
        var code: Int32 = 0
        let opened = DGifOpen(Unmanaged.passUnretained(self).toOpaque(), { GIFFrameReader.read($0, $1, $2) }, &code)
        guard let gif = opened else { throw failure(code) }
        defer { DGifCloseFile(gif, nil) }
        var record = UNDEFINED_RECORD_TYPE
        try check(DGifGetRecordType(gif, &record), gif)
        try check(DGifGetImageDesc(gif), gif)
        let next = { (line: UnsafeMutableBufferPointer<UInt8>) throws(ImageError) in
            try self.check(DGifGetLine(gif, line.baseAddress, Int32(line.count)), gif)
        }
        try readLines(count, deadline: deadline, next, body)
    }

    private func readLines(
        _ count: Int, deadline: DecodeDeadline,
        _ readLine: (UnsafeMutableBufferPointer<UInt8>) throws(ImageError) -> Void,
        _ body: (_ y: Int, _ numbers: UnsafeBufferPointer<UInt8>) throws(ImageError) -> Void
    ) throws(ImageError) {
        let line = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: frame.size.width)
        defer { line.deallocate() }
        let height = frame.size.height
        let passes = frame.isInterlaced ? [(0, 8), (4, 8), (2, 4), (1, 2)] : [(0, 1)]
        for (first, step) in passes {
            let end = frame.isInterlaced ? height : min(count, height)
            for y in stride(from: first, to: end, by: step) {
                try deadline.check()
                try readLine(line)
                if y < count { try body(y, UnsafeBufferPointer(line)) }
            }
        }
    }

    private func check(_ outcome: Int32, _ gif: UnsafeMutablePointer<GifFileType>) throws(ImageError) {
        if outcome != GIF_OK { throw failure(gif.pointee.Error) }
    }

    private func failure(_ code: Int32) -> ImageError {
        if hitEnd { return .decoding(.truncated(.gif)) }
        let text = GifErrorString(code).map { String(cString: $0) }
        return .decoding(.corrupt(.gif, why: .init(text ?? "giflib error \(code)")))
    }

    private static func read(
        _ gif: UnsafeMutablePointer<GifFileType>?, _ target: UnsafeMutablePointer<UInt8>?, _ count: Int32
    ) -> Int32 {
        guard let context = gif?.pointee.UserData, let target else { return 0 }
        let reader = Unmanaged<GIFFrameReader>.fromOpaque(context).takeUnretainedValue()
        return Int32(reader.read(UnsafeMutableRawBufferPointer(start: target, count: Int(count))))
    }

    /// Copies the next bytes for giflib, which never requests bytes of the head and of the data in one call.
    private func read(_ target: UnsafeMutableRawBufferPointer) -> Int {
        if headOffset < head.count {
            let part = head[headOffset...].prefix(target.count)
            target.copyBytes(from: part)
            headOffset += part.count
            return part.count
        }
        let part = file.available(target.count, at: offset)
        if part.count < target.count { hitEnd = true }
        target.copyMemory(from: part.bytes)
        offset += part.count
        return part.count
    }
}

/// Decompresses the pixels of a frame with a minimum code size of more than 8 bits, which giflib refuses and other
/// decoders accept. Such codes are pointless, because no pixel has more than 8 bits; higher bits are dropped.
///
/// Source: CompuServe, "Graphics Interchange Format, version 89a", 1990, appendix F.
struct GIFCodeReader {
    /// The minimum code sizes that giflib refuses, as far as the format's longest code of 12 bits leaves room for them.
    static let sizes = 9...11
    private static let longestCode = 12

    private let file: ByteView
    private let clear: Int
    private var offset: Int
    private var blockEnd: Int
    private var bits = 0
    private var bitCount = 0
    private var codeLength: Int
    private var next: Int
    private var last: Int?
    private var prefixes = [UInt16](repeating: 0, count: 1 << longestCode)
    private var values = [UInt8](repeating: 0, count: 1 << longestCode)
    /// The pixels of the last code, last pixel first.
    private var pending: [UInt8] = []

    /// - Parameter offset: The offset of the byte with the minimum code size.
    init?(_ file: ByteView, at offset: Int) {
        guard let size = file[offset].map(Int.init), Self.sizes.contains(size) else { return nil }
        self.file = file
        self.offset = offset + 1
        blockEnd = offset + 1
        clear = 1 << size
        codeLength = size + 1
        next = clear + 2
        for value in 0..<clear { values[value] = UInt8(truncatingIfNeeded: value) }
    }

    /// Decompresses the next pixels.
    mutating func fill(_ line: UnsafeMutableBufferPointer<UInt8>) throws(ImageError) {
        for index in line.indices {
            while pending.isEmpty { try unpackNextCode() }
            line[index] = pending.removeLast()
        }
    }

    private mutating func unpackNextCode() throws(ImageError) {
        let code = try nextCode()
        if code == clear {
            codeLength = clear.trailingZeroBitCount + 1
            next = clear + 2
            last = nil
            return
        }
        guard code != clear + 1, code < next || code == next && last != nil else {
            throw .decoding(.corrupt(.gif, why: "a code that is not defined"))
        }
        // The one code that may be used before it is defined: the previous code's pixels, followed by the first of them
        // again.
        var rest = code == next ? last ?? code : code
        if code == next { pending.append(0) }
        while rest >= clear {
            pending.append(values[rest])
            rest = Int(prefixes[rest])
        }
        pending.append(values[rest])
        if code == next { pending[0] = values[rest] }
        if let last, next < 1 << Self.longestCode {
            prefixes[next] = UInt16(last)
            values[next] = values[rest]
            next += 1
            if next == 1 << codeLength, codeLength < Self.longestCode { codeLength += 1 }
        }
        last = code
    }

    private mutating func nextCode() throws(ImageError) -> Int {
        while bitCount < codeLength {
            if offset == blockEnd {
                guard let length = file[offset] else { throw .decoding(.truncated(.gif)) }
                guard length > 0 else { throw .decoding(.corrupt(.gif, why: "too few pixels")) }
                offset += 1
                blockEnd = offset + Int(length)
            }
            guard let byte = file[offset] else { throw .decoding(.truncated(.gif)) }
            bits |= Int(byte) << bitCount
            bitCount += 8
            offset += 1
        }
        defer {
            bits >>= codeLength
            bitCount -= codeLength
        }
        return bits & (1 << codeLength - 1)
    }
}
