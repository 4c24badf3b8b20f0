import Foundation

/// Prints rows as a table: what, ours, the peer's, the ratio, the budget, and whether it holds.
package struct Report {
    /// The rows over their budgets, each with its heading.
    private var missed: [String] = []
    /// The rows that came to no end, each with the reason.
    private var failed: [String] = []
    private var heading = ""

    package init() {}

    package mutating func heading(_ text: String) {
        heading = text
        print("\n\(text)")
        line("", "Halcyon", "peer", "ratio", "budget", "")
    }

    /// A ratio, and whether it is within its budget, if it has one.
    package mutating func row(_ what: String, _ ours: String, _ peer: String, ratio: Double, budget: Double?) {
        let bound = budget.map { String(format: "≤ %.2f", $0) } ?? ""
        let holds = note(
            Results.Finding(
                kind: .ratio, heading: heading, what: what, ours: ours, peer: peer, value: ratio, budget: budget,
                bound: bound, holds: budget.map { ratio <= $0 }))
        line(what, ours, peer, String(format: "%.2f", ratio), bound, holds)
    }

    package mutating func limit(_ what: String, _ value: Double, unit: String, budget: Double) {
        bounded(.most, what, value, unit, budget, value <= budget)
    }

    package mutating func atLeast(_ what: String, _ value: Double, unit: String, budget: Double) {
        bounded(.least, what, value, unit, budget, value >= budget)
    }

    private mutating func bounded(
        _ kind: Results.Finding.Kind, _ what: String, _ value: Double, _ unit: String, _ budget: Double, _ holds: Bool
    ) {
        let (ours, bound) = (Self.number(value, unit), (kind == .most ? "≤ " : "≥ ") + Self.number(budget, unit))
        let word = note(
            Results.Finding(
                kind: kind, heading: heading, what: what, ours: ours, value: value, budget: budget, bound: bound,
                holds: holds))
        line(what, ours, "", "", bound, word)
    }

    /// A figure without a peer in this run.
    package func figure(_ what: String, _ value: String) {
        Results.add(Results.Finding(kind: .figure, heading: heading, what: what, ours: value))
        line(what, value, "", "", "", "")
    }

    private mutating func note(_ finding: Results.Finding) -> String {
        Results.add(finding)
        guard let holds = finding.holds else { return "" }
        let what = finding.what.trimmingCharacters(in: .whitespaces)
        if !holds { missed.append("\(heading): \(what)") }
        return holds ? "yes" : "NO"
    }

    /// A row that came to no end: the others go on.
    package mutating func fail(_ row: String, _ error: any Error) {
        failed.append("\(row): \(error)")
        print("\n\(row) failed: \(error)")
        fflush(nil)
    }

    /// Prints which budgets were missed, unless somebody collects them from several programs.
    /// Returns whether all rows came to an end.
    package func end() -> Bool {
        if !Results.areKept {
            print(missed.isEmpty ? "\nall within their budgets" : "\nover their budgets:")
            for row in missed { print("  \(row)") }
        }
        return failed.isEmpty
    }

    // MARK: Text

    package static func number(_ value: Double, _ unit: String) -> String {
        String(format: value < 10 ? "%.2f %@" : "%.0f %@", value, unit)
    }

    package static func number(_ value: Double, digits: Int) -> String { String(format: "%.\(digits)f", value) }

    private func line(_ what: String, _ cells: String...) {
        let widths = [13, 13, 7, 13, 4]
        let row = zip(cells, widths).map { cell, width in
            String(repeating: " ", count: max(1, width - cell.count)) + cell
        }
        print(what.padding(toLength: 52, withPad: " ", startingAt: 0) + row.joined())
        fflush(nil)
    }
}
