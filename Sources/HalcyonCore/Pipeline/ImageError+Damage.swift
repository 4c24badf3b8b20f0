extension ImageError {
    /// Whether the bytes themselves are at fault, and not a limit or a format that is not supported.
    var saysThatBytesAreDamaged: Bool {
        guard case .decoding(let reason) = self else { return false }
        return switch reason {
        case .empty, .notAnImage, .truncated, .corrupt: true
        case .unsupportedFormat, .tooManyPixels, .tooManyScans, .outOfMemory, .tooManyBytes, .tooManyFrames,
            .tooManyAnimationPixels, .metadataTooLarge, .tookTooLong:
            false
        }
    }
}
