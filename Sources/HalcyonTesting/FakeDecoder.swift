public import Foundation
public import HalcyonCore
import Synchronization

/// Decodes any bytes: those of a ``FakeImage`` to that image, any others to a row of one pixel per byte.
///
/// Bytes that begin with ``damaged`` cannot be decoded.
public final class FakeDecoder: ImageDecoding {
    /// Bytes that cannot be decoded: the text `bad`.
    public static let damaged = Data("bad".utf8)

    private let format: ImageFormat

    /// The number of decodes, successful or not.
    public let decoded = Tally()
    /// The number of previews requested, made or not.
    public let previewed = Tally()
    private let hasPreviews: Bool

    /// Creates a decoder.
    ///
    /// - Parameters:
    ///   - hasPreviews: Whether it shows what has arrived of a file: for a ``FakeImage`` the image, as soon as its bytes
    ///     are complete; for others the bytes so far. Default: false.
    ///   - format: The format of its images. A `LaunchSnapshot` keeps only those of formats that Halcyon knows. Default:
    ///     one named `fake`.
    public init(hasPreviews: Bool = false, format: ImageFormat = ImageFormat(name: "fake")) {
        self.hasPreviews = hasPreviews
        self.format = format
    }

    /// Returns the size of the image that the bytes decode to. Never throws.
    public func info(of data: Data) throws(ImageError) -> ImageInfo? {
        let size = FakeImage(data)?.size ?? PixelSize(width: data.count, height: 1)
        return ImageInfo(format: format, size: size)
    }

    /// Returns the image, made smaller like a real decoder if the options say so; a row of bytes is cropped instead.
    ///
    /// - Throws: `ImageError.decoding`: `.corrupt` for bytes that begin with ``damaged``, `.tooManyPixels` if the limit
    ///   is exceeded.
    public func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
        decoded.add()
        if data.starts(with: Self.damaged) { throw .decoding(.corrupt(format, why: "it says so itself")) }
        var image = try FakeImage(data).map { fake throws(ImageError) in try Self.picture(fake, options) }
        if image == nil { image = try Self.row(data, options) }
        image?.format = format
        return image
    }

    /// Creates a previewer, if the decoder has previews.
    ///
    /// - Throws: Nothing itself. The previewer throws the errors of ``decode(_:options:)``.
    public func makePreviewer(
        for head: Data, options: DecodingOptions
    ) throws(ImageError) -> (any ImagePreviewing)? {
        hasPreviews ? FakePreviewer(FakeDecoder(format: format), options, made: previewed) : nil
    }

    private static func picture(_ fake: FakeImage, _ options: DecodingOptions) throws(ImageError) -> DecodedImage {
        var result = fake
        if options.frames == .first { result.frameCount = 1 }
        if let target = options.targetSize { result.size = target.layout(for: fake.size).output }
        let limit = options.limits.maximumPixels
        guard let count = result.size.pixelCount, count <= limit else {
            throw .decoding(.tooManyPixels(result.size, limit: limit))
        }
        var image = try result.decoded()
        image.originalSize = fake.size
        image.isDownsampled = result.size != fake.size
        return image
    }

    private static func row(_ data: Data, _ options: DecodingOptions) throws(ImageError) -> DecodedImage {
        let width = options.targetSize.map { min($0.width, data.count) } ?? data.count
        let pixels = try PixelBuffer(width: width, height: 1, hasAlpha: false) { memory in
            for (index, byte) in data.prefix(width).enumerated() {
                memory.storeBytes(of: SIMD4(byte, 0, 0, 255), toByteOffset: index * 4, as: SIMD4<UInt8>.self)
            }
        }
        return DecodedImage(
            pixels: pixels, originalSize: PixelSize(width: data.count, height: 1), isDownsampled: width < data.count
        )
    }
}

extension DecodedImage {
    /// The bytes from which a ``FakeDecoder`` made a row of pixels, as text.
    public var text: String {
        pixels.withUnsafeBytes { bytes in
            String(decoding: stride(from: 0, to: bytes.count, by: 4).map { bytes[$0] }, as: UTF8.self)
        }
    }
}

/// Shows what a ``FakeDecoder`` makes of the bytes so far.
final class FakePreviewer: ImagePreviewing {
    private let decoder: FakeDecoder
    private let options: DecodingOptions
    private let made: Tally
    private let state = Mutex((data: Data(), shown: 0))

    init(_ decoder: FakeDecoder, _ options: DecodingOptions, made: Tally) {
        self.decoder = decoder
        self.options = options
        self.made = made
    }

    func append(_ data: Data) throws(ImageError) { state.withLock { $0.data.append(data) } }

    func preview() throws(ImageError) -> DecodedImage? {
        made.add()
        let data = state.withLock { state -> Data? in
            if state.data.count == state.shown { return nil }
            state.shown = state.data.count
            return state.data
        }
        guard let data else { return nil }
        return try decoder.decode(data, options: options)
    }
}
