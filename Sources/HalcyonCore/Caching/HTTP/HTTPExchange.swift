import Foundation
import HTTPTypes

/// A request, its answer, and when each went over the wire.
struct HTTPExchange: Sendable {
    /// What was asked, without what a modifier and the loader have added to it.
    var request: HTTPRequest
    /// The head of the answer.
    var response: HTTPResponse
    /// The redirects that led to it.
    var redirects: [Redirect] = []
    /// The URL that has answered, after redirects.
    var url: String?
    /// When the request went out.
    var requestedAt: Date
    /// When the head of the answer was in.
    var receivedAt: Date
}
