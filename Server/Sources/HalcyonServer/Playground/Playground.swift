import Foundation
import HTTPTypes
import HalcyonCore

/// The page at `/` of a server in development: it makes paths, and shows what they answer.
struct Playground: Sendable {
    private let signer: URLSigner?
    private let cache: (any DataCaching)?

    init(_ configuration: ImageServer.Configuration) {
        signer = configuration.signer
        cache = configuration.dataCache
    }

    /// Returns the answer to one of the page's own paths; nil for others.
    func response(to path: String) async -> ServerResponse? {
        let parts = path.split(separator: "?", maxSplits: 1)
        switch parts.first {
        case "/": return page
        case "/playground/path": return signedPath(parts.count == 2 ? String(parts[1]) : "")
        case "/playground/figures": return await figures()
        default: return nil
        }
    }

    private var page: ServerResponse {
        var response = ServerResponse(text: PlaygroundPage.html, type: "text/html; charset=utf-8")
        response.head.headerFields[.contentSecurityPolicy] = PlaygroundPage.policy
        return response
    }

    private func signedPath(_ query: String) -> ServerResponse {
        // As forms write it: a plus is a space.
        let items = URLComponents(string: "/?" + query.replacing("+", with: "%20"))?.queryItems ?? []
        func value(_ name: String) -> String { items.first { $0.name == name }?.value ?? "" }
        // What a browser would change, or take for the end of the path, is encoded: it sends what is signed.
        let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: "/"))
        let text = value("options").addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
        let options = text.isEmpty ? RenderOptions.none : text
        let path = "/\(options)/\(Base64URL.text(of: Data(value("source").utf8)))"
        return json(["path": "/\(signer?.signature(of: path) ?? ImageServer.unsigned)\(path)"])
    }

    private func figures() async -> ServerResponse {
        // A cache without figures, and one that fails, have nothing to show.
        let statistics = try? await cache?.dataStatistics()
        return json(["entries": statistics?.entries ?? 0, "bytes": statistics?.bytes ?? 0])
    }

    private func json(_ value: some Encodable) -> ServerResponse {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes]
        let text = (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
        return ServerResponse(text: text, type: "application/json").securing()
    }
}
