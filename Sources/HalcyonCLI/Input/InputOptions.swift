import ArgumentParser
import Foundation

/// Options for the images that a command works on.
struct InputOptions: ParsableArguments {
    @Argument(help: "URLs (http, https, file, data) or paths of images.")
    var inputs: [String] = []

    @Option(
        help: ArgumentHelp(
            "Read more of them from a file, one per line; '-' for standard input.",
            discussion: "Empty lines and lines that begin with '#' are skipped.",
            valueName: "file"
        )
    )
    var from: String?

    func validate() throws {
        guard !inputs.isEmpty || from != nil else {
            throw ValidationError("Specify at least one URL or path, or a list with --from.")
        }
    }

    /// Returns all inputs, with those of the command line first.
    ///
    /// - Throws: `ValidationError` if the list cannot be read or is empty.
    func list() throws -> [Input] { try Self.list(inputs, from: from) }

    /// Returns the same for a command with differently named options.
    static func list(_ inputs: [String], from: String?) throws -> [Input] {
        var list = inputs.enumerated().map { Input($1, index: $0) }
        if let from {
            do {
                list += try InputList.inputs(ofFile: from, from: list.count)
            } catch {
                throw ValidationError("The list '\(from)' cannot be read: \(error.reasonForPeople)")
            }
        }
        guard !list.isEmpty else { throw ValidationError("The list '\(from ?? "")' contains no images.") }
        return list
    }
}

/// A list of inputs in a text file, one per line. Blank lines, and lines whose first non-blank character is `#`, are
/// comments. Blanks at the ends of a line are part of a path, but not of a URL.
enum InputList {
    private static let byteOrderMark = Data([0xEF, 0xBB, 0xBF])

    /// Returns the inputs of a file, or of standard input if the path is `-`, numbered from `first`.
    static func inputs(ofFile path: String, from first: Int = 0) throws -> [Input] {
        inputs(in: try ListFile.bytes(path), from: first)
    }

    /// Returns the inputs of a text. A line that is not UTF-8 becomes an input that fails with that reason; the others
    /// are still read.
    static func inputs(in data: Data, from first: Int = 0) -> [Input] {
        var inputs: [Input] = []
        // Other line-ending characters may be part of a name.
        for line in data.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            let line = withoutMark(line)
            let start = line.drop { $0 == 0x20 || $0 == 0x09 }
            if start.isEmpty || start.first == UInt8(ascii: "#") { continue }
            if let text = String(validating: line, as: UTF8.self) {
                inputs.append(Input(entry(text), index: first + inputs.count))
            } else if let text = UnreadableName.text(for: line) {
                inputs.append(Input(UnreadableName(text: text), index: first + inputs.count))
            }
        }
        return inputs
    }

    /// Removes the byte order mark with which Windows begins a text; concatenated lists have several.
    private static func withoutMark(_ line: Data) -> Data {
        line.starts(with: byteOrderMark) ? line.dropFirst(byteOrderMark.count) : line
    }

    /// Returns a line as a path, or as a URL without surrounding blanks.
    private static func entry(_ line: String) -> String {
        let trimmed = line.trimmingCharacters(in: .whitespaces)
        return Input.isURL(trimmed) && !FileManager.default.fileExists(atPath: line) ? trimmed : line
    }
}
