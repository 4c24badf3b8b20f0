import Foundation
import HalcyonCore
import HalcyonStore
import Testing

@Suite("DiskCache: what others may read")
struct PrivacyTests {
    @Test("Given a folder open to all, when entries are stored or removed, then its files are private")
    func filesForTheUserAlone() async throws {
        let folder = try ScratchFolder()
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.url.path)
        let cache = DiskCache(folder)
        try await cache.store(entry(10), for: "a")
        try expectPrivate(folder)
        try await cache.removeAll()
        try await cache.store(entry(10), for: "b")
        try expectPrivate(folder)
    }

    private func expectPrivate(_ folder: ScratchFolder) throws {
        for name in ["index.sqlite", "index.sqlite-wal", "index.sqlite-shm", "lock"] {
            #expect(try rights(folder.url.appending(path: name)) == 0o600, "\(name)")
        }
        #expect(!folder.entryFiles.isEmpty)
        for file in folder.entryFiles { #expect(try rights(file) == 0o600) }
    }

    private func rights(_ file: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    }
}
