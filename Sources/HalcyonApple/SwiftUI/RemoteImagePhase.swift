#if canImport(SwiftUI)
public import HalcyonCore
public import SwiftUI

/// The phase of a ``RemoteImage``, with what there is to show.
public enum RemoteImagePhase: Sendable {
    /// Nothing is requested, or the load was cancelled.
    case empty
    /// An image is being loaded. There is no progress until bytes arrive. `previous` is the previous image if
    /// ``RemoteImage/keepsCurrentImage(_:)`` is set, or the ThumbHash if ``RemoteImage/placeholder(_:)`` asks for it;
    /// otherwise nil.
    case loading(LoadingProgress?, previous: Image?)
    /// There is a preview of the image, and the rest is being loaded.
    case preview(Image, ImageResponse, LoadingProgress?)
    /// The image is loaded; for an animation, this is the current frame. The response's `data` is nil;
    /// ``RemoteImage/onSuccess(_:)`` provides it.
    case success(Image, ImageResponse)
    /// The image could not be loaded. `retry` tries again.
    case failure(ImageError, retry: @MainActor () -> Void)

    /// What there is to show: the image, a preview of it, or the previous image if that is kept.
    public var image: Image? {
        switch self {
        case .loading(_, let image): image
        case .preview(let image, _, _), .success(let image, _): image
        case .empty, .failure: nil
        }
    }

    /// The response with the image that is shown, complete or a preview.
    public var response: ImageResponse? {
        switch self {
        case .preview(_, let response, _), .success(_, let response): response
        case .empty, .loading, .failure: nil
        }
    }

    /// The progress of the transfer, if known.
    public var progress: LoadingProgress? {
        switch self {
        case .loading(let progress, _), .preview(_, _, let progress): progress
        case .empty, .success, .failure: nil
        }
    }

    /// Why there is no image.
    public var error: ImageError? {
        if case .failure(let error, _) = self { error } else { nil }
    }

    /// Whether an image, or the rest of it, is being loaded.
    public var isLoading: Bool {
        switch self {
        case .loading, .preview: true
        case .empty, .success, .failure: false
        }
    }
}
#endif
