import CGTK
import Foundation
import Halcyon
import HalcyonCombine
import HalcyonGTK

typealias Widget = UnsafeMutablePointer<GtkWidget>

/// A picture, its progress and its error, bound to what an `ImageBinder` publishes.
@MainActor final class PictureWindow {
    private let binder = ImageBinder()
    private let entry: Widget = gtk_entry_new()
    private var bindings: Set<AnyCancellable> = []

    init(_ application: UnsafeMutablePointer<GtkApplication>?, url: String) {
        let (load, cancel): (Widget, Widget) = (gtk_button_new_with_label("Load"), gtk_button_new_with_label("Cancel"))
        let (picture, bar, message): (Widget, Widget, Widget) = (
            gtk_picture_new(), gtk_progress_bar_new(), gtk_label_new(nil)
        )
        gtk_editable_set_text(OpaquePointer(entry), url)
        gtk_widget_set_hexpand(entry, 1)
        gtk_widget_set_vexpand(picture, 1)
        gtk_label_set_wrap(OpaquePointer(message), 1)

        connect(entry, "activate") { [weak self] in self?.show() }
        connect(load, "clicked") { [weak self] in self?.show() }
        connect(cancel, "clicked") { [binder] in binder.cancel() }

        binder.$image
            .map { image in image.map { GTKTexture.of($0.pixels) } }
            .sink { gtk_picture_set_paintable(OpaquePointer(picture), $0.map { OpaquePointer($0.pointer) }) }
            .store(in: &bindings)
        binder.$progress
            .map { $0?.fraction ?? 0 }
            .sink { gtk_progress_bar_set_fraction(OpaquePointer(bar), $0) }
            .store(in: &bindings)
        binder.$error
            .map { $0?.description ?? "" }
            .sink { gtk_label_set_text(OpaquePointer(message), $0) }
            .store(in: &bindings)
        binder.$isLoading
            .sink {
                gtk_widget_set_opacity(bar, $0 ? 1 : 0)
                gtk_widget_set_sensitive(cancel, $0 ? 1 : 0)
            }
            .store(in: &bindings)

        let window: Widget = gtk_application_window_new(application)
        window.withMemoryRebound(to: GtkWindow.self, capacity: 1) { window in
            gtk_window_set_title(window, "A bound picture")
            gtk_window_set_default_size(window, 640, 560)
            let row = box(GTK_ORIENTATION_HORIZONTAL, entry, load, cancel)
            gtk_window_set_child(window, box(GTK_ORIENTATION_VERTICAL, row, bar, message, picture))
            gtk_window_present(window)
        }
        if !url.isEmpty { show() }
    }

    private func show() {
        var request = ImageRequest(String(cString: gtk_editable_get_text(OpaquePointer(entry))))
        request.targetSize = TargetSize(width: 1280, height: 960)
        request.previews = true
        binder.load(request)
    }

    private func box(_ orientation: GtkOrientation, _ children: Widget...) -> Widget {
        let box: Widget = gtk_box_new(orientation, 6)
        box.withMemoryRebound(to: GtkBox.self, capacity: 1) { box in
            for child in children { gtk_box_append(box, child) }
        }
        return box
    }

    private func connect(_ widget: Widget, _ signal: String, _ handler: @escaping @MainActor () -> Void) {
        let call: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void = { _, data in
            let handler = Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue()
            MainActor.assumeIsolated { handler.call() }
        }
        g_signal_connect_data(
            widget, signal, unsafeBitCast(call, to: GCallback.self),
            Unmanaged.passRetained(Handler(handler)).toOpaque(),
            { data, _ in if let data { Unmanaged<Handler>.fromOpaque(data).release() } }, .init(0))
    }

    private final class Handler: Sendable {
        let call: @MainActor () -> Void
        init(_ call: @escaping @MainActor () -> Void) { self.call = call }
    }
}

let application = gtk_application_new("org.example.BoundPicture", G_APPLICATION_NON_UNIQUE)
var window: PictureWindow?
try installMainLoop()
let activate: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer?) -> Void = { _, _ in
    MainActor.assumeIsolated {
        window = PictureWindow(application, url: CommandLine.arguments.dropFirst().first ?? "")
    }
}
g_signal_connect_data(application, "activate", unsafeBitCast(activate, to: GCallback.self), nil, nil, .init(0))
exit(g_application_run(UnsafeMutableRawPointer(application)?.assumingMemoryBound(to: GApplication.self), 0, nil))
