import HTTPTypes

/// The directives of the `Cache-Control` fields of a request or an answer (RFC 9111, 5.2).
///
/// Names are compared without case, arguments may be tokens or quoted strings whatever the directive's own syntax
/// (5.2), directives that are not known are left alone (5.2.3). Of several of the same name the first counts (4.2.1), but
/// of `no-cache` all do.
struct CacheControl: Sendable, Hashable {
    /// Arguments by the directives' names in lower case; nil where there was none.
    private let directives: [String: String?]

    /// Reads all the fields of the name, however many there are.
    init(_ fields: HTTPFields) {
        var directives: [String: String?] = [:]
        for value in fields[values: .cacheControl] {
            for (name, argument) in Self.parsed(value) {
                if let first = directives[name] {
                    guard name == "no-cache" else { continue }
                    // What each of them forbids is forbidden: without an argument, all.
                    directives.updateValue(first.flatMap { first in argument.map { "\(first),\($0)" } }, forKey: name)
                } else {
                    directives.updateValue(argument, forKey: name)
                }
            }
        }
        self.directives = directives
    }

    /// Whether a directive is there, with an argument or without.
    func contains(_ name: String) -> Bool { directives[name] != nil }

    /// A directive's argument, without the quotes; nil where there is none.
    func argument(of name: String) -> String? { directives[name] ?? nil }

    /// A directive's argument as seconds; nil where it is none, or the directive is not there.
    func seconds(_ name: String) -> Double? { argument(of: name).flatMap(Self.deltaSeconds) }

    /// A list of fields that a directive's argument names, in lower case; nil where there is no argument.
    func fieldNames(of name: String) -> [String]? {
        argument(of: name)?.split { $0 == "," || $0.isWhitespace }.map { $0.lowercased() }
    }

    /// A number of seconds (RFC 9111, 1.2.2): digits alone; 2^31 for all that are more.
    static func deltaSeconds(_ text: String) -> Double? {
        guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
        return Double(min(Int(text) ?? longest, longest))
    }

    private static let longest = 1 << 31

    /// Splits at the commas that stand in no quoted string. A quote that never ends begins none: what comes after it,
    /// `no-store` perhaps, must not go by unread.
    private static func parsed(
        _ value: String, quotes: Bool = true
    ) -> [(name: String, argument: String?)] {
        var parts: [(name: String, argument: String?)] = []
        var (name, argument) = ("", String?.none)
        var (isQuoted, isEscaped) = (false, false)
        func add(_ character: Character) {
            if argument == nil { name.append(character) } else { argument?.append(character) }
        }
        func end() {
            let name = name.trimmed.lowercased()
            if !name.isEmpty { parts.append((name, argument.map(\.withoutBlanksAfter))) }
        }
        for character in value {
            switch character {
            case _ where isEscaped:
                add(character)
                isEscaped = false
            case "\\" where isQuoted: isEscaped = true
            case "\"" where quotes && argument != nil: isQuoted.toggle()
            case _ where isQuoted: add(character)
            case ",":
                end()
                (name, argument) = ("", nil)
            // No blank may be beside it (5.2): a number after one makes no sense.
            case "=" where argument == nil: argument = name.last?.isWhitespace == true ? " " : ""
            default: add(character)
            }
        }
        if isQuoted { return parsed(value, quotes: false) }
        end()
        return parts
    }
}

extension String {
    /// Without the spaces and tabs after it.
    fileprivate var withoutBlanksAfter: String { String(reversed().drop(while: \.isWhitespace).reversed()) }

    /// Without the spaces and tabs around it.
    var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}

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

extension HTTPResponse.Status {
    /// Those whose answers may be kept though they say nothing of it (RFC 9110, 15.1).
    var isHeuristicallyCacheable: Bool {
        [200, 203, 204, 206, 300, 301, 308, 404, 405, 410, 414, 501].contains(code)
    }

    /// Those whose caching rules are known here (RFC 9111, 5.2.2.3): not 206 nor 304, which need parts put together.
    var isUnderstood: Bool { isHeuristicallyCacheable && self != .partialContent || [302, 303, 307].contains(code) }
}
