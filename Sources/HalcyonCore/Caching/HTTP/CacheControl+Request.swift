import HTTPTypes

/// What the directives of a request ask of a cache (RFC 9111, 5.2.1). Its `max-age` and `stale-if-error` read as those
/// of an answer.
extension CacheControl {
    /// The directives of a request: `Pragma: no-cache` counts where there is no `Cache-Control` (5.4).
    init(ofRequest fields: HTTPFields) {
        let pragma = Self.pragma.flatMap { fields[$0] }?.lowercased() ?? ""
        let isOld = fields[.cacheControl] == nil && pragma.contains("no-cache")
        self.init(isOld ? [.cacheControl: "no-cache"] : fields)
    }

    /// Whether a request has any directives.
    static func asksOfCaches(_ fields: HTTPFields) -> Bool {
        fields.contains(.cacheControl) || pragma.map { fields.contains($0) } ?? false
    }

    static let pragma = HTTPField.Name("Pragma")

    /// `min-fresh`: for how many seconds more the answer must be fresh. Default: 0.
    var minFresh: Double { seconds("min-fresh") ?? 0 }

    /// `max-stale`: for how many seconds it may have been stale; without a number, for ever. Default: 0.
    var maxStale: Double {
        guard contains("max-stale") else { return 0 }
        return argument(of: "max-stale") == nil ? .infinity : seconds("max-stale") ?? 0
    }

    /// `only-if-cached`: no request goes out.
    var forbidsNetwork: Bool { contains("only-if-cached") }

    /// Whether it says how fresh the answer has to be: then the server's leave to use a stale one does not count.
    var asksForFreshness: Bool { ["max-age", "min-fresh", "max-stale", "no-cache"].contains(where: contains) }
}
