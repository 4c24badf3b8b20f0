import HalcyonCore

extension DecodingLimits {
    /// Checks one piece of metadata.
    func check(metadata byteCount: Int) throws(ImageError) {
        if byteCount > maximumMetadataBytes {
            throw .decoding(.metadataTooLarge(byteCount, limit: maximumMetadataBytes))
        }
    }
}
