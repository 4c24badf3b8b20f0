public import Foundation
import Synchronization

/// Counts that several processes keep in one file, and that outlive each of them, however it ends.
///
/// `@unchecked Sendable` holds because the mapped words are touched by atomic operations alone, and are unmapped when
/// nobody has this any more.
public final class SharedCounts: @unchecked Sendable {
    /// What is counted.
    public enum Kind: Int, CaseIterable, Sendable {
        /// Calls that have ended, of any kind.
        case operations
        case stored, read, removed, updated, cleared, listed
        /// Processes that opened the cache.
        case opened
        /// Entries that are not what was stored.
        case torn
        /// How often the index said that the cache is larger than its limit.
        case over
        /// Calls that failed.
        case failed
        /// Warnings of damage.
        case damaged
    }

    private let words: UnsafeMutablePointer<Atomic<Int>>
    private static let length = 4_096

    /// Maps a file, which is made when there is none.
    public init?(_ file: URL) {
        let descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        guard ftruncate(descriptor, off_t(Self.length)) == 0,
            let start = mmap(nil, Self.length, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0), start != MAP_FAILED
        else { return nil }
        // A word of zeros is an atomic 0.
        words = start.bindMemory(to: Atomic<Int>.self, capacity: Kind.allCases.count)
    }

    deinit { munmap(words, Self.length) }

    /// Counts one more.
    public func add(_ kind: Kind) { words[kind.rawValue].add(1, ordering: .relaxed) }

    /// What was counted so far.
    public subscript(_ kind: Kind) -> Int { words[kind.rawValue].load(ordering: .relaxed) }
}
