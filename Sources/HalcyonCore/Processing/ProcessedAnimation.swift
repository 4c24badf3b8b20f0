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
