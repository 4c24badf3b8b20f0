import Foundation
import HTTPTypes
import HalcyonTesting
import Testing

@testable import HalcyonCore

/// Tags of different bytes are different ones, whatever text they are read as.
@Suite("Entity tags")
struct EntityTagTests {
    private static let replaced = "\"\u{FFFD}\""

    @Test(
        "Given a tag that names no version, when it is read, then there is none",
        arguments: ["", "  ", "*", "\"a\", \"b\"", "\"a\"\"b\"", replaced, "\"é\"", "\"\u{212A}\"", "W/\"é\""])
    func nameless(text: String) {
        #expect(EntityTag(text) == nil)
        #expect(!EntityTag.namesVersion(text))
    }

    @Test("Given tags as servers send them, when they are read, then they compare by character")
    func named() throws {
        let strong = try #require(EntityTag("\"a\""))
        let weak = try #require(EntityTag("W/\"a\""))
        #expect(strong.isWeakly(weak) && !strong.isStrongly(weak))
        // Without quotes, against the RFC: many servers do so.
        #expect(EntityTag("a")?.isStrongly(strong) == true)
        #expect(EntityTag("\"A\"")?.isWeakly(strong) == false)
    }

    @Test(
        "Given a tag that is no text, when a 304 has one that reads alike, then it is loaded again",
        arguments: [(replaced, replaced), ("\"é\"", "\"e\u{301}\""), ("\"\u{212A}\"", "\"K\""), ("*", "*")])
    func confirmedByOther(tags: (stored: String, answered: String)) async throws {
        let fixture = PipelineFixture()
        let pipeline = fixture.pipeline()
        let request = ImageRequest("http://test/x")
        fixture.loader.answer(
            "http://test/x", with: .data(Data("old".utf8), fields: [.eTag: tags.stored, .cacheControl: "no-cache"]),
            .status(304, fields: [.eTag: tags.answered, .cacheControl: "max-age=1000"]),
            .data(Data("new".utf8), fields: [.cacheControl: "max-age=1000"]))
        #expect(try await pipeline.image(for: request).text == "old")
        await pipeline.flush()
        let image = try? await pipeline.image(for: request)
        #expect(image?.text != "old")
        // Nobody asks whether something is still that.
        #expect(fixture.loader.requests.entries.allSatisfy { $0.headerFields[.ifNoneMatch] == nil })
    }

    @Test("Given a partial body, when the rest has a tag that only looks equal, then it is not joined")
    func joinedWithOther() throws {
        let response = HTTPResponse(status: .ok, headerFields: [.eTag: "\"K\""])
        let validator = try #require(response.resumptionValidator)
        let partial = PartialBody(
            response: response, resource: Resource("http://test/x"), validator: validator, data: Data("ab".utf8),
            total: 4)
        func rest(_ tag: String) -> ContentRange? {
            let fields: HTTPFields = [.eTag: tag, .contentRange: "bytes 2-3/4"]
            return partial.rest(
                in: DataLoad(
                    response: HTTPResponse(status: .partialContent, headerFields: fields), url: "http://test/x",
                    expectedBytes: 2, body: DataBody(Data("cd".utf8))))
        }
        #expect(rest("\"K\"") != nil)
        #expect(rest("\"\u{212A}\"") == nil)
        #expect(HTTPResponse(status: .ok, headerFields: [.eTag: Self.replaced]).resumptionValidator == nil)
    }
}
