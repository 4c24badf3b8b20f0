import Foundation

/// Prints rows as a table: what, ours, the peer's, the ratio, the budget, and whether it holds.
package struct Report {
    /// The rows over their budgets, each with its heading.
    private var missed: [String] = []
    private var title = ""

    package init() {}

    /// Prints what the figures were measured on.
    package func machine() {
        let info = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
        let model = info?.split(separator: "\n").first { $0.hasPrefix("model name") }?.split(separator: ":").last
        let release = try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)
        let name = release?.split(separator: "\n").first { $0.hasPrefix("PRETTY_NAME=") }?.split(separator: "\"").last
        var names = utsname()
        uname(&names)
        let kernel = withUnsafeBytes(of: &names.release) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        let processors = ProcessInfo.processInfo.activeProcessorCount
        print(
            "\(processors) ×\(model ?? " unknown processor"), \(name ?? "unknown system"), Linux \(kernel),"
                + " \(ProcessInfo.processInfo.physicalMemory >> 30) GiB")
    }

    package mutating func heading(_ text: String) {
        title = String(text.prefix { $0 != "(" && $0 != ";" }).trimmingCharacters(in: .whitespaces)
        print("\n\(text)")
        line("", "Halcyon", "peer", "ratio", "budget", "")
    }

    /// A ratio, and whether it is within its budget, if it has one.
    package mutating func row(_ what: String, _ ours: String, _ peer: String, ratio: Double, budget: Double?) {
        guard let budget else { return line(what, ours, peer, String(format: "%.2f", ratio), "", "") }
        let holds = note(what, ratio <= budget)
        line(what, ours, peer, String(format: "%.2f", ratio), String(format: "≤ %.2f", budget), holds)
    }

    package mutating func limit(_ what: String, _ value: Double, unit: String, budget: Double) {
        let holds = note(what, value <= budget)
        line(what, Self.number(value, unit), "", "", "≤ " + Self.number(budget, unit), holds)
    }

    package mutating func atLeast(_ what: String, _ value: Double, unit: String, budget: Double) {
        let holds = note(what, value >= budget)
        line(what, Self.number(value, unit), "", "", "≥ " + Self.number(budget, unit), holds)
    }

    /// Prints which budgets were missed.
    package func end() {
        if missed.isEmpty { return print("\nall within their budgets") }
        print("\nover their budgets:")
        for row in missed { print("  \(row)") }
    }

    private mutating func note(_ what: String, _ holds: Bool) -> String {
        if !holds { missed.append("\(title): \(what.trimmingCharacters(in: .whitespaces))") }
        return holds ? "yes" : "NO"
    }

    /// A figure without a peer in this run.
    package func figure(_ what: String, _ value: String) { line(what, value, "", "", "", "") }

    package static func number(_ value: Double, _ unit: String) -> String {
        String(format: value < 10 ? "%.2f %@" : "%.0f %@", value, unit)
    }

    private func line(_ what: String, _ cells: String...) {
        let widths = [13, 13, 7, 13, 4]
        let row = zip(cells, widths).map { cell, width in
            String(repeating: " ", count: max(1, width - cell.count)) + cell
        }
        print(what.padding(toLength: 52, withPad: " ", startingAt: 0) + row.joined())
        fflush(nil)
    }
}

extension Report {
    package static func number(_ value: Double, digits: Int) -> String { String(format: "%.\(digits)f", value) }
}
