/// Loads images: from memory, from disk, or from their source.
public final class ImagePipeline: Sendable {
    /// The parts and numbers it was made with.
    public let configuration: Configuration

    /// A pipeline of the given parts.
    public init(_ configuration: Configuration) { self.configuration = configuration }

    /// The image; from memory without leaving the caller's thread.
    public func image(for request: ImageRequest) async throws(ImageError) -> DecodedImage {
        try await response(for: request).image
    }

    /// The image, and where it came from.
    public func response(for request: ImageRequest) async throws(ImageError) -> ImageResponse {
        throw .request(.noLoader)
    }

    /// The bytes of the request's source, and where they came from.
    public func data(for request: ImageRequest) async throws(ImageError) -> DataResponse {
        throw .request(.noLoader)
    }

    /// Starts a load at once.
    public func task(for request: ImageRequest) -> ImageTask { ImageTask(request: request) }

    /// The image, if it is in memory.
    public func cachedImage(for request: ImageRequest) -> DecodedImage? { nil }
}
