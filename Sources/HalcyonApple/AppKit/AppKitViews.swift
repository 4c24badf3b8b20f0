#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit

/// AppKit's views, which show `NSImage`s.
public enum AppKitViews: ViewToolkit {
    /// `NSView`.
    public typealias View = NSView
    /// `NSImage`.
    public typealias Picture = NSImage
    /// An `NSImage` of the main actor.
    public typealias Placeholder = AppKitPlaceholder
}
#endif
