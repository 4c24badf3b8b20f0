#if os(Linux)
public import Foundation
public import HalcyonCodecs
public import HalcyonCore

/// Decodes images in helper processes that can reach nothing: no file, no connection, no other process.
///
/// A file that exploits a bug of a decoder has the helper then, and not the program. What comes back is checked: the
/// worst that such a file can do is to show another picture. A helper that crashes, hangs or answers nonsense costs
/// one typed error, and the next image gets another one.
///
/// ```swift
/// var configuration = ImagePipeline.Configuration.standard
/// configuration.decoders = .sandboxed()
/// ```
///
/// Copies share their helpers.
public struct SandboxedDecoder: ImageDecoding {
    private let sandbox: Sandbox

    /// Creates a decoder. The first image starts the helper program.
    ///
    /// - Parameters:
    ///   - settings: How to decode apart.
    ///   - fallback: The decoders for a system without a sandbox, if the settings allow that. Default: those of
    ///     HalcyonCodecs.
    public init(
        _ settings: SandboxSettings = SandboxSettings(), fallback: [any ImageDecoding] = StandardCodecs.decoders
    ) {
        sandbox = Sandbox(settings, fallback: ImageDecoderRegistry(fallback))
    }

    /// Returns information from the header, which a helper reads.
    ///
    /// - Throws: `ImageError.decoding`: the decoder's error, `.notAnImage`, `.unsupportedFormat`, and those of the
    ///   sandbox; see ``decode(_:options:)``.
    public func info(of data: Data) throws(ImageError) -> ImageInfo? {
        try info(of: data, options: DecodingOptions())
    }

    /// Returns information from the header, which a helper reads.
    public func info(of data: Data, options: DecodingOptions) throws(ImageError) -> ImageInfo? {
        try sandbox.info(of: data, options)
    }

    /// Decodes in a helper.
    ///
    /// - Throws: `ImageError.decoding`: the decoder's error; `.decoderCrashed`, `.decoderMisbehaved`, `.tookTooLong`,
    ///   `.outOfMemory`; `.sandboxUnavailable` if a sandbox is required. `ImageError.cancelled`.
    public func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
        try sandbox.decode(data, options)
    }

    /// Begins previews, which a helper makes from the first one on.
    public func makePreviewer(
        for head: Data, options: DecodingOptions
    ) throws(ImageError) -> (any ImagePreviewing)? {
        try sandbox.makePreviewer(for: head, options)
    }

    /// Starts a helper and returns what holds for it.
    ///
    /// - Throws: `ImageError.decoding(.sandboxUnavailable)` if there is none that is locked in.
    public func posture() throws(ImageError) -> ImageIsolation { try sandbox.posture() }

    /// Ends all helpers that have no work.
    public func endIdleHelpers() { sandbox.pool.removeAll() }
}

extension [any ImageDecoding] {
    /// Decoders in helper processes that can reach nothing, for a pipeline's configuration; see ``SandboxedDecoder``.
    ///
    /// - Parameter settings: How to decode apart.
    public static func sandboxed(_ settings: SandboxSettings = SandboxSettings()) -> [any ImageDecoding] {
        [SandboxedDecoder(settings)]
    }
}
#endif
