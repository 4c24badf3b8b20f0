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

    /// The time limit in milliseconds with which it waits in `poll` at this moment, as `/proc` shows the system call.
    /// -1 if there is none, nil if it does something else.
    static var timeLimit: Int? {
        guard let folder = folders.first, let text = try? String(contentsOfFile: "\(folder)/syscall", encoding: .utf8)
        else { return nil }
        let words = text.split(whereSeparator: \.isWhitespace)
        guard words.count > 3, let limit = UInt64(words[3].dropFirst(2), radix: 16) else { return nil }
        #if arch(x86_64)
        return words[0] == "7" ? Int(Int32(truncatingIfNeeded: limit)) : nil
        #else
        // `ppoll`, which has the address of its limit, or zero.
        return words[0] == "73" ? (limit == 0 ? -1 : 0) : nil
        #endif
    }

    /// Whether the kernel wakes this program when memory is short (PSI); before Linux 6.5 that takes a privilege.
    static var canBeWoken: Bool {
        let path = "/proc/pressure/memory"
        // Without an account of stalls, nothing can be asked either.
        guard FileManager.default.isReadableFile(atPath: path) else { return true }
        let file = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return false }
        defer { close(file) }
        return "some 200000 2000000".withCString { write(file, $0, strlen($0) + 1) } > 0
    }
}
