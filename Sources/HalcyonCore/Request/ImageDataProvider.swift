public import Foundation

/// A source of image bytes that is neither a URL for the network nor a plain file.
public protocol ImageDataProvider: Sendable {
    /// Names the bytes: providers with the same identifier give the same bytes and share work and cache entries.
    var identifier: String { get }

    /// Whether the bytes are worth keeping in the disk cache. Default: true.
    var isCachedOnDisk: Bool { get }

    /// The URL scheme of what the bytes are read from, in lower case, which a pipeline may forbid
    /// (``ImagePipeline/Configuration/allowedSchemes``). Default: nil, for bytes that the program itself has; say `"file"` if
    /// your provider reads files.
    var scheme: String? { get }

    /// The bytes. May take its time and may be cancelled. May itself load through a pipeline, other providers' images
    /// included; best from this task or from tasks that inherit from it, for a load from a detached task or a queue may have
    /// to wait for some seconds if many providers do so at once. Requests for one identifier with the same policy share one
    /// call; a call that was given up may still be winding down when the next begins.
    ///
    /// A provider may load through a pipeline, even what others provide. If it asks for what waits for it, its own bytes say,
    /// that load fails with `ImageError.request(.providerFailed)`. This is found out along the loads that one has begun for the
    /// other: two providers that wait for each other's bytes, each begun by somebody else, wait for ever.
    ///
    /// - Throws: Why there are none: an `ImageError` as it is, anything else as `ImageError.request(.providerFailed)`.
    func data() async throws -> Data
}

extension ImageDataProvider {
    /// True.
    public var isCachedOnDisk: Bool { true }
    /// Nil.
    public var scheme: String? { nil }
}
