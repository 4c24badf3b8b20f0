import CGTK
import Foundation
import GalleryModel
import HalcyonGTK

/// Shows images in a window: a program to look at Halcyon with, and to learn from.
@main
@MainActor
final class Gallery {
    private let settings: Settings
    private var window: GalleryWindow?
    private var status: Int32 = 0

    private init(_ settings: Settings) { self.settings = settings }

    // Synchronous: an asynchronous one would give the main thread away, which GTK needs.
    static func main() {
        do {
            let settings = try Settings(Array(CommandLine.arguments.dropFirst()))
            guard !settings.wantsHelp else { return print(Settings.usage) }
            guard gtk_init_check() != 0 else { return fail("there is no display: set DISPLAY or WAYLAND_DISPLAY", 1) }
            try installMainLoop()
            let gallery = Gallery(settings)
            let status = withExtendedLifetime(gallery) { gallery.run() }
            exit(status)
        } catch {
            fail("\(error)\n\(Settings.usage)", 2)
        }
    }

    private static func fail(_ text: String, _ status: Int32) {
        FileHandle.standardError.write(Data("halcyon-gallery: \(text)\n".utf8))
        exit(status)
    }

    private func run() -> Int32 {
        // Needs no message bus.
        let application: UnsafeMutablePointer<GtkApplication> = gtk_application_new(
            "org.halcyon.Gallery", G_APPLICATION_NON_UNIQUE)
        defer { g_object_unref(application) }
        Signal.connect(application.opaque, "activate") { self.start(application) }
        let result = g_application_run(application.cast(), 0, nil)
        return result != 0 ? result : status
    }

    private func start(_ application: UnsafeMutablePointer<GtkApplication>) {
        Style.install()
        if settings.screenshot != nil { Style.stopAnimations() }
        let window = GalleryWindow(application, settings)
        self.window = window
        let folder = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
        window.show(GallerySource(settings.sources, in: folder))
        guard let path = settings.screenshot else { return }
        Task {
            do {
                try await Stage(window).play(settings.scene)
                try Screenshot.save(window.window, to: path)
            } catch {
                FileHandle.standardError.write(Data("halcyon-gallery: \(error)\n".utf8))
                status = 1
            }
            g_application_quit(application.cast())
        }
    }
}
