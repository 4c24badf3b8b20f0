#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
/// A toolkit whose views show images: ``UIKitViews`` or ``AppKitViews``. Names its types, so that all else is written
/// once.
public protocol ViewToolkit: SendableMetatype {
    /// What every view is.
    associatedtype View: AnyObject
    /// What views show.
    associatedtype Picture: AnyObject
    /// What stands in for an image, in `DisplayOptions`.
    associatedtype Placeholder: Sendable
}
#endif
