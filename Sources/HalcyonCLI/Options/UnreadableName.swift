import Foundation
import HalcyonCore

/// The image of a line that is no text. Its bytes are not guessed at: with others in their place it would be the name
/// of another image.
struct UnreadableName: ImageDataProvider {
    /// The line, with `\xFF` in place of each byte that is no text.
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

    private static func hex(_ byte: UInt8) -> String {
        (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
}
