public import Foundation

/// What an image can be requested by: a URL, the text of a URL, or an ``ImageRequest`` with options. With `Halcyon`,
/// also a `URLRequest`.
///
/// ```swift
/// try await ImagePipeline.shared.image(for: url)
/// try await ImagePipeline.shared.image(for: "https://example.org/cat.jpg")
/// ```
///
/// Types of yours may conform too, such as the model of a list's row:
///
/// ```swift
/// extension Photo: ImageRequestConvertible {
///     func asImageRequest() -> ImageRequest { ImageRequest(url, targetSize: TargetSize(width: 200, height: 200)) }
/// }
/// ```
public protocol ImageRequestConvertible {
    /// Returns the request. Called once for each load, on the caller's thread.
    func asImageRequest() -> ImageRequest
}

extension ImageRequest: ImageRequestConvertible {
    /// The request itself.
    @inlinable
    public func asImageRequest() -> ImageRequest { self }
}

extension URL: ImageRequestConvertible {
    /// A request for the whole image of the URL: `http`, `https`, `file` or `data`. Any other fails when it is loaded.
    public func asImageRequest() -> ImageRequest { ImageRequest(self) }
}

extension String: ImageRequestConvertible {
    /// A request for the whole image of the URL in this text. Invalid text fails when it is loaded, with the reason.
    public func asImageRequest() -> ImageRequest { ImageRequest(self) }
}
