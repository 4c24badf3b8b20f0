import ArgumentParser
import Foundation

/// A number of bytes in readable form, with decimal units: `100MB` is 100,000,000 bytes. `KiB`, `MiB` … are binary.
struct ByteCount: Sendable, Equatable, ExpressibleByArgument, CustomStringConvertible {
    let bytes: Int

    init(_ bytes: Int) { self.bytes = bytes }

    /// Parses `"500"`, `"100MB"`, `"1.5 GiB"`; returns nil for anything else, for negative values, and for more than an
    /// `Int` holds.
    init?(argument: String) {
        let text = argument.trimmingCharacters(in: .whitespaces).lowercased()
        let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        let unit = text.dropFirst(number.count).trimmingCharacters(in: .whitespaces)
        guard let value = Double(number), let factor = Self.factors[unit] else { return nil }
        let bytes = (value * factor).rounded()
        guard bytes < Double(Int.max) else { return nil }
        self.bytes = Int(bytes)
    }

    private static let factors: [String: Double] = [
        "": 1, "b": 1,
        "k": 1e3, "kb": 1e3, "m": 1e6, "mb": 1e6, "g": 1e9, "gb": 1e9, "t": 1e12, "tb": 1e12,
        "kib": 1024, "mib": 1_048_576, "gib": 1_073_741_824, "tib": 1_099_511_627_776,
    ]

    /// `"512 B"`, `"84 kB"`, `"12.3 MB"`: at most three significant digits.
    var description: String {
        guard bytes >= 1000 else { return "\(bytes) B" }
        var value = Double(bytes)
        var unit = "B"
        for next in ["kB", "MB", "GB", "TB"] where value >= 999.5 {
            value /= 1000
            unit = next
        }
        let figures = value < 9.995 ? 2 : value < 99.95 ? 1 : 0
        return String(format: "%.\(figures)f ", value) + unit
    }
}

extension Date {
    /// Returns the time from this moment to a later one in a single unit: `"12 s"`, `"3 min"`, `"5 h"`, `"9 d"`.
    func age(at later: Date) -> String {
        let seconds = max(0, later.timeIntervalSince(self))
        return switch seconds {
        case ..<120: "\(Int(seconds)) s"
        case ..<7200: "\(Int(seconds / 60)) min"
        case ..<172_800: "\(Int(seconds / 3600)) h"
        default: "\(Int(min(seconds / 86_400, 99_999))) d"
        }
    }
}

extension JSONValue {
    /// Returns a moment as RFC 3339 text, in UTC.
    static func date(_ date: Date) -> JSONValue {
        .string(date.formatted(.iso8601))
    }
}
