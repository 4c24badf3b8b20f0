#if canImport(SwiftUI)
public import HalcyonCore
import SwiftUI

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
#endif
