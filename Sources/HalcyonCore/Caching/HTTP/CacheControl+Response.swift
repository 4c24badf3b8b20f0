import HTTPTypes

/// What the directives of an answer mean to a private cache (RFC 9111, 5.2.2). `s-maxage`, `proxy-revalidate`, `public`
/// and `private` say nothing to one, but that `public` lets an answer count as cacheable.
extension CacheControl {
    /// `max-age`, in seconds; 0 where it makes no sense: such answers are stale (4.2.1).
    var maxAge: Double? { contains("max-age") ? seconds("max-age") ?? 0 : nil }

    /// `no-cache` for the whole answer: no use without a confirmation.
    var forbidsUnconfirmedUse: Bool { contains("no-cache") && (fieldNames(of: "no-cache") ?? []).isEmpty }

    /// The fields, in lower case, that `no-cache="…"` keeps from being used without a confirmation.
    var unusableFields: [String] { fieldNames(of: "no-cache") ?? [] }

    /// `no-store`, unless `must-understand` takes its place (5.2.2.3).
    ///
    /// - Parameter status: Whether its rules are known here.
    func forbidsStoring(isStatusUnderstood: Bool) -> Bool {
        if contains("must-understand") { return !isStatusUnderstood }
        return contains("no-store")
    }

    /// Whether an answer that is stale may not be used without a confirmation, come what may (4.2.4).
    var forbidsStale: Bool { contains("must-revalidate") || forbidsUnconfirmedUse }

    /// `immutable`: what is fresh need not be confirmed even where the user asks for that (RFC 8246).
    var isImmutable: Bool { contains("immutable") }

    /// For how many seconds a stale answer may be used while it is confirmed behind it (RFC 5861, 3). Default: 0.
    var staleWhileRevalidate: Double { seconds("stale-while-revalidate") ?? 0 }

    /// For how many seconds a stale answer may take the place of an error (RFC 5861, 4); nil where nothing is said.
    var staleIfError: Double? { contains("stale-if-error") ? seconds("stale-if-error") ?? 0 : nil }
}

extension HTTPResponse {
    /// Whether no part of the answer may be kept (5.2.2.5).
    var forbidsStoring: Bool {
        CacheControl(headerFields).forbidsStoring(isStatusUnderstood: status.isUnderstood)
    }
}
