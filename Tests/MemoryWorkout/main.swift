import Foundation
import Halcyon
import HalcyonCore

// MemoryWorkout LIMIT ROOT FILE…: moves itself into the groups with these cgroup.procs, fills the memory cache of a
// pipeline, and then takes memory until LIMIT bytes are nearly full, or the cache has next to nothing. The memory is
// watched as the system has it, or, with a ROOT, as is said there. Says at the end what it saw, as JSON.
struct Report: Encodable {
    var budget = 0
    var filled = 0
    /// The cache's cost after each time that it became less.
    var costs: [Int] = []
    /// Threads of the watch, while there is a cache and after its end.
    var threads = 0
    var threadsAfter = 0
    /// How often the watch went to sleep anew while nothing happened.
    var idleWakeups = 0
}

let arguments = CommandLine.arguments
if arguments.count == 3, arguments[1] == "threadless" {
    await Threadless.run(arguments[2])
    exit(0)
}
guard arguments.count >= 4, let limit = Int(arguments[1]) else {
    print("usage: MemoryWorkout LIMIT ROOT FILE…")
    exit(2)
}
for file in arguments.dropFirst(3) {
    let handle = try FileHandle(forWritingTo: URL(filePath: file))
    try handle.write(contentsOf: Data("\(getpid())".utf8))
}

var report = Report()
var workout: Workout? = try Workout(root: arguments[2])
report.budget = ImageCache.defaultCostLimit
report.filled = workout?.fill() ?? 0
try? await Task.sleep(for: .milliseconds(200))
report.threads = WatchThread.count
let before = WatchThread.switches
try? await Task.sleep(for: .seconds(2))
report.idleWakeups = WatchThread.switches - before
report.costs = try await workout?.take(limit) ?? []
workout = nil
for _ in 0..<500 where WatchThread.count > 0 { try? await Task.sleep(for: .milliseconds(10)) }
report.threadsAfter = WatchThread.count
try FileHandle.standardOutput.write(contentsOf: JSONEncoder().encode(report))
