import Foundation
import HalcyonCodecs
import HalcyonCore
import Testing

@Suite("Decoding with several threads")
struct DecodingThreadsTests {
    private let registry = Codecs.decoders
    /// Wide enough for a second thread to pay.
    private static let width = 800

    private static func file(_ format: ImageFormat, isLossless: Bool) throws -> Data {
        let pixels = try PixelBuffer(width: width, height: 600, hasAlpha: true) { memory in
            for pixel in 0..<width * 600 {
                let (x, y) = (pixel % width, pixel / width)
                let (red, green, blue) = (x * y / 7, x * 255 / width, y / 3)
                let color = [red, green, blue, 255 - y / 4].map { UInt8(truncatingIfNeeded: $0) }
                for channel in 0..<4 { memory[pixel * 4 + channel] = color[channel] }
            }
        }
        let options = EncodingOptions(isLossless: isLossless, effort: .fastest)
        return try #require(
            try ImageEncoderRegistry(StandardCodecs.encoders).encode(pixels, as: format, options: options))
    }

    private static func options(_ threads: Int, _ target: TargetSize?) -> DecodingOptions {
        DecodingOptions(targetSize: target, maximumThreads: threads)
    }

    /// The pixels or the error of a decode, as bytes.
    private func outcome(_ data: Data, _ options: DecodingOptions) -> Result<Data, ImageError> {
        Result { () throws(ImageError) in
            try registry.decode(data, options: options).pixels.withUnsafeBytes { Data($0) }
        }
    }

    @Test(
        "Given any number of threads, when decoded, then the pixels are those of one thread",
        arguments: [
            (ImageFormat.webp, false), (.webp, true), (.avif, false), (.heic, false), (.jpeg, false), (.png, true),
        ])
    func samePixels(_ format: ImageFormat, isLossless: Bool) throws {
        let file = try Self.file(format, isLossless: isLossless)
        for target in [nil, TargetSize(width: 100, height: 75)] {
            let expected = try outcome(file, Self.options(1, target)).get()
            for threads in [2, 3, 64, .max, 0, -1, .min] {
                #expect(try outcome(file, Self.options(threads, target)).get() == expected, "\(threads)")
            }
        }
    }

    @Test(
        "Given a damaged or cut file, when decoded by two threads, then the error is that of one",
        arguments: [ImageFormat.webp, .avif])
    func sameErrors(_ format: ImageFormat) throws {
        let file = try Self.file(format, isLossless: false)
        for part in 1...20 {
            let cut = file.prefix(file.count * part / 21)
            #expect(outcome(cut, Self.options(2, nil)) == outcome(cut, Self.options(1, nil)), "\(part) of 21")
            var damaged = file
            let place = file.count * part / 21
            damaged.replaceSubrange(place..<place + 8, with: Data(repeating: 0x5A, count: 8))
            #expect(outcome(damaged, Self.options(2, nil)) == outcome(damaged, Self.options(1, nil)), "\(part) of 21")
        }
    }
}
