import Foundation

/// A folder seen at another place, where nothing can be written whoever one is, while it can at its own.
final class ReadOnlyView: Sendable {
    let url: URL

    /// Nil when mounting is not permitted.
    init?(of folder: URL) {
        url = FileManager.default.temporaryDirectory.appending(path: "halcyon-view-\(UUID().uuidString)")
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        let bind = UInt(MS_BIND)
        guard mount(folder.path, url.path, nil, bind, nil) == 0 else {
            try? FileManager.default.removeItem(at: url)
            return nil
        }
        guard mount(nil, url.path, nil, bind | UInt(MS_REMOUNT) | UInt(MS_RDONLY), nil) == 0 else {
            umount2(url.path, Int32(MNT_DETACH))
            return nil
        }
    }

    deinit {
        umount2(url.path, Int32(MNT_DETACH))
        rmdir(url.path)
    }
}
