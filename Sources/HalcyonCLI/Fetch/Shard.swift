import ArgumentParser
import HalcyonCore

/// One of several parts of a list, each for a run of its own: `--shard 2/8`.
///
/// The parts are chosen by a hash of what the user wrote, so that equal inputs are in the same part, on every machine
/// and in every order of the list.
struct Shard: ExpressibleByArgument, Equatable {
    /// The number of the part, from 1.
    let number: Int
    /// The number of parts.
    let count: Int

    /// The keys are arbitrary but must never change: programs of different versions work on one list.
    private static let hash = SipHash(key0: 0x6861_6c63_7368_6172, key1: 0x6473_2e31_2e31_2e31)

    init?(argument: String) {
        let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let number = Self.number(parts[0]), let count = Self.number(parts[1]),
            (1...count).contains(number)
        else { return nil }
        (self.number, self.count) = (number, count)
    }

    /// A number from 1 to a million, in digits alone.
    private static func number(_ text: Substring) -> Int? {
        guard !text.isEmpty, text.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(text) else { return nil }
        return (1...1_000_000).contains(number) ? number : nil
    }

    /// Whether an input belongs to this part.
    func contains(_ input: Input) -> Bool { Int(Self.hash.hash(input.text) % UInt64(count)) == number - 1 }
}
