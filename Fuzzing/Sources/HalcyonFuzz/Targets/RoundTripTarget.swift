import Foundation
import HalcyonCodecs
import HalcyonCore

/// The bytes as pixels: encoded in every format by any options, alone or as two frames, and decoded again.
enum RoundTripTarget: FuzzTarget {
    static let name = "round-trip"

    private static let encoders = ImageEncoderRegistry(StandardCodecs.encoders)
    private static let decoders = ImageDecoderRegistry(StandardCodecs.decoders)

    static func run(_ data: Data) throws {
        guard data.count >= 8 else { return }
        let choices = [UInt8](data.prefix(6))
        let colors = [UInt8](data.dropFirst(6))
        let hasAlpha = choices[2] & 1 == 1
        let size = PixelSize(width: 1 + Int(choices[0] % 64), height: 1 + Int(choices[1] % 64))
        let pixels = try PixelBuffer(width: size.width, height: size.height, hasAlpha: hasAlpha) { memory in
            for index in 0..<memory.count {
                memory[index] = index % 4 == 3 && !hasAlpha ? 255 : colors[index % colors.count]
            }
        }
        let formats = [ImageFormat.png, .jpeg, .webp, .gif, .avif, .qoi, .pnm]
        let format = formats[Int(choices[3]) % formats.count]
        let options = options(choices)
        if choices[5] & 1 == 1, try playBack(pixels, format, options) { return }
        guard let file = try encoders.encode(pixels, as: format, options: options) else {
            return require(false, "no encoder for \(format)")
        }
        let image = try decoders.decode(file, options: DecodingOptions(keptMetadata: .orientation))
        let stored = holdsNoMetadata(format) ? options.metadata.orientation.applied(to: size) : size
        require(image.size == stored, "\(stored) came back as \(image.size) from \(format)")
        require(image.metadata.orientation == written(options, format), "another orientation from \(format)")
        DecodeTarget.check(image.pixels)
        if format == .png || format == .webp && options.isLossless {
            require(isEqual(image.pixels, pixels), "\(format) changed a pixel")
        }
        if format == .qoi || format == .pnm {
            let upright = try pixels.upright(from: options.metadata.orientation)
            require(isEqual(image.pixels, upright), "\(format) changed a pixel")
        }
    }

    /// Whether the format has animations.
    private static func playBack(
        _ pixels: PixelBuffer, _ format: ImageFormat, _ options: EncodingOptions
    ) throws -> Bool {
        let other = try ImageProcessors.ColorControls(brightness: 0.2).process(DecodedImage(pixels: pixels)).pixels
        let frames = [pixels, other, pixels].map { AnimationFrame(pixels: $0, delay: 0.05) }
        guard let file = try encoders.encode(frames, loopCount: 3, as: format, options: options) else {
            return false
        }
        let image = try decoders.decode(file)
        let upright = options.metadata.orientation.applied(to: pixels.size)
        require(image.size == upright, "\(upright) came back as \(image.size) from moving \(format)")
        guard let animation = image.frames?.animation else { return true }
        require(animation.timing.loopCount == 3, "another number of loops")
        require(abs(animation.timing.duration - 0.15) < 0.001, "another duration: \(animation.timing.duration)")
        let pass = try animation.pass(toward: 0)
        while let frame = try pass.next() { DecodeTarget.check(frame) }
        return true
    }

    private static func options(_ choices: [UInt8]) -> EncodingOptions {
        let efforts: [EncodingOptions.Effort] = [.fastest, .balanced]
        let samplings = EncodingOptions.ChromaSubsampling.allCases
        let ditherings = EncodingOptions.Dithering.allCases
        return EncodingOptions(
            quality: Int(choices[2] >> 1), isLossless: choices[4] & 1 == 1, isProgressive: choices[4] & 2 == 2,
            chromaSubsampling: samplings[Int(choices[4] >> 2) % samplings.count],
            effort: efforts[Int(choices[4] >> 4) & 1], dithering: ditherings[Int(choices[4] >> 5) % ditherings.count],
            metadata: ImageMetadata(orientation: ImageOrientation(rawValue: UInt16(choices[5] >> 1 & 7) + 1) ?? .up))
    }

    /// Some formats say nothing of orientation: their pixels are turned before.
    private static func holdsNoMetadata(_ format: ImageFormat) -> Bool {
        format == .gif || format == .qoi || format == .pnm
    }

    private static func written(_ options: EncodingOptions, _ format: ImageFormat) -> ImageOrientation {
        holdsNoMetadata(format) ? .up : options.metadata.orientation
    }

    private static func isEqual(_ one: PixelBuffer, _ other: PixelBuffer) -> Bool {
        one.withUnsafeBytes { one in other.withUnsafeBytes { other in one.elementsEqual(other) } }
    }
}
