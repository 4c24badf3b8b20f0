#if canImport(ImageIO)
import CoreGraphics
public import Foundation
public import HalcyonCore
import ImageIO

/// Encodes with ImageIO what the system's version can write: JPEG, PNG, GIF, HEIC, TIFF and BMP; animations as GIF, PNG
/// and HEIC.
///
/// Of ``EncodingOptions`` it uses `quality`, `isLossless` (HEIC, as the highest quality), `isProgressive` (JPEG, PNG)
/// and `metadata`; chroma subsampling, effort and palette are up to ImageIO. Metadata that a GIF or BMP cannot hold is
/// applied to the pixels first.
public struct ImageIOEncoder: ImageEncoding {
    /// Formats that hold neither a profile nor an orientation.
    private static let bareFormats: Set<ImageFormat> = [.gif, .bmp]

    /// Creates an encoder; all settings come with each call.
    public init() {}

    /// Returns the bytes of a file, or nil if ImageIO does not write the format here.
    ///
    /// - Throws: `ImageError.encoding`: `.tooLarge` for a JPEG or GIF with a side of more than 65535 pixels, `.failed`;
    ///   `ImageError.cancelled`.
    public func encode(
        _ pixels: PixelBuffer, as format: ImageFormat, options: EncodingOptions
    ) throws(ImageError) -> Data? {
        guard let type = format.typeIdentifier, Self.writes(type) else { return nil }
        return try file(type, format, count: 1) { destination throws(ImageError) in
            let image = try image(of: pixels, as: format, options)
            CGImageDestinationAddImage(destination, image, properties(format, options))
        }
    }

    /// Returns the bytes of an animated file, or nil if the format is not GIF, PNG or HEIC, or ImageIO does not write
    /// it here.
    ///
    /// ImageIO needs the number of frames first, so all of them are in memory at once.
    ///
    /// - Throws: The errors of ``encode(_:as:options:)``, with `.failed` also if there is no frame or frames differ in
    ///   size; and what `nextFrame` throws.
    public func encode(
        frames nextFrame: () throws(ImageError) -> AnimationFrame?, loopCount: Int?, as format: ImageFormat,
        options: EncodingOptions
    ) throws(ImageError) -> Data? {
        guard [.gif, .png, .heic].contains(format), let keys = format.animationKeys,
            let type = format == .heic ? "public.heics" : format.typeIdentifier, Self.writes(type)
        else { return nil }
        var frames: [AnimationFrame] = []
        while let frame = try nextFrame() {
            if Task.isCancelled { throw .cancelled }
            frames.append(frame)
        }
        guard let first = frames.first else { throw .encoding(.failed(format, why: "an animation without frames")) }
        guard frames.allSatisfy({ $0.pixels.size == first.pixels.size }) else {
            throw .encoding(.failed(format, why: "frames of different sizes"))
        }
        return try file(type, format, count: frames.count) { destination throws(ImageError) in
            let loops = ImageIOProperties.dictionary([(keys.loopCount, loopCount.map { max(1, $0) } ?? 0)])
            CGImageDestinationSetProperties(destination, ImageIOProperties.dictionary([(keys.dictionary, loops)]))
            for frame in frames {
                if Task.isCancelled { throw .cancelled }
                let delay = ImageIOProperties.dictionary([(keys.delay, frame.delay)])
                CGImageDestinationAddImage(
                    destination, try image(of: frame.pixels, as: format, options),
                    properties(format, options, [(keys.dictionary, delay)]))
            }
        }
    }

    private func file(
        _ type: String, _ format: ImageFormat, count: Int,
        _ fill: (CGImageDestination) throws(ImageError) -> Void
    ) throws(ImageError) -> Data {
        if Task.isCancelled { throw .cancelled }
        let data = NSMutableData()
        let name = NSString(string: type) as CFString
        guard let destination = CGImageDestinationCreateWithData(data as CFMutableData, name, count, nil) else {
            throw .encoding(.failed(format, why: "ImageIO could not start"))
        }
        try fill(destination)
        guard CGImageDestinationFinalize(destination) else {
            throw .encoding(.failed(format, why: "ImageIO could not finish"))
        }
        return Data(referencing: data)
    }

    private func image(
        of pixels: PixelBuffer, as format: ImageFormat, _ options: EncodingOptions
    ) throws(ImageError) -> CGImage {
        if [.jpeg, .gif].contains(format), max(pixels.width, pixels.height) > 65535 {
            throw .encoding(.tooLarge(format, pixels.size, longestSide: 65535))
        }
        let profile = options.metadata.colorProfile
        let sRGB = CGColorSpace(name: CGColorSpace.sRGB)
        let space = profile.flatMap { CGColorSpace(iccData: $0.coreFoundation) } ?? sRGB
        var pixels = pixels
        var image = pixels.makeCGImage(in: space)
        do throws(ImageError) {
            if Self.bareFormats.contains(format) {
                if profile != nil, let drawn = image { pixels = try PixelBuffer(drawing: drawn, in: sRGB) }
                pixels = try pixels.upright(from: options.metadata.orientation)
                image = pixels.makeCGImage(in: sRGB)
            } else if format == .jpeg, pixels.hasAlpha, let drawn = image {
                pixels = try PixelBuffer(drawing: drawn, in: space, isOverWhite: true)
                image = pixels.makeCGImage(in: space)
            }
        } catch {
            throw .encoding(.failed(format, why: .init(error)))
        }
        guard let image else { throw .encoding(.failed(format, why: "not enough memory for the pixels")) }
        return image
    }

    private func properties(
        _ format: ImageFormat, _ options: EncodingOptions, _ more: [(key: CFString, value: Any)] = []
    ) -> CFDictionary {
        let quality = options.isLossless && format != .jpeg ? 1 : Double(options.quality) / 100
        var values: [(key: CFString, value: Any)] = [(kCGImageDestinationLossyCompressionQuality, quality)] + more
        let orientation = options.metadata.orientation
        if orientation != .up, !Self.bareFormats.contains(format) {
            values.append((kCGImagePropertyOrientation, Int(orientation.rawValue)))
        }
        if options.isProgressive, more.isEmpty {
            let progressive = ImageIOProperties.dictionary([(kCGImagePropertyJFIFIsProgressive, true)])
            let interlaced = ImageIOProperties.dictionary([(kCGImagePropertyPNGInterlaceType, 1)])
            if format == .jpeg { values.append((kCGImagePropertyJFIFDictionary, progressive)) }
            if format == .png { values.append((kCGImagePropertyPNGDictionary, interlaced)) }
        }
        return ImageIOProperties.dictionary(values)
    }

    private static func writes(_ type: String) -> Bool {
        ImageIOProperties.texts(CGImageDestinationCopyTypeIdentifiers()).contains(type)
    }
}
#endif
