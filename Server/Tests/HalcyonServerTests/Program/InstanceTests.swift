import Foundation
import HalcyonCore
import HalcyonCurl
import HalcyonServer
import HalcyonStore
import Logging
import Testing

@testable import HalcyonServerCLI

@Suite("What the settings make")
struct InstanceTests {
    private let directory = FileManager.default.temporaryDirectory.appending(path: "halcyon-\(UUID().uuidString)")

    /// Makes a server's parts by settings, with those that it needs.
    private func instance(_ values: [String: String]) async throws(ConfigurationError) -> Instance {
        var environment = [
            "HALCYON_INSECURE": "true", "HALCYON_CACHE_DIRECTORY": directory.path(percentEncoded: false),
        ]
        for (name, value) in values {
            guard let setting = Setting.all.first(where: { $0.name == name }) else {
                throw ConfigurationError("no setting \(name)")
            }
            environment[setting.variable] = value
        }
        let settings = try await Settings(arguments: [], environment: environment)
        return try await settings.instance(PrometheusRegistry(), logger: Logger(label: "test"))
    }

    /// For each setting, a value and whether a server's parts have it.
    private static let effects: [String: (String, @Sendable (Instance) -> Bool)] = [
        "http.host": ("::1", { $0.host == "::1" }),
        "http.port": ("81", { $0.port == 81 }),
        "http.forwarded": ("true", { $0.trustsForwarded }),
        "signature.bytes": ("20", { $0.configuration.signer?.signatureBytes == 20 }),
        "keys": (String(repeating: "ab", count: 16), { $0.configuration.signer != nil }),
        "insecure": ("true", { $0.configuration.signer == nil }),
        "development": ("true", { $0.configuration.isDevelopment }),
        "sources.hosts": ("a.b,*.c", { $0.configuration.policy.allowedHosts == ["a.b", "*.c"] }),
        "sources.private": ("true", { $0.connects(to: [10, 0, 0, 1], 1) }),
        "sources.megabytes": (
            "64", { $0.configuration.sources.maximumDataBytes == 64 << 20 && $0.loader?.maximumBodyBytes == 64 << 20 }
        ),
        "sources.megapixels": ("3", { $0.configuration.sources.decodingLimits.maximumPixels == 3_000_000 }),
        "sources.transfers": (
            "11",
            {
                $0.configuration.sources.maximumTransfers == 11
                    && $0.configuration.sources.downloads.maximumTransfersPerHost == 5
            }
        ),
        "presets.list": ("a=w:1,h:2;b=gray", { $0.configuration.presets == ["a": "w:1,h:2", "b": "gray"] }),
        "presets.only": ("true", { $0.configuration.onlyPresets }),
        "results.side": ("99", { $0.configuration.maximumSide == 99 }),
        "results.quality": ("33", { $0.configuration.quality == 33 }),
        "results.formats": ("avif,webp", { $0.configuration.negotiation.preferred == [.avif, .webp] }),
        "results.fallback": (#filePath, { $0.configuration.fallback != nil }),
        "lifetime.standard": ("7", { $0.configuration.lifetime.standard == 7 }),
        "lifetime.minimum": ("8", { $0.configuration.lifetime.minimum == 8 }),
        "lifetime.maximum": ("9", { $0.configuration.lifetime.maximum == 9 }),
        "limits.running": ("12", { $0.configuration.maximumRunning == 12 }),
        "limits.waiting": ("13", { $0.configuration.maximumWaiting == 13 }),
        "limits.client": ("14", { $0.configuration.maximumWaitingPerClient == 14 }),
        "limits.seconds": ("15", { $0.configuration.timeLimit == 15 }),
        "limits.drain": ("7", { $0.drain == 7 }),
        "cache.directory": (
            "/tmp/halcyon-x", { ($0.configuration.dataCache as? DiskCache)?.directory.path() == "/tmp/halcyon-x/" }
        ),
        "cache.megabytes": (
            "5", { ($0.configuration.dataCache as? DiskCache)?.configuration.sizeLimit == 5 << 20 }
        ),
        "cache.memory": ("6", { $0.configuration.memoryMegabytes == 6 }),
        "redis": ("redis://127.0.0.1:1", { $0.shared != nil }),
    ]

    /// For each setting that can be wrong, a value that is.
    private static let wrong: [String: String] = [
        "http.port": "65536", "http.forwarded": "x", "signature.bytes": "15", "keys": "xy", "insecure": "x",
        "development": "x", "sources.private": "x", "sources.megabytes": "0", "sources.megapixels": "0",
        "sources.transfers": "0", "presets.list": "a", "presets.only": "x", "results.side": "0", "results.quality": "0",
        "results.formats": "bmp", "results.fallback": "/nonexistent", "lifetime.standard": "-1",
        "lifetime.minimum": "-1", "lifetime.maximum": "-1", "limits.running": "0", "limits.waiting": "-1",
        "limits.client": "-1", "limits.seconds": "0", "cache.megabytes": "-1", "cache.memory": "-1", "redis": "x",
    ]

    @Test("Given each setting, when a server is made by it, then the server has its value")
    func effects() async throws {
        // The program itself reads the level of its log.
        #expect(Set(Self.effects.keys) == Set(Setting.all.map(\.name)).subtracting(["log.level"]))
        let plain = try await instance([:])
        for (name, (value, hasEffect)) in Self.effects {
            var values = [name: value]
            if ["keys", "signature.bytes"].contains(name) {
                values["insecure"] = "false"
                values["keys"] = String(repeating: "ab", count: 16)
            }
            #expect(hasEffect(try await instance(values)), "\(name)")
            // Unsigned paths are what all of these servers need.
            if name != "insecure" { #expect(!hasEffect(plain), "\(name)") }
        }
    }

    @Test("Given each setting with a wrong value, when a server is made by it, then it is refused")
    func wrong() async {
        for (name, value) in Self.wrong {
            var values = [name: value]
            if ["keys", "signature.bytes"].contains(name) {
                values["insecure"] = "false"
                if name != "keys" { values["keys"] = String(repeating: "ab", count: 16) }
            }
            await #expect(throws: ConfigurationError.self, "\(name)") { try await instance(values) }
        }
    }

    @Test("Given sources from private addresses or not, when a server is made, then only they differ")
    func addresses() async throws {
        let plain = try await instance([:])
        let isPrivate = try await instance(["sources.private": "true"])
        #expect(plain.connects(to: [93, 184, 216, 34], 443) && isPrivate.connects(to: [93, 184, 216, 34], 443))
        let refused: [([UInt8], Int)] = [([127, 0, 0, 1], 80), ([169, 254, 169, 254], 80), ([93, 184, 216, 34], 22)]
        for (bytes, port) in refused {
            #expect(!plain.connects(to: bytes, port) && isPrivate.connects(to: bytes, port))
        }
    }

    @Test("Given neither keys nor insecure, when a server is made, then it is refused")
    func unsigned() async {
        await #expect(throws: ConfigurationError.self) { try await instance(["insecure": "false"]) }
        await #expect(throws: ConfigurationError.self) {
            try await instance(["keys": String(repeating: "ab", count: 16)])
        }
        await #expect(throws: ConfigurationError.self) { try await instance(["insecure": "false", "keys": "abab"]) }
    }

    @Test("Given Redis without a disk cache, when a server is made, then it is refused")
    func redisAlone() async throws {
        await #expect(throws: ConfigurationError.self) {
            try await instance(["redis": "redis://127.0.0.1:1", "cache.megabytes": "0"])
        }
        #expect(try await instance(["cache.megabytes": "0"]).configuration.dataCache == nil)
    }

    @Test("Given several keys, when a server is made, then the first one signs and all are accepted")
    func keys() async throws {
        let (one, two) = (String(repeating: "ab", count: 16), String(repeating: "CD", count: 32))
        let signer = try #require(
            try await instance(["insecure": "false", "keys": "\(two),\(one)"]).configuration.signer)
        let old = try URLSigner(keys: [Data(repeating: 0xAB, count: 16)])
        let new = try URLSigner(keys: [Data(repeating: 0xCD, count: 32)])
        #expect(signer.signature(of: "/-/a") == new.signature(of: "/-/a"))
        #expect(signer.isValid(old.signature(of: "/-/a"), for: "/-/a"))
    }

    @Test(
        "Given hexadecimal digits or none, when they are read, then they are bytes, or nothing",
        arguments: [
            ("", []), ("00ff", [0, 255]), ("AbcD", [0xAB, 0xCD]), ("a", nil), ("0x", nil), ("+1", nil), ("-1", nil),
            (" 1", nil), ("gg", nil), ("é", nil), ("１", nil), ("0011 ", nil),
        ] as [(String, [UInt8]?)])
    func hexadecimal(text: String, bytes: [UInt8]?) { #expect(Data(hexadecimal: text) == bytes.map { Data($0) }) }
}

extension Instance {
    fileprivate var loader: CurlDataLoader.Configuration? {
        (configuration.sources.dataLoader as? CurlDataLoader)?.configuration
    }

    fileprivate func connects(to bytes: [UInt8], _ port: Int) -> Bool {
        guard let address = ResolvedAddress(bytes: bytes, port: port) else { return false }
        return loader?.addressFilter?(address) ?? false
    }
}
