import HTTPTypes
import HalcyonCore

/// Why the server does not answer a request with a picture.
enum RequestProblem: Error, Sendable, Hashable {
    /// The path is none of the server's.
    case notFound
    /// The method is neither GET nor HEAD.
    case method
    /// The path is longer than `limit` bytes.
    case tooLong(limit: Int)
    /// The path has a query.
    case query
    /// The signature is not that of the path, or missing.
    case signature
    /// An option is not understood or not allowed: its name, and why.
    case option(String, String)
    /// The text of the source is no URL.
    case source(String)
    /// The server does not load from this source.
    case sourceNotAllowed(String)
    /// Too many requests wait; the client may come back after some seconds.
    case busy(seconds: Int)
    /// It took longer than the limit in seconds.
    case tookTooLong(limit: Double)
    /// The engine failed.
    case image(ImageError)
}

extension RequestProblem {
    var status: HTTPResponse.Status {
        switch self {
        case .notFound: .notFound
        case .method: .methodNotAllowed
        case .tooLong: .uriTooLong
        case .query, .option, .source: .badRequest
        case .signature, .sourceNotAllowed: .forbidden
        case .busy: .serviceUnavailable
        case .tookTooLong: .gatewayTimeout
        case .image(let error): error.status
        }
    }

    /// A number whose meaning does not change: below 1000 the server's own, otherwise that of ``ImageError``.
    var code: Int {
        switch self {
        case .notFound: 1
        case .method: 2
        case .tooLong: 3
        case .query: 4
        case .signature: 5
        case .option: 6
        case .source: 7
        case .sourceNotAllowed: 8
        case .busy: 9
        case .tookTooLong: 10
        case .image(let error): error.code
        }
    }

    /// What went wrong, in general: it does not depend on the source's server or its network.
    var title: String {
        switch self {
        case .notFound: "no such path: use /{signature}/{options}/{source}"
        case .method: "only GET and HEAD are allowed"
        case .tooLong(let limit): "the path has more than \(limit) bytes"
        case .query: "the path has a query: encode the source's question mark as %3F"
        case .signature: "the signature is not that of this path"
        case .option(let name, let why): "the option '\(name.prefix(40))': \(why)"
        case .source(let why): "the source: \(why)"
        case .sourceNotAllowed(let why): "the source is not allowed: \(why)"
        case .busy: "the server is busy"
        case .tookTooLong(let limit): "the request took more than \(limit) s"
        case .image(let error): error.title
        }
    }

    /// What went wrong in detail, which can tell a stranger about the network; nil if the title says it.
    var detail: String? {
        guard case .image(let error) = self else { return nil }
        return error.description
    }
}

extension ImageError {
    fileprivate var status: HTTPResponse.Status {
        switch self {
        case .request(.schemeNotAllowed), .request(.unsupportedScheme), .response(.addressRefused),
            .response(.redirectRefused), .request(.unreadableFile):
            .forbidden
        case .request(.allSourcesFailed(let failures)): failures.last?.error.status ?? .badGateway
        case .request(.givenUp), .request(.invalidated), .request(.noThread), .request(.noDescriptor):
            .serviceUnavailable
        case .request(.tooLarge), .response(.tooLarge): .unprocessableContent
        case .request: .badRequest
        case .response(.status(404)), .response(.status(410)): .notFound
        case .response(.timeout): .gatewayTimeout
        case .response: .badGateway
        case .decoding(.outOfMemory): .serviceUnavailable
        case .decoding: .unprocessableContent
        case .cancelled: .init(code: 499, reasonPhrase: "Client Closed Request")
        case .cache, .processing, .encoding, .display: .internalServerError
        }
    }

    fileprivate var title: String {
        switch self {
        case .request(.schemeNotAllowed), .request(.unsupportedScheme), .request(.unreadableFile):
            "the source is not allowed: use https or http"
        case .response(.addressRefused), .response(.redirectRefused): "the source is at an address that is not allowed"
        case .request(.allSourcesFailed(let failures)): failures.last?.error.title ?? "the source cannot be loaded"
        case .request(.tooLarge), .response(.tooLarge): "the source is too large"
        case .request(.givenUp), .request(.invalidated), .request(.noThread), .request(.noDescriptor):
            "the server is busy"
        case .request: "the source is not a URL"
        case .response(.status(404)), .response(.status(410)): "the source does not exist"
        case .response(.timeout): "the source took too long"
        case .response: "the source cannot be loaded"
        case .decoding: "the source is not a picture that can be shown: \(description)"
        case .cancelled: "the client has gone"
        case .cache, .processing, .encoding, .display: "the picture cannot be made"
        }
    }
}
