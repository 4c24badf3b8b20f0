import HalcyonCore

/// Unpacks the pixels of a frame whose smallest codes have more than 8 bits, which giflib refuses and other readers
/// take. Nothing is gained by them: no pixel has more than 8 bits. What goes beyond is cut off.
///
/// Source: CompuServe, "Graphics Interchange Format, version 89a", 1990, appendix F.
struct GIFCodeReader {
    /// The sizes of the smallest code that giflib refuses and the format's longest code, of 12 bits, leaves room for.
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
    /// What the last code stands for, last pixel first.
    private var pending: [UInt8] = []

    /// - Parameter offset: That of the byte that says how long the smallest code is.
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

    /// Unpacks the next pixels.
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
            throw .decoding(.corrupt(.gif, why: "a code that stands for nothing"))
        }
        // The one code that may stand for itself: what the last one stood for, and its first pixel again.
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
