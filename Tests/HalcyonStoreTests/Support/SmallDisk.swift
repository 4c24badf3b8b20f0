import Foundation
import Testing

/// A file system of one mebibyte, where the test may mount one.
final class SmallDisk: Sendable {
    let url: URL

    /// Nil when mounting is not permitted.
    init?() {
        url = FileManager.default.temporaryDirectory.appending(path: "halcyon-disk-\(UUID().uuidString)")
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        guard mount("tmpfs", url.path, "tmpfs", 0, "size=1m") == 0 else {
            try? FileManager.default.removeItem(at: url)
            return nil
        }
    }

    deinit {
        umount2(url.path, Int32(MNT_DETACH))
        try? FileManager.default.removeItem(at: url)
    }

    /// Fills the disk with a file, as another program would.
    func fill() throws {
        #expect(FileManager.default.createFile(atPath: filler.path, contents: nil))
        let file = try FileHandle(forWritingTo: filler)
        while (try? file.write(contentsOf: Data(count: 4_096))) != nil {}
        while (try? file.write(contentsOf: Data(count: 1))) != nil {}
        try file.close()
    }

    /// Removes that file.
    func empty() throws {
        // Emptied and not just removed: a program that another test is starting has all descriptors until it runs, and
        // a removed file keeps its bytes for them.
        try Data().write(to: filler)
        try FileManager.default.removeItem(at: filler)
    }

    private var filler: URL { url.appending(path: "filler") }

    /// Forbids or allows all writing.
    func setReadOnly(_ readOnly: Bool) -> Bool {
        let flags = MS_REMOUNT | (readOnly ? MS_RDONLY : 0)
        return mount("tmpfs", url.path, "tmpfs", UInt(flags), "size=1m") == 0
    }

    static var isPermitted: Bool { SmallDisk() != nil }
}
