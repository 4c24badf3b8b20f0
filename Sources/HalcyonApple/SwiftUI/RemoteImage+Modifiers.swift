#if canImport(SwiftUI)
public import HalcyonCore
public import SwiftUI

extension RemoteImage {
    /// Shows the image's ThumbHash, blurred, until the image is available: `.placeholder(.thumbHash)`, or
    /// `.placeholder(.thumbHash(hash))` for one that the program knows. A closure gets it as the `previous` image of
    /// the phase `.loading`.
    public func placeholder(_ thumbHash: ThumbHashPlaceholder) -> Self {
        with {
            $0.options.showsThumbHash = true
            $0.request = thumbHash.adopted(by: $0.request)
        }
    }
}

/// The parts of a view without a closure.
extension RemoteImage where Content == RemoteImageParts {
    /// Sets what is shown until there is an image. Default: nothing.
    public func placeholder<Placeholder: View>(
        @ViewBuilder _ placeholder: @escaping @MainActor () -> Placeholder
    ) -> Self {
        with { $0.appearance.placeholder = { AnyView(placeholder()) } }
    }

    /// Sets what is shown in front of the placeholder while an image is being loaded, after the ``indicatorDelay(_:)``.
    /// Default: a bar if the total size is known, otherwise a spinner.
    ///
    /// - Parameter indicator: Creates it from the fraction, 0 to 1, or nil if that is unknown.
    public func progress<Indicator: View>(
        @ViewBuilder _ indicator: @escaping @MainActor (_ fraction: Double?) -> Indicator
    ) -> Self {
        with { $0.appearance.indicator = { AnyView(indicator($0)) } }
    }

    /// Sets what is shown if the image cannot be loaded. Default: an icon, the reason, and a button that tries again;
    /// only the button if there is no room for more.
    ///
    /// - Parameter failure: Creates it from the error, and a function that tries again.
    public func failure<Failure: View>(
        @ViewBuilder _ failure:
            @escaping @MainActor (_ error: ImageError, _ retry: @escaping @MainActor () -> Void)
            -> Failure
    ) -> Self {
        with { $0.appearance.failure = { AnyView(failure($0, $1)) } }
    }

    /// Whether to show a spinner while an image is being loaded. Default: true.
    public func showsSpinner(_ shows: Bool) -> Self { with { $0.appearance.showsSpinner = shows } }

    /// Whether to show a progress bar, if the total size is known. Default: true.
    public func showsProgress(_ shows: Bool) -> Self { with { $0.appearance.showsProgress = shows } }

    /// Whether to show anything if the image cannot be loaded. Default: true.
    public func showsFailure(_ shows: Bool) -> Self { with { $0.appearance.showsFailure = shows } }

    /// Whether to show a button that tries again after a failure. Default: true.
    public func showsRetry(_ shows: Bool) -> Self { with { $0.appearance.showsRetry = shows } }

    /// Sets the seconds from the start of a load until the spinner or bar appears, so that it does not flash during
    /// fast loads. Default: 0.3. Applies from the next load on.
    public func indicatorDelay(_ seconds: Double) -> Self { with { $0.options.indicatorDelay = seconds } }
}

/// Accessibility.
extension RemoteImage {
    /// Describes the image. Default: none, and assistive technologies skip the image.
    public func alternativeText(_ text: Text) -> Self { with { $0.appearance.alternativeText = text } }

    /// Describes the image with text from the app's localized strings.
    public func alternativeText(_ key: LocalizedStringKey) -> Self { alternativeText(Text(key)) }

    /// Describes the image with literal text.
    @_disfavoredOverload
    public func alternativeText(_ text: some StringProtocol) -> Self { alternativeText(Text(text)) }
}

/// Loading and showing.
extension RemoteImage {
    /// The size for which an image is decoded: `.view` or `.whole`.
    public typealias Sizing = DisplayOptions<Never>.Sizing

    /// Sets whether the image is decoded for the view, unless its request has a size. Default: `.view`; `.whole` for a
    /// view with a closure.
    ///
    /// With `.view` the view takes the space that it is offered, whatever its content, and loads when it has any; when
    /// it grows, the image is decoded again. With `.whole` the layout follows from its content, which may depend on the
    /// image, so the image cannot depend on the view's size.
    public func sizing(_ sizing: Sizing) -> Self { with { $0.options.sizing = sizing } }

    /// Sets how an image is decoded if its shape differs from the view's; without a closure, also how it is shown.
    /// Default: `.contain`.
    public func contentFit(_ fit: RemoteImageContentFit) -> Self { with { $0.options.contentFit = fit } }

    /// Sets the transition for an image from the network or a provider. Default: `.fade()`; `.none` for a view with a
    /// closure, whose whole content would be animated.
    public func imageTransition(_ transition: ImageTransition) -> Self { with { $0.options.transition = transition } }

    /// Whether the current image stays, when the source changes, until the new one has been loaded or has failed.
    /// Default: false.
    public func keepsCurrentImage(_ keeps: Bool = true) -> Self { with { $0.options.keepsCurrentImage = keeps } }

    /// Loads the image from its server, whatever the caches contain, each time a value changes: for example, a counter
    /// of pulls to refresh. The current image stays until the new one is loaded, without previews of that, and stays if
    /// that fails. Default: never.
    public func reloads(on value: some Hashable & Sendable) -> Self { with { $0.options.version = AnyHashable(value) } }

    /// Sets what happens to the load when the view leaves the screen. Default: `.lowerPriority`.
    public func onDisappear(_ behavior: RemoteImageDisappearance) -> Self {
        with { $0.options.disappearance = behavior }
    }

    /// Whether animated images play, while they are on screen and the system's settings allow it: not if auto-play of
    /// animated images is off, and not with reduced motion. Default: true.
    public func autoplays(_ autoplays: Bool) -> Self { with { $0.options.autoplays = autoplays } }

    /// Sets how many times animated images play. Default: `.asInFile`.
    public func repetition(_ repetition: AnimationPlayer.Repetition) -> Self {
        with { $0.options.repetition = repetition }
    }
}

/// Handlers. Each replaces a previous one; those of the newest body are called. All may change state.
extension RemoteImage {
    /// Sets the handler that is called once for each load that succeeds, when its image is shown; not when it is
    /// decoded again for a view that grew.
    public func onSuccess(_ action: (@MainActor (ImageResponse) -> Void)?) -> Self {
        with { $0.handlers.success = action }
    }

    /// Sets the handler that is called once for each load that fails; not for loads that were cancelled or replaced.
    public func onFailure(_ action: (@MainActor (ImageError) -> Void)?) -> Self {
        with { $0.handlers.failure = action }
    }

    /// Sets the handler that is called as bytes arrive.
    public func onProgress(_ action: (@MainActor (LoadingProgress) -> Void)?) -> Self {
        with { $0.handlers.progress = action }
    }
}

/// The request. Each modifier sets the same property of ``ImageRequest``, and does nothing without a request.
extension RemoteImage {
    /// Sets the size in pixels at which the image is decoded, instead of the view's size.
    public func targetSize(_ size: TargetSize?) -> Self { with { $0.request?.targetSize = size } }

    /// Sets the steps applied to the decoded image, first to last.
    public func processors(_ processors: [any ImageProcessing]) -> Self { with { $0.request?.processors = processors } }

    /// Sets the priority of the load. Views on screen get one step more, others one step less. Applies from the next
    /// load on.
    public func priority(_ priority: LoadPriority) -> Self { with { $0.request?.priority = priority } }

    /// Sets whether previews are shown while the image is being loaded. Applies from the next load on.
    public func previews(_ policy: PreviewPolicy) -> Self { with { $0.request?.previews = policy } }

    /// Sets which caches are used, and when the network is. Applies from the next load on.
    public func cachePolicy(_ policy: CachePolicy) -> Self { with { $0.request?.cachePolicy = policy } }

    /// Sets the pipeline that loads the image, instead of the environment's; nil for that one.
    public func pipeline(_ pipeline: ImagePipeline?) -> Self { with { $0.pipeline = pipeline } }

    func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}
#endif
