/// A step that makes a new picture from a picture.
///
/// Called concurrently, on the threads reserved for CPU-bound work.
///
/// Processors have no time limit, because no thread can be taken from code that does not return. One that never returns
/// keeps its thread and its permit forever, and as many of them as there are threads (one for each processor of the
/// machine) block every pipeline of the process. A processor that may take long should check `Task.isCancelled` and
/// return early.
public protocol ImageProcessing: Sendable {
    /// Identifies the step and everything that its result depends on: processors with the same identifier produce the
    /// same picture, and share work and cache entries.
    var identifier: String { get }

    /// Returns the new picture.
    ///
    /// A processor that changes ``DecodedImage/pixels`` and keeps ``DecodedImage/frames`` works on animated images too,
    /// even if it calls other processors: a pipeline (and a ``ImageProcessors/Composition``) then calls it again for
    /// each decoded frame, with an image of that frame alone, whose result must have the same size as the first. A
    /// processor that creates a new `DecodedImage` without frames returns a still picture.
    ///
    /// - Throws: `ImageError.processing(.failed)` with the name of the processor, and your own error as its cause, if
    ///   there is one: `why: .init(error)`; `ImageError.cancelled` if it has found that `Task.isCancelled`.
    func process(_ image: DecodedImage) throws(ImageError) -> DecodedImage
}

/// The processors that Halcyon comes with.
///
/// Each has a short form for lists of processors:
///
/// ```swift
/// request.processors = [.resize(width: 200), .circle()]
/// ```
public enum ImageProcessors {}

extension ImageProcessing {
    /// Returns the image with other pixels and unchanged properties; frames, if any, are processed when they are
    /// decoded. A failure gets this processor's name.
    func replacingPixels(
        of image: DecodedImage, _ work: (PixelBuffer) throws(ImageError) -> PixelBuffer
    ) throws(ImageError) -> DecodedImage {
        var result = image
        do throws(ImageError) {
            result.pixels = try work(image.pixels)
        } catch {
            if error == .cancelled { throw error }
            throw .processing(.failed(processor: identifier, why: .init(error)))
        }
        return withProcessedFrames(result, of: image)
    }
}

extension ImageProcessing {
    /// Returns the new picture, with frames that are processed as well.
    func applied(to image: DecodedImage) throws(ImageError) -> DecodedImage {
        var result = withProcessedFrames(try process(image), of: image)
        // A processor may have created a new image from the pixels.
        if let damage = image.damage, result.damage == nil { result.damage = damage }
        return result
    }

    /// Returns the result with frames that are processed when they are decoded, if it still has the original's frames.
    /// This includes a first frame that was not changed, because the others may be. It also includes frames of a
    /// processor that this one has called and whose pixels it has changed: it has not seen any of these frames yet.
    func withProcessedFrames(_ result: DecodedImage, of original: DecodedImage) -> DecodedImage {
        guard let frames = original.frames, let current = result.frames else { return result }
        let isOvertaken = current.firstFrame.map { $0 !== result.pixels } ?? false
        guard current === frames || isOvertaken else { return result }
        var template = original
        template.frames = nil
        template.pixels = result.pixels
        let animation = ProcessedAnimation(frames.animation, by: self, template: template)
        var animated = result
        animated.frames = AnimatedFrames(animation, firstFrame: result.pixels, memoryLimit: frames.memoryLimit)
        return animated
    }
}

/// An animation whose frames are processed as they are decoded.
struct ProcessedAnimation: AnimationDecoding {
    private struct Step {
        let processor: any ImageProcessing
        /// The properties of the image besides its pixels, which are replaced by each frame's.
        var template: DecodedImage
        /// The size of every processed frame.
        let size: PixelSize
    }

    /// Several processors are steps of one animation: each nested level would use some of the stack of the thread that
    /// decodes a frame. Beyond this many steps a new level begins, because each further processor copies all of them.
    private static let longestRun = 64

    private let base: any AnimationDecoding
    private let steps: [Step]

    /// - Parameter template: The properties of the image, with the processed pixels of the first frame.
    init(_ base: any AnimationDecoding, by processor: any ImageProcessing, template: DecodedImage) {
        var steps: [Step] = []
        if let processed = base as? ProcessedAnimation, processed.steps.count < Self.longestRun {
            self.base = processed.base
            steps = processed.steps
            // Only their size was needed: the picture between two processors need not be retained.
            for index in steps.indices { steps[index].template.pixels = template.pixels }
        } else {
            self.base = base
        }
        self.steps = steps + [Step(processor: processor, template: template, size: template.pixels.size)]
    }

    var timing: AnimationTiming { base.timing }
    var size: PixelSize { steps.last?.size ?? base.size }
    var byteCount: Int { base.byteCount }

    func pass(toward index: Int) throws(ImageError) -> any FrameDecoding {
        Pass(try base.pass(toward: index), steps)
    }

    private final class Pass: FrameDecoding {
        private let base: any FrameDecoding
        private let steps: [Step]

        init(_ base: any FrameDecoding, _ steps: [Step]) {
            self.base = base
            self.steps = steps
        }

        var nextIndex: Int { base.nextIndex }

        func skip() throws(ImageError) { try base.skip() }

        func next() throws(ImageError) -> PixelBuffer? {
            guard var frame = try base.next() else { return nil }
            for step in steps {
                var image = step.template
                image.pixels = frame
                frame = try step.processor.process(image).pixels
                guard frame.size == step.size else {
                    let why = "a frame came out at \(frame.size) pixels, but the first one at \(step.size)"
                    throw .processing(.failed(processor: step.processor.identifier, why: .init(why)))
                }
            }
            return frame
        }
    }
}
