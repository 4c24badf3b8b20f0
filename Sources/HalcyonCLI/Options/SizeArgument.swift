import ArgumentParser

/// A box in pixels: `400x300`, or `400` for a square.
struct SizeArgument: Sendable, Equatable, ExpressibleByArgument {
    let width: Int
    let height: Int

    /// Nil for anything but one or two numbers from 1 to 65535.
    init?(argument: String) {
        let sides = argument.lowercased().replacing("×", with: "x")
            .split(separator: "x", maxSplits: 1, omittingEmptySubsequences: false)
            .map { $0.allSatisfy { $0.isASCII && $0.isNumber } ? Int($0) : nil }
        guard let width = sides[0], let height = sides.count == 2 ? sides[1] : width,
            (1...65535).contains(width), (1...65535).contains(height)
        else { return nil }
        self.width = width
        self.height = height
    }
}
