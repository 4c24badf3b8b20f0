/// An animation whose frames go through a processor as they are decoded.
struct ProcessedAnimation: AnimationDecoding {
    private let base: any AnimationDecoding
    private let processor: any ImageProcessing
    /// What is known of the image beside its pixels, which are those of the first frame, processed.
    private let template: DecodedImage

    init(_ base: any AnimationDecoding, by processor: any ImageProcessing, template: DecodedImage) {
        self.base = base
        self.processor = processor
        self.template = template
    }

    var timing: AnimationTiming { base.timing }
    var size: PixelSize { template.pixels.size }
    var byteCount: Int { base.byteCount }

    func pass(toward index: Int) throws(ImageError) -> any FrameDecoding {
        Pass(try base.pass(toward: index), of: self)
    }

    private final class Pass: FrameDecoding {
        private let base: any FrameDecoding
        private let animation: ProcessedAnimation

        init(_ base: any FrameDecoding, of animation: ProcessedAnimation) {
            self.base = base
            self.animation = animation
        }

        var nextIndex: Int { base.nextIndex }

        func skip() throws(ImageError) { try base.skip() }

        func next() throws(ImageError) -> PixelBuffer? {
            guard let frame = try base.next() else { return nil }
            let processor = animation.processor
            var image = animation.template
            image.pixels = frame
            let pixels = try processor.process(image).pixels
            guard pixels.size == animation.size else {
                let why = "a frame came out at \(pixels.size) pixels, the first one at \(animation.size)"
                throw .processing(.failed(processor: processor.identifier, why: why))
            }
            return pixels
        }
    }
}
