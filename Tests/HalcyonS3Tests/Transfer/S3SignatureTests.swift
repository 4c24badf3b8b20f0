import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonCurl
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonS3

@Suite("S3: signatures", .timeLimit(.minutes(10)))
struct S3SignatureTests {
    static let oddKeys = [
        "plain", "with space", "plus+sign", "per%cent", "per%20cent", "ünïcode/🔑", "a//b", "/leading", "a/../b", "./a",
        "..", "a/./b", "a/..", "line\nfeed", "tab\tand\u{1}", "what?and#", "quotes'\"()!*", "tilde~", "semi;colon&a=1",
        "slash/", "back\\slash", String(repeating: "k", count: 900),
    ]

    private func checker(token: String = "", page: Int = 1000) async throws -> PythonServer {
        try await PythonServer("s3-server.py", [S3Keys.id, S3Keys.secret, token, "\(page)"])
    }

    @Test("Given Amazon's examples, when they are signed, then the signatures are theirs")
    func examples() throws {
        // Amazon S3 API Reference, "Examples: Signature Calculations", "GET Object" and "GET Bucket (List Objects)".
        let day = try Date("2013-05-24T00:00:00Z", strategy: .iso8601)
        let signature = S3Signature(
            credentials: S3Credentials(
                accessKeyID: "AKIAIOSFODNN7EXAMPLE", secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"),
            region: "us-east-1", date: day)
        var get = HTTPRequest(
            method: .get, scheme: "https", authority: "examplebucket.s3.amazonaws.com", path: "/test.txt",
            headerFields: [.range: "bytes=0-9"])
        signature.sign(&get, bodyHash: SHA256.ofNothing)
        #expect(
            get.headerFields[.authorization]
                == "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,"
                + "SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,"
                + "Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41")
        var list = get
        (list.path, list.headerFields) = ("/?max-keys=2&prefix=J", [:])
        signature.sign(&list, bodyHash: SHA256.ofNothing)
        #expect(
            list.headerFields[.authorization]?.hasSuffix(
                "Signature=34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7") == true)
    }

    @Test("Given odd keys, when objects are put and got, then an independent check accepts it")
    func keys() async throws {
        let server = try await checker()
        let bucket = Bucket.checking(server)
        let loader = S3DataLoader(bucket.configuration)
        for key in Self.oddKeys {
            let body = Data(("bytes of " + key).utf8)
            let put = try await bucket.send(.put, key, body: body)
            #expect(put.status == 200, "\(key.debugDescription): \(String(decoding: put.body, as: UTF8.self))")
            let url = "s3://bucket/" + S3Text.encodedPath(key.utf8)
            let request = HTTPRequest(method: .get, scheme: "s3", authority: nil, path: String(url.dropFirst(3)))
            let load = try await loader.load(request)
            #expect(try await load.beginning(.max) == body, "\(key.debugDescription)")
            #expect(load.url == url)
        }
    }

    @Test("Given a wrong secret, key or region, when a cache is used, then it is refused")
    func wrongKeys() async throws {
        let server = try await checker()
        var wrongID = S3Configuration.test(server.url)
        wrongID.credentials?.accessKeyID = "AKIAOTHER"
        let wrong = [
            S3Configuration.test(server.url, secret: "wrong-hidden"), .test(server.url, region: "us-east-1"),
            .test(server.url, token: "token-hidden"), wrongID, S3Configuration(endpoint: server.url),
        ]
        for configuration in wrong {
            let cache = S3Cache(bucket: "bucket", configuration: configuration)
            let error = await failure { try await cache.store(.test("a"), for: "a") }
            guard case .cache(.writeFailed(let cause)) = error else {
                Issue.record("\(configuration): \(String(describing: error))")
                continue
            }
            #expect(cause.text.contains("403 SignatureDoesNotMatch"))
            #expect(!cause.text.contains("hidden"))
        }
    }

    @Test("Given odd spellings of an endpoint, when an entry is stored, then its signature holds")
    func spellings() async throws {
        let server = try await checker()
        for spelling in ["http://LocalHost:0\(server.port)/", "http://LOCALHOST:\(server.port)"] {
            let cache = S3Cache(bucket: "bucket", configuration: .test(URL(string: spelling)))
            try await cache.store(.test(spelling), for: "a")
            #expect(try await cache.entry(for: "a")?.data == Data(spelling.utf8))
        }
    }

    @Test("Given moto that checks by botocore, when keys are odd or wrong, then it tells them apart")
    func strictMoto() async throws {
        let bucket = try await Bucket.atMoto(strict: true)
        // Werkzeug, under moto, changes other paths before moto sees them.
        for key in ["plain", "with space", "plus+sign", "per%cent", "ünïcode/🔑", "quotes'\"()!*", "tilde~"] {
            let put = try await bucket.send(.put, key, body: Data(key.utf8))
            #expect(put.status == 200, "\(key.debugDescription): \(String(decoding: put.body, as: UTF8.self))")
            #expect(try await bucket.send(.get, key).body == Data(key.utf8))
        }
        var wrong = bucket.configuration
        wrong.credentials?.secretAccessKey = "wrong"
        let cache = S3Cache(bucket: bucket.name, configuration: wrong)
        let error = await failure { _ = try await cache.entry(for: "a") }
        #expect(error?.description.contains("SignatureDoesNotMatch") == true, "\(String(describing: error))")
    }

    @Test("Given temporary credentials, when a cache is used, then the token is sent and signed")
    func token() async throws {
        let token = "token/with+signs=" + String(repeating: "t", count: 1_500)
        let server = try await checker(token: token)
        let cache = S3Cache(bucket: "bucket", configuration: .test(server.url, token: token))
        try await cache.store(.test("a"), for: "a")
        #expect(try await cache.entry(for: "a")?.data == Data("a".utf8))
    }

    @Test("Given conditions and ranges, when an object is loaded, then they are sent and signed")
    func conditions() async throws {
        let server = try await checker()
        let bucket = Bucket.checking(server)
        try await bucket.send(.put, "a", body: Data("0123456789".utf8))
        let loader = S3DataLoader(bucket.configuration)
        func load(_ fields: HTTPFields, _ method: HTTPRequest.Method = .get) async throws -> (Int, Data) {
            let request = HTTPRequest(
                method: method, scheme: "s3", authority: nil, path: "//bucket/a", headerFields: fields)
            let load = try await loader.load(request)
            return (load.response.status.code, try await load.beginning(.max))
        }
        let plain = HTTPRequest(method: .get, scheme: "s3", authority: nil, path: "//bucket/a")
        let tag = try #require(try await loader.load(plain).response.headerFields[.eTag])
        #expect(try await load([.ifNoneMatch: tag]) == (304, Data()))
        #expect(try await load([.range: "bytes=2-4", .ifMatch: tag]) == (206, Data("234".utf8)))
        let date = "Fri, 02 Jan 2026 03:04:05 GMT"
        #expect(try await load([.ifModifiedSince: date, .cookie: "hidden", .authorization: "hidden"]).0 == 200)
        #expect(try await load([:], .head) == (200, Data()))
        let log = try await CurlDataLoader().load(HTTPRequest(url: server.url.appending(path: "-/requests")))
        let text = String(decoding: try await log.beginning(.max), as: UTF8.self)
        #expect(text.contains(date) && text.contains("bytes=2-4") && !text.contains("hidden"))
    }

    @Test("Given an odd prefix and short pages, when a cache is emptied, then all goes")
    func lists() async throws {
        let server = try await checker(page: 3)
        let bucket = Bucket.checking(server)
        let odd = bucket.cache(prefix: "ü b+c/%2F&=~*/")
        let other = bucket.cache(prefix: "other/")
        for number in 0..<10 {
            try await odd.store(.test("a"), for: "key \(number)")
            try await other.store(.test("b"), for: "key \(number)")
        }
        try await bucket.send(.put, "ü b+c/%2F&=~*/not ours", body: Data("c".utf8))
        #expect(try await odd.removeAll { $0.key != "key 5" } == 9)
        #expect(try await odd.entry(for: "key 5") != nil)
        try await odd.removeAll()
        for number in 0..<10 {
            #expect(try await odd.entry(for: "key \(number)") == nil)
            #expect(try await other.entry(for: "key \(number)") != nil)
        }
        #expect(try await bucket.send(.get, "ü b+c/%2F&=~*/not ours").status == 200)
    }

    @Test("Given reads of metadata, when another request follows, then it uses their connection")
    func connectionReuse() async throws {
        let server = try await checker()
        let bucket = Bucket.checking(server)
        let cache = bucket.cache()
        try await cache.store(.test(String(repeating: "b", count: 100_000)), for: "key")
        for _ in 0..<5 { #expect(try await cache.metadata(for: "key") != nil) }
        let load = try await cache.send(S3Request(bucket: "bucket", key: Array("none".utf8)), atMost: 1_000)
        #expect(load.metrics()?.isConnectionReused == true)
    }

    @Test("Given a large entry, when it is stored, then the hash of its body is right")
    func largeBody() async throws {
        let server = try await checker()
        let bucket = Bucket.checking(server)
        let cache = bucket.cache()
        let text = String(repeating: "large ", count: 400_000)
        try await cache.store(.test(text), for: "large")
        #expect(try await cache.entry(for: "large")?.data == Data(text.utf8))
        try await cache.store(.test(""), for: "empty")
        #expect(try await cache.entry(for: "empty")?.data == Data())
    }
}
