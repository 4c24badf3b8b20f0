import Foundation

/// What `/proc` has of the thread that watches the memory.
enum WatchThread {
    private static var folders: [String] {
        let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
        return tasks.map { "/proc/self/task/\($0)" }.filter {
            // Names end after fifteen bytes.
            (try? String(contentsOfFile: "\($0)/comm", encoding: .utf8))?.hasPrefix("halcyon-memory") ?? false
        }
    }

    static var count: Int { folders.count }

    /// How often it has gone to sleep.
    static var switches: Int {
        folders.map { folder in
            let status = (try? String(contentsOfFile: "\(folder)/status", encoding: .utf8)) ?? ""
            let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
            return Int(line?.filter(\.isNumber) ?? "") ?? 0
        }.reduce(0, +)
    }
}
