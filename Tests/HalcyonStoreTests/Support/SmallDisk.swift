import Foundation

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

    /// Forbids or allows all writing.
    func setReadOnly(_ readOnly: Bool) -> Bool {
        let flags = MS_REMOUNT | (readOnly ? MS_RDONLY : 0)
        return mount("tmpfs", url.path, "tmpfs", UInt(flags), "size=1m") == 0
    }

    static var isPermitted: Bool { SmallDisk() != nil }
}
