#if JPEGXL
import HalcyonCore

/// The codestream of a JPEG XL file, which in a container may be cut into several boxes.
///
/// Source: ISO/IEC 18181-2 (file format), 9.4 (`jxlc`) and 9.5 (`jxlp`).
struct JXLCodestream {
    let file: ByteView
    /// Where its parts lie in the file, in order.
    private var parts: [Range<Int>] = []

    init(_ file: ByteView) {
        self.file = file
        guard file[0] != 0xFF else {
            parts = [0..<file.count]
            return
        }
        for box in MediaBoxes(file) {
            guard let start = file.baseAddress, let content = box.content.baseAddress else { continue }
            let (offset, end) = (content - start, content - start + box.content.count)
            if box.type == ByteView.code("jxlc") { parts.append(offset..<end) }
            // Its number comes first.
            if box.type == ByteView.code("jxlp"), end - offset > 4 { parts.append(offset + 4..<end) }
        }
    }

    /// Returns the distance of a place in the file from the beginning of the codestream.
    func position(ofFileOffset offset: Int) -> Int {
        parts.reduce(0) { $0 + max(0, min($1.upperBound, offset) - $1.lowerBound) }
    }

    /// Returns the place in the file of a byte of the codestream, and the end of the part that has it.
    func place(of position: Int) -> (offset: Int, end: Int)? {
        var left = position
        for part in parts {
            if left < part.count { return (part.lowerBound + left, part.upperBound) }
            left -= part.count
        }
        return nil
    }
}

/// The bits of a codestream, the lowest of each byte first.
///
/// Source: ISO/IEC 18181-1, B.2.
struct JXLBits {
    /// A place behind every file, in bits.
    private static let farthest = 1 << 61

    private let stream: JXLCodestream
    /// The next bit, from the beginning of the codestream.
    private var position: Int
    /// The part of the file that has the next byte, and how far its offset is from its position.
    private var part: (range: Range<Int>, shift: Int)?
    /// Whether more bits were read than there are.
    private(set) var isOver = false

    init(_ stream: JXLCodestream, at fileOffset: Int) {
        self.stream = stream
        position = stream.position(ofFileOffset: fileOffset) &* 8
    }

    /// Reads up to 32 bits.
    mutating func read(_ count: Int) -> Int? {
        var value = 0
        for index in 0..<count {
            guard let byte = byte(at: position / 8) else {
                isOver = true
                return nil
            }
            value |= Int(byte >> UInt8(position % 8) & 1) << index
            position += 1
        }
        return value
    }

    mutating func flag() -> Bool? { read(1).map { $0 == 1 } }

    /// Reads a number in one of four forms: as many bits, added to an offset.
    mutating func number(_ forms: [(count: Int, offset: Int)]) -> Int? {
        guard let form = read(2), let number = read(forms[form].count) else { return nil }
        return number + forms[form].offset
    }

    /// Reads a number of up to 64 bits.
    mutating func number64() -> Int? {
        guard let form = read(2) else { return nil }
        switch form {
        case 0: return 0
        case 1: return read(4).map { $0 + 1 }
        case 2: return read(8).map { $0 + 17 }
        default: break
        }
        guard var number = read(12) else { return nil }
        var shift = 12
        while flag() == true {
            let count = shift == 60 ? 4 : 8
            guard let more = read(count) else { return nil }
            number |= more &<< shift
            shift += 8
            if count == 4 { break }
        }
        return isOver ? nil : number
    }

    mutating func skip(_ count: Int) { position = min(position, Self.farthest) + min(max(0, count), Self.farthest) }

    mutating func skip(bytes count: Int) { skip(min(max(0, count), 1 << 40) * 8) }

    mutating func alignToByte() { skip((8 - position % 8) % 8) }

    /// Skips what newer versions of the format may add to a header.
    mutating func skipExtensions() {
        guard let which = number64(), which != 0 else { return }
        var length = 0
        // A length of more than 63 bits is a negative number here.
        for bit in 0..<63 where which >> bit & 1 == 1 { length += min(max(0, number64() ?? 0), 1 << 32) }
        skip(length)
    }

    private mutating func byte(at index: Int) -> UInt8? {
        if let part, part.range.contains(index) { return stream.file[index + part.shift] }
        guard index >= 0, let (offset, end) = stream.place(of: index) else { return nil }
        part = (index..<index + end - offset, offset - index)
        return stream.file[offset]
    }
}
#endif
