public import HalcyonCore

/// A processor defined by a test, which counts its runs.
public struct FakeProcessor: ImageProcessing {
    /// Identifies the step.
    public let identifier: String
    /// How many times it ran.
    public let runs = Tally()
    private let change: @Sendable (DecodedImage) throws(ImageError) -> DecodedImage

    /// Creates a processor that returns images unchanged.
    public init(_ identifier: String) {
        self.init(identifier) { $0 }
    }

    /// Creates a processor that fails.
    public init(_ identifier: String, failing error: ImageError) {
        self.init(identifier) { _ throws(ImageError) in throw error }
    }

    /// Creates a processor that calls a function.
    public init(
        _ identifier: String, _ change: @escaping @Sendable (DecodedImage) throws(ImageError) -> DecodedImage
    ) {
        self.identifier = identifier
        self.change = change
    }

    /// Counts the run and calls the function.
    ///
    /// - Throws: The function's error.
    public func process(_ image: DecodedImage) throws(ImageError) -> DecodedImage {
        runs.add()
        return try change(image)
    }
}
