import Foundation
import HalcyonCore
import HalcyonStore
import LinuxTestSupport
import TestSupport

/// What one of several processes does with a cache until all together have done that many calls. It may be killed at
/// any moment; what it counted stays.
struct Endurance {
    static let keys: UInt64 = 300

    let cache: DiskCache
    let counts: SharedCounts
    let goal: Int
    let isWriter: Bool

    func run(seed: UInt64) async {
        await withTaskGroup { group in
            for number in 0..<UInt64(Workout.tasks) {
                group.addTask {
                    var numbers = SplitMix(seed: seed &* 1_000 &+ number)
                    while counts[.operations] < goal {
                        await isWriter ? write(&numbers) : read(&numbers)
                        counts.add(.operations)
                    }
                }
            }
        }
    }

    private func write(_ numbers: inout SplitMix) async {
        let key = "key \(numbers.next() % Self.keys)"
        let choice = numbers.next() % 4_096
        do {
            switch choice {
            case 0:
                try await cache.removeAll()
                counts.add(.cleared)
            case 1..<256: try await figures()
            case 256..<512:
                try await cache.remove(for: key)
                counts.add(.removed)
            case 512..<768:
                // As after a 304: others may have stored another one between the two.
                guard let entry = try await cache.entry(for: key) else { return }
                try await cache.update(Sample(key: key, generation: entry.metadata.version).updated, for: key)
                counts.add(.updated)
            case 768..<1_536: try await read(key)
            default:
                try await cache.store(Sample(key: key, generation: numbers.next()).entry, for: key)
                counts.add(.stored)
            }
        } catch {
            fail(error)
        }
    }

    private func read(_ numbers: inout SplitMix) async {
        do {
            switch numbers.next() % 128 {
            case 0:
                for item in try await cache.entries(limit: 20) { try await read(item.key) }
                counts.add(.listed)
            case 1: try await figures()
            default: try await read("key \(numbers.next() % Self.keys)")
            }
        } catch {
            fail(error)
        }
    }

    private func figures() async throws(ImageError) {
        if try await cache.statistics().bytes > cache.configuration.sizeLimit { counts.add(.over) }
    }

    private func read(_ key: String) async throws(ImageError) {
        guard let entry = try await cache.entry(for: key) else { return }
        counts.add(.read)
        guard !Sample.isSound(entry, key: key) else { return }
        counts.add(.torn)
        Self.complain("torn: \(key): \(entry.metadata)")
    }

    private func fail(_ error: any Error) {
        counts.add(.failed)
        Self.complain("failed: \(error)")
    }

    static func complain(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8)) }
}
