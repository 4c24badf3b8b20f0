import Foundation
public import HTTPTypes

/// Gives remote images names in the caches that outlast their URLs: for a store that signs each URL anew.
public struct CacheKeyMapper: Sendable {
    private let map: @Sendable (HTTPRequest) -> String?

    /// A mapper that asks `map`: the name in the caches, or nil (or an empty text) for the URL itself. Called once for each request that has
    /// no ``ImageRequest/cacheKey`` of its own.
    public init(_ map: @escaping @Sendable (HTTPRequest) -> String?) { self.map = map }

    /// Leaves parts of the query out of account.
    ///
    /// - Parameter names: The items to leave out, by their names in any case; one that ends in `*` stands for all that
    ///   begin so. Default: nil, the ``signatures`` of URLs that are signed, and nothing of others.
    public static func ignoringQueryItems(_ names: [String]? = nil) -> CacheKeyMapper {
        let name = leavingOut(names)
        return CacheKeyMapper { name($0.shownURL) }
    }

    /// A URL without what signs it.
    static func unsigned(_ url: String) -> String { unsigning(url) ?? url }

    private static let unsigning = leavingOut(nil)

    /// Gives URLs without parts of their query; nil for those that have none of these parts.
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

    /// What Amazon S3 and CloudFront, Google Cloud Storage, Azure and Akamai add to a URL to sign it.
    public static let signatures = [
        "X-Amz-*", "X-Goog-*", "AWSAccessKeyId", "GoogleAccessId", "Signature", "Expires", "Policy", "Key-Pair-Id",
        "sig",
        "se", "sp", "sv", "sr", "st", "spr", "skoid", "sktid", "skt", "ske", "sks", "skv", "hdnts", "hdnea",
    ]

    /// The signatures themselves. Beside none of them, `st` or `policy` says which image is meant, and not who may see it.
    private static let proofs: Set = ["x-amz-signature", "x-goog-signature", "signature", "sig", "hdnts", "hdnea"]

    /// Nil if the mapper gives an empty name: it would be that of every such request.
    func key(for request: HTTPRequest) -> String? { map(request).flatMap { $0.isEmpty ? nil : $0 } }
}

/// What a URL stands for, as far as its text says: two that are equal name one resource.
///
/// User names, fragments and the signatures of stores are no part of it: they say who may see it, where in it to look,
/// and until when. All the rest is, the query too.
struct Resource: Sendable, Hashable {
    private let name: String

    init(_ url: String) {
        let text = URLText.withoutUser(url)
        let end = text.utf8.firstIndex(of: UInt8(ascii: "#")) ?? text.endIndex
        name = CacheKeyMapper.unsigned(String(text[..<end]))
    }
}
