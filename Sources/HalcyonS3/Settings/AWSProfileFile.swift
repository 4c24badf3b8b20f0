import Foundation

/// A file of profiles, as the AWS tools write it.
///
/// Sections in brackets have lines of `name = value` or `name: value`. Indented lines below a name without a value are
/// settings of that name, here `outer.inner`; below a value, they continue it. A line that begins with `#` or `;` is a
/// comment, and so is the rest of a line after a blank and one of these.
///
/// Sources: the AWS SDKs and Tools Reference Guide, "Format of the config and credential files",
/// <https://docs.aws.amazon.com/sdkref/latest/guide/file-format.html>; for what it leaves open, `configloader.py` of
/// botocore, by which the AWS CLI reads them, and `configparser` of Python.
struct AWSProfileFile {
    /// The settings of a section; their names are in lower case.
    typealias Section = [String: String]

    private(set) var sections: [String: Section] = [:]

    /// Reads a file; one that does not exist has no sections.
    init(path: String) throws(S3Configuration.InvalidSettings) {
        // Also in a folder that is none, such as that of a program whose HOME is /dev/null.
        if access(path, F_OK) != 0, [ENOENT, ENOTDIR].contains(errno) { return }
        let text: String
        do {
            text = try String(contentsOfFile: path, encoding: .utf8)
        } catch {
            // Without the system's words, which may quote the text.
            throw S3Configuration.InvalidSettings("the file '\(path)' cannot be read as UTF-8 text")
        }
        if let line = read(text) {
            throw S3Configuration.InvalidSettings(
                "line \(line) of the file '\(path)' is no section or setting of an AWS profile: correct it")
        }
    }

    /// A file without sections.
    init() {}

    /// Reads a text, and returns the number of the first line that is neither a section, nor a setting, nor a comment.
    private mutating func read(_ text: String) -> Int? {
        var reader = Reader()
        // A carriage return and a line feed are one character.
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (number, line) in lines.enumerated() {
            let line = number == 0 && line.first == "\u{FEFF}" ? line.dropFirst() : line
            guard reader.read(line, into: &sections) else { return number + 1 }
        }
        return nil
    }

    private struct Reader {
        private var isInSection = false
        /// Nil if the section's name cannot be read: it is left out, as the AWS tools do.
        private var section: String?
        private var outer: String?
        private var outerIndent = 0

        /// - Returns: False for a line that has no meaning.
        mutating func read(_ line: Substring, into sections: inout [String: Section]) -> Bool {
            let trimmed = line.trimmingCharacters(in: .whitespaces)
            guard let first = trimmed.first, first != "#", first != ";" else { return true }
            let indent = line.prefix { $0.isWhitespace }.count
            if let outer, indent > outerIndent { return readInner(trimmed, of: outer, into: &sections) }
            if first == "[" {
                guard let header = AWSProfileFile.header(trimmed) else { return false }
                (isInSection, section, outer) = (true, AWSProfileFile.sectionName(header), nil)
                // A section that occurs again adds to the first.
                if let section { sections[section] = sections[section] ?? [:] }
                return true
            }
            guard isInSection, let mark = trimmed.firstIndex(where: { $0 == "=" || $0 == ":" }),
                mark != trimmed.startIndex
            else { return false }
            let key = trimmed[..<mark].trimmingCharacters(in: .whitespaces).lowercased()
            (outer, outerIndent) = (key, indent)
            let value = AWSProfileFile.value(trimmed[trimmed.index(after: mark)...])
            if let section { sections[section]?[key] = value.isEmpty ? nil : value }
            return true
        }

        private func readInner(_ line: String, of outer: String, into sections: inout [String: Section]) -> Bool {
            guard let section else { return true }
            if let value = sections[section]?[outer] {
                sections[section]?[outer] = value + "\n" + line
                return true
            }
            guard let mark = line.firstIndex(of: "=") else { return false }
            let key = line[..<mark].trimmingCharacters(in: .whitespaces).lowercased()
            sections[section]?["\(outer).\(key)"] = AWSProfileFile.value(line[line.index(after: mark)...])
            return true
        }
    }

    /// Returns what is between the brackets; nil if there is nothing, or no second bracket.
    private static func header(_ line: String) -> Substring? {
        let line = value(line[...])
        guard let end = line.lastIndex(of: "]") else { return nil }
        let header = line[..<end].dropFirst()
        return header.isEmpty ? nil : header
    }

    /// Returns a section's name with single blanks in it, and without the quotes and backslashes of a shell; nil if a
    /// quote does not end.
    private static func sectionName(_ header: Substring) -> String? {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var isEscaped = false
        for character in header {
            if isEscaped {
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
            } else if character == quote {
                quote = nil
            } else if quote == nil, character == "'" || character == "\"" {
                quote = character
                word = word ?? ""
            } else if quote == nil, character.isWhitespace {
                if let word { words.append(word) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        if let word { words.append(word) }
        return quote == nil && !isEscaped ? words.joined(separator: " ") : nil
    }

    private static func value(_ text: Substring) -> String {
        var text = text
        for mark in [" #", " ;", "\t#", "\t;"] {
            if let comment = text.range(of: mark) { text = text[..<comment.lowerBound] }
        }
        return text.trimmingCharacters(in: .whitespaces)
    }
}
