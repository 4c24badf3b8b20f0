import Foundation

/// Sizes and times for people.
public enum Words {
    /// Bytes: `"12.3 MB"`.
    public static func bytes(_ count: Int) -> String {
        var value = Double(max(0, count))
        for unit in ["bytes", "kB", "MB", "GB"] {
            if value < 1000 {
                return unit == "bytes" || value >= 100
                    ? "\(Int(value.rounded())) \(unit)" : oneDigit(value) + " " + unit
            }
            value /= 1000
        }
        return oneDigit(value) + " TB"
    }

    /// A number with its thousands apart: `"10 000"`.
    public static func number(_ count: Int) -> String {
        let digits = String(abs(count))
        var groups: [Substring] = []
        var rest = digits[...]
        while rest.count > 3 {
            groups.insert(rest.suffix(3), at: 0)
            rest = rest.dropLast(3)
        }
        groups.insert(rest, at: 0)
        // A thin space that does not break.
        return (count < 0 ? "−" : "") + groups.joined(separator: "\u{202F}")
    }

    /// Seconds: `"34 ms"`, `"1.2 s"`.
    public static func seconds(_ seconds: Double) -> String {
        guard seconds < 1 else { return oneDigit(seconds) + " s" }
        return seconds >= 0.01 ? "\(Int((seconds * 1000).rounded())) ms" : oneDigit(seconds * 1000) + " ms"
    }

    private static func oneDigit(_ value: Double) -> String { String(format: "%.1f", value) }
}
