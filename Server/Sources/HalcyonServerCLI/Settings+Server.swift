import Foundation
import Halcyon
import HalcyonCore
import HalcyonCurl
import HalcyonRedis
import HalcyonSandbox
import HalcyonServer
import HalcyonStore
import Logging

/// What the settings make.
struct Instance {
    var configuration: ImageServer.Configuration
    var host: String
    var port: Int
    var trustsForwarded: Bool
    /// The seconds between the signal to stop and the last request that is taken.
    var drain: Int
    /// What it shares with other instances; nil for nothing.
    var shared: Shared?
}

extension Settings {
    /// Makes the parts of a server.
    ///
    /// - Throws: ``ConfigurationError``.
    func instance(_ registry: PrometheusRegistry, logger: Logger) async throws(ConfigurationError) -> Instance {
        let directory = try await text("cache.directory").map { URL(filePath: $0, directoryHint: .isDirectory) }
        var configuration = ImageServer.Configuration(cacheDirectory: directory)
        configuration.logger = logger
        configuration.metrics = registry
        configuration.metricsText = { registry.text }
        configuration.isDevelopment = try await flag("development")
        try await setSigner(of: &configuration)
        try await setSources(of: &configuration)
        try await setResults(of: &configuration)
        try await setLimits(of: &configuration)
        try await checkUseOfS3()
        let shared = try await setCaches(of: &configuration, directory, registry)
        return Instance(
            configuration: configuration, host: try await text("http.host") ?? "127.0.0.1",
            port: try await number("http.port", 0...65_535, default: 8080),
            trustsForwarded: try await flag("http.forwarded"),
            drain: try await number("limits.drain", 0...3_600, default: 0), shared: shared)
    }

    private func setSigner(of configuration: inout ImageServer.Configuration) async throws(ConfigurationError) {
        let keys = try await texts("keys") ?? []
        if try await flag("insecure") {
            guard keys.isEmpty else { throw ConfigurationError("insecure and keys are both set: remove one") }
            return
        }
        var bytes: [Data] = []
        for key in keys {
            guard let data = Data(hexadecimal: key) else {
                throw ConfigurationError("a key is not hexadecimal: make one with `openssl rand -hex 32`")
            }
            bytes.append(data)
        }
        configuration.signer = try URLSigner(
            keys: bytes, signatureBytes: try await number("signature.bytes", 16...32, default: 32))
    }

    private func setSources(of configuration: inout ImageServer.Configuration) async throws(ConfigurationError) {
        configuration.policy.allowedHosts = try await texts("sources.hosts")
        var addressFilter: (@Sendable (ResolvedAddress) -> Bool)?
        if try await flag("sources.private") { addressFilter = { _ in true } }
        configuration.sources = ImageServer.Configuration.sources(
            transfers: try await number("sources.transfers", 1...1_000, default: 64),
            maximumBytes: try await number("sources.megabytes", 1...1_024, default: 16) << 20,
            addressFilter: addressFilter)
        try await setBuckets(of: &configuration)
        let pixels = try await number("sources.megapixels", 1...1_000, default: 50)
        configuration.sources.decodingLimits.maximumPixels = pixels * 1_000_000
        if try await flag("sources.sandbox") {
            configuration.sources.decoders = .sandboxed(SandboxSettings(requiresSandbox: true))
        }
    }

    private func setResults(of configuration: inout ImageServer.Configuration) async throws(ConfigurationError) {
        for part in (try await text("presets.list") ?? "").split(separator: ";") {
            let pair = part.split(separator: "=", maxSplits: 1)
            guard pair.count == 2 else {
                throw ConfigurationError("the preset '\(part)' is not of the form name=options")
            }
            configuration.presets[String(pair[0])] = String(pair[1])
        }
        configuration.onlyPresets = try await flag("presets.only")
        configuration.maximumSide = try await number("results.side", 1...65_535, default: 4_096)
        configuration.quality = try await number("results.quality", 1...100, default: 80)
        if let formats = try await texts("results.formats") {
            configuration.negotiation = try Negotiation(names: formats)
        }
        if let file = try await text("results.fallback") {
            do {
                configuration.fallback = try Data(contentsOf: URL(filePath: file))
            } catch {
                throw ConfigurationError("the fallback '\(file)' cannot be read: \(error.localizedDescription)")
            }
        }
        let year = 31_536_000
        configuration.lifetime.standard = TimeInterval(
            try await number("lifetime.standard", 0...year, default: 86_400))
        configuration.lifetime.minimum = TimeInterval(try await number("lifetime.minimum", 0...year, default: 0))
        configuration.lifetime.maximum = TimeInterval(try await number("lifetime.maximum", 0...year, default: year))
    }

    private func setLimits(of configuration: inout ImageServer.Configuration) async throws(ConfigurationError) {
        configuration.maximumRunning = try await number("limits.running", 1...10_000, default: 64)
        configuration.maximumWaiting = try await number("limits.waiting", 0...1_000_000, default: 1_024)
        configuration.maximumWaitingPerClient = try await number("limits.client", 0...1_000_000, default: 256)
        configuration.timeLimit = Double(try await number("limits.seconds", 1...3_600, default: 30))
    }

    private func setCaches(
        of configuration: inout ImageServer.Configuration, _ directory: URL?, _ registry: PrometheusRegistry
    ) async throws(ConfigurationError) -> Shared? {
        configuration.memoryMegabytes = try await number("cache.memory", 0...65_536, default: 64)
        let megabytes = try await number("cache.megabytes", 0...10_000_000, default: 4_096)
        var disk: DiskCache?
        if megabytes > 0 {
            let folder = directory ?? DiskCache.defaultDirectory(named: "halcyon-server")
            // The cache itself would only warn, at the first result.
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            } catch {
                throw ConfigurationError("the cache '\(folder.path)' cannot be used: \(error.localizedDescription)")
            }
            guard FileManager.default.isWritableFile(atPath: folder.path) else {
                throw ConfigurationError("the cache '\(folder.path)' cannot be written")
            }
            disk = DiskCache(directory: folder, configuration: .init(sizeLimit: megabytes << 20))
        }
        let shared = try await shared(
            behind: disk, running: configuration.maximumRunning, registry, configuration.logger)
        configuration.dataCache = shared?.cache ?? disk
        if let flight = shared?.flight { configuration.dataInterceptors = [flight.dataInterceptor] }
        return shared
    }
}

extension Data {
    /// Bytes as hexadecimal digits; nil for anything else.
    init?(hexadecimal text: String) {
        let digits = Array(text.utf8)
        guard digits.count % 2 == 0 else { return nil }
        var bytes = Data()
        for index in stride(from: 0, to: digits.count, by: 2) {
            let pair = String(decoding: digits[index..<index + 2], as: UTF8.self)
            guard !pair.hasPrefix("+"), !pair.hasPrefix("-"), let byte = UInt8(pair, radix: 16) else { return nil }
            bytes.append(byte)
        }
        self = bytes
    }
}
