import Foundation

/// Prints rows as a table: what, ours, the peer's, the ratio, the budget, and whether it holds.
package struct Report {
    package private(set) var isWithinBudgets = true

    package init() {}

    package func heading(_ text: String) {
        print("\n\(text)")
        line("", "Halcyon", "peer", "ratio", "budget", "")
    }

    /// A ratio, and whether it is within its budget, if it has one.
    package mutating func row(_ what: String, _ ours: String, _ peer: String, ratio: Double, budget: Double?) {
        guard let budget else { return line(what, ours, peer, String(format: "%.2f", ratio), "", "") }
        let holds = ratio <= budget
        isWithinBudgets = isWithinBudgets && holds
        line(what, ours, peer, String(format: "%.2f", ratio), String(format: "≤ %.2f", budget), holds ? "yes" : "NO")
    }

    package mutating func limit(_ what: String, _ value: Double, unit: String, budget: Double) {
        let holds = value <= budget
        isWithinBudgets = isWithinBudgets && holds
        line(what, Self.number(value, unit), "", "", "≤ " + Self.number(budget, unit), holds ? "yes" : "NO")
    }

    package mutating func atLeast(_ what: String, _ value: Double, unit: String, budget: Double) {
        let holds = value >= budget
        isWithinBudgets = isWithinBudgets && holds
        line(what, Self.number(value, unit), "", "", "≥ " + Self.number(budget, unit), holds ? "yes" : "NO")
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
