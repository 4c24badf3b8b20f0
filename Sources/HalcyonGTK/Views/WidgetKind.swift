internal import CGTK
import HalcyonCore

/// How a widget shows a paintable.
@MainActor
enum WidgetKind {
    case picture, image, button, other

    init(_ widget: OpaquePointer) {
        self =
            switch true {
            case WidgetCheck.is(widget, gtk_picture_get_type()): .picture
            case WidgetCheck.is(widget, gtk_image_get_type()): .image
            case WidgetCheck.is(widget, gtk_button_get_type()): .button
            default: .other
            }
    }

    /// Has the widget show the paintable, unless it does.
    func attach(_ paintable: OpaquePointer, to widget: OpaquePointer) {
        switch self {
        case .picture:
            if gtk_picture_get_paintable(widget) != paintable { gtk_picture_set_paintable(widget, paintable) }
        case .image:
            if gtk_image_get_paintable(widget) != paintable { gtk_image_set_from_paintable(widget, paintable) }
        case .button:
            // A picture that is there stays, with whatever was set on it.
            if let picture = picture(in: widget) {
                WidgetKind.picture.attach(paintable, to: picture)
            } else {
                gtk_button_set_child(UnsafeMutablePointer(widget), gtk_picture_new_for_paintable(paintable))
            }
        case .other: break
        }
    }

    /// The widget that draws the image: itself, or the picture in a button.
    func shower(in widget: OpaquePointer) -> UnsafeMutablePointer<GtkWidget> {
        UnsafeMutablePointer(picture(in: widget) ?? widget)
    }

    /// How an image meets the widget's box.
    func mode(of widget: OpaquePointer) -> TargetSize.Mode {
        guard let picture = picture(in: widget) else { return .fit }
        return switch gtk_picture_get_content_fit(picture) {
        case GTK_CONTENT_FIT_COVER: .fill
        case GTK_CONTENT_FIT_FILL: .stretch
        default: .fit
        }
    }

    private func picture(in widget: OpaquePointer) -> OpaquePointer? {
        switch self {
        case .picture: return widget
        case .image, .other: return nil
        case .button:
            guard let child = gtk_button_get_child(UnsafeMutablePointer(widget)) else { return nil }
            return WidgetCheck.is(OpaquePointer(child), gtk_picture_get_type()) ? OpaquePointer(child) : nil
        }
    }
}
