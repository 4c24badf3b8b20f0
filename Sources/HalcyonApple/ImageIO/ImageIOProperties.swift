#if canImport(ImageIO)
import CoreGraphics
import Foundation
import HalcyonCore
import ImageIO

extension ImageFormat {
    /// ImageIO's uniform type identifiers; of several for one format, the first is written.
    private static let typeIdentifiers: [(identifier: String, format: ImageFormat)] = [
        ("public.jpeg", .jpeg), ("public.png", .png), ("com.compuserve.gif", .gif), ("org.webmproject.webp", .webp),
        ("public.webp", .webp), ("public.avif", .avif), ("public.avis", .avif), ("public.heic", .heic),
        ("public.heif", .heic), ("public.heics", .heic), ("public.heifs", .heic), ("public.jpeg-xl", .jpegXL),
        ("public.tiff", .tiff), ("com.microsoft.bmp", .bmp), ("com.microsoft.ico", .ico),
        ("public.jpeg-2000", ImageFormat(name: "jp2")), ("com.adobe.photoshop-image", ImageFormat(name: "psd")),
        ("com.apple.icns", ImageFormat(name: "icns")), ("com.truevision.tga-image", ImageFormat(name: "tga")),
        ("com.ilm.openexr-image", ImageFormat(name: "exr")), ("public.radiance", ImageFormat(name: "hdr")),
        ("com.adobe.raw-image", ImageFormat(name: "dng")),
    ]

    /// Types that ImageIO opens although they are not images.
    private static let documentIdentifiers: Set = ["com.adobe.pdf"]

    /// Creates the format for ImageIO's identifier; `"imageio"` if it has no name here, nil for a document.
    init?(typeIdentifier: CFString) {
        let text = (typeIdentifier as NSString).description
        if Self.documentIdentifiers.contains(text) { return nil }
        self = Self.typeIdentifiers.first { $0.identifier == text }?.format ?? ImageFormat(name: "imageio")
    }

    /// The identifier with which ImageIO writes it; nil if it has none.
    var typeIdentifier: String? { Self.typeIdentifiers.first { $0.format == self }?.identifier }

    /// Whether ImageIO on this system reads any of its files.
    var isReadable: Bool {
        let known = Set(ImageIOProperties.texts(CGImageSourceCopyTypeIdentifiers()))
        return Self.typeIdentifiers.contains { $0.format == self && known.contains($0.identifier) }
    }

    /// The properties with the timing of frames; nil for formats whose further images are not an animation.
    var animationKeys: AnimationKeys? {
        switch self {
        case .gif:
            AnimationKeys(
                dictionary: kCGImagePropertyGIFDictionary, loopCount: kCGImagePropertyGIFLoopCount,
                delay: kCGImagePropertyGIFDelayTime, unclampedDelay: kCGImagePropertyGIFUnclampedDelayTime)
        case .png:
            AnimationKeys(
                dictionary: kCGImagePropertyPNGDictionary, loopCount: kCGImagePropertyAPNGLoopCount,
                delay: kCGImagePropertyAPNGDelayTime, unclampedDelay: kCGImagePropertyAPNGUnclampedDelayTime)
        case .webp:
            AnimationKeys(
                dictionary: kCGImagePropertyWebPDictionary, loopCount: kCGImagePropertyWebPLoopCount,
                delay: kCGImagePropertyWebPDelayTime, unclampedDelay: kCGImagePropertyWebPUnclampedDelayTime)
        case .heic, .avif:
            // According to ImageIO's header, AVIF sequences use the keys of HEICS.
            AnimationKeys(
                dictionary: self == .heic ? kCGImagePropertyHEICSDictionary : kCGImagePropertyAVISDictionary,
                loopCount: kCGImagePropertyHEICSLoopCount,
                delay: kCGImagePropertyHEICSDelayTime, unclampedDelay: kCGImagePropertyHEICSUnclampedDelayTime)
        default: nil
        }
    }
}

/// The names of an animated format's properties.
struct AnimationKeys {
    let dictionary: CFString
    let loopCount: CFString
    let delay: CFString
    let unclampedDelay: CFString
}

/// An ImageIO dictionary with typed access.
struct ImageIOProperties {
    private let values: NSDictionary

    init?(_ dictionary: CFDictionary?) {
        guard let dictionary else { return nil }
        values = dictionary as NSDictionary
    }

    func integer(_ key: CFString) -> Int? { values[key] as? Int }

    func number(_ key: CFString) -> Double? { values[key] as? Double ?? integer(key).map { Double($0) } }

    func flag(_ key: CFString) -> Bool? { values[key] as? Bool }

    func text(_ key: CFString) -> String? { values[key] as? String }

    func nested(_ key: CFString) -> ImageIOProperties? {
        // Foundation on Linux returns a Swift dictionary.
        let dictionary =
            values[key] as? NSDictionary ?? (values[key] as? [AnyHashable: Any]).map { NSDictionary(dictionary: $0) }
        return dictionary.flatMap { ImageIOProperties($0 as CFDictionary) }
    }

    /// Creates a dictionary for ImageIO.
    static func dictionary(_ values: [(key: CFString, value: Any)]) -> CFDictionary {
        let dictionary = NSMutableDictionary()
        for (key, value) in values { dictionary[key as NSString] = value }
        return dictionary as CFDictionary
    }

    /// Returns the strings in a list.
    static func texts(_ list: CFArray) -> [String] { (list as NSArray).compactMap { $0 as? String } }
}

extension Data {
    /// The same bytes for Core Foundation, without a copy if the two are bridged.
    var coreFoundation: CFData {
        #if canImport(Darwin)
        self as CFData
        #else
        NSData(data: self) as CFData
        #endif
    }
}
#endif
