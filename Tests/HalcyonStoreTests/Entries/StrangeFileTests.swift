import Foundation
import HalcyonCore
import HalcyonStore
import Testing

/// What another program may put where an entry's file was.
@Suite("DiskCache: strange files")
struct StrangeFileTests {
    enum Strange: CaseIterable {
        case garbage, cut, swapped, linkToAnother, linkToItsBytes, linkOutside, danglingLink, circularLink, pipe,
            device, socket, folder
    }

    @Test(
        "Given a strange file in an entry's place, when read, then it is a miss, and others stay",
        .timeLimit(.minutes(5)), arguments: Strange.allCases)
    func replaced(strange: Strange) async throws {
        let folder = try ScratchFolder()
        let outside = try ScratchFolder()
        let mine = outside.url.appending(path: "mine")
        try bytes(500, seed: 99).write(to: mine)
        let cache = DiskCache(folder)
        var files: [URL] = []
        for number in 0..<6 {
            try await cache.store(entry(500, seed: UInt64(number)), for: "k\(number)")
            files += folder.entryFiles.filter { !files.contains($0) }
        }
        try put(strange, at: files[2], beside: files[3], outside: mine)
        #expect(try await cache.entry(for: "k2") == nil)
        for number in [0, 1, 4, 5] {
            #expect(try await cache.entry(for: "k\(number)")?.data == bytes(500, seed: UInt64(number)))
        }
        let third = try await cache.entry(for: "k3")
        #expect(third?.data == (strange == .swapped ? nil : bytes(500, seed: 3)))
        try await cache.store(entry(500, seed: 22), for: "k2")
        #expect(try await cache.entry(for: "k2")?.data == bytes(500, seed: 22))
        #expect(try await cache.statistics().entries == (strange == .swapped ? 5 : 6))
        _ = try await cache.verify()
        #expect(try await cache.verify().isSound)
        #expect(try Data(contentsOf: mine) == bytes(500, seed: 99))
    }

    @Test("Given hard links to a cache's files, when entries change, then the linked files do not")
    func hardLinks() async throws {
        let folder = try ScratchFolder()
        let outside = try ScratchFolder()
        let cache = DiskCache(folder)
        for key in ["a", "b"] { try await cache.store(entry(300), for: key) }
        for (number, file) in folder.entryFiles.enumerated() {
            #expect(link(file.path, outside.url.appending(path: "\(number)").path) == 0)
        }
        try await cache.store(entry(400, seed: 2), for: "a")
        try await cache.remove(for: "b")
        for number in 0..<2 { #expect(try Data(contentsOf: outside.url.appending(path: "\(number)")) == bytes(300)) }
    }

    private func put(_ strange: Strange, at file: URL, beside other: URL, outside: URL) throws {
        if strange == .swapped {
            #expect(renameat2(AT_FDCWD, file.path, AT_FDCWD, other.path, 2) == 0)
            return
        }
        let path = file.path
        if strange == .linkToItsBytes { #expect(link(path, outside.path + " too") == 0) }
        unlink(path)
        switch strange {
        case .garbage: try bytes(500, seed: 77).write(to: file)
        case .cut: try bytes(499, seed: 2).write(to: file)
        case .linkToAnother: symlink(other.path, path)
        case .linkToItsBytes: symlink(outside.path + " too", path)
        case .linkOutside: symlink(outside.path, path)
        case .danglingLink: symlink("/nowhere/at/all", path)
        case .circularLink: symlink(path, path)
        case .pipe: #expect(mkfifo(path, 0o600) == 0)
        // Where devices may not be made, a pipe.
        case .device: if mknod(path, S_IFCHR | 0o600, 1 << 8 | 5) != 0 { mkfifo(path, 0o600) }
        case .socket: if mknod(path, S_IFSOCK | 0o600, 0) != 0 { mkfifo(path, 0o600) }
        case .folder: try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
        case .swapped: break
        }
    }
}

/// The C header hides it from Swift, which does not define `_GNU_SOURCE`.
@_silgen_name("renameat2")
private func renameat2(
    _ oldFolder: Int32, _ old: UnsafePointer<CChar>, _ newFolder: Int32, _ new: UnsafePointer<CChar>, _ flags: UInt32
) -> Int32
