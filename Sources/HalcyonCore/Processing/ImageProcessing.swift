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

extension ImageProcessing {
    /// The image with other pixels, and all else that is known of it kept; its frames, where it has several, become other
    /// ones as they are decoded. A failure gets this processor's name.
    func replacingPixels(
        of image: DecodedImage, _ work: (PixelBuffer) throws(ImageError) -> PixelBuffer
    ) throws(ImageError) -> DecodedImage {
        var result = image
        do throws(ImageError) {
            result.pixels = try work(image.pixels)
        } catch {
            if error == .cancelled { throw error }
            throw .processing(.failed(processor: identifier, why: error.description))
        }
        return withProcessedFrames(result, of: image)
    }
}

extension ImageProcessing {
    /// The new picture, with frames that are processed as well.
    func applied(to image: DecodedImage) throws(ImageError) -> DecodedImage {
        var result = withProcessedFrames(try process(image), of: image)
        // A processor may have made a new image of the pixels.
        if let damage = image.damage, result.damage == nil { result.damage = damage }
        return result
    }

    /// The result with its frames processed when they are decoded, where it has those of the original still. Also where the
    /// first frame came out as it was: the others may not. And where the frames are those of a processor that this one has
    /// called, and has changed the pixels of: of the frames, it has not seen any yet.
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

/// An animation whose frames go through processors as they are decoded.
struct ProcessedAnimation: AnimationDecoding {
    private struct Step {
        let processor: any ImageProcessing
        /// What is known of the image beside its pixels, each frame's own in their place.
        var template: DecodedImage
        /// That of every frame that comes out.
        let size: PixelSize
    }

    /// Processors over processors are steps of one animation: each level would take some of the stack of whoever decodes
    /// a frame. From so many on there is another level, or each further processor would copy ever more of them.
    private static let longestRun = 64

    private let base: any AnimationDecoding
    private let steps: [Step]

    /// - Parameter template: What is known of the image beside its pixels, which are those of the first frame, processed.
    init(_ base: any AnimationDecoding, by processor: any ImageProcessing, template: DecodedImage) {
        var steps: [Step] = []
        if let processed = base as? ProcessedAnimation, processed.steps.count < Self.longestRun {
            self.base = processed.base
            steps = processed.steps
            // Only their size was of use: the picture between two processors need not be held.
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
                    let why = "a frame came out at \(frame.size) pixels, the first one at \(step.size)"
                    throw .processing(.failed(processor: step.processor.identifier, why: why))
                }
            }
            return frame
        }
    }
}
