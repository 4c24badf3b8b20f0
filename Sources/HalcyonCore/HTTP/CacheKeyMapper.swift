import Foundation
public import HTTPTypes

/// Maps remote images to cache keys that outlast their URLs, for example for a store whose signed URLs change.
public struct CacheKeyMapper: Sendable {
    private let map: @Sendable (HTTPRequest) -> String?

    /// Creates a mapper. `map` is called once for each request without an ``ImageRequest/cacheKey``, and returns the
    /// key, or nil (or an empty text) to use the URL itself.
    public init(_ map: @escaping @Sendable (HTTPRequest) -> String?) { self.map = map }

    /// Ignores parts of the query.
    ///
    /// - Parameter names: The items to ignore, by case-insensitive name; a name that ends in `*` stands for all names
    ///   with that prefix. Default: nil, the ``signatures`` of signed URLs, and nothing in others.
    public static func ignoringQueryItems(_ names: [String]? = nil) -> CacheKeyMapper {
        let name = leavingOut(names)
        return CacheKeyMapper { name($0.shownURL) }
    }

    /// Returns a URL without its signature.
    static func unsigned(_ url: String) -> String { unsigning(url) ?? url }

    private static let unsigning = leavingOut(nil)

    /// Returns a function that removes parts of a URL's query; it returns nil if the URL has none of these parts.
    private static func leavingOut(_ names: [String]?) -> @Sendable (String) -> String? {
        let onlySigned = names == nil
        let names = (names ?? signatures).map { $0.lowercased() }
        let exact = Set(names.filter { !$0.hasSuffix("*") })
        let beginnings = names.filter { $0.hasSuffix("*") }.map { $0.dropLast() }
        return { url in
            guard let start = url.firstIndex(of: "?") else { return nil }
            let items = url[url.index(after: start)...].split(separator: "&", omittingEmptySubsequences: false)
            let itemNames = items.map { $0.prefix { $0 != "=" }.lowercased() }
            if onlySigned, !itemNames.contains(where: proofs.contains) { return nil }
            let kept = zip(items, itemNames).filter { _, name in
                !exact.contains(name) && !beginnings.contains { name.hasPrefix($0) }
            }.map(\.0)
            if kept.count == items.count { return nil }
            return url[..<start] + (kept.isEmpty ? "" : "?" + kept.joined(separator: "&"))
        }
    }

    /// The query items that Amazon S3 and CloudFront, Google Cloud Storage, Azure and Akamai add to a URL to sign it.
    public static let signatures = [
        "X-Amz-*", "X-Goog-*", "AWSAccessKeyId", "GoogleAccessId", "Signature", "Expires", "Policy", "Key-Pair-Id",
        "sig",
        "se", "sp", "sv", "sr", "st", "spr", "skoid", "sktid", "skt", "ske", "sks", "skv", "hdnts", "hdnea",
    ]

    /// The signatures themselves. Without one of them, `st` or `policy` selects an image rather than granting access.
    private static let proofs: Set = ["x-amz-signature", "x-goog-signature", "signature", "sig", "hdnts", "hdnea"]

    /// Returns nil if the mapper returns an empty key, which all such requests would share.
    func key(for request: HTTPRequest) -> String? { map(request).flatMap { $0.isEmpty ? nil : $0 } }
}

extension URLText {
    /// Returns the text of a URL for logs and errors: without its user name, password and signature, which would grant
    /// access to any reader, and shortened.
    static func forLogs(_ url: String) -> String { cutForLogs(CacheKeyMapper.unsigned(withoutUser(url))) }

    /// Returns a text of at most 200 bytes of UTF-8.
    static func cutForLogs(_ text: String) -> String {
        text.utf8.count <= 200 ? text : beginning(of: text, bytes: 197) + "…"
    }
}

/// The resource that a URL identifies, judging by its text: equal values identify the same resource.
///
/// User names, fragments and store signatures are not part of it: they say who may access it, which part of it to show,
/// and until when it is accessible. Everything else is, the query included.
struct Resource: Sendable, Hashable {
    private let name: String

    init(_ url: String) {
        let text = URLText.withoutUser(url)
        let end = text.utf8.firstIndex(of: UInt8(ascii: "#")) ?? text.endIndex
        name = CacheKeyMapper.unsigned(String(text[..<end]))
    }
}
