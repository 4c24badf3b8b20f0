import Foundation
import HTTPTypes
import HalcyonCore

/// An error as a body of `application/problem+json` (RFC 9457).
struct Problem {
    private let problem: RequestProblem
    private let showsDetail: Bool

    init(_ problem: RequestProblem, showsDetail: Bool) {
        self.problem = problem
        self.showsDetail = showsDetail
    }

    private struct Members: Encodable {
        let type = "about:blank"
        let title: String
        let status: Int
        let code: Int
        let detail: String?
    }

    var response: ServerResponse {
        let status = problem.status
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let members = Members(
            title: problem.title, status: status.code, code: problem.code, detail: showsDetail ? problem.detail : nil)
        var fields: HTTPFields = [
            .contentType: "application/problem+json", .cacheControl: "no-store",
        ]
        switch problem {
        case .busy(let seconds): fields[.retryAfter] = String(seconds)
        case .method: fields[.allow] = "GET, HEAD"
        default: if status == .serviceUnavailable { fields[.retryAfter] = "1" }
        }
        // What does not exist is asked for again and again otherwise.
        if status == .notFound, case .image = problem { fields[.cacheControl] = "public, max-age=60" }
        return ServerResponse(status, fields, body: (try? encoder.encode(members)) ?? Data()).securing()
    }
}

extension RequestProblem {
    /// Whether the fallback picture is sent instead: the request is in order, but its source is not.
    var allowsFallback: Bool {
        guard case .image(let error) = self else { return false }
        return switch error {
        case .response, .decoding: true
        default: false
        }
    }
}
