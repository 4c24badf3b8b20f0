import Foundation

/// A file of profiles, as the AWS tools write it.
///
/// Sections in brackets have lines of `name = value`. Indented lines below a name without a value are settings of that
/// name, here `outer.inner`. A line that begins with `#` or `;` is a comment, and so is the rest of a line after a
/// blank and one of these.
///
/// Source: the AWS SDKs and Tools Reference Guide, "Format of the config and credential files",
/// <https://docs.aws.amazon.com/sdkref/latest/guide/file-format.html>.
struct AWSProfileFile {
    /// The settings of a section; their names are in lower case.
    typealias Section = [String: String]

    private(set) var sections: [String: Section] = [:]

    /// Reads a file; one that does not exist has no sections.
    init(path: String) throws(S3Configuration.InvalidSettings) {
        guard FileManager.default.fileExists(atPath: path) else {
            self.init("")
            return
        }
        do {
            self.init(try String(contentsOfFile: path, encoding: .utf8))
        } catch {
            // Without the system's words, which may quote the text.
            throw S3Configuration.InvalidSettings("the file '\(path)' cannot be read as UTF-8 text")
        }
    }

    init(_ text: String) {
        var name: String?
        var outer: String?
        // A carriage return and a line feed are one character.
        for line in text.split(whereSeparator: \.isNewline) {
            let trimmed = line.trimmingCharacters(in: .whitespaces)
            guard let first = trimmed.first, first != "#", first != ";" else { continue }
            if first == "[" {
                name = Self.sectionName(trimmed)
                outer = nil
                // A section that occurs again adds to the first.
                if let name { sections[name] = sections[name] ?? [:] }
                continue
            }
            guard let name, let equals = trimmed.firstIndex(of: "=") else { continue }
            let key = trimmed[..<equals].trimmingCharacters(in: .whitespaces).lowercased()
            let value = Self.value(trimmed[trimmed.index(after: equals)...])
            let isIndented = line.first?.isWhitespace == true
            if !isIndented { outer = key }
            if isIndented, let outer {
                sections[name]?["\(outer).\(key)"] = value
            } else if !value.isEmpty {
                sections[name]?[key] = value
            }
        }
    }

    /// Returns a section's name with single blanks in it; nil if the line does not end the bracket.
    private static func sectionName(_ line: String) -> String? {
        guard let end = line.firstIndex(of: "]") else { return nil }
        return line[..<end].dropFirst().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static func value(_ text: Substring) -> String {
        var text = text
        for mark in [" #", " ;", "\t#", "\t;"] {
            if let comment = text.range(of: mark) { text = text[..<comment.lowerBound] }
        }
        return text.trimmingCharacters(in: .whitespaces)
    }
}
