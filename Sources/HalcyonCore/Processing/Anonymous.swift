/// A processor made of a closure.
///
/// ```swift
/// let mirrored = Anonymous(id: "mirrored") { image in try mirror(image) }
/// ```
public struct Anonymous: ImageProcessing {
    /// Names the closure with all that its result depends on: images processed under one id are taken for the same.
    public let id: String
    private let work: @Sendable (DecodedImage) throws -> DecodedImage

    /// - Parameters:
    ///   - id: See ``id``.
    ///   - work: Makes the new picture; called on a thread made for work that keeps a processor busy, and for each frame
    ///     of an animated one that is shown.
    public init(id: String, _ work: @escaping @Sendable (DecodedImage) throws -> DecodedImage) {
        self.id = id
        self.work = work
    }

    /// `halcyon.anonymous(id)`.
    public var identifier: String { "halcyon.anonymous(\(id))" }

    /// What the closure makes of the picture.
    ///
    /// - Throws: `ImageError.processing(.failed)` with the text of what the closure throws; `ImageError.cancelled` where
    ///   that is a `CancellationError` or `ImageError.cancelled` itself.
    public func process(_ image: DecodedImage) throws(ImageError) -> DecodedImage {
        do {
            return withProcessedFrames(try work(image), of: image)
        } catch {
            if error is CancellationError || error as? ImageError == .cancelled { throw .cancelled }
            throw .processing(.failed(processor: identifier, why: String(describing: error)))
        }
    }
}
