import Foundation
import HTTPTypes
import HalcyonCore

/// The hosts that a server loads sources from.
public struct SourcePolicy: Sendable, Hashable {
    /// The allowed hosts: a name such as `images.example.com`, or `*.example.com` for all names below another one; nil
    /// for all. Default: nil. Addresses are checked besides, when the connection is made.
    public var allowedHosts: [String]?
    /// The allowed schemes. Default: `https` and `http`.
    public var allowedSchemes: Set<String> = ["https", "http"]
    /// The buckets whose objects may be sources, as `s3://bucket/key`. Only exactly these names count, and no redirect
    /// leads there. ``ImageServer/Configuration/sources`` also needs a loader of such URLs (`S3DataLoader`), and `s3`
    /// among its allowed schemes. Default: none.
    public var allowedBuckets: Set<String> = []

    private static let s3 = "s3"

    /// Creates a policy; see the properties.
    public init(allowedHosts: [String]? = nil) { self.allowedHosts = allowedHosts }

    /// Returns the request for a source.
    ///
    /// - Throws: `RequestProblem.sourceNotAllowed`, before anything is looked up or loaded.
    func source(_ url: String) throws(RequestProblem) -> ImageSource {
        guard let colon = url.firstIndex(of: ":") else { throw .source("it has no scheme") }
        let scheme = url[..<colon].lowercased()
        guard schemes.contains(scheme) else {
            let allowed = schemes.sorted().joined(separator: ", ")
            throw .sourceNotAllowed("its scheme is not one of \(allowed)")
        }
        let source = ImageSource(url)
        guard case .remote(let request, body: _) = source else { throw .sourceNotAllowed("it is not a web address") }
        // The engine makes a field of a URL's user name. Two readers of such a URL may disagree about its host.
        if request.headerFields[.authorization] != nil { throw .sourceNotAllowed("it has a user name") }
        if let why = refusal(of: request) { throw .sourceNotAllowed(why) }
        return source
    }

    /// Follows redirects to allowed hosts.
    var redirects: RedirectHandler {
        RedirectHandler(id: "halcyon.server") { [self] redirect in
            // The loader would send a user name that the server put there.
            guard !Self.hasUser(redirect.response.headerFields[.location] ?? ""), refusal(of: redirect.next) == nil,
                redirect.next.scheme?.lowercased() != Self.s3
            else { return nil }
            return redirect.next
        }
    }

    private var schemes: Set<String> { allowedBuckets.isEmpty ? allowedSchemes : allowedSchemes.union([Self.s3]) }

    private static func hasUser(_ location: String) -> Bool {
        guard let slashes = location.firstRange(of: "//") else { return false }
        return location[slashes.upperBound...].prefix { !"/?#\\".contains($0) }.contains("@")
    }

    private func refusal(of request: HTTPRequest) -> String? {
        guard let scheme = request.scheme?.lowercased(), schemes.contains(scheme) else {
            return "its scheme is not allowed"
        }
        if scheme == Self.s3 { return isAllowedObject(request) ? nil : "its bucket is not allowed" }
        guard let authority = request.authority, !authority.isEmpty else { return "it has no host" }
        if authority.contains("@") { return "it has a user name" }
        guard let allowedHosts else { return nil }
        let host = Self.host(in: authority)
        let isAllowed = allowedHosts.contains { pattern in
            let pattern = pattern.lowercased()
            return pattern.hasPrefix("*.") ? host.hasSuffix(pattern.dropFirst()) : host == pattern
        }
        return isAllowed ? nil : "its host is not allowed"
    }

    /// Of a URL that is none of the web's, the engine leaves all behind the scheme to its loader, as the path.
    private func isAllowedObject(_ request: HTTPRequest) -> Bool {
        guard request.authority == nil, let path = request.path, path.hasPrefix("//") else { return false }
        // A server that resolves them, as Amazon's do not, would take an object of another bucket.
        let segments = path.lowercased().replacing("%2e", with: ".").split { "/?#\\".contains($0) }
        guard !segments.contains(where: { $0 == "." || $0 == ".." }) else { return false }
        return allowedBuckets.contains(String(path.dropFirst(2).prefix { $0 != "/" }))
    }

    private static func host(in authority: String) -> String {
        var host = authority.lowercased()[...]
        if host.hasPrefix("["), let end = host.firstIndex(of: "]") {
            host = host[...end]
        } else if let colon = host.firstIndex(of: ":") {
            host = host[..<colon]
        }
        // The root of all names may be written.
        if host.hasSuffix(".") { host = host.dropLast() }
        return String(host)
    }
}
