package import Foundation
package import HTTPTypes

/// The head of an answer, as soon as it is in.
package struct ReceivedHead: Sendable {
    /// What was asked: after a redirect, by the method and of the URL that it named.
    package var request: HTTPRequest
    /// Status and header fields.
    package var response: HTTPResponse
    /// The redirects that came before it.
    package var redirects: [Redirect]
    /// Whether it is a redirect itself, so that another answer follows.
    package var isRedirect: Bool
    /// When the first request went out.
    package var requestedAt: Date
    /// When the head was in.
    package var receivedAt: Date
    /// Whether the answer is for nobody but who asked; see ``Download/isPersonal``.
    package var isPersonal = false
}
