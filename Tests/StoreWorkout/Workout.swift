import Foundation
import HalcyonCore
import HalcyonStore
import TestSupport

/// What one process does with a cache that others use at the same time.
struct Workout {
    static let keys = 200
    static let tasks = 4

    let cache: DiskCache
    let seed: UInt64
    let deadline: ContinuousClock.Instant

    /// Several tasks that store, read, update and remove.
    func write() async -> Counts {
        await inParallel { number in
            var counts = Counts()
            var numbers = SplitMix(seed: seed &* 1_000 &+ UInt64(number))
            while ContinuousClock.now < deadline {
                let key = "key \(numbers.next() % UInt64(Self.keys))"
                do {
                    switch numbers.next() % 16 {
                    case 0: try await cache.remove(for: key)
                    case 1:
                        if try await cache.statistics().bytes > cache.configuration.sizeLimit { counts.over += 1 }
                    case 2, 3: try await read(key, &counts)
                    default:
                        try await cache.store(Sample(key: key, generation: numbers.next()).entry, for: key)
                        counts.stored += 1
                    }
                } catch {
                    counts.failed += 1
                    counts.reason = "\(error)"
                }
            }
            return counts
        }
    }

    /// Several tasks that read.
    func read() async -> Counts {
        await inParallel { number in
            var counts = Counts()
            var numbers = SplitMix(seed: seed &* 1_000 &+ UInt64(number))
            while ContinuousClock.now < deadline {
                do {
                    try await read("key \(numbers.next() % UInt64(Self.keys))", &counts)
                } catch {
                    counts.failed += 1
                    counts.reason = "\(error)"
                }
            }
            return counts
        }
    }

    /// Reads every entry once.
    func check() async -> Counts {
        var counts = Counts()
        do {
            let items = try await cache.entries()
            for item in items { try await read(item.key, &counts) }
            counts.missing = items.count - counts.read
            if try await cache.statistics().bytes > cache.configuration.sizeLimit { counts.over += 1 }
        } catch {
            counts.failed += 1
            counts.reason = "\(error)"
        }
        return counts
    }

    private func read(_ key: String, _ counts: inout Counts) async throws {
        guard let entry = try await cache.entry(for: key) else { return }
        counts.read += 1
        if !Sample.isSound(entry, key: key) { counts.torn += 1 }
    }

    private func inParallel(_ body: @Sendable @escaping (Int) async -> Counts) async -> Counts {
        await withTaskGroup { group in
            for number in 0..<Self.tasks { group.addTask { await body(number) } }
            var sum = Counts()
            for await counts in group { sum.add(counts) }
            return sum
        }
    }
}
