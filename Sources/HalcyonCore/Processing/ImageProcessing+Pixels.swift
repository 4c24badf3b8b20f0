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
