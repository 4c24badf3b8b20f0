#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension UIButton {
    /// Shows images in this button.
    public var halcyon: UIButtonImages { UIButtonImages(button: self) }
}
#endif
