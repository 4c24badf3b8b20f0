import Foundation
import HalcyonCore
import HalcyonStore
import LinuxTestSupport
import Logging

/// What each of several processes does that open new folders, one after the other and each at the same moment.
struct Opening {
    let folder: URL
    let folders: Int
    let processes: Int
    let counts: SharedCounts
    let configuration: DiskCache.Configuration

    func run() async {
        for number in 0..<folders {
            await meet(number)
            // At the same moment, and while another is done already and closes its cache.
            if number % 2 == 1 { usleep(.random(in: 0...4_000)) }
            await open(folder.appending(path: "\(number)"))
        }
    }

    private func open(_ folder: URL) async {
        let cache = DiskCache(directory: folder, configuration: configuration)
        do {
            _ = try await cache.statistics()
            counts.add(.opened)
            let key = "key \(getpid())"
            try await cache.store(Sample(key: key, generation: 1).entry, for: key)
            counts.add(.stored)
            if try await cache.entry(for: key).map({ Sample.isSound($0, key: key) }) == true { counts.add(.read) }
        } catch {
            counts.add(.failed)
            Endurance.complain("failed: \(error)")
        }
    }

    /// Waits until all have come as far. A processor is kept busy meanwhile: a sleep would end at another moment for
    /// each.
    private func meet(_ number: Int) async {
        counts.add(.operations)
        let deadline = ContinuousClock.now + .seconds(60)
        while counts[.operations] < (number + 1) * processes {
            guard ContinuousClock.now < deadline else { return Endurance.complain("nobody else comes") }
            sched_yield()
        }
    }
}
