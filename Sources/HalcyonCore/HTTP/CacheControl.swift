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
