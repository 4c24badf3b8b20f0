import Foundation
import Synchronization

/// What a memory cache knows of the snapshot that belongs to it: the images of the last launch that nobody has wanted
/// yet, and those that the file has now.
struct SnapshotIndex {
    /// The file of the last launch; nil if there was none, or nothing in it is left to read.
    private(set) var file: SnapshotFile?
    /// The images in it that are not in the table, in the order of the file.
    private var dormant: [ImageKey: (entry: SnapshotEntry, place: Int)] = [:]
    /// The versions of the images that the file has now.
    private var filed: [ImageKey: UInt64] = [:]
    /// The same, by their sources.
    private var filedSources = VariantIndex()
    let place: SnapshotPlace?

    init(place: SnapshotPlace? = nil) { self.place = place }

    /// Whether all images of the last launch are in the table, or gone.
    var isEmpty: Bool { dormant.isEmpty }

    subscript(key: ImageKey) -> SnapshotEntry? { dormant.isEmpty ? nil : dormant[key]?.entry }

    /// The images that nobody has wanted, the one that was shown last first.
    var entries: [SnapshotEntry] { dormant.values.sorted { $0.place < $1.place }.map(\.entry) }

    /// The images that the file has now.
    var filedKeys: [ImageKey] { Array(filed.keys) }

    /// Takes over images of a file.
    ///
    /// - Parameter all: All that the file has: the removal of one that is not taken over deletes the file as well.
    mutating func adopt(_ entries: [SnapshotEntry], of all: [SnapshotEntry], in file: SnapshotFile) {
        for (place, entry) in entries.enumerated() { dormant[entry.key] = (entry, place) }
        if !dormant.isEmpty { self.file = file }
        setFiled(all)
    }

    /// Removes an image that is in the table from now on, or outdated.
    ///
    /// - Returns: Whether there was one.
    @discardableResult
    mutating func remove(_ key: ImageKey) -> Bool {
        guard !dormant.isEmpty, dormant.removeValue(forKey: key) != nil else { return false }
        if dormant.isEmpty { file = nil }
        return true
    }

    /// Notes an image that is about to be written, so that its removal from now on deletes the file.
    mutating func noteFiled(_ key: ImageKey, _ origin: MemoryEntry.Origin?) {
        if filed.updateValue(Self.version(of: origin), forKey: key) == nil { filedSources.insert(key) }
    }

    /// Notes that the file has only these images.
    mutating func setFiled(_ entries: [SnapshotEntry]) {
        filed = [:]
        filedSources = VariantIndex()
        for entry in entries { noteFiled(entry.key, entry.info.origin) }
    }

    /// Deletes the file if it has images of a source.
    ///
    /// - Parameter version: Spares those made of these bytes. Default: nil, which spares none.
    mutating func outdate(sourceOf key: ImageKey, but version: UInt64? = nil) {
        guard !filed.isEmpty else { return }
        if filedSources[of: key].contains(where: { version == nil || filed[$0] != version }) { discard() }
    }

    /// Deletes the file if it has an image for a key that was made of other bytes.
    mutating func outdate(_ key: ImageKey, but origin: MemoryEntry.Origin?) {
        guard !filed.isEmpty, let version = filed[key], version != Self.version(of: origin) else { return }
        discard()
    }

    /// Deletes the file.
    mutating func discard() {
        filed = [:]
        filedSources = VariantIndex()
        place?.discard()
    }

    private static func version(of origin: MemoryEntry.Origin?) -> UInt64 {
        origin?.metadata?.version ?? origin?.file?.version ?? 0
    }
}

/// Where a snapshot's file is.
final class SnapshotPlace: Sendable {
    let path: String
    /// How often the file was deleted because of what was in it.
    private let deletions = Atomic(0)

    init(path: String) { self.path = path }

    var deletionCount: Int { deletions.load(ordering: .acquiring) }

    /// Deletes the file. A writer that has begun notices, and discards what it has written.
    ///
    /// Called under the lock of the memory cache: an image must not be in the file any more when its removal returns.
    func discard() {
        deletions.add(1, ordering: .acquiringAndReleasing)
        unlink(path)
    }
}
