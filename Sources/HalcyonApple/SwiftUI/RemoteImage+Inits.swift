#if canImport(SwiftUI)
public import Foundation
public import HalcyonCore
public import SwiftUI

extension RemoteImage where Content == RemoteImageParts {
    /// A view for the image of a request; nil for the placeholder alone.
    ///
    /// - Parameters:
    ///   - request: What is shown.
    ///   - scale: Pixels of the image to a point, where it is not decoded for the view. Default: 1.
    public init(_ request: ImageRequest?, scale: CGFloat = 1) {
        let options = RemoteImageOptions(sizing: .view, transition: .fade(), indicatorDelay: 0.3, scale: scale)
        self.init(request, options) { RemoteImageParts(phase: $0, appearance: $1) }
    }

    /// A view for the image of a URL; nil for the placeholder alone.
    @_disfavoredOverload
    public init(_ url: URL?, scale: CGFloat = 1) { self.init(url.map { ImageRequest($0) }, scale: scale) }

    /// A view for the text of a URL. Text that is none fails when it is loaded, with the reason.
    @_disfavoredOverload
    public init(_ text: String, scale: CGFloat = 1) { self.init(ImageRequest(text), scale: scale) }
}

extension RemoteImage {
    /// A view that shows what a closure makes of each phase of a request's image.
    ///
    /// - Parameters:
    ///   - request: What is shown; nil for the phase `.empty`.
    ///   - scale: Pixels of the image to a point, where it is not decoded for the view. Default: 1.
    ///   - content: Makes what is shown. `phase.image` is as large as its pixels and the scale make it; `resizable()`
    ///     has it fit the space.
    public init(
        _ request: ImageRequest?, scale: CGFloat = 1,
        @ViewBuilder content: @escaping @MainActor (_ phase: RemoteImagePhase) -> Content
    ) {
        let options = RemoteImageOptions(sizing: .whole, transition: .none, indicatorDelay: nil, scale: scale)
        self.init(request, options) { phase, _ in content(phase) }
    }

    /// A view that shows what a closure makes of each phase of a URL's image.
    @_disfavoredOverload
    public init(
        _ url: URL?, scale: CGFloat = 1,
        @ViewBuilder content: @escaping @MainActor (_ phase: RemoteImagePhase) -> Content
    ) {
        self.init(url.map { ImageRequest($0) }, scale: scale, content: content)
    }

    /// A view that shows what a closure makes of each phase of the image of a URL's text.
    @_disfavoredOverload
    public init(
        _ text: String, scale: CGFloat = 1,
        @ViewBuilder content: @escaping @MainActor (_ phase: RemoteImagePhase) -> Content
    ) {
        self.init(ImageRequest(text), scale: scale, content: content)
    }
}
#endif
