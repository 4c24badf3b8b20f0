import CCodecs
import CPixels
import Foundation
import HalcyonCore
import Synchronization

/// Converts pixels from an embedded profile to sRGB, in place.
///
/// `@unchecked Sendable` is safe because stored properties are written only in `init`, and applying an lcms2 transform
/// only reads it: with `cmsFLAGS_NOCACHE` it does not remember the last pixel, so it has no mutable state.
final class ColorTransform: @unchecked Sendable {
    private static let cache = Mutex(TransformCache())

    private enum Method {
        /// The output sample for each input sample of gray.
        case table([UInt8])
        case matrix(MatrixTransform)
        case deepMatrix(DeepMatrixTransform)
        case littleCMS(cmsHTRANSFORM, isOfInks: Bool)
    }

    private let method: Method

    /// Returns the transform for a profile, or nil if there is nothing to do: for sRGB, and for a damaged profile,
    /// which every viewer ignores. The caller checks that the profile fits the pixels: see `ICCProfile.fitting`.
    ///
    /// Recent transforms are cached: making one takes as long as transforming a small image, and a site's images share
    /// a few profiles.
    ///
    /// - Parameter isDeep: Whether the pixels have 16-bit samples. Curves far from sRGB's need them: with 8 bits of
    ///   linear light, the first step is 13 levels of sRGB. Default: false.
    static func from(_ profile: ICCProfile, isDeep: Bool = false) -> ColorTransform? {
        let key = TransformCache.Key(profile: profile, isDeep: isDeep)
        if let found = cache.withLock({ $0.transform(for: key) }) { return found }
        // Made outside the lock, so that others need not wait; several threads may make the same one at once.
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

    /// The memory it takes, in bytes. lcms2 does not report the size of its tables, so for those this is a high
    /// estimate: 23⁴ colours for inks and 33³ for others, each of three 16-bit numbers.
    var byteCount: Int {
        switch method {
        case .table(let table): table.count
        case .matrix(let matrix): matrix.byteCount
        case .deepMatrix(let matrix): matrix.byteCount
        case .littleCMS(_, let isOfInks): isOfInks ? 1_700_000 : 220_000
        }
    }

    /// Transforms `count` pixels, leaving their fourth byte unchanged.
    func apply(to pixels: UnsafeMutablePointer<UInt8>, count: Int) {
        switch method {
        case .table(let table): cpixels_apply_curve(table, pixels, count)
        case .matrix(let matrix): matrix.apply(to: pixels, count: count)
        case .deepMatrix: break  // only made for pixels of 16 bits
        case .littleCMS(let handle, _): cmsDoTransform(handle, pixels, pixels, UInt32(count))
        }
    }

    /// Transforms 16-bit samples to 8-bit pixels; for a transform made with `isDeep`.
    func apply(_ deep: UnsafeMutablePointer<UInt16>, to pixels: UnsafeMutablePointer<UInt8>, count: Int) {
        switch method {
        case .table(let table): cpixels_apply_deep_curve(table, deep, pixels, count)
        case .deepMatrix(let matrix): matrix.apply(deep, to: pixels, count: count)
        case .matrix: break  // only made for pixels of 8 bits
        case .littleCMS(let handle, _): cmsDoTransform(handle, deep, pixels, UInt32(count))
        }
        cpixels_take_deep_alpha(deep, pixels, count)
    }

    /// Transforms RGBA pixels, leaving alpha unchanged.
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

/// The most recently used transforms, by profile.
struct TransformCache {
    struct Key: Equatable {
        let profile: ICCProfile
        let isDeep: Bool
    }

    private struct Entry {
        let key: Key
        /// Nil if the profile needs no transform: finding that out takes time too.
        let transform: ColorTransform?

        var byteCount: Int { key.profile.bytes.count + (transform?.byteCount ?? 0) }
    }

    private static let mostEntries = 32
    private static let mostBytes = 8 << 20
    private static let largestProfile = 1 << 20

    /// Ordered by use; the most recently used is last.
    private var entries: [Entry] = []
    private var byteCount = 0

    /// Returns the cached result for a profile, or nil if there is none.
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

/// The transform for a gray profile: one output sample for each input sample.
///
/// lcms2's own transform for a single 8-bit channel interpolates in a coarse table: if the curve is far from sRGB's,
/// dark tones are off by up to 76 levels. With floating point it computes each sample separately.
enum GrayTable {
    /// - Returns: The sRGB sample for each of `count` samples, or nil if lcms2 cannot make a transform from the
    ///   profile.
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
        // Any of the three will do, because gray stays gray.
        return (0..<count).map { index in
            let level = output[index * 3 + 1] * 255
            return level.isNaN ? 0 : UInt8(min(255, max(0, level.rounded())))
        }
    }
}
