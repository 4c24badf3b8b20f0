import Foundation
import HTTPTypes
import HalcyonCore
import Synchronization

/// Gives every input a unique file name in one folder, before any load starts: the same list produces the same names,
/// in whatever order the loads end.
final class FileNaming: Sendable {
    fileprivate struct State {
        /// In lower case, because some file systems ignore case.
        var taken: Set<String>
        var planned: [Int: FileName] = [:]
        /// Whether names differ before the extension.
        var haveUniqueStems = false
    }

    private let state: Mutex<State>

    /// Plans a name for each input.
    ///
    /// - Parameters:
    ///   - inputs: The inputs to be loaded.
    ///   - directory: The folder for the files. Inputs in this folder are never overwritten.
    ///   - format: The format of all files, if already known.
    ///   - isShared: Whether several runs with the same list write to the folder: then names differ before the
    ///     extension, because the formats that other runs find are not known. Default: false.
    init(_ inputs: [Input], in directory: URL, format: OutputFormat? = nil, isShared: Bool = false) {
        let folder = directory.resolvingSymlinksInPath().standardizedFileURL.path
        var state = State(taken: [], haveUniqueStems: isShared)
        for file in inputs.compactMap(\.fileURL) {
            let file = file.resolvingSymlinksInPath().standardizedFileURL
            if file.deletingLastPathComponent().path == folder {
                state.taken.insert(file.lastPathComponent.lowercased())
                state.take(FileName(file.lastPathComponent))
            }
        }
        for input in inputs {
            var name = FileName(of: input)
            if let format { name.setExtension(for: format.format) }
            state.planned[input.index] = state.claim(name)
        }
        self.state = Mutex(state)
    }

    /// Returns the name of the file for an input, now that the actual format is known.
    func name(for input: Input, format: ImageFormat) -> String {
        state.withLock { state in
            let planned = state.planned[input.index] ?? FileName(of: input)
            var name = planned
            name.setExtension(for: format)
            guard name != planned, !state.haveUniqueStems else { return name.text }
            let claimed = state.claim(name)
            state.planned[input.index] = claimed
            return claimed.text
        }
    }
}

extension FileNaming.State {
    /// Returns the name itself, or the first free one with a number after its stem.
    fileprivate mutating func claim(_ name: FileName) -> FileName {
        var candidate = name
        var number = 1
        while !take(candidate) {
            number += 1
            candidate = name.numbered(number)
        }
        return candidate
    }

    /// - Returns: False if the name is taken already.
    @discardableResult
    fileprivate mutating func take(_ name: FileName) -> Bool {
        taken.insert((haveUniqueStems ? name.stem : name.text).lowercased()).inserted
    }
}

extension ImageFormat {
    /// The kind of PNM with transparency, which has an extension of its own.
    static let pam = ImageFormat(name: "pam")
}

/// A safe name for a file: no path, not hidden, without characters that a file system or a terminal interprets, limited
/// in length.
struct FileName: Sendable, Equatable {
    private(set) var stem: String
    /// Without the dot; empty if there is none.
    private(set) var pathExtension: String

    /// Creates the name for an input from the last component of its path.
    init(of input: Input) {
        switch input.source {
        case .remote(let request, _):
            let path = (request.path ?? "").prefix { $0 != "?" && $0 != "#" }
            let last = path.split(separator: "/").last.map(String.init) ?? ""
            self.init(last.removingPercentEncoding ?? last)
        case .file(let url): self.init(url.lastPathComponent)
        case .provider: self.init("")
        }
    }

    /// Creates a safe name; `"image"` if nothing is left of it.
    init(_ name: String) {
        let safe = Self.sanitized(name)
        if let dot = safe.lastIndex(of: "."), dot != safe.startIndex, safe[dot...].count <= 6,
            safe[safe.index(after: dot)...].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
        {
            stem = String(safe[..<dot])
            pathExtension = String(safe[safe.index(after: dot)...])
        } else {
            stem = safe
            pathExtension = ""
        }
        stem = Self.bounded(stem)
        if stem.isEmpty { stem = "image" }
    }

    var text: String { pathExtension.isEmpty ? stem : stem + "." + pathExtension }

    /// Returns the same name with `-number` after the stem.
    func numbered(_ number: Int) -> FileName {
        var name = self
        name.stem += "-\(number)"
        return name
    }

    /// Sets an extension for `format`, unless the current one already means that.
    mutating func setExtension(for format: ImageFormat) {
        let usual = Self.extensions[format.name] ?? [format.name]
        if !usual.contains(pathExtension.lowercased()) { pathExtension = usual[0] }
    }

    private static let extensions: [String: [String]] = [
        "jpeg": ["jpg", "jpeg", "jpe", "jfif"], "png": ["png", "apng"], "tiff": ["tiff", "tif"],
        "heic": ["heic", "heif"], "pnm": ["pnm", "ppm", "pgm", "pbm"],
    ]

    /// Replaces unsafe characters, including those that Windows forbids, because files are copied there.
    private static func sanitized(_ name: String) -> String {
        var text = String.UnicodeScalarView()
        for scalar in name.unicodeScalars {
            let isSafe = !scalar.isUnprintable && !"/\\:*?\"<>|".unicodeScalars.contains(scalar)
            text.append(isSafe ? scalar : "_")
        }
        return String(text).trimmingCharacters(in: CharacterSet(charactersIn: ". "))
    }

    /// Limits the stem to 120 bytes of UTF-8, cut between characters: with number, extension and temporary suffix it
    /// stays below 255.
    private static func bounded(_ stem: String) -> String {
        var bytes = 0
        let kept = stem.prefix { character in
            bytes += character.utf8.count
            return bytes <= 120
        }
        return kept.trimmingCharacters(in: CharacterSet(charactersIn: ". "))
    }
}
