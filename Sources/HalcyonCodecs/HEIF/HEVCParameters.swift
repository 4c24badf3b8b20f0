#if HEIF
import HalcyonCore

/// What an HEVC bitstream says of itself: the box `hvcC`, and the parameter sets.
///
/// Sources: ISO/IEC 14496-15, 8.3.3.1 (`hvcC`); ITU-T H.265, 7.3.1 (NAL units), 7.3.2.2 (sequence parameter set) and
/// 7.3.3 (profile and level).
struct HEVCParameters {
    private static let sequenceParameterSet = 33
    /// The largest block of HEVC: a coded picture is at most this much larger than the image in it.
    private static let largestBlock = 64
    /// Some encoders, such as Apple's of stereo pairs, have a smallest picture, and cut off most of it for less.
    private static let smallPicture = 256

    /// Bits per sample of luma.
    let bits: Int
    /// 0: gray; 1, 2, 3: colour at 4:2:0, 4:2:2, 4:4:4.
    let chroma: Int
    /// The size of the length before each NAL unit, in bytes.
    let lengthSize: Int
    /// The size of the picture in the bitstream; nil if the box has no parameter set.
    let size: PixelSize?
    private let box: ByteView

    /// - Parameter box: The content of `hvcC`; nil if the file has none.
    init(_ box: ByteView?) throws(ImageError) {
        guard let box, let chroma = box[16], let depth = box[17], let sizes = box[21], box[22] != nil else {
            throw HEIFPicture.corrupt("an image has no box 'hvcC', or a damaged one")
        }
        self.box = box
        self.chroma = Int(chroma & 3)
        bits = Int(depth & 7) + 8
        lengthSize = Int(sizes & 3) + 1
        size = Self.units(box)?.lazy.compactMap { Self.sizes($0)?.shown }.first
    }

    /// The box for a bitstream with lengths of four bytes, the only ones that libheif reads.
    ///
    /// - Throws: `ImageError.decoding(.corrupt)` if a parameter set is for a picture that is larger than `size`: the
    ///   decoder allocates what that says, whatever the file's boxes say.
    func configuration(_ size: PixelSize) throws(ImageError) -> [UInt8] {
        var bytes = [UInt8](box.bytes)
        bytes[21] |= 3
        guard let units = Self.units(box) else { throw HEIFPicture.corrupt("a parameter set ends too early") }
        for unit in units { try Self.check(unit, size) }
        return bytes
    }

    /// Returns the NAL units of the box; nil if one ends behind it.
    private static func units(_ box: ByteView) -> [ByteView]? {
        var units: [ByteView] = []
        var offset = 23
        for _ in 0..<(box[22] ?? 0) {
            let count = box.uint16(at: offset + 1) ?? 0
            offset += 3
            for _ in 0..<count {
                guard let length = box.uint16(at: offset), let unit = box.slice(length, at: offset + 2)
                else { return nil }
                units.append(unit)
                offset += 2 + length
            }
        }
        return units
    }

    /// Appends the NAL units of an item's first picture, with lengths of four bytes.
    ///
    /// - Throws: As ``configuration(_:)``, and `.truncated` if a unit ends behind the item.
    func append(_ item: [UInt8], _ size: PixelSize, to bytes: inout [UInt8]) throws(ImageError) {
        let result = item.withUnsafeBytes { raw -> Result<[UInt8], ImageError> in
            var units: [UInt8] = []
            units.reserveCapacity(raw.count + 64)
            do throws(ImageError) {
                try copy(ByteView(bytes: raw), size, to: &units)
                return .success(units)
            } catch { return .failure(error) }
        }
        bytes += try result.get()
    }

    private func copy(_ view: ByteView, _ size: PixelSize, to bytes: inout [UInt8]) throws(ImageError) {
        var offset = 0
        var hasPicture = false
        while offset < view.count {
            guard let field = view.slice(lengthSize, at: offset) else { throw .decoding(.truncated(.heic)) }
            let length = field.bytes.reduce(0) { $0 << 8 | Int($1) }
            guard let unit = view.slice(length, at: offset + lengthSize) else { throw .decoding(.truncated(.heic)) }
            offset += lengthSize + length
            guard length >= 3, let header = unit[0], let first = unit[2] else { continue }
            let type = Int(header >> 1 & 63)
            if type < 32, first & 0x80 != 0 {
                // The first slice of another picture: a file could have thousands of them.
                if hasPicture { return }
                hasPicture = true
            }
            try Self.check(unit, size)
            for shift in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: length >> shift)) }
            bytes += unit.bytes
        }
        if !hasPicture { throw HEIFPicture.corrupt("an image has no bytes") }
    }

    private static func check(_ unit: ByteView, _ size: PixelSize) throws(ImageError) {
        guard let header = unit[0], Int(header >> 1 & 63) == sequenceParameterSet else { return }
        guard let coded = sizes(unit)?.coded else { throw HEIFPicture.corrupt("a parameter set is damaged") }
        guard coded.width <= max(size.width + largestBlock, smallPicture),
            coded.height <= max(size.height + largestBlock, smallPicture)
        else {
            throw HEIFPicture.corrupt("an image is larger than the file says")
        }
    }

    /// Returns the size of the pictures by a sequence parameter set, with and without the margins that are cut off; nil
    /// for other units.
    private static func sizes(_ unit: ByteView) -> (coded: PixelSize, shown: PixelSize)? {
        guard let header = unit[0], Int(header >> 1 & 63) == sequenceParameterSet else { return nil }
        var reader = BitReader(unit)
        reader.skip(16 + 4)  // the unit's header, the number of the video parameter set
        guard let layers = reader.bits(3) else { return nil }
        reader.skip(1)
        reader.skip(96)  // profile and level
        if layers > 0 {
            var length = 0
            for layer in 0..<8 {
                guard let flags = reader.bits(2) else { return nil }
                if layer < layers { length += (flags & 2 != 0 ? 88 : 0) + (flags & 1 != 0 ? 8 : 0) }
            }
            reader.skip(length)
        }
        guard reader.golomb() != nil, let chroma = reader.golomb() else { return nil }
        if chroma == 3 { reader.skip(1) }
        guard let width = reader.golomb(), let height = reader.golomb(), let isCut = reader.bit() else { return nil }
        let coded = PixelSize(width: width, height: height)
        guard isCut == 1 else { return (coded, coded) }
        var margins: [Int] = []
        for _ in 0..<4 {
            guard let margin = reader.golomb() else { return nil }
            margins.append(margin)
        }
        // Counted in samples of colour.
        let across = (margins[0] + margins[1]) * (chroma == 1 || chroma == 2 ? 2 : 1)
        let down = (margins[2] + margins[3]) * (chroma == 1 ? 2 : 1)
        guard across < width, down < height else { return nil }
        return (coded, PixelSize(width: width - across, height: height - down))
    }
}

/// Reads the bits of a NAL unit, without the bytes that keep start codes out of it (H.265, 7.3.1.1).
private struct BitReader {
    private let bytes: ByteView
    private var offset = 0
    private var zeros = 0
    private var current: UInt8 = 0
    private var left = 0

    init(_ bytes: ByteView) { self.bytes = bytes }

    mutating func bit() -> Int? {
        if left == 0 {
            if zeros >= 2, bytes[offset] == 3 {
                offset += 1
                zeros = 0
            }
            guard let byte = bytes[offset] else { return nil }
            offset += 1
            zeros = byte == 0 ? zeros + 1 : 0
            current = byte
            left = 8
        }
        left -= 1
        return Int(current >> UInt8(left) & 1)
    }

    mutating func bits(_ count: Int) -> Int? {
        var value = 0
        for _ in 0..<count {
            guard let bit = bit() else { return nil }
            value = value << 1 | bit
        }
        return value
    }

    mutating func skip(_ count: Int) {
        for _ in 0..<count { _ = bit() }
    }

    /// Reads an Exp-Golomb code (H.265, 9.2) of at most 31 bits behind its zeros.
    mutating func golomb() -> Int? {
        var length = 0
        while let bit = bit() {
            if bit == 1 { return bits(length).map { (1 << length) - 1 + $0 } }
            length += 1
            if length > 31 { return nil }
        }
        return nil
    }
}
#endif
