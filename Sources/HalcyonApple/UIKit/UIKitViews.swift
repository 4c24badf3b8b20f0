#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// UIKit's views, which show `UIImage`s.
public enum UIKitViews: ViewToolkit {
    /// `UIView`.
    public typealias View = UIView
    /// `UIImage`.
    public typealias Picture = UIImage
    /// `UIImage`.
    public typealias Placeholder = UIImage
}
#endif
