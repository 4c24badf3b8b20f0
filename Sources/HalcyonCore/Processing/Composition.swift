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

/// Chains processors: the left one's picture goes to the right one.
///
/// Declared as other image libraries declare it, so that a file may import both.
infix operator |> : AdditionPrecedence

/// One processor after another, as one: `Crop(width: 200, height: 200) |> CircleCrop()`.
public func |> (first: any ImageProcessing, second: any ImageProcessing) -> Composition {
    Composition([first, second])
}

/// A list of processors, and one more after it, as one.
public func |> (processors: [any ImageProcessing], last: any ImageProcessing) -> Composition {
    Composition(processors + [last])
}

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
