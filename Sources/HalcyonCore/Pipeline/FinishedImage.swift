/// What the work for an image ends with.
struct FinishedImage: Sendable {
    let response: ImageResponse
    /// Whether it has gone to the memory cache. Work that was begun as a mere step on the way to another image does not
    /// store it; whoever has joined that work wants it stored.
    let isStored: Bool
}

extension ImageError {
    /// Whether the bytes themselves are at fault, and not a limit or a format that is not supported.
    var saysThatBytesAreDamaged: Bool {
        guard case .decoding(let reason) = self else { return false }
        return switch reason {
        case .empty, .notAnImage, .truncated, .corrupt: true
        case .unsupportedFormat, .tooManyPixels, .tooManyScans, .outOfMemory: false
        }
    }
}
