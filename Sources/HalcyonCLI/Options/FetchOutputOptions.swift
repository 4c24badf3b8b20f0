import ArgumentParser
import Foundation
import HalcyonCore

/// What `halcyon fetch` makes of the images.
struct FetchOutputOptions: ParsableArguments {
    @Option(
        name: [.customShort("o"), .long],
        help: ArgumentHelp("Write the images into this folder. Without it they only go to the cache.", valueName: "dir")
    )
    var output: String?

    @Option(help: ArgumentHelp("Shrink to fit into a box of pixels.", valueName: "width>x<height"))
    var size: SizeArgument?

    @Flag(help: "With --size: cover the box, and cut off what stands over.")
    var fill = false

    @Option(
        help:
            """
            Write files of this format. Default: the image's own; for those that cannot be written, jpeg, or png with \
            transparency.
            """
    )
    var format: OutputFormat?

    @Option(help: "The quality of JPEG and lossy WebP files, from 1 to 100.")
    var quality = 85

    @Flag(help: "Write WebP files that lose nothing.")
    var lossless = false

    @Flag(help: "Write JPEG and PNG files that show the whole picture roughly before all of it has arrived.")
    var progressive = false

    @Flag(
        help:
            """
            Leave pixels in their own colours and as they lie, and write the colour profile and the orientation that say \
            so. Without it, pictures are brought to sRGB and turned upright.
            """
    )
    var keepMetadata = false

    func validate() throws {
        guard (1...100).contains(quality) else { throw ValidationError("--quality takes a number from 1 to 100.") }
        guard !fill || size != nil else { throw ValidationError("--fill needs --size.") }
        guard size != nil || format != nil || !(lossless || progressive || keepMetadata) else {
            throw ValidationError(
                "--lossless, --progressive and --keep-metadata need --size or --format: files are not written anew.")
        }
        guard output != "" else { throw ValidationError("The folder after --output is empty.") }
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
