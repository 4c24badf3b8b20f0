import Foundation
import HalcyonCore
import Synchronization

/// A folder of files that a script of the repository writes: once, kept under `.build/fixtures`, written again when the
/// script changes, or the modules that all such scripts share.
final class MadeFolder: Sendable {
    private static let modules = "Tests/Fixtures/fixtures"

    private let script: String
    private let made = Mutex<Result<URL, Fixtures.Failure>?>(nil)

    /// - Parameter script: Its name under `Tests/Fixtures`; it is called with the folder.
    init(_ script: String) {
        self.script = script
    }

    func url() throws -> URL {
        try made.withLock { made in
            let result = made ?? make()
            made = result
            return result
        }.get()
    }

    private func make() -> Result<URL, Fixtures.Failure> {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        do {
            let script = root.appending(path: "Tests/Fixtures/\(script)")
            let files = try [script] + modules(in: root)
            let hash = try files.map { try Data(contentsOf: $0) }.joined().reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
                ($0 ^ UInt64($1)) &* 0x100_0000_01b3
            }
            let folder = root.appending(path: ".build/fixtures/\(String(hash, radix: 16))")
            if !FileManager.default.fileExists(atPath: folder.path) { try run(script, into: folder) }
            return .success(folder)
        } catch {
            return .failure(Fixtures.Failure(description: "no fixtures: \(error)"))
        }
    }

    private func modules(in root: URL) throws -> [URL] {
        let folder = root.appending(path: Self.modules)
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".py") }.sorted()
            .map { folder.appending(path: $0) }
    }

    private func run(_ script: URL, into folder: URL) throws {
        // Several test processes may do this at once: each makes its own, and the first to be ready wins.
        let draft = folder.appendingPathExtension("\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: true)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/python3")
        process.arguments = [script.path, draft.path]
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Fixtures.Failure(description: "\(script.path) failed; run it by hand to see why, after `make setup`")
        }
        do {
            try FileManager.default.moveItem(at: draft, to: folder)
        } catch {
            try? FileManager.default.removeItem(at: draft)
            guard FileManager.default.fileExists(atPath: folder.path) else { throw error }
        }
    }
}
