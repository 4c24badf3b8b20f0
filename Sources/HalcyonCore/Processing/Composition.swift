extension ImageProcessors {
    /// Combines several processors, applied first to last.
    ///
    /// ```swift
    /// request.processors = [.crop(width: 200, height: 200) |> .blur(radius: 2) |> .circle()]
    /// ```
    public struct Composition: ImageProcessing {
        /// The steps; none of them is itself a composition.
        public let processors: [any ImageProcessing]

        /// Combines processors, applied one after the other. Compositions among them are expanded into their steps, so
        /// that equal lists of steps are equal, however they were combined.
        public init(_ processors: [any ImageProcessing]) { self.processors = processors.flattened }

        /// `halcyon.composition(18:halcyon.blur(8.0)…)`: the identifier of each step, prefixed with its length in
        /// bytes, so that different lists of steps have different identifiers.
        public var identifier: String {
            var text = KeyText()
            for processor in processors { text.append(processor.identifier) }
            return "halcyon.composition(\(text.text))"
        }

        /// Returns the last step's picture; the same image if there are no steps.
        ///
        /// - Throws: The error of a step, with the step's name; `ImageError.cancelled`.
        public func process(_ image: DecodedImage) throws(ImageError) -> DecodedImage {
            var result = image
            for processor in processors {
                if Task.isCancelled { throw .cancelled }
                result = try processor.applied(to: result)
            }
            return result
        }
    }
}

extension ImageProcessing where Self == ImageProcessors.Composition {
    /// Combines several processors into one; see ``ImageProcessors/Composition``.
    ///
    /// - Parameter processors: The steps, applied first to last.
    public static func composition(_ processors: [any ImageProcessing]) -> Self { Self(processors) }
}

extension [any ImageProcessing] {
    /// The steps with all compositions expanded, however deep: the pipeline shares common beginnings of chains step by
    /// step.
    package var flattened: [any ImageProcessing] {
        flatMap { ($0 as? ImageProcessors.Composition)?.processors ?? [$0] }
    }
}

/// Chains processors: the picture of the left one is passed to the right one.
///
/// Declared as in other image libraries, so that a file may import both.
infix operator |> : AdditionPrecedence

/// Combines two processors: `.crop(width: 200, height: 200) |> .circle()`.
public func |> (first: any ImageProcessing, second: any ImageProcessing) -> ImageProcessors.Composition {
    ImageProcessors.Composition([first, second])
}

/// Combines a list of processors and one more after it.
public func |> (processors: [any ImageProcessing], last: any ImageProcessing) -> ImageProcessors.Composition {
    ImageProcessors.Composition(processors + [last])
}

extension ImageProcessors {
    /// A processor backed by a closure.
    ///
    /// ```swift
    /// request.processors = [.process(id: "mirrored") { image in try mirror(image) }]
    /// ```
    public struct Anonymous: ImageProcessing {
        /// Identifies the closure and everything that its result depends on: images processed under the same id count
        /// as equal.
        public let id: String
        private let work: @Sendable (DecodedImage) throws -> DecodedImage

        /// Creates a processor that calls `work`.
        ///
        /// - Parameters:
        ///   - id: See ``id``.
        ///   - work: Returns the new picture. Called on a thread for CPU-bound work, and for each frame of an animated
        ///     image that is shown.
        public init(id: String, _ work: @escaping @Sendable (DecodedImage) throws -> DecodedImage) {
            self.id = id
            self.work = work
        }

        /// `halcyon.anonymous(id)`.
        public var identifier: String { "halcyon.anonymous(\(id))" }

        /// Returns the closure's result for the picture.
        ///
        /// - Throws: `ImageError.processing(.failed)` with the closure's error; `ImageError.cancelled` if
        ///   that is a `CancellationError` or `ImageError.cancelled` itself.
        public func process(_ image: DecodedImage) throws(ImageError) -> DecodedImage {
            do {
                return withProcessedFrames(try work(image), of: image)
            } catch {
                if error is CancellationError || error as? ImageError == .cancelled { throw .cancelled }
                throw .processing(.failed(processor: identifier, why: .init(error)))
            }
        }
    }
}

extension ImageProcessing where Self == ImageProcessors.Anonymous {
    /// Runs a closure; see ``ImageProcessors/Anonymous``.
    ///
    /// - Parameters:
    ///   - id: Identifies the closure and everything that its result depends on.
    ///   - work: Returns the new picture. Called on a thread for CPU-bound work, and for each frame of an animated
    ///     image that is shown. If it throws, the load fails with `ImageError.processing(.failed)`.
    public static func process(
        id: String, _ work: @escaping @Sendable (DecodedImage) throws -> DecodedImage
    ) -> Self {
        Self(id: id, work)
    }
}
