import CCodecs
import Foundation
import HalcyonCore

/// A copy of an image in libwebp's format.
///
/// Source: libwebp's `encode.h`.
final class WebPImport {
    private let picture: UnsafeMutablePointer<WebPPicture>

    /// - Parameter isARGB: Whether to keep the pixels unchanged, instead of converting them to the colours of a lossy
    ///   stream.
    /// - Throws: `ImageError.encoding`: `.tooLarge`, `.failed`.
    init(_ pixels: PixelBuffer, isARGB: Bool) throws(ImageError) {
        try pixels.size.check(.webp, longestSide: Int(WEBP_MAX_DIMENSION))
        picture = .allocate(capacity: 1)
        picture.initialize(to: WebPPicture())
        guard WebPPictureInit(picture) != 0 else {
            throw .encoding(.failed(.webp, why: "a different version of libwebp than this was built for"))
        }
        picture.pointee.width = Int32(pixels.width)
        picture.pointee.height = Int32(pixels.height)
        picture.pointee.use_argb = isARGB ? 1 : 0
        picture.pointee.progress_hook = { _, _ in Task.isCancelled ? 0 : 1 }
        let imported = pixels.withUnsafeBytes { bytes in
            let base = bytes.bindMemory(to: UInt8.self).baseAddress
            let stride = Int32(pixels.bytesPerRow)
            return pixels.hasAlpha
                ? WebPPictureImportRGBA(picture, base, stride) : WebPPictureImportRGBX(picture, base, stride)
        }
        guard imported != 0 else { throw failure }
    }

    deinit {
        WebPPictureFree(picture)
        picture.deallocate()
    }

    /// Returns the image as a complete file without metadata.
    func stream(_ config: WebPConfig) throws(ImageError) -> Data {
        var config = config
        var memory = WebPMemoryWriter()
        WebPMemoryWriterInit(&memory)
        picture.pointee.writer = WebPMemoryWrite
        let encoded = withUnsafeMutablePointer(to: &memory) { memory in
            picture.pointee.custom_ptr = UnsafeMutableRawPointer(memory)
            return WebPEncode(&config, picture)
        }
        guard encoded != 0, let bytes = memory.mem else {
            WebPMemoryWriterClear(&memory)
            throw failure
        }
        return Data(bytesNoCopy: bytes, count: memory.size, deallocator: .custom { bytes, _ in WebPFree(bytes) })
    }

    /// Calls `body` with the image, for an animation's encoder.
    func withPicture<Result>(_ body: (UnsafeMutablePointer<WebPPicture>) -> Result) -> Result { body(picture) }

    private var failure: ImageError {
        switch picture.pointee.error_code {
        case VP8_ENC_ERROR_USER_ABORT: .cancelled
        case VP8_ENC_ERROR_OUT_OF_MEMORY, VP8_ENC_ERROR_BITSTREAM_OUT_OF_MEMORY:
            .encoding(.failed(.webp, why: "out of memory"))
        case let code: .encoding(.failed(.webp, why: "libwebp error \(code.rawValue)"))
        }
    }
}

/// Maps our options to libwebp's settings.
enum WebPSettings {
    static func config(_ options: EncodingOptions) throws(ImageError) -> WebPConfig {
        var config = WebPConfig()
        guard WebPConfigInit(&config) != 0 else {
            throw .encoding(.failed(.webp, why: "a different version of libwebp than this was built for"))
        }
        config.quality = Float(options.quality)
        config.method =
            switch options.effort {
            case .fastest: 0
            case .balanced: 4
            case .smallest: 6
            }
        if options.isLossless {
            let level: Int32 =
                switch options.effort {
                case .fastest: 1
                case .balanced: 6
                case .smallest: 9
                }
            WebPConfigLosslessPreset(&config, level)
            config.exact = 1
        }
        return config
    }
}
