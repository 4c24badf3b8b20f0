#if canImport(SwiftUI)
public import HalcyonCore
public import SwiftUI

/// What a ``RemoteImage`` is at, with what there is to show.
public enum RemoteImagePhase: Sendable {
    /// Nothing is wanted, or it was given up.
    case empty
    /// An image is on its way. No progress is known until bytes arrive. `previous` is the image before it where
    /// ``RemoteImage/keepsCurrentImage(_:)`` was said, and nil elsewhere.
    case loading(LoadingProgress?, previous: Image?)
    /// The first part of an image is there, and the rest is on its way.
    case preview(Image, ImageResponse, LoadingProgress?)
    /// The image is there; of an animated one, the frame of this moment. The response's `data` is nil:
    /// ``RemoteImage/onSuccess(_:)`` has it.
    case success(Image, ImageResponse)
    /// There is no image to be had. `retry` tries again.
    case failure(ImageError, retry: @MainActor () -> Void)

    /// What there is to show: the image, a preview of it, or the image before it where that is kept.
    public var image: Image? {
        switch self {
        case .loading(_, let image): image
        case .preview(let image, _, _), .success(let image, _): image
        case .empty, .failure: nil
        }
    }

    /// The image that is shown, whole or not, and where it came from.
    public var response: ImageResponse? {
        switch self {
        case .preview(_, let response, _), .success(_, let response): response
        case .empty, .loading, .failure: nil
        }
    }

    /// How far the transfer has come, where that is known.
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

    /// Whether an image, or the rest of it, is on its way.
    public var isLoading: Bool {
        switch self {
        case .loading, .preview: true
        case .empty, .success, .failure: false
        }
    }
}
#endif
