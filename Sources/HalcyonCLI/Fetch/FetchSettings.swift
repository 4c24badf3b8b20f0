import ArgumentParser
import Foundation
import HalcyonCore

/// What to do with each image of a run.
struct FetchSettings: Sendable {
    /// The folder in which files are written; nil for none.
    var directory: URL?
    /// The size to deliver; nil for full size.
    var targetSize: TargetSize?
    /// The format to write; nil to keep the original one if possible.
    var format: OutputFormat?
    /// How files are written; the metadata is each image's own.
    var encoding = EncodingOptions()
    /// Whether pixels keep their colours and orientation.
    var keepsMetadata = false
    /// Which caches are used, and when the network is.
    var cachePolicy = CachePolicy()

    /// Whether files get the unchanged bytes of the source.
    var keepsOriginals: Bool { targetSize == nil && format == nil }

    /// Whether files are written from the bytes of the source, and not from the pipeline's pixels, which are upright
    /// and in sRGB.
    var needsBytes: Bool { directory != nil && (keepsOriginals || keepsMetadata) }

    /// Returns the request for an input.
    ///
    /// Originals are decoded too, because only that shows whether they are complete; at a small size, because the
    /// pixels are not shown.
    func request(for input: Input) -> ImageRequest {
        let size = keepsOriginals || needsBytes ? TargetSize(width: 64, height: 64) : targetSize
        return ImageRequest(source: input.source, targetSize: size, cachePolicy: cachePolicy)
    }

    /// How the bytes are decoded when they are needed to write a file.
    var decoding: DecodingOptions {
        DecodingOptions(targetSize: targetSize, keptMetadata: [.colorProfile, .orientation])
    }
}

/// Options for the files that `halcyon fetch` writes.
struct FetchOutputOptions: ParsableArguments {
    @Option(
        name: [.customShort("o"), .long],
        help: ArgumentHelp("Write the images to this folder. Without it, they only go to the cache.", valueName: "dir")
    )
    var output: String?

    @Option(help: ArgumentHelp("Shrink images to fit into a box of pixels.", valueName: "width>x<height"))
    var size: SizeArgument?

    @Flag(help: "With --size: cover the box, and crop what does not fit.")
    var fill = false

    @Option(
        help:
            """
            Write files in this format. Default: the image's own; if that cannot be written, jpeg, or png if it has \
            transparency.
            """
    )
    var format: OutputFormat?

    @Option(help: "The quality of JPEG, WebP, AVIF, HEIC and JPEG XL files that are not lossless, from 1 to 100.")
    var quality = 85

    @Flag(help: "Write lossless WebP, AVIF, HEIC and JPEG XL files.")
    var lossless = false

    @Flag(help: "Write progressive JPEG and interlaced PNG files, which show a rough image before all has arrived.")
    var progressive = false

    @Flag(
        help:
            """
            Keep the pixels as they are, and write the colour profile and the orientation with them. Without it, \
            images are converted to sRGB and turned upright. Files have 8 bits a channel in either case.
            """
    )
    var keepMetadata = false

    func validate() throws {
        guard (1...100).contains(quality) else { throw ValidationError("--quality takes a number from 1 to 100.") }
        guard !fill || size != nil else { throw ValidationError("--fill needs --size.") }
        guard size != nil || format != nil || !(lossless || progressive || keepMetadata) else {
            throw ValidationError(
                "--lossless, --progressive and --keep-metadata need --size or --format: otherwise files are copied.")
        }
        guard output != "" else { throw ValidationError("The folder name after --output is empty.") }
    }

    func settings(cachePolicy: CachePolicy) -> FetchSettings {
        FetchSettings(
            directory: output.map { URL(fileURLWithPath: $0, isDirectory: true) },
            targetSize: size.map { TargetSize(width: $0.width, height: $0.height, mode: fill ? .fill : .fit) },
            format: format,
            encoding: EncodingOptions(quality: quality, isLossless: lossless, isProgressive: progressive),
            keepsMetadata: keepMetadata, cachePolicy: cachePolicy
        )
    }
}

/// A box in pixels: `400x300`, or `400` for a square.
struct SizeArgument: Sendable, Equatable, ExpressibleByArgument {
    let width: Int
    let height: Int

    /// Returns nil for anything but one or two numbers from 1 to 65535.
    init?(argument: String) {
        let sides = argument.lowercased().replacing("×", with: "x")
            .split(separator: "x", maxSplits: 1, omittingEmptySubsequences: false)
            .map { $0.allSatisfy { $0.isASCII && $0.isNumber } ? Int($0) : nil }
        guard let width = sides[0], let height = sides.count == 2 ? sides[1] : width,
            (1...65535).contains(width), (1...65535).contains(height)
        else { return nil }
        self.width = width
        self.height = height
    }
}
