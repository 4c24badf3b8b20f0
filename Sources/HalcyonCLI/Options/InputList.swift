import Foundation

/// A list of inputs in a text file, one on a line. Empty lines and lines that begin with `#` are comments.
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

    /// The inputs of a text. A line that is not UTF-8 gives an input that fails and says so, and the others are read.
    static func inputs(in data: Data, from first: Int = 0) -> [Input] {
        if let text = String(validating: data, as: UTF8.self) {
            return entries(in: text).enumerated().map { Input($1, index: first + $0) }
        }
        var inputs: [Input] = []
        for line in data.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            if let text = String(validating: line, as: UTF8.self) {
                for entry in entries(in: text) { inputs.append(Input(entry, index: first + inputs.count)) }
            } else {
                let line = trimmed(line)
                guard let text = UnreadableName.text(for: line), line.first != UInt8(ascii: "#") else { continue }
                inputs.append(Input(UnreadableName(text: text), index: first + inputs.count))
            }
        }
        return inputs
    }

    /// A line that is not UTF-8 without the blanks, tabs and byte order marks around it, as ``entries(in:)`` trims a
    /// text.
    private static func trimmed(_ line: Data) -> Data {
        var line = line
        let blanks = [Data([0x20]), Data([0x09]), Data([0xEF, 0xBB, 0xBF])]
        while let blank = blanks.first(where: { line.starts(with: $0) }) { line = line.dropFirst(blank.count) }
        while let blank = blanks.first(where: { line.suffix($0.count) == $0 }) { line = line.dropLast(blank.count) }
        return line
    }

    private static let byteOrderMark = CharacterSet(charactersIn: "\u{FEFF}")
}
