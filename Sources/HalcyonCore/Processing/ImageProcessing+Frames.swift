extension ImageProcessing {
    /// The new picture, with frames that are processed as well.
    func applied(to image: DecodedImage) throws(ImageError) -> DecodedImage {
        withProcessedFrames(try process(image), of: image)
    }

    /// The result with its frames processed when they are decoded, where it has those of the original still. Also where the
    /// first frame came out as it was: the others may not.
    func withProcessedFrames(_ result: DecodedImage, of original: DecodedImage) -> DecodedImage {
        guard let frames = original.frames, result.frames === frames else { return result }
        var template = result
        template.frames = nil
        template.originalSize = original.originalSize
        template.isDownsampled = original.isDownsampled
        template.metadata = original.metadata
        let animation = ProcessedAnimation(frames.animation, by: self, template: template)
        var animated = result
        animated.frames = AnimatedFrames(animation, firstFrame: result.pixels, memoryLimit: frames.memoryLimit)
        return animated
    }
}
