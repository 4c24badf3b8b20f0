public import HalcyonCore

/// A processor that a test writes, and that counts its runs.
public struct FakeProcessor: ImageProcessing {
    /// Names the step.
    public let identifier: String
    /// How often it ran.
    public let runs = Tally()
    private let change: @Sendable (DecodedImage) throws(ImageError) -> DecodedImage

    /// A processor that leaves pictures as they are.
    public init(_ identifier: String) {
        self.init(identifier) { $0 }
    }

    /// A processor that fails.
    public init(_ identifier: String, failing error: ImageError) {
        self.init(identifier) { _ throws(ImageError) in throw error }
    }

    /// A processor whose result comes from a function.
    public init(
        _ identifier: String, _ change: @escaping @Sendable (DecodedImage) throws(ImageError) -> DecodedImage
    ) {
        self.identifier = identifier
        self.change = change
    }

    /// Counts, and calls the function.
    ///
    /// - Throws: what the function throws.
    public func process(_ image: DecodedImage) throws(ImageError) -> DecodedImage {
        runs.add()
        return try change(image)
    }
}
