import Foundation

/// A list of inputs in a text file: one on a line; empty lines and lines that begin with `#` count for nothing.
enum InputList {
    /// The inputs of a text, in its order.
    static func entries(in text: String) -> [String] {
        text.split(whereSeparator: \.isNewline)
            .map { $0.trimmingCharacters(in: .whitespaces.union(byteOrderMark)) }
            .filter { !$0.isEmpty && !$0.hasPrefix("#") }
    }

    /// The inputs of a file, or of standard input where the path is `-`.
    static func entries(ofFile path: String) throws -> [String] {
        let data =
            path == "-"
            ? try FileHandle.standardInput.readToEnd() ?? Data()
            : try Data(contentsOf: URL(fileURLWithPath: path))
        return entries(in: String(decoding: data, as: UTF8.self))
    }

    private static let byteOrderMark = CharacterSet(charactersIn: "\u{FEFF}")
}
