import Foundation
import HalcyonCore

/// The path of a result, `/{signature}/{options}/{source}`, in its parts.
struct RenderPath {
    /// The signature, as it was sent.
    let signature: Substring
    /// The path from the slash after the signature on: what is signed.
    let signed: String
    /// The options, as they were sent.
    let options: Substring
    /// The source, as it was sent.
    let source: Substring

    /// - Throws: `RequestProblem`: `.notFound` if it has not three parts, `.query` if it has a query.
    init(_ path: String) throws(RequestProblem) {
        guard path.utf8.count <= Self.longest else { throw .tooLong(limit: Self.longest) }
        // Part of a source that is not encoded; without it, another picture would be shown.
        guard !path.utf8.contains(UInt8(ascii: "?")) else { throw .query }
        let parts = path.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 4, parts[0].isEmpty, !parts[1].isEmpty, !parts[2].isEmpty, !parts[3].isEmpty else {
            throw .notFound
        }
        signature = parts[1]
        options = parts[2]
        source = parts[3]
        signed = "/\(parts[2])/\(parts[3])"
    }

    /// As in common servers.
    private static let longest = 8_192
}

/// The URL of a source, as a path has it: percent-encoded, or in base64url.
enum SourceText {
    /// Returns the URL. Text with a colon, encoded or not, is percent-encoded; base64url has none. A base64url text may
    /// have slashes anywhere, for names and paths that must not be long, and an extension such as `.jpg`, which has no
    /// meaning.
    ///
    /// - Throws: `RequestProblem.source`.
    static func url(of text: some StringProtocol) throws(RequestProblem) -> String {
        let url: String?
        if text.contains(":") || text.lowercased().contains("%3a") {
            // Once; nil for an incomplete encoding, and for bytes that are not UTF-8.
            url = String(text).removingPercentEncoding
        } else {
            let letters = text.prefix { $0 != "." }
            guard text.dropFirst(letters.count).dropFirst().allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
            else { throw .source("it is neither base64url nor a percent-encoded URL") }
            url = Base64URL.data(of: String(letters.filter { $0 != "/" })).flatMap {
                String(validating: $0, as: UTF8.self)
            }
        }
        guard let url, !url.isEmpty else { throw .source("it is neither base64url nor a percent-encoded URL") }
        guard url.unicodeScalars.allSatisfy({ $0.value > 32 && $0.value != 127 }) else {
            throw .source("it has a space or a control character: encode these")
        }
        return url
    }
}
