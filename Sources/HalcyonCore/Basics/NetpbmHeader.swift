/// The header of a PNM file: PBM, PGM and PPM, plain or raw, and PAM.
///
/// Sources: Netpbm's manual pages pbm(5), pgm(5), ppm(5) and pam(5). If a comment follows the last number, the raster
/// begins after the end of its line, as in Netpbm's library.
package struct NetpbmHeader: Sendable, Equatable {
    /// What the first bytes of a file are.
    package enum Outcome: Equatable {
        case header(NetpbmHeader)
        /// A header that goes on beyond the bytes.
        case incomplete
        /// A header of this format that describes no image.
        case corrupt(String)
        /// Something else.
        case other
    }

    /// The size of the first image.
    package var size: PixelSize
    /// The sample that stands for white, or for opaque: 1…65535.
    package var maximum: Int
    /// The samples of a pixel: gray, gray with alpha, RGB, RGB with alpha.
    package var channels: Int
    /// Whether samples are decimal numbers, separated by blanks.
    package var isPlain: Bool
    /// Whether samples are bits, of which 1 is black.
    package var isBitmap: Bool
    /// Where the samples begin.
    package var offset: Int

    /// Whether the last sample of a pixel is alpha.
    package var hasAlpha: Bool { channels % 2 == 0 }

    /// Reads the header at the beginning of `bytes`, however long it is.
    package static func read(_ bytes: UnsafeRawBufferPointer) -> Outcome {
        guard bytes.first ?? UInt8(ascii: "P") == UInt8(ascii: "P") else { return .other }
        guard bytes.count >= 3 else { return .incomplete }
        switch bytes[1] {
        case UInt8(ascii: "1")...UInt8(ascii: "6"): return numbers(bytes)
        case UInt8(ascii: "7"): return lines(bytes)
        default: return .other
        }
    }

    /// Reads width, height and, except for bitmaps, the maximum.
    private static func numbers(_ bytes: UnsafeRawBufferPointer) -> Outcome {
        let kind = Int(bytes[1] - UInt8(ascii: "0"))
        let isBitmap = kind % 3 == 1
        var reader = NetpbmReader(bytes: bytes, offset: 2)
        guard reader.isAtDelimiter else { return .other }
        var values: [Int] = []
        while values.count < (isBitmap ? 2 : 3) {
            switch reader.number() {
            case .number(let value): values.append(value)
            case .end: return .incomplete
            case .other: return .other
            }
        }
        guard let offset = reader.offsetBehindDelimiter else { return .incomplete }
        let header = NetpbmHeader(
            size: PixelSize(width: values[0], height: values[1]), maximum: isBitmap ? 1 : values[2],
            channels: kind % 3 == 0 ? 3 : 1, isPlain: kind < 4, isBitmap: isBitmap, offset: offset)
        return header.checked
    }

    /// Reads the lines of a PAM header, each with a name and a value.
    private static func lines(_ bytes: UnsafeRawBufferPointer) -> Outcome {
        guard bytes[2] == 0x0A else { return .other }
        var values: [String: Int] = [:]
        var tupleTypes: [String] = []
        var offset = 3
        while offset < bytes.count {
            let rest = bytes[offset...]
            guard let end = rest.firstIndex(of: 0x0A) else {
                return isBeginning(rest) ? .incomplete : .other
            }
            offset = end + 1
            let words = bytes[rest.startIndex..<end].split { NetpbmReader.isBlank($0) }
            guard let name = words.first.map({ String(decoding: $0, as: UTF8.self) }), !name.hasPrefix("#") else {
                continue
            }
            switch name {
            case "ENDHDR": return pam(values, tupleTypes.joined(separator: " "), offset: offset)
            case "TUPLTYPE": tupleTypes += words.dropFirst().map { String(decoding: $0, as: UTF8.self) }
            case "WIDTH", "HEIGHT", "DEPTH", "MAXVAL":
                guard words.count >= 2, let value = NetpbmReader.value(words[1]) else { return .other }
                values[name] = value
            default: return .other
            }
        }
        return .incomplete
    }

    /// Whether a line without an end may become one of a PAM header.
    private static func isBeginning(_ line: Slice<UnsafeRawBufferPointer>) -> Bool {
        let text = line.drop { NetpbmReader.isBlank($0) }
        guard let first = text.first, first != UInt8(ascii: "#") else { return true }
        let name = text.prefix { !NetpbmReader.isBlank($0) }
        return ["ENDHDR", "TUPLTYPE", "WIDTH", "HEIGHT", "DEPTH", "MAXVAL"].contains { word in
            name.count == text.count ? word.utf8.starts(with: name) : word.utf8.elementsEqual(name)
        }
    }

    private static func pam(_ values: [String: Int], _ tupleType: String, offset: Int) -> Outcome {
        guard let width = values["WIDTH"], let height = values["HEIGHT"], let depth = values["DEPTH"],
            let maximum = values["MAXVAL"]
        else { return .corrupt("WIDTH, HEIGHT, DEPTH or MAXVAL is missing") }
        let depths = [
            "BLACKANDWHITE": 1, "GRAYSCALE": 1, "BLACKANDWHITE_ALPHA": 2, "GRAYSCALE_ALPHA": 2, "RGB": 3,
            "RGB_ALPHA": 4,
        ]
        guard (1...4).contains(depth), tupleType.isEmpty || depths[tupleType] == depth else {
            return .corrupt("tuples of the type '\(tupleType.prefix(40))' with a depth of \(depth) are not read")
        }
        let header = NetpbmHeader(
            size: PixelSize(width: width, height: height), maximum: maximum, channels: depth, isPlain: false,
            isBitmap: false, offset: offset)
        return header.checked
    }

    private var checked: Outcome {
        // As in Netpbm, a number of 32 bits.
        let sides = 1..<Int(Int32.max)
        guard sides.contains(size.width), sides.contains(size.height) else { return .corrupt("invalid size") }
        guard (1...65_535).contains(maximum) else { return .corrupt("a maximum that is not from 1 to 65535") }
        return .header(self)
    }
}

extension NetpbmHeader {
    /// Whether bytes are the beginning of a PNM file, and not of a text that begins like one: all of the header that
    /// is there must be valid, and something of it after the first two letters.
    ///
    /// - Parameter head: The first bytes of a file, or all of them.
    static func begins(_ head: [UInt8]) -> Bool {
        head.withUnsafeBytes { bytes in
            switch read(bytes) {
            case .header(let header):
                // The samples of plain files are digits, blanks and comments.
                return !header.isPlain || bytes[header.offset...].allSatisfy(isPlainByte) || hasComment(bytes, header)
            case .corrupt: return true
            case .incomplete: return bytes.dropFirst(2).contains { !NetpbmReader.isBlank($0) }
            case .other: return false
            }
        }
    }

    private static func isPlainByte(_ byte: UInt8) -> Bool {
        NetpbmReader.isBlank(byte) || NetpbmReader.isDigit(byte)
    }

    /// Whether the first byte of the samples that is neither a digit nor a blank begins a comment.
    private static func hasComment(_ bytes: UnsafeRawBufferPointer, _ header: NetpbmHeader) -> Bool {
        bytes[header.offset...].first { !isPlainByte($0) } == UInt8(ascii: "#")
    }
}

/// Reads numbers, with blanks and comments before them.
private struct NetpbmReader {
    enum Token {
        case number(Int)
        case end
        case other
    }

    let bytes: UnsafeRawBufferPointer
    var offset: Int

    static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    /// Returns a number, at most the largest of 32 bits; nil if there are other characters than digits.
    static func value(_ digits: some Collection<UInt8>) -> Int? {
        guard !digits.isEmpty, digits.allSatisfy(isDigit) else { return nil }
        return digits.reduce(0) { min($0 * 10 + Int($1 - UInt8(ascii: "0")), Int(Int32.max)) }
    }

    var isAtDelimiter: Bool {
        offset < bytes.count && (Self.isBlank(bytes[offset]) || bytes[offset] == UInt8(ascii: "#"))
    }

    /// Where the line of a comment ends, or the offset behind a blank; nil if that is not there.
    var offsetBehindDelimiter: Int? {
        guard offset < bytes.count else { return nil }
        guard bytes[offset] == UInt8(ascii: "#") else { return offset + 1 }
        return bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 }
    }

    /// Reads the next number, which must end within the bytes.
    mutating func number() -> Token {
        while isAtDelimiter {
            guard let next = offsetBehindDelimiter else { return .end }
            offset = next
        }
        let digits = bytes[offset...].prefix { Self.isDigit($0) }
        offset = digits.endIndex
        guard offset < bytes.count else { return .end }
        guard isAtDelimiter, let value = Self.value(digits) else { return .other }
        return .number(value)
    }
}
