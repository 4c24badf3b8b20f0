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

/// An input whose name is not UTF-8. It always fails: with its wrong bytes replaced, the name would be another image's.
struct UnreadableName: ImageDataProvider {
    /// The name, with `\xFF` instead of each byte that is not ASCII.
    let text: String

    var identifier: String { "a name that is not UTF-8: \(text)" }
    var isCachedOnDisk: Bool { false }
    var scheme: String? { "file" }

    func data() async throws -> Data {
        throw ImageError.request(.unreadableFile(path: text, why: Self.reason))
    }

    /// What is wrong with the name.
    static let reason = "its name is not UTF-8; rename it, or give it a symbolic link with another name"

    /// A text for people of bytes that are not UTF-8; nil if they are.
    static func text(for bytes: some Collection<UInt8>) -> String? {
        if String(validating: bytes, as: UTF8.self) != nil { return nil }
        return bytes.reduce(into: "") { text, byte in
            // Only what is ASCII is certain.
            text += 0x20..<0x7F ~= byte ? String(UnicodeScalar(byte)) : "\\x" + hex(byte)
        }
    }

    /// What to tell the user if one of the program's arguments is not UTF-8; nil if all are.
    static func problem(in arguments: [[UInt8]]) -> String? {
        for (number, argument) in arguments.enumerated() {
            guard let text = text(for: argument) else { continue }
            let remedy = "Rename the file or folder, or give it a symbolic link with another name."
            let before = number > 0 ? String(decoding: arguments[number - 1], as: UTF8.self) : ""
            if optionsWithPaths.contains(before) { return "\(before): '\(text)' is not UTF-8. \(remedy)" }
            if text.hasPrefix("-"), let end = text.firstIndex(of: "=") {
                return "\(text[..<end]): '\(text[end...].dropFirst())' is not UTF-8. \(remedy)"
            }
            return "The argument '\(text)' is not UTF-8. \(remedy)"
        }
        return nil
    }

    private static let optionsWithPaths: Set<String> = ["--cache", "--cacert", "--from", "-o", "--output", "--strip"]

    private static func hex(_ byte: UInt8) -> String {
        (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
}
