import BenchmarkSupport

/// How far each policy is under the best of the judged ones, at most and in the mean.
struct Gaps {
    private let names: [String]
    private var most: [(points: Double, row: String)]
    private var sums: [Double]
    private var rows = 0

    init(names: [String]) {
        self.names = names
        most = names.map { _ in (0, "") }
        sums = names.map { _ in 0 }
    }

    mutating func count(_ ratios: [Double], best: Double, row: String) {
        rows += 1
        for (index, ratio) in ratios.enumerated() {
            sums[index] += ratio
            if best - ratio > most[index].points { most[index] = (best - ratio, row) }
        }
    }

    /// Prints them; ours is the last, and has a budget.
    func report() {
        print("\n| policy | mean of all rows | most points under the best of LRU, SIEVE, SLRU and S3-FIFO |")
        print("|---|---|---|")
        for (index, name) in names.enumerated() {
            let (mean, most) = (Report.number(sums[index] / Double(rows)), most[index])
            print("| \(name) | \(mean) | \(Report.number(most.points)) (\(most.row)) |")
        }
        var report = Report()
        report.heading("Points under the best of LRU, SIEVE, SLRU and S3-FIFO")
        report.limit("at most", most.last?.points ?? .nan, unit: "points", budget: 3)
    }
}

extension Report {
    /// One digit after the point.
    static func number(_ value: Double) -> String { number(value, digits: 1) }
}
