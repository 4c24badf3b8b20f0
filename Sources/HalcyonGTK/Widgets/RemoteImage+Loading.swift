internal import CGTK
public import Foundation
public import HalcyonCore

extension RemoteImage {
    /// The request of the current or next image. Setting it loads it, even if it is the same as before; nil shows the
    /// placeholder.
    public var request: ImageRequest? {
        get { status.request }
        set {
            status.request = newValue
            status.isReload = false
            status.hasImage = false
            begin()
        }
    }

    /// The URL of the request; nil if its source is not a URL. Setting it loads the whole image of that URL.
    public var url: URL? {
        get { request.flatMap { URL(string: $0.source.text) } }
        set { request = newValue.map { ImageRequest($0) } }
    }

    /// Tries again after a failure or ``cancel()``; otherwise does nothing.
    public func retry() {
        guard status.request != nil, !status.isWanted, !state.isLoading else { return }
        if case .shown = state { return }
        begin()
    }

    /// Loads the image from its server, whatever the caches contain. The current image stays until then, and if that
    /// fails.
    public func reload() {
        guard status.request != nil else { return }
        status.isReload = true
        begin()
    }

    /// Cancels the load. The current image or placeholder stays.
    public func cancel() {
        status.isWanted = false
        image?.display.cancel()
    }

    func appear() {
        if status.isWanted { load() }
    }

    func disappear() {
        guard onDisappear == .cancel, state.isLoading else { return }
        // Set first, because a handler may change it.
        status.isWanted = true
        image?.display.cancel()
    }

    /// Loads now or when the widget appears.
    private func begin() {
        guard let image else { return }
        status.isWanted = status.request != nil
        if status.isWanted, loadsWhen == .atOnce || image.isMapped { return load() }
        // The image of the previous request must not be visible meanwhile.
        if !status.hasImage { image.display.setImage(with: nil, options: options(of: image)) }
    }

    func load() {
        guard let image, var request = status.request else { return }
        status.isWanted = false
        if status.isReload { request.cachePolicy.network = .reload }
        if let previews { request.previews = previews }
        if case .hash(let hash?, _)? = appearance.placeholder { request.thumbHash = hash }
        MemoryMonitor.follow(pipeline ?? .shared)
        image.display.setImage(
            with: request, options: options(of: image), progress: { [weak self] in self?.onProgress?($0) }
        ) { [weak self] in self?.tell($0) }
    }

    private func options(of image: WidgetImageController) -> WidgetImages.Options {
        WidgetImages.Options(
            placeholder: appearance.placeholder?.drawn, showsThumbHash: appearance.placeholder?.isHash ?? false,
            keepsCurrentImage: status.hasImage, transition: transition,
            sizing: loadsWhen == .atOnce && image.displaySize == .unknown ? .whole : .view, pipeline: pipeline)
    }

    private func tell(_ outcome: Result<ImageResponse, ImageError>) {
        switch outcome {
        case .success(let response): onSuccess?(response)
        case .failure(.cancelled), .failure(.display): break
        case .failure(let error): onFailure?(error)
        }
    }
}

extension RemoteImage {
    /// When a load starts.
    public enum LoadTime: Sendable, Hashable {
        /// As soon as the widget is mapped: its window and all its containers are shown. In a `GtkStack`, the hidden
        /// pages wait. Widgets that are merely scrolled out of a `GtkViewport` are mapped.
        case mapped
        /// As soon as there is a request. The image is decoded for the requested ``RemoteImage/width`` and
        /// ``RemoteImage/height``, or in full size if the widget has no size yet.
        case atOnce
    }
}

extension RemoteImage {
    /// What happens to a load when its widget leaves the screen.
    public enum Disappearance: Sendable, Hashable {
        /// It continues at a lower priority.
        case lowerPriority
        /// It is cancelled, and started again when the widget comes back.
        case cancel
    }
}
