import Foundation

/// What a row found, for the plots and for the list of missed budgets: a line of JSON for each, at the end of the file
/// that `HALCYON_BENCH_RESULTS` names, if it names one. `Benchmarks/scripts/bench.sh` does.
package enum Results {
    package struct Finding: Encodable {
        package enum Kind: String, Encodable {
            /// Ours to the peer's.
            case ratio
            /// A value that is to be the budget at most, or at least.
            case most, least
            /// A value alone.
            case figure
        }

        var kind: Kind
        var heading: String
        var what: String
        var ours: String
        var peer = ""
        /// A ratio, or ours as a number.
        var value: Double?
        var budget: Double?
        var bound = ""
        var holds: Bool?
    }

    private static let file = ProcessInfo.processInfo.environment["HALCYON_BENCH_RESULTS"]

    /// Whether somebody collects them.
    package static var areKept: Bool { file != nil }

    package static func add(_ finding: Finding) { append(finding) }

    /// A line of text as a row printed it, for plots of its own.
    package static func add(line: String) { append(["line": line]) }

    private static func append(_ value: some Encodable) {
        let encoder = JSONEncoder()
        // A child without figures.
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        guard let file, let data = try? encoder.encode(value), let stream = fopen(file, "a") else { return }
        let line = data + [10]
        line.withUnsafeBytes { _ = fwrite($0.baseAddress, 1, $0.count, stream) }
        fclose(stream)
    }
}
