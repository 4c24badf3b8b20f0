import CCodecs

/// The colours of a PNG file according to its chunks. If they conflict, `cICP` takes precedence over `iCCP`, `iCCP`
/// over `sRGB`, and `sRGB` over `gAMA` and `cHRM`; of two chunks of the same type, the first counts. Invalid ones are
/// ignored.
///
/// Source: PNG, third edition (W3C, 2025), 4.3 and 11.3.2.
struct PNGColors {
    /// The factor by which numbers in `gAMA` and `cHRM` are scaled.
    private static let unit = 100_000.0
    private static let sRGBGamma = 0.45455
    /// How far a gamma may differ from sRGB's, as a fraction, and still mean sRGB: encoders round it.
    private static let gammaTolerance = 0.05

    private(set) var embedded: ICCProfile?
    /// The size of the `iCCP` profile in bytes, decompressed up to the limit.
    private(set) var profileByteCount = 0
    private let largestProfile: Int
    private var sawProfile = false
    private var codePoints: CodedColors?
    private var isSRGB = false
    private var gamma: Double?
    private var chromaticities: Chromaticities?

    /// - Parameter largestProfile: The most bytes to decompress of a profile.
    init(largestProfile: Int) {
        self.largestProfile = largestProfile
    }

    /// Reads a chunk; ignores those that do not concern colour.
    mutating func read(_ kind: PNGChunk.Kind, _ chunk: ByteView) {
        switch kind {
        case .codePoints: codePoints = codePoints ?? Self.codePoints(chunk)
        case .profile:
            // Decompressing takes time, so do it only once, whatever the result.
            guard !sawProfile else { return }
            sawProfile = true
            let found = PNGProfile(chunk, limit: largestProfile)
            embedded = found?.profile
            profileByteCount = found?.byteCount ?? 0
        case .sRGB:
            if chunk.count == 1, let intent = chunk[0], intent < 4 { isSRGB = true }
        case .gamma: gamma = gamma ?? Self.gamma(chunk)
        case .chromaticities: chromaticities = chromaticities ?? Self.chromaticities(chunk)
        default: break
        }
    }

    /// Returns the colours of the pixels, or nil for sRGB, and if the file does not say.
    ///
    /// - Parameter isGray: Whether the file is grayscale.
    func profile(isGray: Bool) -> ICCProfile? {
        if let codePoints { return isGray ? codePoints.grayProfile : codePoints.profile }
        if let fitting = embedded?.fitting(isGray ? .gray : .rgb) { return fitting }
        if isSRGB { return nil }
        // Chromaticities mean nothing without a gamma.
        guard let gamma else { return nil }
        let isSRGBGamma = abs(gamma / Self.sRGBGamma - 1) <= Self.gammaTolerance
        let colors = isGray ? .sRGB : chromaticities ?? .sRGB
        if isSRGBGamma, colors.isNearSRGB { return nil }
        return isGray ? .gray(.power(1 / gamma)) : .rgb(colors, .power(1 / gamma))
    }

    /// The name of the transfer function, if it is one of high dynamic range.
    var highRangeTransfer: String? { codePoints?.highRangeTransfer }

    /// Primaries, transfer function, matrix (0 in PNG), and 1 for full range, which nearly all files use.
    private static func codePoints(_ chunk: ByteView) -> CodedColors? {
        guard chunk.count == 4, let primaries = chunk[0], let transfer = chunk[1], chunk[2] == 0, chunk[3] == 1 else {
            return nil
        }
        let colors = CodedColors(primaries: Int(primaries), transfer: Int(transfer))
        return colors.areKnown ? colors : nil
    }

    private static func gamma(_ chunk: ByteView) -> Double? {
        guard chunk.count == 4, let number = chunk.uint32(at: 0) else { return nil }
        let gamma = Double(number) / unit
        return (0.1...10).contains(gamma) ? gamma : nil
    }

    /// Reads white, red, green and blue.
    private static func chromaticities(_ chunk: ByteView) -> Chromaticities? {
        let numbers = (0..<8).compactMap { chunk.uint32(at: $0 * 4) }.map { Double($0) / unit }
        guard chunk.count == 32, numbers.count == 8 else { return nil }
        let points = (0..<4).map { Chromaticities.Point(numbers[$0 * 2], numbers[$0 * 2 + 1]) }
        let colors = Chromaticities(points[1], points[2], points[3], white: points[0])
        return colors.arePlausible ? colors : nil
    }
}

/// The profile in an `iCCP` chunk.
///
/// Source: PNG, third edition (W3C, 2025), 11.3.2.3.
struct PNGProfile {
    /// Nil if the bytes are not a profile, or exceed the limit.
    let profile: ICCProfile?
    /// The size of the profile in bytes, decompressed up to one byte beyond the limit.
    let byteCount: Int

    /// - Parameter limit: The most bytes to decompress.
    /// - Returns: Nil if the chunk is malformed. A truncated stream is used as far as it goes: what a profile needs
    ///   comes first, and Little CMS refuses one that lacks it.
    init?(_ chunk: ByteView, limit: Int) {
        // A name of up to 79 bytes, a zero, the compression method (0), and the profile in zlib format.
        guard let end = chunk.bytes.prefix(80).firstIndex(of: 0), chunk[end + 1] == 0 else { return nil }
        let packed = chunk.available(chunk.count, at: end + 2)
        // One byte beyond the limit shows that the profile exceeds it.
        let (bytes, count) = Self.unpacked(packed, limit: limit + 1)
        byteCount = count
        guard count <= limit else {
            profile = nil
            return
        }
        profile = bytes.withUnsafeBytes { ICCProfile(ByteView(bytes: $0)) }
    }

    /// Decompresses a zlib stream as far as it goes and the limit allows. What does not begin as a profile is only
    /// counted: a few bytes can stand for very many.
    private static func unpacked(_ packed: ByteView, limit: Int) -> (bytes: [UInt8], count: Int) {
        var stream = z_stream()
        guard inflateInit_(&stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
            return ([], 0)
        }
        defer { inflateEnd(&stream) }
        stream.next_in = packed.baseAddress.map { UnsafeMutablePointer(mutating: $0) }
        stream.avail_in = UInt32(clamping: packed.count)
        var (bytes, count): ([UInt8], Int) = ([], 0)
        var status = Z_OK
        withUnsafeTemporaryAllocation(byteCount: partBytes, alignment: 16) { part in
            while status == Z_OK, count < limit {
                let room = min(part.count, limit - count)
                stream.next_out = part.baseAddress?.assumingMemoryBound(to: UInt8.self)
                stream.avail_out = UInt32(clamping: room)
                status = inflate(&stream, Z_NO_FLUSH)
                let length = room - Int(stream.avail_out)
                let isFirst = count == 0
                count += length
                if isFirst, !ByteView(bytes: UnsafeRawBufferPointer(part)).has("acsp", at: 36) { continue }
                if isFirst || !bytes.isEmpty {
                    // An array that grows is there twice for a moment.
                    if bytes.count >= partBytes, bytes.capacity < limit { bytes.reserveCapacity(limit) }
                    bytes += part[..<length]
                }
            }
        }
        return (bytes, count)
    }

    /// The bytes that are decompressed at a time; more than most profiles have.
    private static let partBytes = 64 << 10
}
