import Foundation
import HalcyonCore

/// What to do with each image of a run.
struct FetchSettings: Sendable {
    /// Where files are written; nil for nowhere.
    var directory: URL?
    /// The size to deliver; nil for the whole picture.
    var targetSize: TargetSize?
    /// The format to write; nil to keep it where that can be.
    var format: OutputFormat?
    /// How files are written; the metadata are each image's own.
    var encoding = EncodingOptions()
    /// Whether pixels stay in their own colours and as they lie.
    var keepsMetadata = false
    /// Which caches are used, and when the network.
    var cachePolicy = CachePolicy()

    /// Whether files get the bytes of the source as they are.
    var keepsOriginals: Bool { targetSize == nil && format == nil }

    /// Whether what is written comes from the bytes of the source, and not from the pixels that the pipeline makes of them:
    /// those are upright and in sRGB.
    var needsBytes: Bool { directory != nil && (keepsOriginals || keepsMetadata) }

    /// The request for an input.
    ///
    /// Originals are decoded too, as only that tells whether they are whole; small, because nobody sees the pixels.
    func request(for input: Input) -> ImageRequest {
        let size = keepsOriginals || needsBytes ? TargetSize(width: 64, height: 64) : targetSize
        return ImageRequest(source: input.source, targetSize: size, cachePolicy: cachePolicy)
    }

    /// How the bytes are decoded where they are needed to write a file.
    var decoding: DecodingOptions {
        DecodingOptions(targetSize: targetSize, keptMetadata: [.colorProfile, .orientation])
    }
}
