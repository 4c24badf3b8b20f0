import Foundation
import HalcyonCore
import HalcyonCurl
import HalcyonRedis
import HalcyonS3
import HalcyonSandbox
import HalcyonServer
import HalcyonStore
import Logging
import Testing

@testable import HalcyonServerCLI

@Suite("What the settings make")
struct InstanceTests {
    private let directory = FileManager.default.temporaryDirectory.appending(path: "halcyon-\(UUID().uuidString)")

    /// Makes a server's parts by settings, with those that it needs.
    ///
    /// - Parameter key: The variables of the key of S3.
    private func instance(
        _ values: [String: String], key: [String: String] = InstanceTests.key
    ) async throws(ConfigurationError) -> Instance {
        var environment = key
        environment["HALCYON_INSECURE"] = "true"
        environment["HALCYON_CACHE_DIRECTORY"] = directory.path(percentEncoded: false)
        for (name, value) in values {
            guard let setting = Setting.all.first(where: { $0.name == name }) else {
                throw ConfigurationError("no setting \(name)")
            }
            environment[setting.variable] = value
        }
        let settings = try await Settings(arguments: [], environment: environment)
        return try await settings.instance(PrometheusRegistry(), logger: Logger(label: "test"))
    }

    private static let key = ["AWS_ACCESS_KEY_ID": "id", "AWS_SECRET_ACCESS_KEY": "hidden"]

    /// What a setting needs besides to have an effect.
    private static func needs(_ name: String) -> [String: String] {
        switch name {
        case "keys", "signature.bytes": ["insecure": "false", "keys": String(repeating: "ab", count: 16)]
        case "s3.bucket", "sources.buckets": ["s3.region": "eu-west-1"]
        case "s3.prefix", "s3.addressing": ["s3.bucket": "results", "s3.region": "eu-west-1"]
        case "s3.region", "s3.endpoint": ["s3.bucket": "results"]
        default: [:]
        }
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
        "sources.sandbox": ("true", { $0.configuration.sources.decoders.first is SandboxedDecoder }),
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
        "redis": ("redis://127.0.0.1:1", { $0.shared?.tiers.first?.cache is RedisCache }),
        "sources.buckets": (
            "photos,My_Photos.1",
            {
                $0.configuration.policy.allowedBuckets == ["photos", "My_Photos.1"]
                    && $0.configuration.sources.dataLoader?.schemes == ["http", "https", "s3"]
                    && $0.configuration.sources.allowedSchemes?.contains("s3") == true
            }
        ),
        "s3.bucket": ("results", { $0.bucket?.bucket == "results" }),
        "s3.prefix": ("a/b-", { $0.bucket?.prefix == "a/b-" }),
        "s3.region": ("eu-north-1", { $0.bucket?.configuration.region == "eu-north-1" }),
        "s3.endpoint": (
            "http://[::1]:9000", { $0.bucket?.configuration.endpoint?.absoluteString == "http://[::1]:9000" }
        ),
        "s3.addressing": ("path", { $0.bucket?.configuration.addressing == .path }),
    ]

    /// For each setting that can be wrong, a value that is.
    private static let wrong: [String: String] = [
        "http.port": "65536", "http.forwarded": "x", "signature.bytes": "15", "keys": "xy", "insecure": "x",
        "development": "x", "sources.private": "x", "sources.megabytes": "0", "sources.megapixels": "0",
        "sources.sandbox": "x", "sources.transfers": "0", "presets.list": "a", "presets.only": "x", "results.side": "0",
        "results.quality": "0",
        "results.formats": "bmp", "results.fallback": "/nonexistent", "lifetime.standard": "-1",
        "lifetime.minimum": "-1", "lifetime.maximum": "-1", "limits.running": "0", "limits.waiting": "-1",
        "limits.client": "-1", "limits.seconds": "0", "cache.megabytes": "-1", "cache.memory": "-1", "redis": "x",
        "sources.buckets": "a/b", "s3.bucket": "a/b", "s3.prefix": String(repeating: "x", count: 901),
        "s3.region": "eu west", "s3.endpoint": "ftp://127.0.0.1", "s3.addressing": "x",
    ]

    @Test("Given each setting, when a server is made by it, then the server has its value")
    func effects() async throws {
        // The program itself reads the level of its log.
        #expect(Set(Self.effects.keys) == Set(Setting.all.map(\.name)).subtracting(["log.level"]))
        let plain = try await instance([:])
        for (name, (value, hasEffect)) in Self.effects {
            let values = Self.needs(name).merging([name: value]) { $1 }
            #expect(hasEffect(try await instance(values)), "\(name)")
            // Unsigned paths are what all of these servers need.
            if name != "insecure" { #expect(!hasEffect(plain), "\(name)") }
        }
    }

    @Test("Given each setting with a wrong value, when a server is made by it, then it is refused")
    func wrong() async {
        for (name, value) in Self.wrong {
            let values = Self.needs(name).merging([name: value]) { $1 }
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

    @Test("Given Redis and S3, when a server is made, then Redis is nearer, and either can be alone")
    func tiers() async throws {
        let redis = ["redis": "redis://127.0.0.1:1"]
        let s3 = ["s3.bucket": "results", "s3.region": "eu-west-1"]
        let both = try await instance(redis.merging(s3) { $1 })
        #expect(both.shared?.tiers.map(\.name) == ["redis", "s3"])
        #expect(both.configuration.dataInterceptors.count == 1)
        let onlyRedis = try await instance(redis)
        #expect(onlyRedis.shared?.tiers.map(\.name) == ["redis"])
        let onlyS3 = try await instance(s3)
        #expect(onlyS3.shared?.tiers.map(\.name) == ["s3"])
        #expect(onlyS3.configuration.dataInterceptors.isEmpty)
        for instance in [both, onlyRedis, onlyS3] {
            #expect(instance.configuration.dataCache as AnyObject === instance.shared?.cache)
            // A request waits for both tiers before its pipeline gives up the caches.
            let longest = instance.shared?.tiers.map(\.timeout).reduce(0, +)
            #expect(try #require(longest) < instance.configuration.sources.diskTimeout)
        }
        #expect(try await instance([:]).shared == nil)
    }

    /// The words of the error that a server cannot be made for.
    private func refusal(_ values: [String: String], key: [String: String] = InstanceTests.key) async -> String? {
        do throws(ConfigurationError) {
            _ = try await instance(values, key: key)
            return nil
        } catch {
            return error.description
        }
    }

    @Test("Given incomplete settings of S3, when a server is made, then it says what is missing")
    func incompleteS3() async throws {
        for name in ["s3.bucket", "sources.buckets"] {
            let complete = [name: "photos", "s3.region": "eu-west-1"]
            #expect(await refusal(complete) == nil)
            #expect(await refusal([name: "photos"])?.contains("\(name) needs a region") == true)
            #expect(await refusal(complete, key: [:])?.contains("\(name) needs a key") == true)
            let half = await refusal(complete, key: ["AWS_SECRET_ACCESS_KEY": "hidden"])
            #expect(half?.contains("set both") == true && half?.contains("hidden") == false)
            let broken = await refusal(complete, key: Self.key.merging(["AWS_SECRET_ACCESS_KEY": "hidden\n"]) { $1 })
            #expect(broken?.contains("secret access key") == true && broken?.contains("hidden") == false)
        }
        let bucket = ["s3.bucket": "results", "s3.region": "eu-west-1"]
        let diskless = bucket.merging(["cache.megabytes": "0"]) { $1 }
        #expect(await refusal(diskless)?.contains("s3.bucket needs a disk cache") == true)
        let host = bucket.merging(["s3.endpoint": "http://127.0.0.1:9000", "s3.addressing": "host"]) { $1 }
        #expect(await refusal(host)?.contains("IP address") == true)
        for name in ["s3.prefix", "s3.region", "s3.endpoint", "s3.addressing"] {
            #expect(await refusal([name: "path"])?.contains("\(name) is set without s3.bucket") == true)
        }
    }

    @Test("Given variables of the AWS tools, when a server is made, then its settings count first")
    func variablesOfTheTools() async throws {
        let variables = Self.key.merging(
            ["AWS_REGION": "eu-west-2", "AWS_ENDPOINT_URL_S3": "http://127.0.0.1:1", "AWS_SESSION_TOKEN": "token"]
        ) { $1 }
        let theirs = try #require(try await instance(["s3.bucket": "results"], key: variables).bucket?.configuration)
        #expect(theirs.region == "eu-west-2" && theirs.endpoint?.port == 1)
        #expect(theirs.credentials?.accessKeyID == "id" && theirs.credentials?.sessionToken == "token")
        let ours = try await instance(
            ["s3.bucket": "results", "s3.region": "eu-west-3", "s3.endpoint": "http://127.0.0.1:2"], key: variables)
        #expect(ours.bucket?.configuration.region == "eu-west-3")
        #expect(ours.bucket?.configuration.endpoint?.port == 2)
        let usual = try await instance(["s3.bucket": "results", "s3.endpoint": "http://127.0.0.1:2"])
        #expect(usual.bucket?.configuration.region == "us-east-1")
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
    fileprivate var bucket: S3Cache? { shared?.tiers.last?.cache as? S3Cache }

    fileprivate var loader: CurlDataLoader.Configuration? {
        (configuration.sources.dataLoader as? CurlDataLoader)?.configuration
    }

    fileprivate func connects(to bytes: [UInt8], _ port: Int) -> Bool {
        guard let address = ResolvedAddress(bytes: bytes, port: port) else { return false }
        return loader?.addressFilter?(address) ?? false
    }
}
