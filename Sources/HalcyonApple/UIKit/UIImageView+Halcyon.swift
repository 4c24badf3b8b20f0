#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension UIImageView {
    /// Shows images in this view.
    public var halcyon: ViewImages<UIKitViews> { image(of: .image) }
}
#endif
