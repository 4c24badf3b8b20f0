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
    /// The longest time limit, in milliseconds, with which the watch was seen to wait while this program did nothing.
    /// -1 if it waited without one.
    var longestWait = 0
    /// Whether the kernel wakes a program on this machine when memory is short. A watch has to ask otherwise.
    var wakesPrograms = false
}

let arguments = CommandLine.arguments
if arguments.count == 3, arguments[1] == "threadless" {
    await Threadless.run(arguments[2])
    exit(0)
}
if arguments.count == 2, arguments[1] == "networkless" {
    try await Networkless.run()
    exit(0)
}
if arguments.count == 4, arguments[1] == "fileless" {
    await Fileless.run(arguments[2], arguments[3])
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
report.wakesPrograms = WatchThread.canBeWoken
// A watch that is woken waits without a time limit, and one that asks never does. Wake-ups are not counted: other
// programs may put the machine short of memory at any moment, which wakes the watch.
for _ in 0..<1_000 where report.longestWait != -1 {
    if let wait = WatchThread.timeLimit { report.longestWait = wait < 0 ? -1 : max(wait, report.longestWait) }
    try? await Task.sleep(for: .milliseconds(10))
}
report.costs = try await workout?.take(limit) ?? []
workout = nil
for _ in 0..<500 where WatchThread.count > 0 { try? await Task.sleep(for: .milliseconds(10)) }
report.threadsAfter = WatchThread.count
try FileHandle.standardOutput.write(contentsOf: JSONEncoder().encode(report))
