#if os(Linux)
public import Foundation
public import HalcyonCodecs
public import HalcyonCore
import Logging
import Synchronization

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

extension ImageDecoderRegistry {
    /// Decoders in helper processes that can reach nothing; see ``SandboxedDecoder``.
    ///
    /// - Parameter settings: How to decode apart.
    public static func sandboxed(_ settings: SandboxSettings = SandboxSettings()) -> ImageDecoderRegistry {
        ImageDecoderRegistry([SandboxedDecoder(settings)])
    }
}

/// What the copies of a ``SandboxedDecoder`` share.
final class Sandbox: Sendable {
    let pool: HelperPool
    private let settings: SandboxSettings
    private let fallback: ImageDecoderRegistry
    private let isReported = Mutex(false)

    init(_ settings: SandboxSettings, fallback: ImageDecoderRegistry) {
        self.settings = settings
        self.fallback = fallback
        pool = HelperPool(settings)
    }

    func info(of data: Data, _ options: DecodingOptions) throws(ImageError) -> ImageInfo? {
        guard let helper = try helper(for: data, options) else { return try fallback.info(of: data, options: options) }
        defer { pool.give(helper) }
        let (reply, _) = try helper.perform(.info(options), try SharedMemory(copying: data), options.limits)
        switch reply {
        case .info(let info): return info
        case .nothing: return nil
        default: throw helper.ended(.decoding(.decoderMisbehaved("it sent something else than a header")))
        }
    }

    func decode(_ data: Data, _ options: DecodingOptions) throws(ImageError) -> DecodedImage? {
        guard let helper = try helper(for: data, options) else {
            return try fallback.decode(data, options: options)
        }
        defer { pool.give(helper) }
        let memory = try SharedMemory(copying: data)
        let answer = try helper.perform(.decode(options), memory, options.limits)
        guard let (facts, pixels) = try helper.picture(answer, options.limits) else { return nil }
        return facts.image(of: pixels, helper.isolation, animation: facts.animation.map {
            SandboxedAnimation($0, data, options, self)
        })
    }

    func makePreviewer(for head: Data, _ options: DecodingOptions) throws(ImageError) -> (any ImagePreviewing)? {
        let formats: Set<ImageFormat> = [.jpeg, .png, .gif, .webp, .jpegXL]
        guard let format = ImageFormat(sniffing: head), formats.contains(format) else { return nil }
        return SandboxedPreviewer(head, options, self)
    }

    func posture() throws(ImageError) -> ImageIsolation {
        do throws(TemplateProcess.Failure) {
            let helper = try pool.helper(for: nil, nil)
            defer { helper.kill() }
            return helper.isolation
        } catch {
            throw .decoding(.sandboxUnavailable(error.why))
        }
    }

    /// - Returns: nil if there is none, and the image may be decoded in this process.
    func helper(for data: Data, _ options: DecodingOptions) throws(ImageError) -> Helper? {
        if Task.isCancelled { throw .cancelled }
        do throws(TemplateProcess.Failure) {
            let helper = try pool.helper(for: Self.origin(of: options.url), ImageFormat(sniffing: data))
            helper.imageCount += 1
            return helper
        } catch {
            if settings.requiresSandbox { throw .decoding(.sandboxUnavailable(error.why)) }
            if isReported.withLock({ wasReported in
                defer { wasReported = true }
                return !wasReported
            }) {
                settings.logger.warning(
                    "images are decoded in this process, because there is no sandbox: \(error.why)")
            }
            return nil
        }
    }

    var fallbackDecoders: ImageDecoderRegistry { fallback }

    /// The origin of a web address (RFC 6454, 4); nil for others.
    private static func origin(of url: String?) -> String? {
        guard let url, let parts = URLComponents(string: url), let scheme = parts.scheme?.lowercased(),
            scheme == "http" || scheme == "https", let host = parts.host?.lowercased()
        else { return nil }
        return "\(scheme)://\(host):\(parts.port ?? (scheme == "https" ? 443 : 80))"
    }
}

extension SharedMemory {
    init(copying data: Data) throws(ImageError) {
        let outcome: Result<SharedMemory, ImageError> = data.withUnsafeBytes { bytes in
            do throws(ImageError) { return .success(try SharedMemory(copying: bytes)) } catch { return .failure(error) }
        }
        self = try outcome.get()
    }
}

extension Helper {
    /// Checks and maps a picture that it has sent.
    ///
    /// - Returns: nil if it has sent that there is none.
    func picture(
        _ answer: (reply: HelperReply, memory: Descriptor?), _ limits: DecodingLimits
    ) throws(ImageError) -> (HelperImage, PixelBuffer)? {
        guard case .image(let facts) = answer.reply else {
            if case .nothing = answer.reply { return nil }
            throw ended(.decoding(.decoderMisbehaved("it sent something else than a picture")))
        }
        do throws(MalformedMessage) { try facts.check(limits) } catch {
            throw ended(.decoding(.decoderMisbehaved("it sent \(error.why)")))
        }
        guard let descriptor = answer.memory,
            let memory = SharedMemory(received: descriptor, atLeast: facts.size.width * facts.size.height * 4)
        else { throw ended(.decoding(.decoderMisbehaved("it sent no pixels"))) }
        guard let pixels = PixelBuffer.picture(in: memory, facts.size, hasAlpha: facts.hasAlpha) else {
            throw ended(.decoding(.outOfMemory(facts.size)))
        }
        return (facts, pixels)
    }
}

extension HelperImage {
    func image(
        of pixels: PixelBuffer, _ isolation: ImageIsolation, animation: SandboxedAnimation? = nil
    ) -> DecodedImage {
        var image = DecodedImage(
            pixels: pixels, frames: animation.map { AnimatedFrames($0, firstFrame: pixels) }, format: format,
            originalSize: originalSize, isDownsampled: isDownsampled, metadata: metadata)
        image.damage = damage
        image.isolation = isolation
        return image
    }
}
#endif
