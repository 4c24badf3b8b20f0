import CGTK
import Foundation
import GalleryModel

/// Where other images come from: a folder, a file, an address.
@MainActor
final class OpenMenu {
    let widget: Widget = gtk_menu_button_new()
    /// Told what was chosen.
    var onOpen: ((GallerySource) -> Void)?
    private let popover: Widget = gtk_popover_new()
    private let address: Widget = gtk_entry_new()

    init() {
        gtk_menu_button_set_icon_name(widget.opaque, "folder-open-symbolic")
        gtk_menu_button_set_has_frame(widget.opaque, 0)
        widget.setTooltip("Open (Ctrl+O)")
        widget.setAccessibleName("Open")
        gtk_entry_set_placeholder_text(address.cast(), "https://… a feed or an image")
        gtk_editable_set_width_chars(address.opaque, 30)
        address.setAccessibleName("Address of a feed or an image")
        let column = Make.column(
            6, Make.button("Folder…", action: "win.open-folder"), Make.button("List or Feed…", action: "win.open-feed"),
            address
        ).margins(6)
        gtk_popover_set_child(popover.cast(), column)
        gtk_menu_button_set_popover(widget.opaque, popover)
        Signal.connect(address.opaque, "activate") { [weak self] in self?.openAddress() }
    }

    /// Asks for a folder, or for a file.
    func choose(folder: Bool, over window: UnsafeMutablePointer<GtkWindow>) {
        gtk_popover_popdown(popover.cast())
        let open = onOpen ?? { _ in }
        let question = Unmanaged.passRetained(Question(open))
        halcyon_choose(
            window, folder ? "Open a Folder" : "Open a List or a Feed", folder ? 1 : 0,
            { path, context in
                // On the main loop, and once.
                nonisolated(unsafe) let (path, context) = (path, context)
                MainActor.assumeIsolated {
                    let question = Unmanaged<Question>.fromOpaque(context).takeRetainedValue()
                    if let path { question.open(GallerySource(URL(filePath: String(cString: path)))) }
                }
            }, question.toOpaque())
    }

    /// What is to be done with the answer.
    private final class Question {
        let open: (GallerySource) -> Void

        init(_ open: @escaping (GallerySource) -> Void) { self.open = open }
    }

    private func openAddress() {
        let text = String(cString: gtk_editable_get_text(address.opaque)).trimmingCharacters(in: .whitespaces)
        guard let url = Feed.address(text, relativeTo: nil), !text.isEmpty else { return }
        gtk_popover_popdown(popover.cast())
        onOpen?(GallerySource(url))
    }
}
