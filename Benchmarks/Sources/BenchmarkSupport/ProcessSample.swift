import Foundation

/// What the system says of this process.
package struct ProcessSample {
    package let requests: Int
    /// In MiB.
    package let resident: Double
    package let descriptors: Int
    package let threads: Int

    package init(after requests: Int) {
        self.requests = requests
        resident = Double(Self.status("VmRSS:")) / 1024
        threads = Self.status("Threads:")
        descriptors = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
    }

    /// The most memory that this process has had at a time, in KiB.
    package static var peakKilobytes: Int { status("VmHWM:") }

    /// The memory of another process, in KiB.
    package static func residentKilobytes(of process: Int) -> Int { status("VmRSS:", of: "\(process)") }

    /// The number of a process' parent.
    package static func parent(of process: Int) -> Int { status("PPid:", of: "\(process)") }

    private static func status(_ name: String, of process: String = "self") -> Int {
        let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
        return status.split(separator: "\n").first { $0.hasPrefix(name) }
            .flatMap { Int($0.dropFirst(name.count).filter(\.isNumber)) } ?? 0
    }
}
