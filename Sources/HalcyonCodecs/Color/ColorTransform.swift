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
        case matrix(MatrixTransform)
        case littleCMS(cmsHTRANSFORM)
    }

    private let method: Method
    private let isOfInks: Bool

    /// The transform of a profile; nil where it has nothing to do: for sRGB, and for a profile that is damaged or not of
    /// the colours that the pixels have, which every viewer ignores.
    ///
    /// Those made last are kept: making one takes as long as transforming a small picture, and a site's pictures share a few
    /// profiles.
    ///
    /// - Parameter ofInks: Whether the pixels are cyan, magenta, yellow and black, 0 for no ink; else red, green, blue and
    ///   alpha.
    static func from(_ profile: ICCProfile, ofInks: Bool = false) -> ColorTransform? {
        let transform = cached(profile)
        return transform?.isOfInks == ofInks ? transform : nil
    }

    private static func cached(_ profile: ICCProfile) -> ColorTransform? {
        if let found = cache.withLock({ $0.transform(for: profile) }) { return found }
        // Made without the lock, by several at once where they want the same: others need not wait for it.
        let transform = ColorTransform(profile)
        cache.withLock { $0.insert(transform, for: profile) }
        return transform
    }

    private init?(_ profile: ICCProfile) {
        if profile.isSRGB { return nil }
        let opened = profile.bytes.withUnsafeBytes { cmsOpenProfileFromMem($0.baseAddress, UInt32($0.count)) }
        guard let source = opened else { return nil }
        defer { cmsCloseProfile(source) }
        if cmsGetColorSpace(source) == cmsSigRgbData, let matrix = MatrixTransform(source) {
            method = .matrix(matrix)
            isOfInks = false
            return
        }
        guard let target = cmsCreate_sRGBProfile() else { return nil }
        defer { cmsCloseProfile(target) }
        let layout: UInt32
        let colors = cmsGetColorSpace(source)
        switch colors {
        case cmsSigCmykData: layout = UInt32(CODECS_LCMS_CMYK_8)
        case cmsSigRgbData: layout = UInt32(CODECS_LCMS_RGBA_8)
        // Gray pixels come as red = green = blue: one of the three is read.
        case cmsSigGrayData: layout = UInt32(CODECS_LCMS_GRAY_8_OF_4)
        default: return nil
        }
        guard
            let handle = cmsCreateTransform(
                source, layout, target, UInt32(CODECS_LCMS_RGBA_8), UInt32(INTENT_PERCEPTUAL),
                UInt32(cmsFLAGS_NOCACHE))
        else { return nil }
        method = .littleCMS(handle)
        isOfInks = colors == cmsSigCmykData
    }

    deinit {
        if case .littleCMS(let handle) = method { cmsDeleteTransform(handle) }
    }

    /// The bytes of memory that it takes; for lcms2's tables, which it does not tell, an estimate on the high side: 23⁴
    /// colours for inks and 33³ for others, each of three numbers of 16 bits.
    var byteCount: Int {
        if case .matrix(let matrix) = method { return matrix.byteCount }
        return isOfInks ? 1_700_000 : 220_000
    }

    /// Transforms so many pixels; their fourth byte stays.
    func apply(to pixels: UnsafeMutablePointer<UInt8>, count: Int) {
        switch method {
        case .matrix(let matrix): matrix.apply(to: pixels, count: count)
        case .littleCMS(let handle): cmsDoTransform(handle, pixels, pixels, UInt32(count))
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
