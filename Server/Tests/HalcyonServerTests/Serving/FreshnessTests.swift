import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonServer
import Testing

@Suite("What a server and its clients know of freshness")
struct FreshnessTests {
    @Test(
        "Given what an origin states, when a result is sent, then it states the same within bounds",
        arguments: [
            ("max-age=600", "public, max-age=600"), ("max-age=5", "public, max-age=60"),
            ("max-age=99999999", "public, max-age=86400"), ("no-store", "no-store"),
            ("private, max-age=100", "private, max-age=100"),
            ("max-age=100, must-revalidate", "public, max-age=100, must-revalidate"),
        ])
    func cacheControl(_ origin: String, _ result: String) async throws {
        let fixture = try await ServerFixture {
            $0.lifetime.standard = 7_200
            $0.lifetime.minimum = 60
            $0.lifetime.maximum = 86_400
        }
        fixture.origin.set("/a.jpg", .picture(try Pictures.jpeg(40, 20), origin))
        #expect(await fixture.get("/a.jpg").head.headerFields[.cacheControl] == result)
    }

    @Test("Given an origin that states nothing, when a result is sent, then lifetime.standard counts")
    func standardLifetime() async throws {
        let fixture = try await ServerFixture { $0.lifetime.standard = 7_000 }
        fixture.origin.set("/a.jpg", .picture(try Pictures.jpeg(40, 20), "public"))
        let field = try #require(await fixture.get("/a.jpg").head.headerFields[.cacheControl])
        let seconds = try #require(Int(field.replacing("public, max-age=", with: "")))
        // It counts from the arrival, and the age of the answer on arrival is added.
        #expect((7_000...7_060).contains(seconds))
    }

    @Test("Given an origin that forbids storing, when asked twice, then the source is loaded twice")
    func noStore() async throws {
        let fixture = try await ServerFixture()
        fixture.origin.set("/a.jpg", .picture(try Pictures.jpeg(40, 20), "no-store"))
        for _ in 0..<2 { #expect(await fixture.get("/a.jpg").head.status == .ok) }
        #expect(fixture.origin.count("/a.jpg") == 2)
    }

    @Test("Given a stale result, when its source is unchanged, then nothing is made again")
    func revalidated() async throws {
        let fixture = try await ServerFixture()
        var answer = Origin.Answer.picture(try Pictures.jpeg(40, 20), "max-age=0")
        answer.fields[.eTag] = "\"one\""
        fixture.origin.set("/a.jpg", answer)
        let first = await fixture.get("/a.jpg")
        let second = await fixture.get("/a.jpg")
        #expect(second.body == first.body)
        #expect(fixture.origin.count("/a.jpg") == 2)
        #expect(fixture.origin.fields("/a.jpg")[.ifNoneMatch] == "\"one\"")
        #expect(fixture.registry.text.contains("halcyon_server_renders_total{format=\"jpeg\"} 1\n"))
    }

    @Test("Given a stale result, when its source has changed, then the new one is made")
    func changed() async throws {
        let fixture = try await ServerFixture()
        fixture.origin.set("/a.jpg", .picture(try Pictures.jpeg(40, 20), "max-age=0"))
        let first = await fixture.get("/a.jpg")
        fixture.origin.set("/a.jpg", .picture(try Pictures.jpeg(60, 20), "max-age=0"))
        let second = await fixture.get("/a.jpg")
        #expect(try Pictures.info(second.body).size == PixelSize(width: 60, height: 20))
        #expect(first.head.headerFields[.eTag] != second.head.headerFields[.eTag])
    }

    @Test("Given an origin that fails, when a result is stale, then it is sent for another moment")
    func staleIfError() async throws {
        let fixture = try await ServerFixture { $0.memoryMegabytes = 0 }
        fixture.origin.set("/a.jpg", .picture(try Pictures.jpeg(40, 20), "max-age=0, stale-if-error=600"))
        let first = await fixture.get("/a.jpg")
        fixture.origin.set("/a.jpg", .init(status: .internalServerError))
        let second = await fixture.get("/a.jpg")
        #expect(second.head.status == .ok)
        #expect(second.body == first.body)
    }

    @Test("Given a client that has the result, when it asks with its tag, then 304 without a body")
    func notModified() async throws {
        let fixture = try await ServerFixture()
        fixture.origin.set("/a.jpg", .picture(try Pictures.jpeg(40, 20)))
        let first = await fixture.get("/a.jpg")
        let tag = try #require(first.head.headerFields[.eTag])
        for list in [tag, "W/\(tag)", "\"other\", \(tag)", "*"] {
            let response = await fixture.get("/a.jpg", "-", [.ifNoneMatch: list])
            #expect(response.head.status == .notModified)
            #expect(response.body.isEmpty)
            #expect(response.head.headerFields[.cacheControl] != nil)
        }
        #expect(await fixture.get("/a.jpg", "-", [.ifNoneMatch: "\"other\""]).head.status == .ok)
    }

    @Test("Given a range, when a result is sent, then the part is, and HEAD has the same fields")
    func ranges() async throws {
        let fixture = try await ServerFixture()
        fixture.origin.set("/a.jpg", .picture(try Pictures.jpeg(40, 20)))
        let whole = await fixture.get("/a.jpg")
        let part = await fixture.get("/a.jpg", "-", [.range: "bytes=10-19"])
        #expect(part.head.status == .partialContent)
        #expect(part.body == whole.body.subdata(in: 10..<20))
        #expect(part.head.headerFields[.contentRange] == "bytes 10-19/\(whole.body.count)")
        #expect(await fixture.get("/a.jpg", "-", [.range: "bytes=999999-"]).head.status == .rangeNotSatisfiable)
        let head = await fixture.get("/a.jpg", method: .head)
        #expect(head.body.isEmpty)
        #expect(head.head.headerFields[.contentLength] == "\(whole.body.count)")
        #expect(head.head.headerFields[.eTag] == whole.head.headerFields[.eTag])
    }

    @Test("Given two servers without a common cache, when they make a result, then the tags agree")
    func sameTag() async throws {
        let fixture = try await ServerFixture()
        fixture.origin.set("/a.jpg", .picture(try Pictures.jpeg(40, 20)))
        let other = try await ServerFixture()
        let path = "/insecure/w:20/\(ServerFixture.encoded(fixture.origin.url("/a.jpg")))"
        let tags = [await fixture.get(raw: path), await other.get(raw: path)].map { $0.head.headerFields[.eTag] }
        #expect(tags[0] != nil)
        #expect(tags[0] == tags[1])
    }
}
