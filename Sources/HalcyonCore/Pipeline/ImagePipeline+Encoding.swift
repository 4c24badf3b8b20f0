public import Foundation

extension ImagePipeline {
    /// Writes an image as the bytes of a file, with the pipeline's encoders and in turn with its decodes: for a program
    /// that passes images on, such as a server. Nothing is stored.
    ///
    /// ```swift
    /// let image = try await pipeline.image(for: request)
    /// let webp = try await pipeline.encode(image, as: .webp, options: EncodingOptions(quality: 80))
    /// ```
    ///
    /// - Parameters:
    ///   - image: The image; if it is animated, its frames are written.
    ///   - format: The format of the file.
    ///   - options: How to encode. Default: those of ``EncodingOptions``.
    ///   - priority: The turn among the pipeline's decodes. Default: the pipeline's
    ///     ``Configuration/defaultPriority``.
    /// - Throws: `ImageError.encoding`: if no encoder writes the format (`.unsupportedFormat`), or if the codec fails;
    ///   `ImageError.decoding` if a frame cannot be decoded; `ImageError.cancelled`, at once, if the calling task is
    ///   cancelled.
    public func encode(
        _ image: DecodedImage, as format: ImageFormat, options: EncodingOptions = EncodingOptions(),
        priority: LoadPriority? = nil
    ) async throws(ImageError) -> Data {
        let permits = engine.permits
        let demand = LivePriority.constant(priority ?? configuration.defaultPriority)
        // As any step of a load that somebody waits for; what is written for the disk cache has turns of its own.
        let waiting = Backlog.Load(backlog: permits.pictures, byteCount: image.cost)
        let data = try await permits.cpu.withPermit(for: demand, waitingWith: waiting) { () async throws(ImageError) in
            try await WorkExecutor.cpu.run { [encoders = engine.parts.encoders] () throws(ImageError) in
                try encoders.encode(image, as: format, options: options)
            }
        }
        guard let data else { throw .encoding(.unsupportedFormat(format)) }
        return data
    }
}
