#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import HalcyonCore

/// The place in a view where one image is shown, as its toolkit has it. Holds the view weakly.
@MainActor
protocol ImagePlace<Kit>: AnyObject {
    associatedtype Kit: ViewToolkit

    /// What is there now, whoever has put it there.
    var picture: Kit.Picture? { get }
    /// Whether the view is in a window, and not hidden where the toolkit tells of that.
    var isOnScreen: Bool { get }
    /// Pixels to a point of the view's screen.
    var scale: Double { get }
    /// Nil where the view does not scale what it shows, or is gone: it wants images as large as they are.
    var box: ViewBox? { get }

    func show(_ picture: Kit.Picture?)
    /// Makes a change of what is shown, which the view fades into.
    func fade(seconds: Double, _ change: @escaping @MainActor () -> Void)
    /// Pixels as the toolkit has them, one for one on the view's screen.
    func makePicture(of pixels: PixelBuffer) -> Kit.Picture?
    func picture(of placeholder: Kit.Placeholder) -> Kit.Picture
    func placeholder(of picture: Kit.Picture) -> Kit.Placeholder
    /// Puts an indicator in the middle of the view; nil for none.
    func add(_ indicator: ViewIndicator<Kit.View>) -> Kit.View?
    func remove(_ indicator: Kit.View)
}
#endif
