/// Several processors as one, applied first to last.
///
/// ```swift
/// let avatar = Crop(width: 200, height: 200) |> Blur(radius: 2) |> CircleCrop()
/// ```
public struct Composition: ImageProcessing {
    /// The steps; none of them is a composition itself.
    public let processors: [any ImageProcessing]

    /// The processors one after the other. Compositions among them are dissolved into their steps, so that two lists of
    /// the same steps are the same, however they were put together.
    public init(_ processors: [any ImageProcessing]) { self.processors = processors.flattened }

    /// `halcyon.composition(18:halcyon.blur(8.0)…)`: the identifier of each step, with its length in bytes before it,
    /// so that no two lists of steps share one.
    public var identifier: String {
        var text = KeyText()
        for processor in processors { text.append(processor.identifier) }
        return "halcyon.composition(\(text.text))"
    }

    /// The last step's picture; the image as it is where there are no steps.
    ///
    /// - Throws: What a step throws, which names that step; `ImageError.cancelled`.
    public func process(_ image: DecodedImage) throws(ImageError) -> DecodedImage {
        var result = image
        for processor in processors {
            if Task.isCancelled { throw .cancelled }
            result = try processor.applied(to: result)
        }
        return result
    }
}

extension [any ImageProcessing] {
    /// The steps with each composition dissolved, however deep: the pipeline shares what chains have in common step by
    /// step.
    package var flattened: [any ImageProcessing] {
        flatMap { ($0 as? Composition)?.processors ?? [$0] }
    }
}
