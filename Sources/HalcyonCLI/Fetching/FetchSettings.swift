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
    /// The quality of JPEG files, 1…100.
    var quality = 85
    /// Which caches are used, and when the network.
    var cachePolicy = CachePolicy()

    /// Whether files get the bytes of the source as they are.
    var keepsOriginals: Bool { targetSize == nil && format == nil }

    /// The request for an input.
    ///
    /// Originals are decoded too, as only that tells whether they are whole; small, because nobody sees the pixels.
    func request(for input: Input) -> ImageRequest {
        let size = keepsOriginals ? TargetSize(width: 64, height: 64) : targetSize
        return ImageRequest(source: input.source, targetSize: size, cachePolicy: cachePolicy)
    }
}
