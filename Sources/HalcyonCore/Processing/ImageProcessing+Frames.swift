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
