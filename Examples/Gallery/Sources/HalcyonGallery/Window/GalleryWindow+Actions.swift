import CGTK
import GalleryModel
import Halcyon
import HalcyonStore

/// What keys and buttons do.
extension GalleryWindow {
    func addActions(isDark: Bool, showsPanel: Bool) {
        let actions = Actions(application, of: window.opaque, prefix: "win")
        actions.add("back") { [weak self] in self?.back() }
        actions.add("previous") { [weak self] in self?.step(by: -1) }
        actions.add("next") { [weak self] in self?.step(by: 1) }
        actions.add("retry", "<Control>r") { [weak self] in self?.retry() }
        actions.add("help", "F1") { [weak self] in if let self { KeysWindow.show(over: window) } }
        actions.add("open-folder", "<Control>o") { [weak self] in
            if let self { openMenu.choose(folder: true, over: window) }
        }
        actions.add("open-feed") { [weak self] in if let self { openMenu.choose(folder: false, over: window) } }
        actions.add("fullscreen", "F11") { [weak self] in
            guard let self else { return }
            gtk_window_is_fullscreen(window) != 0 ? gtk_window_unfullscreen(window) : gtk_window_fullscreen(window)
        }
        actions.add("clear-memory") { [weak self] in self?.library.memoryCache.removeAll() }
        actions.add("clear-disk") { [weak self] in self?.clearDisk() }
        let search = actions.addToggle("search", "<Control>f") { [weak self] in self?.search.setOpen($0) }
        self.search.onMode = { isOpen in
            let state = g_action_get_state(search)
            defer { g_variant_unref(state) }
            if (g_variant_get_boolean(state) != 0) != isOpen { Actions.set(search, isOpen) }
        }
        let panel = actions.addToggle("panel", "F9") { [weak self] in self?.setPanel($0) }
        let dark = actions.addToggle("dark", "<Control>d") { Style.setDark($0) }
        actions.addToggle("offline") { [weak self] in self?.setOffline($0) }
        if showsPanel { Actions.set(panel, true) }
        if isDark { Actions.set(dark, true) }
        let application = application
        Actions(application, of: application.opaque, prefix: "app").add("quit", "<Control>q") {
            g_application_quit(application.cast())
        }
    }

    /// Calls for an action as a button would.
    func call(_ action: String) { gtk_widget_activate_action_variant(window.cast(), action, nil) }

    /// Keys that mean something while one image is shown, and letters that begin no search there.
    func addKeys() {
        let controller: OpaquePointer = gtk_event_controller_key_new()
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        Signal.onKey(controller) { [weak self] key, held in
            guard let self else { return false }
            if key == Int(GDK_KEY_Escape) {
                let isOfUse = page == .detail
                if isOfUse { back() }
                return isOfUse
            }
            let others = GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue
            guard page == .detail, held.rawValue & others == 0 else { return false }
            return pressInDetail(Int32(key))
        }
        gtk_widget_add_controller(window.cast(), controller)
    }

    private func pressInDetail(_ key: Int32) -> Bool {
        switch key {
        case GDK_KEY_Left, GDK_KEY_Page_Up: step(by: -1)
        case GDK_KEY_Right, GDK_KEY_Page_Down: step(by: 1)
        case GDK_KEY_Up: detail.canvas.move(byX: 0, y: 60)
        case GDK_KEY_Down: detail.canvas.move(byX: 0, y: -60)
        case GDK_KEY_plus, GDK_KEY_equal, GDK_KEY_KP_Add: detail.canvas.zoomIn()
        case GDK_KEY_minus, GDK_KEY_KP_Subtract: detail.canvas.zoomOut()
        case GDK_KEY_0, GDK_KEY_KP_0: detail.canvas.fit()
        case GDK_KEY_1, GDK_KEY_KP_1: detail.canvas.showPixels()
        default: return false
        }
        return true
    }

    private func clearDisk() {
        Task { [library, panel] in
            // What cannot be removed is told in the log; the figures show what is left.
            try? await library.diskCache.removeAll()
            await panel.update()
        }
    }
}
