/// One step that makes another picture of a picture.
///
/// Called on a thread made for work that keeps a processor busy, many at a time.
///
/// There is no limit of time for a processor, for no thread can be taken from code that does not return: one that never does
/// keeps its thread and its turn for ever, and as many of them as there are threads (one for each processor of the machine)
/// stop every pipeline of the process. One that may take long looks at `Task.isCancelled` and ends.
public protocol ImageProcessing: Sendable {
    /// Names the step with all that its result depends on: two processors with the same identifier give the same
    /// picture, and so share work and cache entries.
    var identifier: String { get }

    /// The new picture.
    ///
    /// A processor that changes ``DecodedImage/pixels`` and leaves ``DecodedImage/frames`` alone works on animated images
    /// too, also where it calls other processors: a pipeline (and a ``Composition``) then has it called again for each
    /// frame that is decoded, as an image of that frame alone, which must come out at the same size as the first. One that
    /// makes a new `DecodedImage` without frames makes a still picture.
    ///
    /// - Throws: `ImageError.processing(.failed)`, naming the processor; `ImageError.cancelled` where it has found that
    ///   `Task.isCancelled`.
    func process(_ image: DecodedImage) throws(ImageError) -> DecodedImage
}
