import ArgumentParser
import Foundation
import HalcyonCore

/// Writes the program's results, on a thread that may wait for the disk.
enum OutputFile {
    /// Writes a file atomically.
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

    /// Creates a folder and its parents, if they do not exist.
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
    case jxl
    case heic
    case bmp
    case qoi
    case pnm
    #if TIFF
    case tiff
    #endif

    /// Accepts `jpg` for `jpeg`, `tif` for `tiff`, and `ppm`, `pgm` and `pam` for `pnm`, in any case.
    init?(argument: String) {
        let name = argument.lowercased()
        let others = ["jpg": "jpeg", "tif": "tiff", "ppm": "pnm", "pgm": "pnm", "pam": "pnm"]
        self.init(rawValue: others[name] ?? name)
    }

    var format: ImageFormat {
        switch self {
        case .jpeg: .jpeg
        case .png: .png
        case .webp: .webp
        case .gif: .gif
        case .avif: .avif
        case .jxl: .jpegXL
        case .heic: .heic
        case .bmp: .bmp
        case .qoi: .qoi
        case .pnm: .pnm
        #if TIFF
        case .tiff: .tiff
        #endif
        }
    }

    /// Returns the format for an image if the user did not choose one: its own if that can be written; otherwise PNG if
    /// it may be transparent, or JPEG.
    static func keeping(_ original: ImageFormat?, hasAlpha: Bool) -> OutputFormat {
        if let original, let same = OutputFormat(rawValue: original.name) { return same }
        return hasAlpha ? .png : .jpeg
    }
}

/// Encodes images as files, and decodes them for that if the pipeline's pixels are not suitable.
struct ImageFileEncoder: Sendable {
    let encoders: ImageEncoderRegistry
    let decoders: ImageDecoderRegistry

    /// Returns the bytes of a file, and the number of frames in it: all of an animation if the format supports them,
    /// otherwise the first.
    ///
    /// - Throws: `ImageError.encoding`; `ImageError.cancelled`.
    func encode(
        _ image: DecodedImage, as format: OutputFormat, options: EncodingOptions
    ) async throws(ImageError) -> (file: Data, frameCount: Int) {
        try await WorkExecutor.cpu.run { () throws(ImageError) in
            if let file = try encoders.encode(image, as: format.format, options: options) {
                return (file, image.frames?.count ?? 1)
            }
            if let file = try encoders.encode(image.pixels, as: format.format, options: options) { return (file, 1) }
            throw .encoding(.unsupportedFormat(format.format))
        }
    }

    /// Returns the number of pages of a TIFF; 1 for other files.
    func pageCount(_ data: Data) -> Int {
        guard ImageFormat(sniffing: data) == .tiff else { return 1 }
        return (try? decoders.info(of: data))?.pageCount ?? 1
    }

    /// Returns the image decoded from a file's bytes.
    ///
    /// - Throws: `ImageError.decoding`; `ImageError.cancelled`.
    func decode(_ data: Data, options: DecodingOptions) async throws(ImageError) -> DecodedImage {
        try await WorkExecutor.cpu.run { () throws(ImageError) in try decoders.decode(data, options: options) }
    }
}
