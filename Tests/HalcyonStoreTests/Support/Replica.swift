import Foundation
import HalcyonStore

/// A cache's folder that can be had again and again, each time to be spoilt in another way.
///
/// In memory where the system has a place for that. The files of the entries are hard links to the same bytes: a cache
/// never writes into a file that has its name.
final class Replica: Sendable {
    let files: [String: Data]
    private let entries: [String]
    private let origin: URL
    private let place: URL

    /// Remembers a folder as it is now; the cache in it may be open.
    init(of folder: ScratchFolder) throws {
        let memory = URL(filePath: "/dev/shm")
        let isThere = FileManager.default.isWritableFile(atPath: memory.path)
        place = (isThere ? memory : FileManager.default.temporaryDirectory)
            .appending(path: "halcyon-replica-\(UUID().uuidString)")
        origin = place.appending(path: "origin")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: folder.url, to: origin)
        var files: [String: Data] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: origin.path) where name.hasPrefix("index") {
            files[name] = try Data(contentsOf: origin.appending(path: name))
        }
        self.files = files
        entries = (FileManager.default.enumerator(atPath: origin.path)?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasPrefix("entries-") }.sorted()
        // As old as a cache's files are. Young ones would not be swept before they are a minute old, and one that got
        // there between two looks would be found by the second alone.
        for entry in entries {
            try FileManager.default.setAttributes(
                [.modificationDate: Date() - 3_600], ofItemAtPath: origin.appending(path: entry).path)
        }
    }

    deinit { try? FileManager.default.removeItem(at: place) }

    /// A folder like the one remembered, with one index file changed by `change`.
    func folder(_ number: Int, changing name: String, _ change: (inout Data) -> Void) throws -> URL {
        let folder = place.appending(path: "\(number)")
        mkdir(folder.path, 0o700)
        for entry in entries {
            let (old, new) = (origin.path + "/" + entry, folder.path + "/" + entry)
            if link(old, new) != 0 { mkdir(new, 0o700) }
        }
        for (file, data) in files {
            var data = data
            if file == name { change(&data) }
            try data.write(to: folder.appending(path: file))
        }
        return folder
    }
}
