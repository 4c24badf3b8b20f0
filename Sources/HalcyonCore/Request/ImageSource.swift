public import Foundation
public import HTTPTypes

/// Where the bytes of an image come from.
public enum ImageSource: Sendable {
    /// An HTTP request, and the bytes that it sends, if any.
    case remote(HTTPRequest, body: Data? = nil)
    /// A local file.
    case file(URL)
    /// Anything else.
    case provider(any ImageDataProvider)

    /// The source that a URL names: `file:` and `data:` URLs need no network.
    ///
    /// A URL that cannot be loaded makes a source that fails with the reason when it is loaded.
    public init(_ url: URL) {
        switch url.scheme?.lowercased() {
        case "file": self = .file(url)
        case "data": self = .provider(DataURLProvider(url.absoluteString))
        default: self = .remote(HTTPRequest(ofAny: url))
        }
    }

    /// The source that the text of a URL names; see ``init(_:)-(URL)``.
    public init(_ string: String) {
        // A data: URL may be megabytes long, and need not be parsed to be one.
        if String(decoding: string.utf8.prefix(5), as: UTF8.self).lowercased() == "data:" {
            self = .provider(DataURLProvider(string))
        } else if let url = URL(string: string), url.scheme != nil {
            self.init(url)
        } else {
            // As it was written: `URL` encodes what it cannot have, and nobody would know the text again.
            let request = HTTPRequest(method: .get, scheme: nil, authority: nil, path: string)
            // No path begins or ends with a space.
            self = request.path == string ? .remote(request) : .provider(NoURL(identifier: string))
        }
    }

    /// The same, with an HTTP request as that of a URL's text would be, in whatever way it was made: what is written
    /// otherwise is the same URL, and has one name in the caches.
    var normalized: ImageSource {
        guard case .remote(var http, let body) = self, http.normalize() || body?.isEmpty == true else { return self }
        return .remote(http, body: body?.isEmpty == true && http.method.isSafe ? nil : body)
    }

    /// The URL scheme of the source, in lower case; nil if it has none, as most providers.
    public var scheme: String? {
        switch self {
        case .remote(let request, _): request.scheme?.lowercased()
        case .file: "file"
        case .provider(let provider): provider.scheme
        }
    }

    /// The source as text: the URL, without a user name and password, or the provider's identifier.
    public var text: String {
        switch self {
        case .remote(let request, _): request.shownURL
        case .file(let url): URLText.withoutUser(url.absoluteString)
        case .provider(let provider): provider.identifier
        }
    }
}

/// A text that is no URL, and no part of one.
private struct NoURL: ImageDataProvider {
    let identifier: String
    var isCachedOnDisk: Bool { false }

    func data() throws -> Data { throw ImageError.request(.invalidURL(identifier)) }
}
