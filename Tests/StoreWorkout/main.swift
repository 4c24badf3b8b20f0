import Foundation
import HalcyonCore
import HalcyonStore
import Logging

// StoreWorkout write|read|check FOLDER SEED LIMIT SECONDS: says "ready" once the cache is open, and its counts at the
// end.
let arguments = CommandLine.arguments
guard arguments.count == 6, let seed = UInt64(arguments[3]), let limit = Int(arguments[4]),
    let seconds = Int(arguments[5])
else {
    print("usage: StoreWorkout write|read|check FOLDER SEED LIMIT SECONDS")
    exit(2)
}
var configuration = DiskCache.Configuration(sizeLimit: limit)
configuration.logger = Logger(label: "workout") { StreamLogHandler.standardError(label: $0) }
let cache = DiskCache(directory: URL(filePath: arguments[2]), configuration: configuration)
do {
    _ = try await cache.statistics()
    try FileHandle.standardOutput.write(contentsOf: Data("ready\n".utf8))
    let workout = Workout(cache: cache, seed: seed, deadline: .now + .seconds(seconds))
    let counts =
        switch arguments[1] {
        case "write": await workout.write()
        case "read": await workout.read()
        default: await workout.check()
        }
    try FileHandle.standardOutput.write(contentsOf: JSONEncoder().encode(counts))
} catch {
    try? FileHandle.standardError.write(contentsOf: Data("\(error)\n".utf8))
    exit(1)
}
