internal import CGTK
import Dispatch
import HalcyonCore

/// What the widget and its theme have to do with the image.
extension WidgetImage: SceneHost {
    var sceneForeground: GdkRGBA {
        var color = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
        _ = withWidget { halcyon_widget_get_color($0, &color) }
        return color
    }

    var sceneBounds: SceneSize {
        withWidget {
            let shower = kind.shower(in: OpaquePointer($0))
            return SceneSize(
                width: Double(gtk_widget_get_width(shower)), height: Double(gtk_widget_get_height(shower)))
        } ?? SceneSize()
    }

    /// While GTK draws, nothing may be changed.
    func sceneWillResize() { DispatchQueue.main.async { [weak self] in self?.resize() } }

    func connect(_ widget: OpaquePointer) {
        SignalConnection.connect(widget, "map") { [weak self] in self?.setMapped(true) }
        SignalConnection.connect(widget, "unmap") { [weak self] in self?.setMapped(false) }
        SignalConnection.connect(widget, "notify::scale-factor") { [weak self] (_: OpaquePointer) in self?.reshape() }
        if kind == .picture {
            SignalConnection.connect(widget, "notify::content-fit") { [weak self] (_: OpaquePointer) in
                self?.reshape()
            }
        }
    }

    private func resize() {
        display.sizeDidChange()
        onResize?()
    }

    private func reshape() {
        followWidget()
        paintable.redraw()
        resize()
    }

    /// Draws as the widget and its screen are now.
    func followWidget() {
        _ = withWidget {
            paintable.scale = Double(gtk_widget_get_scale_factor($0))
            paintable.scene.stretches = kind.mode(of: OpaquePointer($0)) == .stretch
        }
    }

    func layer(of content: DisplayedContent<GTKPlaceholder>) -> SceneLayer {
        switch content {
        case .nothing: .nothing
        case .placeholder(let placeholder), .failure(let placeholder): layer(of: placeholder)
        // Not the image's own size: a larger one must not make a widget grow.
        case .image(let image, _): .texture(GTKTexture.of(image.pixels), display.size(of: image))
        }
    }

    private func layer(of placeholder: GTKPlaceholder) -> SceneLayer {
        switch placeholder {
        case .image(let pixels): .texture(GTKTexture.of(pixels), pixels.size)
        case .color(let color): .color(color)
        case .icon(let name):
            withWidget { ThemeIcon.named(name, for: $0) }.flatMap { $0 }.map { .icon($0) } ?? .nothing
        }
    }
}
