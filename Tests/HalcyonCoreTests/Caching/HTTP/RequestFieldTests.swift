import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

/// What requests say to caches, their own and those on the way.
@Suite("RFC 9111: what a request says")
struct RequestFieldTests {
    private let fixture = PipelineFixture()

    private func request(_ network: CachePolicy.Network = .automatic, _ fields: HTTPFields = [:]) -> ImageRequest {
        ImageRequest.get("/x", fields).with { $0.cachePolicy.network = network }
    }

    private var lastFields: HTTPFields { fixture.loader.requests.entries.last?.headerFields ?? [:] }

    @Test(
        "RFC 9111, 5.2.1.4: when reloading or revalidating, then caches on the way are told",
        arguments: [
            (CachePolicy.Network.automatic, nil, nil), (.reload, "no-cache", "no-cache"),
            (.revalidate, "max-age=0", nil),
        ] as [(CachePolicy.Network, String?, String?)])
    func told(network: CachePolicy.Network, control: String?, pragma: String?) async throws {
        let pipeline = fixture.pipeline()
        _ = try await pipeline.image(for: request(network))
        #expect(lastFields[.cacheControl] == control)
        #expect(lastFields[try #require(HTTPField.Name("Pragma"))] == pragma)
        await pipeline.flush()
        // By the same name as ever.
        #expect(fixture.cache.keys == ["http://test/x"])
        #expect(pipeline.cachedImage(for: request()) != nil)
        _ = try await fixture.pipeline().image(for: request())
        #expect(fixture.loader.started.value == 1)
    }

    @Test("RFC 9111, 5.2.1.4: Given the caller's fields, when a request is sent, then they are kept")
    func ownWords() async throws {
        let pragma = try #require(HTTPField.Name("Pragma"))
        for own in [[.cacheControl: "no-transform"], [pragma: "x"]] as [HTTPFields] {
            for network in [CachePolicy.Network.reload, .revalidate] {
                _ = try await fixture.pipeline().image(for: request(network, own))
                #expect(lastFields[.cacheControl] == own[.cacheControl])
                #expect(lastFields[pragma] == own[pragma])
            }
        }
    }

    @Test("RFC 9111, 5.2.1.5: Given a cached image, when a request has no-store, then it is not used")
    func noStore() async throws {
        fixture.loader["/x"] = .data(Data("old".utf8), fields: [.cacheControl: "max-age=600", .eTag: "\"1\""])
        let pipeline = fixture.pipeline()
        _ = try await pipeline.image(for: request())
        await pipeline.flush()
        fixture.loader["/x"] = .data(Data("ninebytes".utf8), fields: [.cacheControl: "max-age=600"])
        let careful = request(.automatic, [.cacheControl: "no-store"])
        #expect(try await pipeline.image(for: careful).size.width == 9)
        #expect(try await pipeline.data(for: careful).source == .network)
        #expect(lastFields[.ifNoneMatch] == nil)
        let never = await failure {
            _ = try await pipeline.data(for: careful.with { $0.cachePolicy.network = .never })
        }
        #expect(never?.isNotCached == true)
    }

    @Test("RFC 9110, 15.4.5: Given the caller's condition, when a 304 comes, then it is the response")
    func ownCondition() async throws {
        fixture.keep("old", for: "http://test/x", seconds: -1, fields: [.eTag: "\"1\""])
        fixture.loader["/x"] = .init(status: .notModified, fields: [.eTag: "\"7\""])
        let pipeline = fixture.pipeline()
        let asked = request(.automatic, [.ifNoneMatch: "\"7\""])
        let answer = try await pipeline.data(for: asked)
        #expect(answer.response?.status == .notModified)
        #expect(answer.data.isEmpty && answer.source == .network && !answer.isRevalidated)
        #expect(answer.response?.headerFields[.eTag] == "\"7\"")
        let error = await failure { _ = try await pipeline.image(for: asked) }
        #expect(error == .response(.status(304)))
        await pipeline.flush()
        #expect(fixture.cache["http://test/x"]?.data == Data("old".utf8))
        #expect(try await fixture.pipeline { $0.dataCache = nil }.data(for: asked).response?.status == .notModified)
    }

    @Test("RFC 9111, 3.1: Given fields not to be stored, when a response is loaded, then it has them")
    func wholeFields() async throws {
        let fields: HTTPFields = [
            .cacheControl: "no-cache=\"set-cookie\", max-age=60", .setCookie: "a=b", .connection: "close",
        ]
        fixture.loader["/x"] = .image(fields: fields)
        let pipeline = fixture.pipeline()
        #expect(try await pipeline.data(for: request()).response?.headerFields == fields)
        await pipeline.flush()
        #expect(
            try await pipeline.data(for: request()).response?.headerFields == [
                .cacheControl: fields[.cacheControl] ?? ""
            ])
    }

    @Test(
        "RFC 9111, 3.4: Given a fresh entry, when a range is requested, then it is cut from that",
        arguments: [
            ("bytes=0-3", "0123", "bytes 0-3/10"), ("bytes=7-", "789", "bytes 7-9/10"),
            ("bytes=-2", "89", "bytes 8-9/10"),
            ("bytes=8-99", "89", "bytes 8-9/10"), ("bytes=-99", "0123456789", "bytes 0-9/10"),
        ])
    func range(range: String, text: String, contentRange: String) async throws {
        fixture.loader["/x"] = .data(Data("0123456789".utf8), fields: [.cacheControl: "max-age=60", .eTag: "\"1\""])
        let pipeline = fixture.pipeline()
        _ = try await pipeline.data(for: request())
        for fields in [[.range: range], [.range: range, .ifRange: "\"1\""]] as [HTTPFields] {
            let part = try await pipeline.data(for: request(.automatic, fields))
            #expect(String(decoding: part.data, as: UTF8.self) == text)
            #expect(part.response?.status == .partialContent)
            #expect(part.response?.headerFields[.contentRange] == contentRange)
            #expect(part.response?.headerFields[.contentLength] == String(text.utf8.count))
        }
        #expect(fixture.loader.started.value == 1)
    }

    @Test(
        "RFC 9111, 3.4: Given a range that cannot be cut, when it is asked for, then the server is",
        arguments: [
            [.range: "bytes=10-"], [.range: "bytes=0-1,4-5"], [.range: "lines=0-1"], [.range: "bytes=-0"],
            [.range: "bytes=3-1"], [.range: "bytes=0-3", .ifRange: "\"2\""],
            [.range: "bytes=0-3", .ifRange: "W/\"1\""],
            [.range: "bytes=0-3", .cacheControl: "no-cache"],
        ] as [HTTPFields])
    func noRange(fields: HTTPFields) async throws {
        fixture.loader["/x"] = .data(Data("0123456789".utf8), fields: [.cacheControl: "max-age=60", .eTag: "\"1\""])
        let pipeline = fixture.pipeline()
        _ = try await pipeline.data(for: request())
        fixture.loader["/x"] = .data(Data("part".utf8))
        #expect(try await pipeline.data(for: request(.automatic, fields)).source == .network)
        fixture.clock.advance(60)
        #expect(try await pipeline.data(for: request(.automatic, [.range: "bytes=1-3"])).source == .network)
    }
}
