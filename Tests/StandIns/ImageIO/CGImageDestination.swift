public import CoreGraphics
public import Foundation
import HalcyonCodecs
import HalcyonCore

/// https://developer.apple.com/documentation/imageio/cgimagedestination
///
/// Halcyon's own encoders, behind ImageIO's functions.
public final class CGImageDestination {
    let data: NSMutableData
    let format: ImageFormat
    let count: Int
    var images: [(image: CGImage, properties: NSDictionary?)] = []
    var properties: NSDictionary?

    init(_ data: NSMutableData, _ format: ImageFormat, _ count: Int) {
        self.data = data
        self.format = format
        self.count = count
    }

    func file() throws -> Data? {
        let encoders = ImageEncoderRegistry(StandardCodecs.encoders)
        guard images.count == count, let first = images.first else { return nil }
        // What becomes of transparent pixels there is nowhere said.
        guard format != .jpeg || first.image.alphaInfo != .last else { return nil }
        var options = EncodingOptions()
        if let quality = first.properties?[kCGImageDestinationLossyCompressionQuality] as? Double {
            options.quality = Int((quality * 100).rounded())
        }
        let jfif = first.properties?[kCGImagePropertyJFIFDictionary] as? NSDictionary
        options.isProgressive = jfif?[kCGImagePropertyJFIFIsProgressive] as? Bool == true
        if let number = first.properties?[kCGImagePropertyOrientation] as? Int {
            options.metadata.orientation = ImageOrientation(rawValue: UInt16(number)) ?? .up
        }
        options.metadata.colorProfile = first.image.colorSpace?.copyICCData().map { Data(referencing: $0) }
        if count == 1 {
            guard let pixels = try first.image.standInPixels() else { return nil }
            return try encoders.encode(pixels, as: format, options: options)
        }
        let frames = try images.compactMap { image, properties in
            try image.standInPixels().map { AnimationFrame(pixels: $0, delay: Self.delay(properties)) }
        }
        let container = properties?[kCGImagePropertyGIFDictionary] as? NSDictionary
        let loops = container?[kCGImagePropertyGIFLoopCount] as? Int ?? 1
        return try encoders.encode(frames, loopCount: loops == 0 ? nil : loops, as: format, options: options)
    }

    private static func delay(_ properties: NSDictionary?) -> Double {
        let frame = properties?[kCGImagePropertyGIFDictionary] as? NSDictionary
        return frame?[kCGImagePropertyGIFDelayTime] as? Double ?? 0.1
    }
}

/// https://developer.apple.com/documentation/imageio/cgimagedestinationcreatewithdata(_:_:_:_:)
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    guard let format = standInTypes.first(where: { $0.type == type.description })?.format, format != .webp else {
        return nil
    }
    return CGImageDestination(data, format, count)
}

/// https://developer.apple.com/documentation/imageio/cgimagedestinationcopytypeidentifiers()
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
    NSArray(array: standInTypes.map(\.type).filter { $0 != "org.webmproject.webp" })
}

/// https://developer.apple.com/documentation/imageio/cgimagedestinationsetproperties(_:_:)
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
    idst.properties = properties
}

/// https://developer.apple.com/documentation/imageio/cgimagedestinationaddimage(_:_:_:)
public func CGImageDestinationAddImage(
    _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
    idst.images.append((image, properties))
}

/// https://developer.apple.com/documentation/imageio/cgimagedestinationfinalize(_:)
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
    guard let file = try? idst.file() else { return false }
    idst.data.append(file)
    return true
}
