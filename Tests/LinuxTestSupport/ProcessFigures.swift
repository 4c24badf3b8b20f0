import Foundation

/// What the system says of the test process.
public enum ProcessFigures {
    /// The number of open descriptors.
    public static var openDescriptors: Int {
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
    }

    /// The number of TCP connections on this machine, from any process, to a port of 127.0.0.1, those that wait to
    /// close for good not counted.
    public static func connections(to port: Int) -> Int {
        let table = (try? String(contentsOfFile: "/proc/net/tcp", encoding: .utf8)) ?? ""
        let remote = String(format: "0100007F:%04X", port)
        // 06: TIME_WAIT.
        return table.split(separator: "\n").map { $0.split(separator: " ") }
            .count { $0.count > 3 && $0[2] == remote && $0[3] != "06" }
    }

    /// What `F_GETFD` says of this process's sockets that are connected to a port of 127.0.0.1.
    public static func descriptorFlags(ofConnectionsTo port: Int) -> [Int32] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        return names.compactMap { Int32($0) }
            .filter { LoopbackSocket.peerPort($0) == port }.map { fcntl($0, F_GETFD) }
    }

    /// The number of threads.
    public static var threads: Int { field("Threads:") }

    /// Processor time used so far.
    public static var processorTime: Duration {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return [usage.ru_utime, usage.ru_stime].reduce(.zero) {
            $0 + .seconds($1.tv_sec) + .microseconds($1.tv_usec)
        }
    }

    private static func field(_ name: String) -> Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        for line in status.split(separator: "\n") where line.hasPrefix(name) {
            return Int(line.dropFirst(name.count).filter(\.isNumber)) ?? 0
        }
        return 0
    }
}
