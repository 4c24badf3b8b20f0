import Foundation
import HalcyonCore
import HalcyonStore
import LinuxTestSupport
import Logging

// StoreWorkout write|read|check FOLDER SEED LIMIT SECONDS: says "ready" once the cache is open, and its counts at the
// end.
// StoreWorkout writer|reader FOLDER SEED LIMIT GOAL COUNTS: counts in the file COUNTS, until all together have made
// GOAL calls.
// StoreWorkout snapshot FOLDER GENERATION 0 0: shows that generation of images and the following ones, each in a launch
// snapshot.
// StoreWorkout opener FOLDER PROCESSES LIMIT FOLDERS COUNTS: opens FOLDERS new folders in FOLDER, each at the same
// moment as the other ones of PROCESSES processes.
let arguments = CommandLine.arguments
guard arguments.count >= 6, let seed = UInt64(arguments[3]), let limit = Int(arguments[4]), let last = Int(arguments[5])
else {
    print(
        "usage: StoreWorkout write|read|check FOLDER SEED LIMIT SECONDS, writer|reader FOLDER SEED LIMIT GOAL COUNTS, "
            + "opener FOLDER PROCESSES LIMIT FOLDERS COUNTS")
    exit(2)
}
let shared = arguments.count > 6 ? SharedCounts(URL(filePath: arguments[6])) : nil
var configuration = DiskCache.Configuration(sizeLimit: limit)
configuration.logger = Logger(label: "workout") { label in
    if let shared { CountingLog(counts: shared) } else { StreamLogHandler.standardError(label: label) }
}
if arguments[1] == "opener", let shared {
    let opening = Opening(
        folder: URL(filePath: arguments[2]), folders: last, processes: Int(seed), counts: shared,
        configuration: configuration)
    await opening.run()
    exit(0)
}
if arguments[1] == "snapshot" {
    try await Snapshots.run(URL(filePath: arguments[2]).appending(path: "launch.snapshot"), from: Int(seed))
}
let cache = DiskCache(directory: URL(filePath: arguments[2]), configuration: configuration)
do {
    _ = try await cache.statistics()
    if let shared {
        shared.add(.opened)
        let endurance = Endurance(cache: cache, counts: shared, goal: last, isWriter: arguments[1] == "writer")
        await endurance.run(seed: seed)
    } else {
        try FileHandle.standardOutput.write(contentsOf: Data("ready\n".utf8))
        let workout = Workout(cache: cache, seed: seed, deadline: .now + .seconds(last))
        let counts =
            switch arguments[1] {
            case "write": await workout.write()
            case "read": await workout.read()
            default: await workout.check()
            }
        try FileHandle.standardOutput.write(contentsOf: JSONEncoder().encode(counts))
    }
} catch {
    shared?.add(.failed)
    Endurance.complain("\(error)")
    exit(1)
}
