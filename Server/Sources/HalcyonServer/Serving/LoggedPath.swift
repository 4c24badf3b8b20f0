/// A path as the log shows it: without the signature, and without the source's user and query, which may be secrets.
///
/// Paths that are refused are no exception: a source whose question mark is not encoded has the same query.
struct LoggedPath: CustomStringConvertible {
    let description: String
    private static let hidden = "…"

    init(_ path: String) {
        let parts = path.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
        let text: String
        if parts.count == 4, parts[0].isEmpty, !parts[1].isEmpty {
            // What cannot be read cannot be shortened either.
            let source = (try? SourceText.url(of: parts[3])).map(Self.plain) ?? Self.hidden
            // Behind another folder, the signature is at the place of the options.
            let options = parts[2].utf8.count > 20 && !parts[2].contains(":") ? Self.hidden : String(parts[2])
            text = "\(options) \(source)"
        } else {
            text = Self.short(path)
        }
        description = String(
            text.unicodeScalars.prefix(200).map { $0.value < 32 || $0.value == 127 ? "?" : Character($0) })
    }

    /// A path of another form can have a signature anywhere; none is shorter than 22 letters.
    private static func short(_ path: String) -> String {
        let parts = String(withoutQuery(path))
            .split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
        return parts.enumerated().map { $0 == 3 || $1.utf8.count > 20 ? hidden : String($1) }.joined(separator: "/")
    }

    private static func plain(_ url: String) -> String {
        let path = withoutQuery(url)
        guard let at = path.lastIndex(of: "@") else { return String(path) }
        return String(path[path.index(after: at)...])
    }

    /// By scalars: a question mark counts if a combining mark follows it, too.
    private static func withoutQuery(_ url: String) -> Substring.UnicodeScalarView {
        url.unicodeScalars.prefix { $0 != "?" && $0 != "#" }
    }
}
