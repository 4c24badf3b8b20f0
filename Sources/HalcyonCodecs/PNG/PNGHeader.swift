import CCodecs
import Foundation
import HalcyonCore

/// The chunks of a PNG file except its pixels.
///
/// Source: PNG, third edition (W3C, 2025), 5 and 11.
struct PNGHeader {
    /// The number of bytes to the end of the first chunk, `IHDR`.
    static let length = 33
    /// The highest number of frames that PNG can declare.
    private static let mostFrames = 0x7FFF_FFFF
    /// The size of a frame control chunk in bytes.
    private static let frameLength = PNGFrame.controlLength + 12
    /// The bits that a sample may have, by colour type (11.2.1).
    private static let depths: [UInt8: [UInt8]] = [
        0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
    ]
    /// The most delays kept to compute the duration.
    private static let mostDelays = 1 << 20

    private(set) var stored: PixelSize
    private(set) var isInterlaced: Bool
    /// The colours of the pixels; nil for sRGB.
    private(set) var profile: ICCProfile?
    private(set) var hasAlpha: Bool
    /// The contents of the animation control chunk: the number of frames, and how many times they play (nil to loop
    /// forever).
    private(set) var animation: (frames: Int, loopCount: Int?)?
    /// The size in bytes of the largest metadata read, decompressed up to the limit.
    private(set) var metadataByteCount = 0
    /// Whether the file ends inside the chunk with the orientation, which may come after the pixels.
    private(set) var isOrientationCut = false
    private var colors: PNGColors
    let bits: Int
    let colorType: UInt8
    private var orientation: ImageOrientation?
    private var sawPalette = false
    private var sawPixels = false
    /// Whether the whole file is there.
    private(set) var sawEnd = false
    private var delays: [Double] = []
    /// The duration of all frames in seconds; nil for a still image, and if the file is incomplete.
    private var duration: Double?

    /// - Parameter limits: The limits for decompressing a profile.
    init(_ file: ByteView, limits: DecodingLimits = DecodingLimits()) throws(ImageError) {
        colors = PNGColors(largestProfile: min(limits.maximumMetadataBytes, Int.max - 1))
        guard file.count >= Self.length else { throw .decoding(.truncated(.png)) }
        guard file.has("IHDR", at: 12), let width = file.uint32(at: 16), let height = file.uint32(at: 20),
            let bits = file[24], let colorType = file[25], let interlace = file[28]
        else { throw .decoding(.corrupt(.png, why: "the first chunk is not IHDR")) }
        if let why = Self.fault(in: file) { throw .decoding(.corrupt(.png, why: .init(why))) }
        stored = PixelSize(width: width, height: height)
        isInterlaced = interlace != 0
        hasAlpha = colorType & 4 != 0
        self.bits = Int(bits)
        self.colorType = colorType
        var offset = Self.length
        while let length = file.uint32(at: offset), let type = file.uint32(at: offset + 4) {
            let kind = PNGChunk.Kind(rawValue: type)
            if kind == .end {
                // A file may also end inside that chunk; then its last frame does not count.
                sawEnd = file.slice(12 + length, at: offset) != nil
                break
            }
            if let kind { read(kind, file.slice(length, at: offset + 8)) }
            offset += 12 + length
        }
        // Each frame has a control chunk, so a count for which the file is too small is invalid.
        if let frames = animation?.frames, frames > Self.mostFrames || sawEnd && frames > file.count / Self.frameLength
        {
            animation = nil
        }
        if sawEnd, animation != nil { duration = AnimationTiming(delays: delays).duration }
        metadataByteCount = max(metadataByteCount, colors.profileByteCount)
        profile = colors.profile(isGray: colorType & 3 == 0)
    }

    /// Says what libpng would not accept in the first chunk; nil if nothing.
    private static func fault(in file: ByteView) -> String? {
        guard let length = file.uint32(at: 8), length == 13 else { return "IHDR does not have 13 bytes" }
        let sides = 1...0x7FFF_FFFF
        guard let width = file.uint32(at: 16), let height = file.uint32(at: 20), sides.contains(width),
            sides.contains(height)
        else { return "invalid size in IHDR" }
        guard let bits = file[24], let colorType = file[25], let allowed = depths[colorType] else {
            return "invalid colour type in IHDR"
        }
        guard allowed.contains(bits) else { return "\(bits) bits a sample do not go with colour type \(colorType)" }
        guard file[26] == 0, file[27] == 0, let interlace = file[28], interlace < 2 else {
            return "unknown compression, filter or interlace method in IHDR"
        }
        return nil
    }

    var info: ImageInfo {
        ImageInfo(
            format: .png, size: (orientation ?? .up).applied(to: stored), orientation: orientation ?? .up,
            frameCount: frameCount, hasAlpha: hasAlpha, bitsPerChannel: bits, colorModel: colorModel,
            colorProfile: colors.embedded?.name, duration: duration,
            highRangeTransfer: colors.highRangeTransfer)
    }

    private var frameCount: Int? {
        // An `acTL` chunk precedes the pixels, so after their start there is none.
        guard let animation else { return sawPixels ? 1 : nil }
        return damage == nil ? animation.frames : nil
    }

    /// Why there are fewer frames than declared: the file ends before its last chunk.
    var damage: ImageError? {
        guard let animation, animation.frames > 1, !sawEnd else { return nil }
        return .decoding(.truncated(.png))
    }

    /// Whether samples have 16 bits.
    var isDeep: Bool { bits == 16 }

    private var colorModel: String {
        switch colorType {
        case 0, 4: "gray"
        case 3: "palette"
        default: "RGB"
        }
    }

    private mutating func read(_ kind: PNGChunk.Kind, _ chunk: ByteView?) {
        switch kind {
        case .data: sawPixels = true
        case .palette: sawPalette = true
        case .transparency:
            // Before the palette or after the pixels it breaks the rules (5.6), and libpng ignores it.
            if !sawPixels, colorType != 3 || sawPalette { hasAlpha = true }
        case .animationControl where !sawPixels:
            guard let frames = chunk?.uint32(at: 0), frames > 0 else { return }
            animation = (frames, chunk?.uint32(at: 4).flatMap { $0 > 0 ? $0 : nil })
        case .frameControl:
            if let chunk, let delay = PNGFrame.delay(chunk), delays.count < Self.mostDelays { delays.append(delay) }
        case .orientation:
            metadataByteCount = max(metadataByteCount, chunk?.count ?? 0)
            isOrientationCut = chunk == nil
            orientation = orientation ?? chunk.flatMap(EXIF.orientation)
        default:
            // After the palette or the pixels they break the rules; libpng, and so browsers, ignore them there.
            guard !sawPalette, !sawPixels, let chunk else { return }
            colors.read(kind, chunk)
        }
    }
}

/// One complete chunk of a PNG file.
///
/// Source: PNG, third edition (W3C, 2025), 5.3.
struct PNGChunk {
    /// The types that are parsed, or passed to libpng.
    enum Kind: Int {
        case header = 0x4948_4452  // IHDR
        case palette = 0x504C_5445  // PLTE
        case transparency = 0x7452_4E53  // tRNS
        case orientation = 0x6558_4966  // eXIf
        case codePoints = 0x6349_4350  // cICP
        case profile = 0x6943_4350  // iCCP
        case sRGB = 0x7352_4742  // sRGB
        case gamma = 0x6741_4D41  // gAMA
        case chromaticities = 0x6348_524D  // cHRM
        case animationControl = 0x6163_544C  // acTL
        case frameControl = 0x6663_544C  // fcTL
        case data = 0x4944_4154  // IDAT
        case frameData = 0x6664_4154  // fdAT
        case end = 0x4945_4E44  // IEND
    }

    /// Nil for all other types.
    let type: Kind?
    let data: ByteView
    /// The whole chunk's range in the file, including length and checksum.
    let range: Range<Int>
    private let checked: ByteView
    private let checksum: Int

    /// Returns nil if the file ends inside it.
    init?(_ file: ByteView, at offset: Int) {
        guard let length = file.uint32(at: offset), let type = file.uint32(at: offset + 4),
            let data = file.slice(length, at: offset + 8), let checksum = file.uint32(at: offset + 8 + length),
            let checked = file.slice(length + 4, at: offset + 4)
        else { return nil }
        self.type = Kind(rawValue: type)
        self.data = data
        self.checked = checked
        self.checksum = checksum
        range = offset..<offset + 12 + length
    }

    /// Whether the checksum matches type and data.
    var isIntact: Bool { Int(crc32_z(0, checked.baseAddress, checked.count)) == checksum }
}
