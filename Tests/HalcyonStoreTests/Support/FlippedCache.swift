import Foundation
import HalcyonCore
import HalcyonStore
import TestSupport

/// A cache with one flipped bit, put through every kind of call.
struct FlippedCache {
    let folder: URL
    let place: Int

    func use(_ tally: FlipTally) async {
        let warnings = Warnings()
        // A little room, so that storing has to evict and a wrong total would show.
        let limit = (0..<BitFlipTests.count).reduce(500) { $0 + BitFlipTests.sample($1).data.count }
        var configuration = DiskCache.Configuration(sizeLimit: limit)
        // A second after the stores, as clocks go: a damaged moment of the last use would otherwise have what comes now
        // count as old as what was there.
        configuration.now = { Date(timeIntervalSince1970: 1_800_000_001) }
        configuration.logger = warnings.logger
        let cache = DiskCache(directory: folder, configuration: configuration)
        var step = "reading"
        do {
            let survivors = try await read(cache, tally)
            step = "figures"
            let bytes = try await cache.statistics().bytes
            if bytes > limit { tally.note { $0.broken.append("\(place): says \(bytes) bytes") } }
            step = "listing"
            _ = try await cache.entries()
            step = "storing"
            for number in 0..<12 {
                try await cache.store(
                    entry(200, seed: UInt64(100 + number)), for: number < 6 ? "k\(number)" : "n\(number)")
            }
            for number in 0..<12 {
                let key = number < 6 ? "k\(number)" : "n\(number)"
                var read = try await cache.entry(for: key)
                if read == nil, try await isMadeAnew(cache, warnings) {
                    // Stored into a page that turned out to be damaged later: loaded again, it must stay.
                    try await cache.store(entry(200, seed: UInt64(100 + number)), for: key)
                    read = try await cache.entry(for: key)
                }
                if read.map({ $0.equals(entry(200, seed: UInt64(100 + number))) }) != true {
                    tally.note {
                        $0.broken.append(
                            "\(place): \(number) is \(read == nil ? "gone" : "wrong") after storing \(warnings.all)")
                    }
                }
            }
            // A total that a damaged row had a part in is added up again beside the calls.
            var (held, tries) = (try await bytesHeld(cache), 0)
            while held > limit, tries < 100 {
                try await Task.sleep(for: .milliseconds(5))
                try await cache.store(entry(200, seed: 111), for: "n11")
                (held, tries) = (try await bytesHeld(cache), tries + 1)
            }
            if held > limit { tally.note { $0.broken.append("\(place): \(held) bytes of \(limit)") } }
            step = "removing"
            try await cache.remove(for: "k0")
            if try await cache.entry(for: "k0") != nil { tally.note { $0.broken.append("\(place): k0 stays") } }
            step = "trimming"
            try await cache.trim(toSize: 300)
            step = "verifying"
            _ = try await cache.verify()
            if try await !cache.verify().isSound { tally.note { $0.broken.append("\(place): not sound") } }
            tally.note {
                $0.flips += 1
                $0.survivors += survivors
                $0.lost[BitFlipTests.count - survivors, default: 0] += 1
                if warnings.all.contains(where: { $0.contains("has been rebuilt") }) { $0.rebuilt += 1 }
            }
        } catch {
            tally.note { $0.failed.append("\(place), \(step): \(error)") }
        }
    }

    /// Whether the index was damaged so that it had to be rebuilt, or has to be now. What a page says of where it has
    /// room nothing contradicts, until a row written there has taken the place of another's: then that one is missed,
    /// and only SQLite's own look through all pages, which no store can wait for, tells why.
    private func isMadeAnew(_ cache: DiskCache, _ warnings: Warnings) async throws -> Bool {
        if warnings.all.contains(where: { $0.contains("has been rebuilt") }) { return true }
        return try await cache.verify().indexRebuilt
    }

    private func read(_ cache: DiskCache, _ tally: FlipTally) async throws -> Int {
        var survivors = 0
        for number in 0..<BitFlipTests.count {
            guard let read = try await cache.entry(for: "k\(number)") else { continue }
            survivors += 1
            if !read.equals(BitFlipTests.sample(number)) {
                tally.note {
                    $0.wrong.append(
                        "\(place): k\(number): \(read.metadata) and not \(BitFlipTests.sample(number).metadata)")
                }
            }
        }
        return survivors
    }

    /// What can be read, whatever the index says of its length.
    private func bytesHeld(_ cache: DiskCache) async throws -> Int {
        var bytes = 0
        for key in try await cache.entries().map(\.key) { bytes += try await cache.entry(for: key)?.data.count ?? 0 }
        return bytes
    }
}
