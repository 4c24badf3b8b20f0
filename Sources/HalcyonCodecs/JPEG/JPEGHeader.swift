import Foundation
import HalcyonCore

/// The marker segments of a JPEG file up to its first scan.
///
/// Source: ITU-T T.81, annex B; ICC.1:2022, B.4 for the profile.
struct JPEGHeader {
    private(set) var stored = PixelSize(width: 0, height: 0)
    private(set) var bits = 8
    private(set) var components = 0
    /// Whether all segments before the first scan are present.
    private(set) var isWhole = false
    private(set) var orientation: ImageOrientation?
    private var exifByteCount = 0
    private var isProgressive = false
    private var hasSeparateScans = false
    /// How densely each component is sampled, across and down, relative to the others (A.1.1).
    private var samplings: [(across: Int, down: Int)] = []
    private var profileParts: [(number: Int, view: ByteView)] = []
    /// What may announce a gain map.
    private var applicationData: [ByteView] = []

    init(_ file: ByteView) throws(ImageError) {
        var offset = 2
        while let marker = Self.nextMarker(in: file, from: &offset) {
            switch marker {
            case 0x01, 0xD0...0xD8: continue  // no length follows these
            case 0xD9: throw .decoding(.corrupt(.jpeg, why: "the file ends before its first scan"))
            default: break
            }
            guard let length = file.uint16(at: offset) else { break }
            guard length >= 2 else { throw .decoding(.corrupt(.jpeg, why: "bogus marker length")) }
            if marker == 0xDA {
                if let count = file[offset + 2] { hasSeparateScans = Int(count) < components }
                isWhole = true
                break
            }
            guard let segment = file.slice(length - 2, at: offset + 2) else { break }
            try read(marker, segment)
            offset += length
        }
        guard components > 0 else { throw .decoding(.truncated(.jpeg)) }
    }

    var info: ImageInfo {
        ImageInfo(
            format: .jpeg, size: (orientation ?? .up).applied(to: stored), orientation: orientation ?? .up,
            bitsPerChannel: bits, colorModel: colorModel, colorProfile: embedded?.name)
    }

    /// Whether a gain map follows the image. Not in ``info``, because a decode need not look for it.
    var hasGainMap: Bool { applicationData.contains(where: GainMapMark.isPresent(inSegment:)) }

    /// The memory libjpeg needs for a file whose scans must be combined before there is a pixel: all coefficients, two
    /// bytes each.
    var coefficientBytes: Int {
        guard isProgressive || hasSeparateScans else { return 0 }
        let most = mostSampled
        let samples = Double(samplings.reduce(0) { $0 + $1.across * $1.down }) / Double(most.across * most.down)
        return Int(Double(stored.width * stored.height) * samples) * 2
    }

    /// Returns the size of a component's samples when libjpeg decodes the image at that many eighths of its size: a
    /// component that is sampled at half the others' density in both directions is decoded at twice the scale.
    ///
    /// Source: `jpeg_calc_output_dimensions` of libjpeg.
    func size(ofComponent index: Int, eighths: Int) -> (width: Double, height: Double) {
        let (own, most) = (samplings[index], mostSampled)
        var scale = eighths
        while scale < 8, most.across * eighths % (own.across * scale * 2) == 0,
            most.down * eighths % (own.down * scale * 2) == 0
        { scale *= 2 }
        return (
            Double(stored.width * own.across * scale) / Double(most.across * 8),
            Double(stored.height * own.down * scale) / Double(most.down * 8)
        )
    }

    private var mostSampled: (across: Int, down: Int) {
        samplings.reduce((1, 1)) { (max($0.0, $1.across), max($0.1, $1.down)) }
    }

    /// The size in bytes of the largest metadata read: the profile, whether complete or not, or EXIF.
    var metadataByteCount: Int { max(exifByteCount, profileParts.reduce(0) { $0 + $1.view.count }) }

    /// The embedded profile; nil if there is none that fits the pixels.
    var profile: ICCProfile? { embedded?.fitting(components == 4 ? .inks : components == 1 ? .gray : .rgb) }

    /// Nil if a part of it is missing.
    private var embedded: ICCProfile? {
        guard !profileParts.isEmpty else { return nil }
        let parts = profileParts.sorted { $0.number < $1.number }
        guard parts.enumerated().allSatisfy({ $0.offset + 1 == $0.element.number }) else { return nil }
        var bytes = Data()
        for part in parts { bytes.append(part.view.data) }
        return bytes.withUnsafeBytes { ICCProfile(ByteView(bytes: $0)) }
    }

    private var colorModel: String {
        switch components {
        case 1: "gray"
        case 3: "RGB"
        case 4: "CMYK"
        default: "\(components) components"
        }
    }

    private mutating func read(_ marker: UInt8, _ segment: ByteView) throws(ImageError) {
        switch marker {
        case 0xC0...0xCF where marker != 0xC4 && marker != 0xC8 && marker != 0xCC:
            guard components == 0 else { return }
            guard let bits = segment[0], let height = segment.uint16(at: 1), let width = segment.uint16(at: 3),
                let count = segment[5], width > 0, height > 0, count > 0
            else { throw .decoding(.corrupt(.jpeg, why: "empty JPEG image")) }
            stored = PixelSize(width: width, height: height)
            self.bits = Int(bits)
            components = Int(count)
            isProgressive = marker & 3 == 2
            // 0 is no sampling; libjpeg refuses it later.
            samplings = (0..<components).map { index in
                let sampling = Int(segment[7 + index * 3] ?? 0)
                return (max(1, sampling >> 4), max(1, sampling & 15))
            }
        case 0xF7: throw .decoding(.unsupportedFormat(.rareJPEG))  // JPEG-LS (ITU-T T.87)
        case 0xE1 where segment.has("Exif\0\0", at: 0):
            exifByteCount = max(exifByteCount, segment.count)
            orientation = orientation ?? EXIF.orientation(in: segment)
        case 0xE2 where segment.has("ICC_PROFILE\0", at: 0):
            if let number = segment[12], profileParts.count < 255 {
                profileParts.append((Int(number), segment.available(segment.count, at: 14)))
            }
        case 0xE1, 0xE2: if applicationData.count < 64 { applicationData.append(segment) }
        default: break
        }
    }

    /// Returns the next marker's code and moves `offset` past it. Bytes between segments are skipped, as in libjpeg.
    private static func nextMarker(in file: ByteView, from offset: inout Int) -> UInt8? {
        while true {
            while let byte = file[offset], byte != 0xFF { offset += 1 }
            while let byte = file[offset], byte == 0xFF { offset += 1 }
            guard let code = file[offset] else { return nil }
            offset += 1
            if code != 0 { return code }
        }
    }
}
