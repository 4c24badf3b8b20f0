import Foundation

/// A list of inputs in a text file: one on a line; empty lines and lines that begin with `#` count for nothing.
enum InputList {
    /// The inputs of a text, in its order.
    static func entries(in text: String) -> [String] {
        text.split(whereSeparator: \.isNewline)
            .map { $0.trimmingCharacters(in: .whitespaces.union(byteOrderMark)) }
            .filter { !$0.isEmpty && !$0.hasPrefix("#") }
    }

    /// The inputs of a file, or of standard input if the path is `-`, from number `first` on.
    static func inputs(ofFile path: String, from first: Int = 0) throws -> [Input] {
        inputs(in: try ListFile.bytes(path), from: first)
    }

    /// The inputs of a text. Of a line that is not UTF-8, one that fails and says so: the others are not its fault.
    static func inputs(in data: Data, from first: Int = 0) -> [Input] {
        if let text = String(validating: data, as: UTF8.self) {
            return entries(in: text).enumerated().map { Input($1, index: first + $0) }
        }
        var inputs: [Input] = []
        for line in data.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            if let text = String(validating: line, as: UTF8.self) {
                for entry in entries(in: text) { inputs.append(Input(entry, index: first + inputs.count)) }
            } else if let text = UnreadableName.text(for: line), line.first != UInt8(ascii: "#") {
                inputs.append(Input(UnreadableName(text: text), index: first + inputs.count))
            }
        }
        return inputs
    }

    private static let byteOrderMark = CharacterSet(charactersIn: "\u{FEFF}")
}
