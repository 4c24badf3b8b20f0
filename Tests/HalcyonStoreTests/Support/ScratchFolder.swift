import Foundation
import HalcyonCore
import HalcyonStore
import Synchronization

/// A folder of a test's own, gone with it.
final class ScratchFolder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "halcyon-store-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    /// One with an entry of 100 bytes for each key, in an index at rest.
    static func filled(_ keys: [String]) async throws -> ScratchFolder {
        let folder = try ScratchFolder()
        var cache: DiskCache? = DiskCache(folder)
        for key in keys { try await cache?.store(entry(100), for: key) }
        cache = nil
        try await waitUntilClosed(folder.index)
        return folder
    }

    deinit {
        // A cache that a test let go may be closing its index, which takes files away under this.
        for _ in 0..<100 where FileManager.default.fileExists(atPath: url.path) {
            try? FileManager.default.removeItem(at: url)
        }
    }

    var index: URL { url.appending(path: "index.sqlite") }

    /// The files of the entries, those that are being written included.
    var entryFiles: [URL] {
        let all = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
        return (all ?? []).filter { $0.pathComponents.contains { $0.hasPrefix("entries-") } && !isFolder($0) }
    }

    /// How many bytes the files of the entries have.
    var entryBytes: Int { entryFiles.reduce(0) { $0 + (size($1) ?? 0) } }

    func size(_ file: URL) -> Int? {
        (try? FileManager.default.attributesOfItem(atPath: file.path))?[.size] as? Int
    }

    func isFolder(_ file: URL) -> Bool {
        var isFolder = ObjCBool(false)
        return FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) && isFolder.boolValue
    }
}

/// A clock that stands until a test moves it.
final class TestClock: Sendable {
    private let moment = Mutex(Date(timeIntervalSince1970: 1_800_000_000))

    var now: Date { moment.withLock { $0 } }

    func advance(by seconds: TimeInterval) { moment.withLock { $0 += seconds } }
}
