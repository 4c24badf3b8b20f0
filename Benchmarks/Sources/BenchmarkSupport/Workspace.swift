import Foundation

/// A folder for the length of the run.
package struct Workspace {
    package let folder: URL

    package init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("halcyon-benchmarks-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    package func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    package func write(_ data: Data, to name: String) throws {
        let url = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        guard FileManager.default.createFile(atPath: url.path, contents: data) else {
            throw CocoaError(.fileWriteUnknown)
        }
    }

    package func remove() { try? FileManager.default.removeItem(at: folder) }
}
