import ArgumentParser
import Foundation

/// A span of time, as people write it: `90s`, `30min`, `12h`, `7d`, `2w`.
struct TimeSpan: Sendable, Equatable, ExpressibleByArgument {
    let seconds: TimeInterval

    /// Nil for anything but a number with a unit, for less than zero, and for more than a thousand years.
    init?(argument: String) {
        let text = argument.trimmingCharacters(in: .whitespaces).lowercased()
        let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        let unit = text.dropFirst(number.count).trimmingCharacters(in: .whitespaces)
        guard let value = Double(number), let factor = Self.factors[unit], value * factor <= 1000 * 366 * 86_400 else {
            return nil
        }
        seconds = value * factor
    }

    // No lone `m`: it could be months.
    private static let factors: [String: TimeInterval] = [
        "s": 1, "sec": 1, "min": 60, "h": 3600, "d": 86_400, "w": 604_800,
    ]
}
