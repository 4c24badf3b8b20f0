/// Frames of animated images on their way through the stages.
extension ImagePipeline {
    /// The image with the room for frames that the pipeline gives.
    func withFrameLimit(_ image: DecodedImage) -> DecodedImage {
        guard let limit = configuration.animationMemoryLimit, let frames = image.frames, frames.memoryLimit != limit
        else { return image }
        var image = image
        image.frames = frames.limited(to: limit)
        return image
    }

    /// Decodes all frames, where the request wants that and they have room. One that fails is for those who show it.
    @inline(never)  // copies the image
    func preload(_ finished: FinishedImage, for request: ImageRequest) async {
        await preload(finished.response.image, for: request)
    }

    func preload(_ image: DecodedImage, for request: ImageRequest) async {
        guard request.hasOptions, request.frames == .preloaded, let frames = image.frames else { return }
        try? await frames.preload()
    }
}
