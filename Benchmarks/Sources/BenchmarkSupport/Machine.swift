import Foundation

/// What figures are measured on, on two lines and more.
package enum Machine {
    /// - Parameter libraries: The versions of what the contestants use.
    package static func tell(libraries: String) {
        print(processor)
        print(libraries)
        fflush(nil)
    }

    private static var processor: String {
        let model = value(of: "model name", in: "/proc/cpuinfo", after: ":") ?? "unknown processor"
        let system = value(of: "PRETTY_NAME", in: "/etc/os-release", after: "=") ?? "unknown system"
        var names = utsname()
        uname(&names)
        let kernel = withUnsafeBytes(of: &names.release) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        let count = ProcessInfo.processInfo.activeProcessorCount
        return "\(count) × \(model), \(system), Linux \(kernel), \(ProcessInfo.processInfo.physicalMemory >> 30) GiB"
    }

    private static func value(of name: String, in file: String, after separator: Character) -> String? {
        let lines = (try? String(contentsOfFile: file, encoding: .utf8))?.split(separator: "\n")
        return lines?.first { $0.hasPrefix(name) }?.split(separator: separator, maxSplits: 1).last
            .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \"")) }
    }
}
