import CCodecs
import Foundation
import HalcyonCore
import Synchronization

/// Turns pixels of an embedded profile into sRGB, in place.
///
/// `@unchecked Sendable` holds because what is kept is written only in `init`, and lcms2 only reads a transform while it
/// applies it: made with `cmsFLAGS_NOCACHE`, without the memory of the last pixel, it has no state that changes.
final class ColorTransform: @unchecked Sendable {
    private static let cache = Mutex(TransformCache())

    private enum Method {
        /// The sample of gray for each sample of gray.
        case table([UInt8])
        case matrix(MatrixTransform)
        case deepMatrix(DeepMatrixTransform)
        case littleCMS(cmsHTRANSFORM, isOfInks: Bool)
    }

    private let method: Method

    /// The transform of a profile; nil if it has nothing to do: for sRGB, and for a profile that is damaged, which every
    /// viewer ignores. Whether the profile fits the pixels is checked before: see `ICCProfile.fitting`.
    ///
    /// Those made last are kept: making one takes as long as transforming a small picture, and a site's pictures share a few
    /// profiles.
    ///
    /// - Parameter isDeep: Whether the pixels have samples of 16 bits. Curves that are far from sRGB's need them: of 8 bits
    ///   of linear light, the first step is 13 levels of sRGB. Default: false.
    static func from(_ profile: ICCProfile, isDeep: Bool = false) -> ColorTransform? {
        let key = TransformCache.Key(profile: profile, isDeep: isDeep)
        if let found = cache.withLock({ $0.transform(for: key) }) { return found }
        // Made without the lock, by several at once where they want the same: others need not wait for it.
        let transform = ColorTransform(profile, isDeep: isDeep)
        cache.withLock { $0.insert(transform, for: key) }
        return transform
    }

    private init?(_ profile: ICCProfile, isDeep: Bool) {
        if profile.isSRGB { return nil }
        let opened = profile.bytes.withUnsafeBytes { cmsOpenProfileFromMem($0.baseAddress, UInt32($0.count)) }
        guard let source = opened else { return nil }
        defer { cmsCloseProfile(source) }
        guard let target = cmsCreate_sRGBProfile() else { return nil }
        defer { cmsCloseProfile(target) }
        let colors = cmsGetColorSpace(source)
        switch colors {
        case cmsSigGrayData:
            guard let table = GrayTable.samples(source, target, count: isDeep ? 1 << 16 : 1 << 8) else { return nil }
            method = .table(table)
            return
        case cmsSigRgbData where isDeep:
            if let matrix = DeepMatrixTransform(source) {
                method = .deepMatrix(matrix)
                return
            }
        case cmsSigRgbData:
            if let matrix = MatrixTransform(source) {
                method = .matrix(matrix)
                return
            }
        case cmsSigCmykData: break
        default: return nil
        }
        let isOfInks = colors == cmsSigCmykData
        let layout = isOfInks ? CODECS_LCMS_CMYK_8 : isDeep ? CODECS_LCMS_RGBA_16 : CODECS_LCMS_RGBA_8
        guard
            let handle = cmsCreateTransform(
                source, UInt32(layout), target, UInt32(CODECS_LCMS_RGBA_8), UInt32(INTENT_PERCEPTUAL),
                UInt32(cmsFLAGS_NOCACHE))
        else { return nil }
        method = .littleCMS(handle, isOfInks: isOfInks)
    }

    deinit {
        if case .littleCMS(let handle, _) = method { cmsDeleteTransform(handle) }
    }

    /// The bytes of memory that it takes; for lcms2's tables, which it does not tell, an estimate on the high side: 23⁴
    /// colours for inks and 33³ for others, each of three numbers of 16 bits.
    var byteCount: Int {
        switch method {
        case .table(let table): table.count
        case .matrix(let matrix): matrix.byteCount
        case .deepMatrix(let matrix): matrix.byteCount
        case .littleCMS(_, let isOfInks): isOfInks ? 1_700_000 : 220_000
        }
    }

    /// Transforms so many pixels; their fourth byte stays.
    func apply(to pixels: UnsafeMutablePointer<UInt8>, count: Int) {
        switch method {
        case .table(let table):
            table.withUnsafeBufferPointer { table in
                for offset in stride(from: 0, to: count &* 4, by: 4) {
                    // Gray pixels come as red = green = blue.
                    let sample = table[Int(pixels[offset])]
                    pixels[offset] = sample
                    pixels[offset &+ 1] = sample
                    pixels[offset &+ 2] = sample
                }
            }
        case .matrix(let matrix): matrix.apply(to: pixels, count: count)
        case .deepMatrix: break  // only made for pixels of 16 bits
        case .littleCMS(let handle, _): cmsDoTransform(handle, pixels, pixels, UInt32(count))
        }
    }

    /// Transforms pixels of 16 bits a sample to pixels of 8; for a transform made with `isDeep`.
    func apply(_ deep: UnsafeMutablePointer<UInt16>, to pixels: UnsafeMutablePointer<UInt8>, count: Int) {
        switch method {
        case .table(let table):
            table.withUnsafeBufferPointer { table in
                for offset in stride(from: 0, to: count &* 4, by: 4) {
                    let sample = table[Int(deep[offset])]
                    pixels[offset] = sample
                    pixels[offset &+ 1] = sample
                    pixels[offset &+ 2] = sample
                }
            }
        case .deepMatrix(let matrix): matrix.apply(deep, to: pixels, count: count)
        case .matrix: break  // only made for pixels of 8 bits
        case .littleCMS(let handle, _): cmsDoTransform(handle, deep, pixels, UInt32(count))
        }
        for offset in stride(from: 3, to: count &* 4, by: 4) {
            pixels[offset] = UInt8(truncatingIfNeeded: (UInt32(deep[offset]) &* 255 &+ 32895) &>> 16)
        }
    }

    /// Transforms RGBA pixels; their alpha stays.
    func apply(to pixels: UnsafeMutableRawBufferPointer) throws(ImageError) {
        let step = 1 << 18
        for offset in stride(from: 0, to: pixels.count, by: step) {
            if Task.isCancelled { throw .cancelled }
            let part = UnsafeMutableRawBufferPointer(rebasing: pixels[offset..<min(offset + step, pixels.count)])
            guard let bytes = part.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
            apply(to: bytes, count: part.count / 4)
        }
    }
}

/// The transforms that were used last, by their profiles.
struct TransformCache {
    struct Key: Equatable {
        let profile: ICCProfile
        let isDeep: Bool
    }

    private struct Entry {
        let key: Key
        /// Nil for a profile that needs none: finding that out takes time too.
        let transform: ColorTransform?

        var byteCount: Int { key.profile.bytes.count + (transform?.byteCount ?? 0) }
    }

    private static let mostEntries = 32
    private static let mostBytes = 8 << 20
    private static let largestProfile = 1 << 20

    /// The one that was used last is the last.
    private var entries: [Entry] = []
    private var byteCount = 0

    /// What is known of a profile; nil for nothing.
    mutating func transform(for key: Key) -> ColorTransform?? {
        guard let index = entries.lastIndex(where: { $0.key == key }) else { return nil }
        let entry = entries.remove(at: index)
        entries.append(entry)
        return .some(entry.transform)
    }

    mutating func insert(_ transform: ColorTransform?, for key: Key) {
        let entry = Entry(key: key, transform: transform)
        guard key.profile.bytes.count <= Self.largestProfile, self.transform(for: key) == nil else { return }
        entries.append(entry)
        byteCount += entry.byteCount
        while entries.count > Self.mostEntries || byteCount > Self.mostBytes {
            byteCount -= entries.removeFirst().byteCount
        }
    }
}

/// The transform of a profile of gray, which is one sample for each sample.
///
/// lcms2's own transform of one channel of 8 bits reads a coarse table between whose entries it draws straight lines: far
/// from sRGB's curve, dark tones come out wrong by up to 76 levels. As floating point it computes each by itself.
enum GrayTable {
    /// - Returns: the sample of sRGB for each of `count` samples; nil for a profile that makes no transform.
    static func samples(_ source: cmsHPROFILE, _ target: cmsHPROFILE, count: Int) -> [UInt8]? {
        guard
            let handle = cmsCreateTransform(
                source, UInt32(CODECS_LCMS_GRAY_FLOAT), target, UInt32(CODECS_LCMS_RGB_FLOAT),
                UInt32(INTENT_PERCEPTUAL), UInt32(cmsFLAGS_NOCACHE | cmsFLAGS_NOOPTIMIZE))
        else { return nil }
        defer { cmsDeleteTransform(handle) }
        let input = (0..<count).map { Float($0) / Float(count - 1) }
        var output = [Float](repeating: 0, count: count * 3)
        cmsDoTransform(handle, input, &output, UInt32(count))
        // One of the three for all of them: gray stays gray.
        return (0..<count).map { index in
            let level = output[index * 3 + 1] * 255
            return level.isNaN ? 0 : UInt8(min(255, max(0, level.rounded())))
        }
    }
}
