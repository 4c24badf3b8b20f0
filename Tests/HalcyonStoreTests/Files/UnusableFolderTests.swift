import Foundation
import HalcyonCore
import HalcyonStore
import TestSupport
import Testing

@Suite("DiskCache: unusable folders")
struct UnusableFolderTests {
    @Test(
        "Given a file in the folder's place or above it, when used, then the error says so", arguments: ["", "/below"])
    func fileInTheWay(suffix: String) async throws {
        let folder = try ScratchFolder()
        let file = folder.url.appending(path: "file")
        try Data("not a folder".utf8).write(to: file)
        try await expectUnavailable(DiskCache(directory: URL(filePath: file.path + suffix)))
        #expect(try Data(contentsOf: file) == Data("not a folder".utf8))
    }

    @Test("Given no home, when the cache is used, then its folder is made for the user alone")
    func homeless() async throws {
        let folder = DiskCache.defaultDirectory(named: UUID().uuidString, environment: [:])
        defer { try? FileManager.default.removeItem(at: folder) }
        try await DiskCache(directory: folder).store(entry(10), for: "a")
        #expect(try FileManager.default.attributesOfItem(atPath: folder.path)[.posixPermissions] as? Int == 0o700)
        #expect(try await DiskCache(directory: folder).entry(for: "a") != nil)
    }

    @Test(
        "Given no home and a folder open to others, when the cache is used, then the error says so",
        arguments: [0o777, 0o755, 0o770])
    func homelessAndPlanted(mode: Int) async throws {
        let folder = DiskCache.defaultDirectory(named: UUID().uuidString, environment: [:])
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.path)
        try await expectUnavailable(DiskCache(directory: folder))
        try await expectUnavailable(DiskCache(directory: folder), saying: "is open to other users")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }

    @Test("Given a folder in /tmp that everybody can write to, when used, then the error says so")
    func plantedInTheOpen() async throws {
        let folder = URL(filePath: "/tmp/halcyon-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder.path)
        try await expectUnavailable(DiskCache(directory: folder), saying: "is open to other users")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
        try await DiskCache(directory: folder).store(entry(10), for: "a")
    }

    @Test(
        "Given another user's folder or link in /tmp, when used, then the error says so",
        .enabled(if: geteuid() == 0, "only root can give files away"), arguments: [false, true])
    func foreign(isLink: Bool) async throws {
        let folder = "/tmp/halcyon-test-\(UUID().uuidString)"
        let scratch = try ScratchFolder()
        if isLink {
            try FileManager.default.createSymbolicLink(atPath: folder, withDestinationPath: scratch.url.path)
        } else {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        }
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try #require(lchown(folder, 12_345, 12_345) == 0)
        try await expectUnavailable(DiskCache(directory: URL(filePath: folder)), saying: "belongs to user 12345")
    }

    @Test("Given a folder that cannot be made, when used, then the error says so")
    func impossibleFolder() async throws {
        try await expectUnavailable(DiskCache(directory: URL(filePath: "/proc/halcyon/cache")))
    }

    @Test("Given a folder in the index's place, when used, then the error says so")
    func folderInTheIndexsPlace() async throws {
        let folder = try ScratchFolder()
        try FileManager.default.createDirectory(at: folder.index, withIntermediateDirectories: false)
        try await expectUnavailable(DiskCache(directory: folder.url))
    }

    @Test(
        "Given a file system that turns read-only, when stored, then it is refused",
        .enabled(if: SmallDisk.isPermitted, "mounting a small file system is not permitted here"))
    func readOnly() async throws {
        let disk = try #require(SmallDisk())
        try await DiskCache(directory: disk.url.appending(path: "cache")).store(entry(10), for: "a")
        try await eventually("the disk is read-only", within: .seconds(200)) { disk.setReadOnly(true) }
        let cache = DiskCache(directory: disk.url.appending(path: "cache"))
        await #expect { try await cache.store(entry(10), for: "b") } throws: { error in
            [3002, 3004].contains((error as? ImageError)?.code)
        }
        #expect(disk.setReadOnly(false))
        try await cache.store(entry(10), for: "b")
    }

    private func expectUnavailable(_ cache: DiskCache, saying text: String = "") async throws {
        await #expect(throws: ImageError.self) { try await cache.entry(for: "a") }
        for _ in 0..<2 {
            await #expect { try await cache.store(entry(10), for: "a") } throws: { error in
                guard case .cache(.unavailable(let path, let why)) = error as? ImageError else { return false }
                return path == cache.directory.path && !why.isEmpty && (text.isEmpty || why.contains(text))
            }
        }
    }
}
