public import Foundation

/// Loads of which nothing is said but the URL.
extension ImagePipeline {
    /// The image; see ``image(for:)-(ImageRequest)``.
    ///
    /// - Throws: as that.
    public func image(for url: URL) async throws(ImageError) -> DecodedImage { try await image(for: ImageRequest(url)) }

    /// The image, and where it came from; see ``response(for:)-(ImageRequest)``.
    ///
    /// - Throws: as that.
    public func response(for url: URL) async throws(ImageError) -> ImageResponse {
        try await response(for: ImageRequest(url))
    }

    /// The bytes, and where they came from; see ``data(for:)-(ImageRequest)``.
    ///
    /// - Throws: as that.
    public func data(for url: URL) async throws(ImageError) -> DataResponse { try await data(for: ImageRequest(url)) }

    /// Starts a load at once; see ``task(for:)-(ImageRequest)``.
    public func task(for url: URL) -> ImageTask { task(for: ImageRequest(url)) }
}
