import Foundation
import HalcyonCore

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
