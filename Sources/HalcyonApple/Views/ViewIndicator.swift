#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
/// What a view shows over its placeholder while an image is on its way.
///
/// It is shown where nothing of the image has come after 0.2 seconds, and goes with the first preview.
public enum ViewIndicator<View: AnyObject>: Sendable {
    /// Nothing. The default.
    case none
    /// The toolkit's own: a spinning wheel.
    case activity
    /// A view of the program's own, in the middle at the size that it has; made each time that it is shown.
    case custom(@MainActor @Sendable () -> View)
}
#endif
