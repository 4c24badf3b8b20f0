/// What a view is at: for indicators, bars of progress, and buttons that try again.
public enum DisplayState: Sendable {
    /// Nothing is wanted, or it was given up.
    case idle
    /// An image is on its way. No progress is known until bytes arrive, and none of what comes from a cache.
    case loading(LoadingProgress?)
    /// The first part of an image is shown, and the rest is on its way.
    case preview(ImageResponse, LoadingProgress?)
    /// The image is shown. Its ``ImageResponse/data`` is nil: the completion has it.
    case shown(ImageResponse)
    /// There is no image to be had.
    case failed(ImageError)

    /// Whether an image, or the rest of it, is on its way.
    public var isLoading: Bool {
        switch self {
        case .loading, .preview: true
        case .idle, .shown, .failed: false
        }
    }

    /// How far the transfer has come, where that is known.
    public var progress: LoadingProgress? {
        switch self {
        case .loading(let progress), .preview(_, let progress): progress
        case .idle, .shown, .failed: nil
        }
    }

    /// The image that is shown, whole or not.
    public var response: ImageResponse? {
        switch self {
        case .preview(let response, _), .shown(let response): response
        case .idle, .loading, .failed: nil
        }
    }

    /// Why there is no image.
    public var error: ImageError? {
        if case .failed(let error) = self { error } else { nil }
    }
}
