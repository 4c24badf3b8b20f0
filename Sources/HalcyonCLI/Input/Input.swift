import Foundation
import HalcyonCore

/// An image as the user named it: a URL, or the path of a file.
struct Input: Sendable {
    /// What kind of place an image comes from.
    enum Kind: Sendable, Equatable {
        case remote
        case file
        case data
    }

    /// The place in the list of inputs, from 0 on.
    let index: Int
    /// The name that the user gave.
    let text: String
    let kind: Kind
    let source: ImageSource
    /// Whether ``text`` is a URL, and no path: an `@` in a path is part of a name.
    private let isURL: Bool

    /// Reads a URL or a path. What exists as a file is a path; what begins like a URL is one; all else is a path.
    init(_ text: String, index: Int = 0) {
        self.index = index
        self.text = text
        isURL = Self.isURL(text)
        if isURL {
            source = ImageSource(text)
            switch source {
            case .file: kind = .file
            case .provider: kind = .data
            case .remote: kind = .remote
            }
        } else {
            kind = .file
            source = .file(URL(fileURLWithPath: text))
        }
    }

    /// An image whose name is no text, and which cannot be read therefore.
    init(_ name: UnreadableName, index: Int = 0) {
        self.index = index
        text = name.text
        kind = .file
        source = .provider(name)
        isURL = false
    }

    /// A short name for people: a `data:` URL may be megabytes long, and the URL of a picture may have a password.
    var displayName: String { shownText.printable.shortened(to: 200) }

    /// What the user has typed, without the password of a URL.
    var shownText: String { isURL && kind != .data ? URLText.withoutUser(text) : text }

    /// The local file, where it is one.
    var fileURL: URL? {
        guard case .file(let url) = source else { return nil }
        return url
    }

    /// Whether a text names an image by its URL, and no file by its path.
    static func isURL(_ text: String) -> Bool { hasScheme(text) && !FileManager.default.fileExists(atPath: text) }

    /// RFC 3986, 3.1: a letter, then letters, digits, `+`, `-`, `.`, then a colon.
    private static func hasScheme(_ text: String) -> Bool {
        guard let colon = text.firstIndex(of: ":"), let first = text.first else { return false }
        return first.isASCII && first.isLetter
            && text[..<colon].allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    }
}
