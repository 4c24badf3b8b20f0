import CCodecs

/// What the chunks of a PNG file say of its colours. Where they contradict each other, `cICP` goes before `iCCP`, that
/// before `sRGB`, and that before `gAMA` and `cHRM`; of two of a kind, the first counts. One that makes no sense is passed
/// over.
///
/// Source: PNG, third edition (W3C, 2025), 4.3 and 11.3.2.
struct PNGColors {
    /// Numbers in `gAMA` and `cHRM` are so many times the value.
    private static let unit = 100_000.0
    private static let sRGBGamma = 0.45455
    /// The share by which a gamma may differ from sRGB's that means the same: writers round it.
    private static let gammaTolerance = 0.05

    private(set) var embedded: ICCProfile?
    /// The bytes of an `iCCP` chunk, unpacked as far as the limit.
    private(set) var profileByteCount = 0
    private let largestProfile: Int
    private var sawProfile = false
    private var codePoints: CodedColors?
    private var isSRGB = false
    private var gamma: Double?
    private var chromaticities: Chromaticities?

    /// - Parameter largestProfile: The most bytes that are unpacked of a profile.
    init(largestProfile: Int) {
        self.largestProfile = largestProfile
    }

    /// Takes in what a chunk says; of a kind that says nothing of colours, nothing.
    mutating func read(_ kind: PNGChunk.Kind, _ chunk: ByteView) {
        switch kind {
        case .codePoints: codePoints = codePoints ?? Self.codePoints(chunk)
        case .profile:
            // Unpacking takes time: once only, whatever comes of it.
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

    /// The colours of the pixels; nil for sRGB, and where the file says nothing.
    ///
    /// - Parameter isGray: Whether the file has shades of gray.
    func profile(isGray: Bool) -> ICCProfile? {
        if let codePoints { return isGray ? codePoints.grayProfile : codePoints.profile }
        if let fitting = embedded?.fitting(isGray ? .gray : .rgb) { return fitting }
        if isSRGB { return nil }
        // What colours are is nothing without how bright they are.
        guard let gamma else { return nil }
        let isSRGBGamma = abs(gamma / Self.sRGBGamma - 1) <= Self.gammaTolerance
        let colors = isGray ? .sRGB : chromaticities ?? .sRGB
        if isSRGBGamma, colors.isNearSRGB { return nil }
        return isGray ? .gray(.power(1 / gamma)) : .rgb(colors, .power(1 / gamma))
    }

    /// Primaries, curve, matrix (0 in PNG), and 1 for the full range of numbers, which nearly all files use.
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

    /// White, red, green, blue.
    private static func chromaticities(_ chunk: ByteView) -> Chromaticities? {
        let numbers = (0..<8).compactMap { chunk.uint32(at: $0 * 4) }.map { Double($0) / unit }
        guard chunk.count == 32, numbers.count == 8 else { return nil }
        let points = (0..<4).map { Chromaticities.Point(numbers[$0 * 2], numbers[$0 * 2 + 1]) }
        let colors = Chromaticities(points[1], points[2], points[3], white: points[0])
        return colors.arePlausible ? colors : nil
    }
}

/// The profile that an `iCCP` chunk holds.
///
/// Source: PNG, third edition (W3C, 2025), 11.3.2.3.
struct PNGProfile {
    /// Nil for bytes that are no profile, and for one over the limit.
    let profile: ICCProfile?
    /// The bytes of it, unpacked as far as the limit and one beyond.
    let byteCount: Int

    /// - Parameter limit: The most bytes that are unpacked.
    /// - Returns: nil for a chunk that is not packed as it should. A stream that lacks its end is taken as far as it goes:
    ///   what a profile needs comes first, and Little CMS refuses one that lacks it.
    init?(_ chunk: ByteView, limit: Int) {
        // A name of up to 79 bytes, a zero, the compression method (0), and the profile in zlib's format.
        guard let end = chunk.bytes.prefix(80).firstIndex(of: 0), chunk[end + 1] == 0 else { return nil }
        let packed = chunk.available(chunk.count, at: end + 2)
        // One more than the limit tells a profile that goes over it.
        let bytes = Self.unpacked(packed, limit: limit + 1)
        byteCount = bytes.count
        guard bytes.count <= limit else {
            profile = nil
            return
        }
        profile = bytes.withUnsafeBytes { ICCProfile(ByteView(bytes: $0)) }
    }

    /// What a stream of zlib's holds, as far as it goes and the limit allows.
    private static func unpacked(_ packed: ByteView, limit: Int) -> [UInt8] {
        var stream = z_stream()
        guard inflateInit_(&stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
            return []
        }
        defer { inflateEnd(&stream) }
        stream.next_in = packed.baseAddress.map { UnsafeMutablePointer(mutating: $0) }
        stream.avail_in = UInt32(clamping: packed.count)
        var bytes: [UInt8] = []
        var status = Z_OK
        while status == Z_OK, bytes.count < limit {
            let room = min(max(4096, bytes.count * 3), limit - bytes.count)
            let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
                stream.next_out = buffer.baseAddress
                stream.avail_out = UInt32(clamping: buffer.count)
                status = inflate(&stream, Z_NO_FLUSH)
                count = buffer.count - Int(stream.avail_out)
            }
            bytes += part
        }
        return bytes
    }
}
