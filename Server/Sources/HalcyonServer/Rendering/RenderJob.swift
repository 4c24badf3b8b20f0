import Crypto
import Foundation
import HTTPTypes
import HalcyonCore

/// One result: a source, and what is made of it in which format. As the path of a request to the ``Renderer``, it is
/// the key of the result in the caches.
struct RenderJob: Sendable {
    /// The URL of the source.
    let source: String
    /// The options; a format of nil means JPEG, or PNG for a picture with transparency.
    let options: RenderOptions

    /// The scheme of the requests that the renderer answers.
    static let scheme = "render"

    init(source: String, options: RenderOptions) {
        self.source = source
        self.options = options
    }

    /// Reads the path of a request to the renderer.
    init?(path: String) {
        let parts = path.split(separator: "/")
        guard parts.count == 2,
            let options = try? RenderOptions(parts[0], OptionRules(maximumSide: .max, maximumEffects: .max)),
            let source = Base64URL.data(of: parts[1]).flatMap({ String(validating: $0, as: UTF8.self) })
        else { return nil }
        self.init(source: source, options: options)
    }

    /// The request to the renderer.
    var request: HTTPRequest {
        HTTPRequest(
            method: .get, scheme: Self.scheme, authority: "halcyon",
            path: "/\(options.text)/\(Base64URL.text(of: Data(source.utf8)))")
    }

    /// The `ETag` of the result (RFC 9110, 8.8.3): equal sources and options have equal ones, on every machine of a
    /// fleet, whatever happened to their caches.
    func entityTag(of source: SHA256.Digest) -> String {
        var hash = SHA256()
        hash.update(data: Data(source))
        hash.update(data: Data("\(Self.version)\n\(options.text)".utf8))
        return "\"\(Base64URL.text(of: Data(hash.finalize().prefix(16))))\""
    }

    /// To be raised when the same options make another file.
    private static let version = 1
}
