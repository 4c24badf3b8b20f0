/// The result of the work for an image. A class, because thousands may wait for one, each with copies of it.
final class ImageResult: Sendable {
    let response: ImageResponse
    /// The metadata of the bytes that it was made of; nil if they are not kept.
    let known: KnownBytes?
    /// The facts about the local file that it was made of; nil for other sources.
    let file: FileFacts?
    /// Whether the work was for this image, and has preloaded it, and stored it if it may be stored. Work that began
    /// only as a step towards another image has not; a caller that joined that work does both.
    let isKept: Bool
    /// Whether its bytes must be revalidated in the background.
    let isRevalidationDue: Bool

    init(
        _ response: ImageResponse, known: KnownBytes? = nil, file: FileFacts? = nil, isKept: Bool = false,
        isRevalidationDue: Bool = false
    ) {
        // The usual look into memory, which must be fast, does not find the metadata. Other answers from memory have
        // none either, so that callers can rely on it.
        var response = response.source == .memory ? response : response.with(known)
        response.isBeingRevalidated = isRevalidationDue
        self.response = response
        self.known = known
        self.file = file
        self.isKept = isKept
        self.isRevalidationDue = isRevalidationDue
    }

    var metadata: CacheMetadata? { known?.metadata }
}

/// The answer of a load. A class, like those below: answers and entries are some hundred bytes, and thousands of loads
/// may wait, each with room for the most that it ever holds.
final class LoadedBytes: Sendable {
    let response: DataResponse
    /// The picture, if the source makes pixels and has no bytes.
    let picture: DecodedImage?

    init(_ response: DataResponse, picture: DecodedImage? = nil) {
        self.response = response
        self.picture = picture
    }
}

/// The metadata of the bytes that an image was made of. A class, because thousands may wait for one answer.
final class KnownBytes: Sendable {
    let metadata: CacheMetadata

    init(_ metadata: CacheMetadata) { self.metadata = metadata }
}

/// An image from a cache that is no answer until the bytes that it was made of are known to be current. A class,
/// because the metadata of these bytes are large.
final class CachedImage: Sendable {
    let image: DecodedImage
    /// The metadata of these bytes.
    let known: KnownBytes
    /// The cache that has it.
    let source: ResponseSource
    /// The facts about the local file that it was made of, which are still the same; nil for other sources.
    let file: FileFacts?

    var metadata: CacheMetadata { known.metadata }

    init(_ image: DecodedImage, _ metadata: CacheMetadata, source: ResponseSource, file: FileFacts? = nil) {
        self.image = image
        known = KnownBytes(metadata)
        self.source = source
        self.file = file
    }
}

/// Frames of animated images.
extension ImageResult {
    /// Decodes all frames, if the request wants that and they fit. A frame that fails is left to the views that show
    /// it.
    @inline(never)  // copies the image
    func preload(for request: ImageRequest) async { await response.image.preload(for: request) }
}

extension DecodedImage {
    func preload(for request: ImageRequest) async {
        guard request.hasOptions, request.frames == .preloaded, let frames else { return }
        try? await frames.preload()
    }
}

/// The state of a load, as reported to its waiters. Each snapshot is complete, so that one overtaken by the next can be
/// dropped.
struct LoadingSnapshot: Sendable {
    /// An image made of the first part of a body. A class: few snapshots have one, and each job keeps its last.
    final class Preview: Sendable {
        let response: ImageResponse
        /// The size in pixels that the finished image of this stage will have.
        let finishedSize: PixelSize
        /// The number of bytes that it was made of.
        let byteCount: Int

        init(response: ImageResponse, finishedSize: PixelSize, byteCount: Int) {
            self.response = response
            self.finishedSize = finishedSize
            self.byteCount = byteCount
        }
    }

    var progress: LoadingProgress
    /// The bytes so far, if they come from the network.
    var body: ArrivingBody?
    /// The newest preview.
    var preview: Preview?
    /// Whether all bytes have arrived: the picture itself is being decoded, and previews would delay it.
    var isWhole = false

    /// The snapshot without the bytes: for stages that make no previews of them, and whose waiters would keep them
    /// alive while the picture is decoded.
    var withoutBody: Self {
        var snapshot = self
        snapshot.body = nil
        return snapshot
    }
}

/// Receives the states of a load while it runs.
typealias SnapshotHandler = @Sendable (Sequenced<LoadingSnapshot>) -> Void
