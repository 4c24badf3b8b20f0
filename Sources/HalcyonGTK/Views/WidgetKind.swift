internal import CGTK
import HalcyonCore

/// How a widget shows a paintable.
@MainActor
enum WidgetKind {
    case picture, image, button, other

    init(_ widget: OpaquePointer) {
        self =
            switch true {
            case Self.is(widget, gtk_picture_get_type()): .picture
            case Self.is(widget, gtk_image_get_type()): .image
            case Self.is(widget, gtk_button_get_type()): .button
            default: .other
            }
    }

    private static func `is`(_ widget: OpaquePointer, _ type: GType) -> Bool {
        g_type_check_instance_is_a(UnsafeMutablePointer(widget), type) != 0
    }

    /// Has the widget show the paintable, unless it does.
    func attach(_ paintable: OpaquePointer, to widget: OpaquePointer) {
        switch self {
        case .picture:
            if gtk_picture_get_paintable(widget) != paintable { gtk_picture_set_paintable(widget, paintable) }
        case .image:
            if gtk_image_get_paintable(widget) != paintable { gtk_image_set_from_paintable(widget, paintable) }
        case .button:
            let button = UnsafeMutablePointer<GtkButton>(widget)
            if let child = gtk_button_get_child(button), Self.is(OpaquePointer(child), gtk_picture_get_type()),
                gtk_picture_get_paintable(OpaquePointer(child)) == paintable
            {
                return
            }
            gtk_button_set_child(button, gtk_picture_new_for_paintable(paintable))
        case .other: break
        }
    }

    /// How an image meets the widget's box.
    func mode(of widget: OpaquePointer) -> TargetSize.Mode {
        guard self == .picture else { return .fit }
        return switch gtk_picture_get_content_fit(widget) {
        case GTK_CONTENT_FIT_COVER: .fill
        case GTK_CONTENT_FIT_FILL: .stretch
        default: .fit
        }
    }
}
