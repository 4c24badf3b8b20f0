import Foundation
import HTTPTypes
import HalcyonCore
import Testing

@testable import HalcyonServer

@Suite("RFC 9457: problems")
struct ProblemTests {
    private func answer(_ problem: RequestProblem, showsDetail: Bool = false) throws -> (
        head: HTTPResponse, members: [String: Any]
    ) {
        let response = Problem(problem, showsDetail: showsDetail).response
        let object = try JSONSerialization.jsonObject(with: response.body)
        return (response.head, try #require(object as? [String: Any]))
    }

    @Test(
        "Given a problem, when it is answered, then it has its status and code",
        arguments: [
            (.notFound, 404, 1), (.method, 405, 2), (.tooLong(limit: 8_192), 414, 3), (.query, 400, 4),
            (.signature, 403, 5), (.option("width", "x"), 400, 6), (.source("x"), 400, 7),
            (.sourceNotAllowed("x"), 403, 8), (.busy(seconds: 1), 503, 9), (.tookTooLong(limit: 30), 504, 10),
            (.image(.cancelled), 499, ImageError.cancelled.code),
            (.image(.response(.status(404))), 404, ImageError.response(.status(404)).code),
            (.image(.response(.status(500))), 502, ImageError.response(.status(500)).code),
        ] as [(RequestProblem, Int, Int)])
    func status(problem: RequestProblem, status: Int, code: Int) throws {
        let (head, members) = try answer(problem)
        #expect(head.status.code == status)
        #expect(members["status"] as? Int == status)
        #expect(members["code"] as? Int == code)
        #expect(members["type"] as? String == "about:blank")
        #expect((members["title"] as? String)?.isEmpty == false)
        #expect(head.headerFields[.contentType] == "application/problem+json")
        #expect(head.headerFields[.contentSecurityPolicy] == "default-src 'none'")
    }

    @Test("Given an error of the network, when it is answered, then only development shows its detail")
    func detail() throws {
        let problem = RequestProblem.image(.response(.status(500)))
        #expect(try answer(problem).members["detail"] == nil)
        #expect(try answer(problem, showsDetail: true).members["detail"] as? String != nil)
    }

    @Test("Given a source that does not exist, when it is answered, then only that may be stored")
    func caching() throws {
        let gone = try answer(.image(.response(.status(410)))).head
        #expect(gone.headerFields[.cacheControl] == "public, max-age=60")
        for problem in [.notFound, .signature, .busy(seconds: 1), .image(.response(.status(500)))] as [RequestProblem] {
            #expect(try answer(problem).head.headerFields[.cacheControl] == "no-store")
        }
        #expect(try answer(.busy(seconds: 3)).head.headerFields[.retryAfter] == "3")
        #expect(try answer(.method).head.headerFields[.allow] == "GET, HEAD")
    }

    @Test(
        "Given a path with secrets, when it is logged, then they are not there",
        arguments: [
            "/SECRET/w:1/https:%2F%2Fuser:SECRET@example.com%2Fa.jpg%3Ftoken=SECRET",
            "/SECRET/w:1/https:%2F%2Fexample.com%2Fa.jpg%23SECRET",
            "/s/w:1/https://user:SECRET@example.com/a.jpg?token=SECRET", "/health?SECRET",
            "/SECRET/w:1/" + Base64URL.text(of: Data("https://SECRET:SECRET@example.com/a.jpg?SECRET".utf8)),
            "/SECRET/w:1/https://example.com/a.jpg?token=SECRET", "/s/w:1/https://example.com/%3FSECRET%ff",
            "/SECRET/w:1/https://example.com/a.jpg%3FSECRET" + String(repeating: "a", count: 9_000),
            "//SECRETSECRETSECRETSECRET/w:1/x", "/img/SECRETSECRETSECRETSECRET/w:1/x",
            "/s/w:1/https://example.com/a.jpg%3F%CC%81SECRET",
        ])
    func logged(path: String) { #expect(!LoggedPath(path).description.contains("SECRET")) }

    @Test("Given a path, when it is logged, then it has the options and the source")
    func loggedText() {
        #expect(LoggedPath("/sig/w:1/https:%2F%2Fexample.com%2Fa.jpg").description == "w:1 https://example.com/a.jpg")
        #expect(LoggedPath("/a\u{1B}[31m\nb").description == "/a?[31m?b")
        let long = "/sig/w:1/https://example.com/" + String(repeating: "a", count: 1_000)
        #expect(LoggedPath(long).description.count == 200)
    }
}
