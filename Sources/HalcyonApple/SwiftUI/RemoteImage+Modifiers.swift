#if canImport(SwiftUI)
public import HalcyonCore
public import SwiftUI

/// The parts of a view that has no closure of its own.
extension RemoteImage where Content == RemoteImageParts {
    /// Shown until there is an image. Default: nothing.
    public func placeholder<Placeholder: View>(
        @ViewBuilder _ placeholder: @escaping @MainActor () -> Placeholder
    ) -> Self {
        with { $0.appearance.placeholder = { AnyView(placeholder()) } }
    }

    /// Shown before the placeholder while an image is on its way, after the ``indicatorDelay(_:)``. Default: a bar
    /// where it is known how much there is, and a spinner elsewhere.
    ///
    /// - Parameter indicator: Makes it, from 0 to 1, or nil where that is not known.
    public func progress<Indicator: View>(
        @ViewBuilder _ indicator: @escaping @MainActor (_ fraction: Double?) -> Indicator
    ) -> Self {
        with { $0.appearance.indicator = { AnyView(indicator($0)) } }
    }

    /// Shown where the image cannot be had. Default: a sign, the reason, and a button that tries again; the button
    /// alone where there is no room for more.
    ///
    /// - Parameter failure: Makes it, of the reason and of what tries again.
    public func failure<Failure: View>(
        @ViewBuilder _ failure:
            @escaping @MainActor (_ error: ImageError, _ retry: @escaping @MainActor () -> Void)
            -> Failure
    ) -> Self {
        with { $0.appearance.failure = { AnyView(failure($0, $1)) } }
    }

    /// Whether a spinner turns while an image is on its way. Default: true.
    public func showsSpinner(_ shows: Bool) -> Self { with { $0.appearance.showsSpinner = shows } }

    /// Whether a bar shows how much has arrived, where that is known. Default: true.
    public func showsProgress(_ shows: Bool) -> Self { with { $0.appearance.showsProgress = shows } }

    /// Whether anything is said where the image cannot be had. Default: true.
    public func showsFailure(_ shows: Bool) -> Self { with { $0.appearance.showsFailure = shows } }

    /// Whether a failure comes with a button that tries again. Default: true.
    public func showsRetry(_ shows: Bool) -> Self { with { $0.appearance.showsRetry = shows } }

    /// Seconds from the beginning of a load until spinner or bar appear, so that fast loads do not flash them.
    /// Default: 0.3. Holds from the next load on.
    public func indicatorDelay(_ seconds: Double) -> Self { with { $0.options.indicatorDelay = seconds } }
}

/// What it says to those who do not see it.
extension RemoteImage {
    /// What the image shows, in words. Default: none, and assistive technologies pass the image over.
    public func alternativeText(_ text: Text) -> Self { with { $0.appearance.alternativeText = text } }

    /// What the image shows, in words that are looked up in the app's strings.
    public func alternativeText(_ key: LocalizedStringKey) -> Self { alternativeText(Text(key)) }

    /// What the image shows, in words as they are.
    @_disfavoredOverload
    public func alternativeText(_ text: some StringProtocol) -> Self { alternativeText(Text(text)) }
}

/// How it is loaded and shown.
extension RemoteImage {
    /// What an image is decoded for: `.view` or `.whole`.
    public typealias Sizing = DisplayOptions<Never>.Sizing

    /// Whether the image is decoded for the view, unless its request has a size. Default: `.view`; `.whole` for a view
    /// with a closure.
    ///
    /// With `.view` the view takes the space that it is offered, whatever is in it, and loads once it has any; where it
    /// grows, the image is decoded anew. With `.whole` it is laid out by what is in it, which may depend on the image:
    /// so that the image cannot depend on the view.
    public func sizing(_ sizing: Sizing) -> Self { with { $0.options.sizing = sizing } }

    /// How an image is decoded that is not of the view's shape; without a closure, how it is shown as well.
    /// Default: `.contain`.
    public func contentFit(_ fit: RemoteImageContentFit) -> Self { with { $0.options.contentFit = fit } }

    /// How an image is brought in that came from the network or a provider. Default: `.fade()`; `.none` for a view with
    /// a closure, of which the whole change is animated.
    public func imageTransition(_ transition: ImageTransition) -> Self { with { $0.options.transition = transition } }

    /// Whether the image stays, when another source is given, until the new one is there or has failed. Default: false.
    public func keepsCurrentImage(_ keeps: Bool = true) -> Self { with { $0.options.keepsCurrentImage = keeps } }

    /// Loads the image from its server, whatever the caches have, each time that a value changes: a number that counts
    /// pulls, for example. The image that is shown stays until the new one is there, without previews of that, and
    /// stays if that fails. Default: never.
    public func reloads(on value: some Hashable & Sendable) -> Self { with { $0.options.version = AnyHashable(value) } }

    /// What becomes of the load when the view leaves the screen. Default: `.lowerPriority`.
    public func onDisappear(_ behavior: RemoteImageDisappearance) -> Self {
        with { $0.options.disappearance = behavior }
    }

    /// Whether animated images play, on screen and where the system's settings want images to move: neither without
    /// auto-play of animated images nor with reduced motion. Default: true.
    public func autoplays(_ autoplays: Bool) -> Self { with { $0.options.autoplays = autoplays } }

    /// How often animated images play. Default: `.asInFile`.
    public func repetition(_ repetition: AnimationPlayer.Repetition) -> Self {
        with { $0.options.repetition = repetition }
    }
}

/// Who is told. Each takes the place of the one said before; the one of the newest body is called. All may change
/// state.
extension RemoteImage {
    /// Called once for each load that brings its image, when that is shown; not when it is decoded anew for a view that
    /// grew.
    public func onSuccess(_ action: (@MainActor (ImageResponse) -> Void)?) -> Self {
        with { $0.handlers.success = action }
    }

    /// Called once for each load that fails; not for loads that were given up or replaced.
    public func onFailure(_ action: (@MainActor (ImageError) -> Void)?) -> Self {
        with { $0.handlers.failure = action }
    }

    /// Called as bytes arrive.
    public func onProgress(_ action: (@MainActor (LoadingProgress) -> Void)?) -> Self {
        with { $0.handlers.progress = action }
    }
}

/// What is loaded. Each does what it does on ``ImageRequest``, and nothing where there is no request.
extension RemoteImage {
    /// The size in pixels at which the image is decoded, in the place of the view's own.
    public func targetSize(_ size: TargetSize?) -> Self { with { $0.request?.targetSize = size } }

    /// Steps applied to the decoded image, first to last.
    public func processors(_ processors: [any ImageProcessing]) -> Self { with { $0.request?.processors = processors } }

    /// How urgently the image is wanted. Views on screen are a step more urgent, others a step less. Holds from the
    /// next load on.
    public func priority(_ priority: ImageRequest.Priority) -> Self { with { $0.request?.priority = priority } }

    /// Whether the first part of an image is shown while the rest is on its way. Holds from the next load on.
    public func previews(_ policy: PreviewPolicy) -> Self { with { $0.request?.previews = policy } }

    /// Which caches are used, and when the network. Holds from the next load on.
    public func cachePolicy(_ policy: CachePolicy) -> Self { with { $0.request?.cachePolicy = policy } }

    /// Loads the image, in the place of the environment's pipeline; nil for that one.
    public func pipeline(_ pipeline: ImagePipeline?) -> Self { with { $0.pipeline = pipeline } }

    func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}
#endif
