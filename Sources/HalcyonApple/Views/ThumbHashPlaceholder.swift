#if canImport(UIKit) || canImport(AppKit) || canImport(SwiftUI)
public import HalcyonCore

/// The ThumbHash that a view shows, blurred, until the image is available: `placeholder: .thumbHash`.
public struct ThumbHashPlaceholder: Sendable, Hashable {
    /// The hash, if the program knows it.
    var hash: ThumbHash?

    /// That of the request (`request.thumbHash`), or the one that the pipeline knows
    /// (`ImagePipeline.thumbHash(for:)`).
    public static let thumbHash = ThumbHashPlaceholder()

    /// One that the program knows, from the server's JSON for example; nil for
    /// ``thumbHash-swift.type.property``.
    public static func thumbHash(_ hash: ThumbHash?) -> ThumbHashPlaceholder { ThumbHashPlaceholder(hash: hash) }

    /// Returns the request with the hash.
    func adopted(by source: (any ImageRequestConvertible)?) -> ImageRequest? {
        guard var request = source?.asImageRequest() else { return nil }
        if let hash { request.thumbHash = hash }
        return request
    }
}
#endif
