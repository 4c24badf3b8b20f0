/// One step that makes another picture of a picture.
///
/// Called on a thread made for work that keeps a processor busy, many at a time.
public protocol ImageProcessing: Sendable {
    /// Names the step with all that its result depends on: two processors with the same identifier give the same
    /// picture, and so share work and cache entries.
    var identifier: String { get }

    /// The new picture.
    ///
    /// - Throws: `ImageError.processing(.failed)`, naming the processor; `ImageError.cancelled` where it has found that
    ///   `Task.isCancelled`.
    func process(_ image: DecodedImage) throws(ImageError) -> DecodedImage
}
