import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonCurl
import LinuxTestSupport
import Synchronization
import Testing

@testable import HalcyonS3

extension S3Configuration {
    static func test(
        _ endpoint: URL?, region: String = "eu-central-1", secret: String = S3Keys.secret, token: String? = nil
    ) -> S3Configuration {
        S3Configuration(
            region: region, endpoint: endpoint,
            credentials: S3Credentials(accessKeyID: S3Keys.id, secretAccessKey: secret, sessionToken: token))
    }

    static func test(_ server: ScriptedServer, token: String? = nil) -> S3Configuration {
        .test(URL(string: server.url("")), token: token)
    }
}

/// A bucket of a server, for one test.
struct Bucket {
    private static let count = Atomic<Int>(0)

    let name: String
    let configuration: S3Configuration

    /// A new bucket at moto.
    static func atMoto(strict: Bool = false) async throws -> Bucket {
        let server = try await (strict ? SharedServer.strictMoto : SharedServer.moto).server
        let number = count.add(1, ordering: .relaxed).newValue
        let bucket = Bucket(
            name: "test-bucket-\(number)", configuration: .test(server.url, region: "us-east-1"))
        let answer = try await bucket.send(.put)
        try #require(answer.status == 200, "\(String(decoding: answer.body, as: UTF8.self))")
        return bucket
    }

    /// A bucket of the server that checks signatures.
    static func checking(_ server: PythonServer) -> Bucket {
        Bucket(name: "bucket", configuration: .test(server.url))
    }

    func cache(prefix: String = "halcyon/", maximumEntryBytes: Int = 16 << 20) -> S3Cache {
        S3Cache(bucket: name, prefix: prefix, configuration: configuration, maximumEntryBytes: maximumEntryBytes)
    }

    /// Sends a request to an object, or to the bucket, and returns the answer.
    @discardableResult
    func send(
        _ method: HTTPRequest.Method, _ key: String = "", body: Data? = nil, fields: HTTPFields = [:]
    ) async throws -> (status: Int, body: Data) {
        let client = S3Client(configuration, CurlDataLoader())
        let body = body ?? (method == .put ? Data() : nil)
        let request = S3Request(method: method, bucket: name, key: Array(key.utf8), fields: fields, body: body)
        let load = try await client.load(request)
        return (load.response.status.code, try await load.beginning(.max))
    }
}

extension DataCacheEntry {
    /// An entry with a text as its bytes.
    static func test(_ text: String, version: UInt64 = 1, expiresIn seconds: Double? = nil) -> DataCacheEntry {
        let now = Date(timeIntervalSince1970: 1_800_000_000)
        return DataCacheEntry(
            data: Data(text.utf8),
            metadata: CacheMetadata(
                url: "https://example.org/\(version)", storedAt: now, expiresAt: seconds.map { Date() + $0 },
                version: version))
    }
}
