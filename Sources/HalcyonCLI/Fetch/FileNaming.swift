import Foundation
import HalcyonCore
import Synchronization

/// Gives every input a file name of its own in one folder, before any load starts: the same list gives the same names,
/// in whatever order the loads end.
final class FileNaming: Sendable {
    fileprivate struct State {
        /// In lower case, as some file systems do not tell the cases apart.
        var taken: Set<String>
        var planned: [Int: FileName] = [:]
    }

    private let state: Mutex<State>

    /// Plans a name for each input.
    ///
    /// - Parameters:
    ///   - inputs: What is going to be loaded.
    ///   - directory: Where the files will be written. Inputs that lie there themselves are never overwritten.
    ///   - format: The format of all files, where it is known already.
    init(_ inputs: [Input], in directory: URL, format: OutputFormat? = nil) {
        let folder = directory.resolvingSymlinksInPath().standardizedFileURL.path
        var state = State(taken: [])
        for file in inputs.compactMap(\.fileURL) {
            let file = file.resolvingSymlinksInPath().standardizedFileURL
            if file.deletingLastPathComponent().path == folder {
                state.taken.insert(file.lastPathComponent.lowercased())
            }
        }
        for input in inputs {
            var name = FileName(of: input)
            if let format { name.setExtension(for: format.format) }
            state.planned[input.index] = state.claim(name)
        }
        self.state = Mutex(state)
    }

    /// The name of the file for an input, now that the real format is known.
    func name(for input: Input, format: ImageFormat) -> String {
        state.withLock { state in
            let planned = state.planned[input.index] ?? FileName(of: input)
            var name = planned
            name.setExtension(for: format)
            guard name != planned else { return name.text }
            let claimed = state.claim(name)
            state.planned[input.index] = claimed
            return claimed.text
        }
    }
}

extension FileNaming.State {
    /// The name itself, or the first free one with a number after its stem.
    fileprivate mutating func claim(_ name: FileName) -> FileName {
        var candidate = name
        var number = 1
        while !taken.insert(candidate.text.lowercased()).inserted {
            number += 1
            candidate = name.numbered(number)
        }
        return candidate
    }
}
