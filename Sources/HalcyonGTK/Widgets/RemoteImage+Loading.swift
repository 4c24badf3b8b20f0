internal import CGTK
public import Foundation
public import HalcyonCore

extension RemoteImage {
    /// What is shown, or is to be. Setting it loads it, even where it is the same as before; nil shows the placeholder.
    public var request: ImageRequest? {
        get { course.request }
        set {
            course.request = newValue
            course.isReload = false
            course.hasImage = false
            begin()
        }
    }

    /// The URL of what is shown, or is to be; nil where it is none. Setting it loads the whole image of that URL.
    public var url: URL? {
        get { request.flatMap { URL(string: $0.source.text) } }
        set { request = newValue.map { ImageRequest($0) } }
    }

    /// Tries again after a failure or ``cancel()``; else does nothing.
    public func retry() {
        guard course.request != nil, !course.isWanted, !state.isLoading else { return }
        if case .shown = state { return }
        begin()
    }

    /// Loads the image from its server, whatever the caches have. The one that is shown stays until then, and stays if that
    /// fails.
    public func reload() {
        guard course.request != nil else { return }
        course.isReload = true
        begin()
    }

    /// Gives up what is on its way. What is shown stays, be it the placeholder.
    public func cancel() {
        course.isWanted = false
        image?.display.cancel()
    }

    func appear() {
        if course.isWanted { load() }
    }

    func disappear() {
        guard onDisappear == .cancel, state.isLoading else { return }
        // First, for whoever is told may think otherwise.
        course.isWanted = true
        image?.display.cancel()
    }

    /// Loads now or when the widget appears.
    private func begin() {
        guard let image else { return }
        course.isWanted = course.request != nil
        if course.isWanted, loadsWhen == .atOnce || image.isMapped { return load() }
        // The image of another request is not to be seen meanwhile.
        if !course.hasImage { image.display.setImage(with: nil, options: options(of: image)) }
    }

    func load() {
        guard let image, var request = course.request else { return }
        course.isWanted = false
        if course.isReload { request.cachePolicy.network = .reload }
        if let previews { request.previews = previews }
        MemoryMonitor.follow(pipeline ?? .shared)
        image.display.setImage(
            with: request, options: options(of: image), progress: { [weak self] in self?.onProgress?($0) }
        ) { [weak self] in self?.tell($0) }
    }

    private func options(of image: WidgetImage) -> WidgetImages.Options {
        WidgetImages.Options(
            placeholder: appearance.placeholder?.drawn, keepsCurrentImage: course.hasImage, transition: transition,
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
    /// When a load begins.
    public enum LoadTime: Sendable, Hashable {
        /// As soon as the widget is mapped: its window is shown, and so is every container around it. Of the pages of a
        /// `GtkStack`, the hidden ones wait. What is merely scrolled out of a `GtkViewport` is mapped.
        case mapped
        /// As soon as there is a request. The image is decoded for the ``RemoteImage/width`` and ``RemoteImage/height`` that
        /// are asked for, and whole where the widget has no size yet.
        case atOnce
    }
}

extension RemoteImage {
    /// What becomes of a load when its widget leaves the screen.
    public enum Disappearance: Sendable, Hashable {
        /// It goes on, less urgently.
        case lowerPriority
        /// It is given up, and begun again when the widget comes back.
        case cancel
    }
}
