import Foundation
import HalcyonCore

/// An image as the user named it: a URL, or the path of a file.
struct Input: Sendable {
    /// The kind of source of an image.
    enum Kind: Sendable, Equatable {
        case remote
        case file
        case data
    }

    /// The index in the list of inputs, from 0.
    let index: Int
    /// The name that the user gave.
    let text: String
    let kind: Kind
    let source: ImageSource
    /// Whether ``text`` is a URL, and no path: an `@` in a path is part of a name.
    private let isURL: Bool

    /// Parses a URL or a path. An existing file is a path; otherwise, a text that begins like a URL is one; anything
    /// else is a path.
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

    /// Creates an input whose name is not valid text, and which therefore cannot be read.
    init(_ name: UnreadableName, index: Int = 0) {
        self.index = index
        text = name.text
        kind = .file
        source = .provider(name)
        isURL = false
    }

    /// A short name for messages: a `data:` URL may be megabytes long, and an image's URL may contain a password.
    var displayName: String { shownText.printable.shortened(to: 200) }

    /// The text that the user typed, without a password in a URL.
    var shownText: String { isURL && kind != .data ? URLText.withoutUser(text) : text }

    /// The local file, if it is one.
    var fileURL: URL? {
        guard case .file(let url) = source else { return nil }
        return url
    }

    /// Whether a text is the URL of an image, and not the path of an existing file.
    static func isURL(_ text: String) -> Bool { hasScheme(text) && !FileManager.default.fileExists(atPath: text) }

    /// Whether a text begins with a scheme. RFC 3986, 3.1: a letter, then letters, digits, `+`, `-`, `.`, then a colon.
    private static func hasScheme(_ text: String) -> Bool {
        guard let colon = text.firstIndex(of: ":"), let first = text.first else { return false }
        return first.isASCII && first.isLetter
            && text[..<colon].allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    }
}

/// An input whose name is not UTF-8. It always fails: with its invalid bytes replaced, the name would be that of
/// another image.
struct UnreadableName: ImageDataProvider {
    /// The name, with `\xFF` for each byte that is not printable ASCII.
    let text: String

    var identifier: String { "a name that is not UTF-8: \(text)" }
    var isCachedOnDisk: Bool { false }
    var scheme: String? { "file" }

    func data() async throws -> Data {
        throw ImageError.request(.unreadableFile(path: text, why: Self.reason))
    }

    /// The problem with the name.
    static let reason = "its name is not UTF-8; rename it, or create a symbolic link to it with another name"

    /// Returns bytes that are not UTF-8 as readable text, or nil if they are UTF-8.
    static func text(for bytes: some Collection<UInt8>) -> String? {
        if String(validating: bytes, as: UTF8.self) != nil { return nil }
        return bytes.reduce(into: "") { text, byte in
            // Only ASCII is certain.
            text += 0x20..<0x7F ~= byte ? String(UnicodeScalar(byte)) : "\\x" + hex(byte)
        }
    }

    /// Returns a message if one of the program's arguments is not UTF-8, or nil if all are.
    static func problem(in arguments: [[UInt8]]) -> String? {
        for (number, argument) in arguments.enumerated() {
            guard let text = text(for: argument) else { continue }
            let remedy = "Rename the file or folder, or create a symbolic link to it with another name."
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
