#if os(Linux)
import Foundation
import HalcyonCodecs
import HalcyonCore
import Logging
import Synchronization

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
        let (reply, _) = try helper.perform(
            .info(options), try helper.memory(for: data), options, of: ImageFormat(sniffing: data))
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
        let answer = try helper.perform(
            .decode(options), try helper.memory(for: data), options, of: ImageFormat(sniffing: data))
        guard let (facts, pixels) = try helper.picture(answer, options) else { return nil }
        return facts.image(
            of: pixels, helper.isolation,
            animation: facts.animation.map {
                SandboxedAnimation($0, data, options, self)
            })
    }

    func makePreviewer(for head: Data, _ options: DecodingOptions) throws(ImageError) -> (any ImagePreviewing)? {
        // Those of which HalcyonCodecs makes previews. A helper is not asked before the first is wanted.
        let formats: Set<ImageFormat> = [.jpeg, .png, .gif, .webp, .jpegXL, .pnm, .qoi]
        guard let format = ImageFormat(sniffing: head), formats.contains(format) else { return nil }
        return SandboxedPreviewer(head, options, self)
    }

    /// Starts a helper and has it decode a small picture, so that what holds is also what works.
    func posture() throws(ImageError) -> ImageIsolation {
        let helper: Helper
        do throws(TemplateProcess.Failure) { helper = try pool.helper(for: nil, .png) } catch { throw error.imageError }
        defer { helper.kill() }
        if let file = StandardCodecs.smallFile(of: .png) {
            _ = try helper.perform(.decode(DecodingOptions()), try SharedMemory(copying: file), DecodingOptions())
        }
        return helper.isolation
    }

    /// - Returns: nil if there is none, and the image may be decoded in this process.
    func helper(for data: Data, _ options: DecodingOptions) throws(ImageError) -> Helper? {
        if Task.isCancelled { throw .cancelled }
        do throws(TemplateProcess.Failure) {
            let helper = try pool.helper(
                for: Self.origin(of: options.url), ImageFormat(sniffing: data), limit: options.limits.maximumSeconds)
            helper.imageCount += 1
            return helper
        } catch {
            guard !settings.requiresSandbox, pool.isForGood(error) else { throw error.imageError }
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

extension TemplateProcess.Failure {
    fileprivate var imageError: ImageError {
        switch kind {
        case .cancelled: .cancelled
        case .late(let limit): .decoding(.tookTooLong(limit: limit))
        case .impossible, .shortage, .broken: .decoding(.sandboxUnavailable(why))
        }
    }
}
#endif
