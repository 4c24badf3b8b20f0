internal import CGTK
public import HalcyonCore
internal import Logging

/// Shows images in a widget: what `pointer.halcyon` is.
///
/// ```swift
/// picture.halcyon.setImage(with: url, placeholder: .icon("image-x-generic-symbolic"))
/// ```
///
/// All that is begun here ends with the widget: its load is cancelled, its animation stops. The pointer must be that of a
/// living widget, whatever binding it comes from, and all of this is for the main thread. A pointer to another object is
/// logged (label `halcyon.gtk`) and ends in `ImageError.display(.unusableView)`.
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

    /// Nil where the pointer is not that of a widget, which is logged.
    var image: WidgetImage? {
        if let fault = WidgetCheck.fault(of: widget) {
            GTKLog.logger.error("halcyon cannot show images here: \(fault); give it the pointer of a GtkWidget")
            return nil
        }
        return WidgetImage.of(widget)
    }

    /// Gives up what is on its way. What is shown stays.
    public func cancel() { image?.display.cancel() }

    /// Gives up what is on its way, and shows nothing: for cells that are used again.
    public func reset() { image?.display.reset() }

    /// Asks again for what was asked for last, after a failure or ``cancel()``; else does nothing.
    public func retry() { image?.display.retry() }

    /// What the widget is at.
    public var state: DisplayState { image?.display.state ?? .idle }

    /// The `GdkPaintable` that shows all this: for widgets of other kinds than `GtkPicture`, `GtkImage` and `GtkButton`,
    /// which are given it once. Lives as long as the widget; whoever takes a reference keeps it longer, with what was shown
    /// last. Nil for a pointer that is not a widget's.
    public var paintable: UnsafeMutableRawPointer? {
        image.map {
            $0.isPaintableTaken = true
            return UnsafeMutableRawPointer($0.paintable.object.pointer)
        }
    }
}

extension WidgetImages {
    /// What is shown while an image is on its way. Default: `.none`.
    public var indicator: GTKIndicator {
        get { image?.motion.choice ?? .none }
        nonmutating set { image?.motion.choice = newValue }
    }

    /// The radius in points by which the corners of what is shown are cut round, at most half of the shorter side.
    /// Default: 0.
    public var cornerRadius: Double {
        get { image?.paintable.scene.cornerRadius ?? 0 }
        nonmutating set {
            image?.paintable.scene.cornerRadius = newValue
            image?.paintable.redraw()
        }
    }

    /// Plays animated images.
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
