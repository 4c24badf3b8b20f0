import Foundation

/// What the system says of this process.
struct ProcessSample {
    let requests: Int
    /// In MiB.
    let resident: Double
    let descriptors: Int
    let threads: Int

    init(after requests: Int) {
        self.requests = requests
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let field = { (name: String) in
            status.split(separator: "\n").first { $0.hasPrefix(name) }
                .flatMap { Int($0.dropFirst(name.count).filter(\.isNumber)) } ?? 0
        }
        resident = Double(field("VmRSS:")) / 1024
        threads = field("Threads:")
        descriptors = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
    }
}
