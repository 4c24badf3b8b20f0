internal import CGTK
import HalcyonCore

/// The box for an image in a widget.
@MainActor
struct WidgetSize {
    /// Larger than any screen, for a side that is left to the image.
    private static let unbounded = 1 << 20
    /// The side that a `GtkPicture` showing nothing requests: such a side is not one that its container chose.
    private static let emptySide = 16

    /// Limits a requested side, in points, to at least 0, and to what X11 and Wayland can represent.
    static func bounded(_ side: Int) -> Int { min(max(0, side), 32_767) }

    /// The sides of a widget that result from its content, not from its container or its size request: the next image
    /// may choose these.
    struct FreeSides {
        var width = true
        var height = true
    }

    /// In GTK's coordinates; 0 if unknown.
    private let width: Int
    private let height: Int
    private let scale: Int
    private let mode: TargetSize.Mode

    /// Determines the widget's size from its allocation, or before its layout from its size request.
    ///
    /// - Parameters:
    ///   - free: The previous value of ``free``.
    ///   - drawn: The natural size of the content when it was last drawn; nil if it has none.
    init(of widget: UnsafeMutablePointer<GtkWidget>, _ kind: WidgetKind, _ free: FreeSides, drawn: SceneSize?) {
        scale = Int(gtk_widget_get_scale_factor(widget))
        let shower = kind.shower(in: OpaquePointer(widget))
        mode = kind.mode(of: OpaquePointer(widget))
        let asked = Self.asked(of: widget, kind)
        let given = (width: Int(gtk_widget_get_width(shower)), height: Int(gtk_widget_get_height(shower)))
        let least = kind == .image || drawn != nil ? 0 : Self.emptySide
        let content = kind == .image ? nil : drawn
        let kept = content.map { free.remaining(in: given, of: $0) } ?? FreeSides(width: false, height: false)
        width = given.width <= least || (asked.width == 0 && kept.width) ? asked.width : given.width
        height = given.height <= least || (asked.height == 0 && kept.height) ? asked.height : given.height
    }

    /// The sides that are left to the content.
    var free: FreeSides { FreeSides(width: width == 0, height: height == 0) }

    /// Returns the size request; 0 for none.
    private static func asked(
        of widget: UnsafeMutablePointer<GtkWidget>, _ kind: WidgetKind
    ) -> (width: Int, height: Int) {
        var asked: (width: gint, height: gint) = (-1, -1)
        gtk_widget_get_size_request(widget, &asked.width, &asked.height)
        let side = kind == .image ? gtk_image_get_pixel_size(OpaquePointer(widget)) : 0
        return (Int(max(0, side, asked.width)), Int(max(0, side, asked.height)))
    }

    /// - Parameter isFinal: Whether it is pointless to wait for an unknown side.
    func displaySize(isFinal: Bool) -> DecodeSize {
        guard isFinal || (width > 0 && height > 0) else { return .unknown }
        guard width > 0 || height > 0 else { return .whole }
        return .box(
            TargetSize(
                width: width > 0 ? width * scale : Self.unbounded, height: height > 0 ? height * scale : Self.unbounded,
                mode: width > 0 && height > 0 ? mode : .fit))
    }
}

extension WidgetSize.FreeSides {
    /// Returns the sides that still result from the content; the others are now set by the container.
    fileprivate func remaining(in given: (width: Int, height: Int), of content: SceneSize) -> Self {
        let (width, height) = (Double(given.width), Double(given.height))
        func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1 }
        switch (self.width, self.height) {
        case (true, true):
            let isOwn = isNear(width, content.width) && isNear(height, content.height)
            return Self(width: isOwn, height: isOwn)
        // GTK requests the side that matches the other one, in the content's shape.
        case (true, false): return Self(width: isNear(width, height * content.width / content.height), height: false)
        case (false, true): return Self(width: false, height: isNear(height, width * content.height / content.width))
        case (false, false): return self
        }
    }
}

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

    /// Makes the widget show the paintable, unless it already does.
    func attach(_ paintable: OpaquePointer, to widget: OpaquePointer) {
        switch self {
        case .picture:
            if gtk_picture_get_paintable(widget) != paintable { gtk_picture_set_paintable(widget, paintable) }
        case .image:
            if gtk_image_get_paintable(widget) != paintable { gtk_image_set_from_paintable(widget, paintable) }
        case .button:
            // An existing picture stays, with its settings.
            if let picture = picture(in: widget) {
                WidgetKind.picture.attach(paintable, to: picture)
            } else {
                gtk_button_set_child(UnsafeMutablePointer(widget), gtk_picture_new_for_paintable(paintable))
            }
        case .other: break
        }
    }

    /// Returns the widget that draws the image: itself, or the picture in a button.
    func shower(in widget: OpaquePointer) -> UnsafeMutablePointer<GtkWidget> {
        UnsafeMutablePointer(picture(in: widget) ?? widget)
    }

    /// Returns how an image is fitted to the widget's box.
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
