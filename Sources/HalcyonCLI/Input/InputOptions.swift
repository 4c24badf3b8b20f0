import ArgumentParser
import Foundation

/// Which images a command works on.
struct InputOptions: ParsableArguments {
    @Argument(help: "URLs (http, https, file, data) or paths of images.")
    var inputs: [String] = []

    @Option(
        help: ArgumentHelp(
            "Read more of them from a file, one on a line; '-' for standard input.",
            discussion: "Empty lines and lines that begin with '#' are skipped.",
            valueName: "file"
        )
    )
    var from: String?

    func validate() throws {
        guard !inputs.isEmpty || from != nil else {
            throw ValidationError("Name at least one URL or path, or a list with --from.")
        }
    }

    /// All inputs, those of the command line first.
    ///
    /// - Throws: `ValidationError` where the list cannot be read or nothing is in it.
    func list() throws -> [Input] { try Self.list(inputs, from: from) }

    /// The same of a command that names them itself.
    static func list(_ inputs: [String], from: String?) throws -> [Input] {
        var list = inputs.enumerated().map { Input($1, index: $0) }
        if let from {
            do {
                list += try InputList.inputs(ofFile: from, from: list.count)
            } catch {
                throw ValidationError("The list '\(from)' cannot be read: \(error.reasonForPeople)")
            }
        }
        guard !list.isEmpty else { throw ValidationError("The list '\(from ?? "")' names no image.") }
        return list
    }
}
