import CGTK
import Foundation
import Halcyon
import HalcyonGTK

let urls = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
let application = gtk_application_new("org.example.PhotoList", G_APPLICATION_NON_UNIQUE)

@MainActor func showWindow() {
    let names = gtk_string_list_new(nil)
    for url in urls { gtk_string_list_append(names, url.lastPathComponent) }

    let options = DisplayOptions<GTKPlaceholder>(
        placeholder: .icon("image-x-generic-symbolic"), failureImage: .icon("image-missing-symbolic"),
        transition: .fade())
    let factory = ImageCellFactory(width: 320, height: 200, options: options) { ImageRequest(urls[$0]) }
    let list = gtk_list_view_new(gtk_no_selection_new(names), factory.retained())

    let scroller = gtk_scrolled_window_new()
    gtk_scrolled_window_set_child(OpaquePointer(scroller), list)
    let window = UnsafeMutableRawPointer(gtk_application_window_new(application))?
        .assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_title(window, "Photographs")
    gtk_window_set_default_size(window, 360, 640)
    gtk_window_set_child(window, scroller)
    gtk_window_present(window)
}

try installMainLoop()
let activate: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer?) -> Void = { _, _ in
    MainActor.assumeIsolated { showWindow() }
}
g_signal_connect_data(application, "activate", unsafeBitCast(activate, to: GCallback.self), nil, nil, .init(0))
exit(g_application_run(UnsafeMutableRawPointer(application)?.assumingMemoryBound(to: GApplication.self), 0, nil))
