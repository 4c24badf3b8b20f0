import Foundation

/// How much the long tests do: a sample in `make test`, all of it with `HALCYON_PROOF=1` (`make proof`).
enum Effort {
    static let isWhole = ProcessInfo.processInfo.environment["HALCYON_PROOF"] == "1"
}
