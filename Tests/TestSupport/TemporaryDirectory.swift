public import Foundation

/// A new directory that is removed, with all that is in it, when the value goes.
public final class TemporaryDirectory: Sendable {
    /// Where it is.
    public let url: URL

    /// Makes a directory under the system's temporary directory.
    public init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "halcyon-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// The place of a file with this name; folders may be part of the name.
    public func file(_ name: String) -> URL { url.appending(path: name) }

    /// Writes a file, and the folders on the way to it.
    @discardableResult
    public func write(_ data: Data, to name: String) throws -> URL {
        let file = file(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
        return file
    }
}
