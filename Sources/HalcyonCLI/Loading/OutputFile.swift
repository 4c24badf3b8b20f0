import ArgumentParser
import Foundation
import HalcyonCore

/// Writes the program's results, on a thread that may wait for the disk.
enum OutputFile {
    /// Writes a file whole or not at all.
    ///
    /// - Throws: A failure of the kind `output`, or `cancelled`.
    static func write(_ data: Data, to url: URL) async throws(Failure) {
        let result: Result<Void, Failure>
        do throws(ImageError) {
            result = try await WorkExecutor.io.run {
                do {
                    return .success(try AtomicFile.write(data, to: url))
                } catch {
                    return .failure(Failure(writing: url.path, error))
                }
            }
        } catch {
            throw Failure(error)
        }
        try result.get()
    }

    /// Makes a folder, and those above it, where it is not there yet.
    ///
    /// - Throws: A failure of the kind `output`.
    static func makeFolder(_ url: URL) throws(Failure) {
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            throw Failure(writing: url.path, error)
        }
    }
}

/// A format that the program can write.
enum OutputFormat: String, Sendable, CaseIterable, ExpressibleByArgument {
    case jpeg
    case png
    case webp
    case gif
    case avif

    /// Takes `jpg` for `jpeg`, and any case.
    init?(argument: String) {
        let name = argument.lowercased()
        self.init(rawValue: name == "jpg" ? "jpeg" : name)
    }

    var format: ImageFormat {
        switch self {
        case .jpeg: .jpeg
        case .png: .png
        case .webp: .webp
        case .gif: .gif
        case .avif: .avif
        }
    }

    /// The format to write a picture in where the user did not say: its own if it can be written; else PNG where parts
    /// may be transparent, JPEG where none is.
    static func keeping(_ original: ImageFormat?, hasAlpha: Bool) -> OutputFormat {
        if let original, let same = OutputFormat(rawValue: original.name) { return same }
        return hasAlpha ? .png : .jpeg
    }
}

/// Writes images as files, and decodes them for that where the pipeline's pixels will not do.
struct ImageFileEncoder: Sendable {
    let encoders: ImageEncoderRegistry
    let decoders: ImageDecoderRegistry

    /// The bytes of a file: of an animation all frames, where the format can hold them, else the first.
    ///
    /// - Throws: `ImageError.encoding`; `ImageError.cancelled`.
    func encode(
        _ image: DecodedImage, as format: OutputFormat, options: EncodingOptions
    ) async throws(ImageError) -> Data {
        try await WorkExecutor.cpu.run { () throws(ImageError) in
            if let data = try encoders.encode(image, as: format.format, options: options) { return data }
            if let data = try encoders.encode(image.pixels, as: format.format, options: options) { return data }
            throw .encoding(.unsupportedFormat(format.format))
        }
    }

    /// The picture in a file's bytes.
    ///
    /// - Throws: `ImageError.decoding`; `ImageError.cancelled`.
    func decode(_ data: Data, options: DecodingOptions) async throws(ImageError) -> DecodedImage {
        try await WorkExecutor.cpu.run { () throws(ImageError) in try decoders.decode(data, options: options) }
    }
}
