internal import CGTK
public import HalcyonCore
internal import Logging

/// Shows images in a widget: the type of `pointer.halcyon`.
///
/// ```swift
/// picture.halcyon.setImage(with: url, placeholder: .icon("image-x-generic-symbolic"))
/// ```
///
/// Everything that is started here ends with the widget: its load is cancelled, its animation stops. The pointer must
/// be that of an existing widget, from any binding, and all of this must be used on the main thread. A pointer to
/// another object is logged (label `halcyon.gtk`) and ends in `ImageError.display(.unusableView)`.
@MainActor
public struct WidgetImages {
    /// How an image is shown.
    public typealias Options = DisplayOptions<GTKPlaceholder>
    /// Called exactly once; see `ImageDisplay.Completion`.
    public typealias Completion = @MainActor (Result<ImageResponse, ImageError>) -> Void

    let widget: OpaquePointer

    init(_ widget: OpaquePointer) {
        MainLoopCheck.install()
        self.widget = widget
    }

    /// Nil if the pointer is not a widget's, which is logged.
    var image: WidgetImageController? {
        if let fault = WidgetCheck.fault(of: widget) {
            GTKLog.logger.error("halcyon cannot show images here: \(fault); pass a pointer to a GtkWidget")
            return nil
        }
        return WidgetImageController.of(widget)
    }

    /// Cancels the load. The current content stays.
    public func cancel() { image?.display.cancel() }

    /// Cancels the load and shows nothing: for cells that are reused.
    public func reset() { image?.display.reset() }

    /// Requests the last image again, after a failure or ``cancel()``; otherwise does nothing.
    public func retry() { image?.display.retry() }

    /// The state of the widget's image.
    public var state: DisplayState { image?.display.state ?? .idle }

    /// The `GdkPaintable` that shows the image: for widgets other than `GtkPicture`, `GtkImage` and `GtkButton`, which
    /// need it set once. It exists as long as the widget; to keep it longer, with its last content, take a reference.
    /// Nil if the pointer is not a widget's.
    public var paintable: UnsafeMutableRawPointer? {
        image.map {
            $0.isPaintableTaken = true
            return UnsafeMutableRawPointer($0.paintable.object.pointer)
        }
    }
}

extension WidgetImages {
    /// What is shown while an image is being loaded. Default: `.none`.
    public var indicator: GTKIndicator {
        get { image?.motion.choice ?? .none }
        nonmutating set { image?.motion.choice = newValue }
    }

    /// The radius in points of the rounded corners, at most half of the shorter side. Default: 0.
    public var cornerRadius: Double {
        get { image?.paintable.scene.cornerRadius ?? 0 }
        nonmutating set {
            image?.paintable.scene.cornerRadius = newValue
            image?.paintable.redraw()
        }
    }

    /// Controls the playback of animated images.
    public var playback: DisplayPlayback { DisplayPlayback(image?.motion.animation) }
}

@MainActor
extension OpaquePointer {
    /// Shows images in the widget that this points to.
    public var halcyon: WidgetImages { WidgetImages(self) }
}

@MainActor
extension UnsafeMutableRawPointer {
    /// Shows images in the widget that this points to.
    public var halcyon: WidgetImages { WidgetImages(OpaquePointer(self)) }
}

@MainActor
extension UnsafeMutablePointer {
    /// Shows images in the widget that this points to: a `GtkWidget`, or one of its kinds.
    public var halcyon: WidgetImages { WidgetImages(OpaquePointer(self)) }
}
