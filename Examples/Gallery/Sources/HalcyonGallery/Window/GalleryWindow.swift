import CGTK
import GalleryModel
import Halcyon

/// The window, and what it shows at the moment.
@MainActor
final class GalleryWindow {
    /// What takes the window's place for images.
    enum Page: String {
        case status, grid, detail
    }

    let window: UnsafeMutablePointer<GtkWindow>
    let library: Library
    let grid: GridPage
    let detail: DetailPage
    let panel: PipelinePanel
    private(set) var page = Page.status
    /// Whether images have been looked for, found or not.
    private(set) var isReady = false
    let application: UnsafeMutablePointer<GtkApplication>
    let search: SearchBar
    let openMenu = OpenMenu()
    private let settings: Settings
    private let header: Header
    let status = StatusPage()
    private let stack: Widget = gtk_stack_new()
    private let side: Widget = gtk_revealer_new()
    private let notice: Widget = gtk_revealer_new()
    private var source = GallerySource.nothing
    private var loading: Task<Void, Never>?

    init(_ application: UnsafeMutablePointer<GtkApplication>, _ settings: Settings) {
        self.application = application
        self.settings = settings
        library = Library(cache: settings.cache)
        grid = GridPage(library, size: settings.thumbnailSize, fades: settings.screenshot == nil)
        detail = DetailPage(library, grid)
        panel = PipelinePanel(library)
        header = Header(settings, openMenu)
        let widget: Widget = gtk_application_window_new(application)
        window = widget.cast()
        search = SearchBar(over: widget)
        gtk_window_set_title(window, "Halcyon Gallery")
        gtk_window_set_default_size(window, 1000, 700)
        gtk_window_set_titlebar(window, header.widget)
        gtk_window_set_child(window, content())
        addActions(isDark: settings.isDark, showsPanel: settings.showsPanel)
        connect()
        gtk_window_present(window)
    }

    /// Shows what a source has.
    func show(_ source: GallerySource) {
        self.source = source
        isReady = false
        loading?.cancel()
        turn(to: .status)
        header.showGrid(source.title, "")
        status.showLoading(source.title)
        loading = Task { [weak self, library] in
            do throws(FeedError) {
                try await library.load(source)
                if !Task.isCancelled { self?.showItems() }
            } catch {
                if !Task.isCancelled { self?.showFailure(error) }
            }
        }
    }

    func open(_ position: Int) {
        guard grid.shown.indices.contains(position) else { return }
        header.showDetail(grid.item(at: position).name)
        turn(to: .detail)
        detail.open(position)
        gtk_widget_grab_focus(detail.canvas.widget)
    }

    /// To the image that many places further on.
    func step(by places: Int) {
        if page == .detail, let position = detail.position { open(position + places) }
    }

    func back() {
        guard page == .detail, let position = detail.position else { return search.close() }
        detail.close()
        showGrid()
        grid.reveal(position)
    }

    func retry() {
        switch page {
        case .status: show(source)
        case .grid: grid.reloadFailures()
        case .detail: detail.retry()
        }
    }

    func setOffline(_ isOffline: Bool) {
        library.isOffline = isOffline
        gtk_revealer_set_reveal_child(notice.opaque, isOffline ? 1 : 0)
        // What failed for want of the network may be had now.
        if !isOffline { page == .detail ? detail.retry() : grid.reloadFailures() }
    }

    func setPanel(_ isShown: Bool) { gtk_revealer_set_reveal_child(side.opaque, isShown ? 1 : 0) }

    private func showItems() {
        grid.search(for: search.text)
        isReady = true
        if library.items.isEmpty {
            status.show(
                "folder-pictures-symbolic", source == .nothing ? "Welcome" : "No Images",
                source == .nothing
                    ? "Open a folder, a list of URLs, or a JSON feed." : "There are no images in \(source.title).",
                button: ("Open a Folder…", "win.open-folder"))
            return turn(to: .status)
        }
        showGrid()
        gtk_widget_grab_focus(grid.view)
        let name = settings.opened
        if let name, let position = grid.shown.firstIndex(where: { library.items[$0].name.hasPrefix(name) }) {
            open(position)
        } else if case .images(let urls) = source, urls.count == 1 {
            open(0)
        }
    }

    private func showFailure(_ error: FeedError) {
        isReady = true
        status.show(
            "dialog-warning-symbolic", "Cannot Open \(source.title)", error.description,
            button: ("Try Again", "win.retry"))
        turn(to: .status)
    }

    private func showGrid() {
        turn(to: .grid)
        showCount()
    }

    private func showCount() {
        let all = library.items.count
        let found = grid.shown.count
        header.showGrid(
            source.title,
            found == all
                ? "\(Words.number(all)) image\(all == 1 ? "" : "s")" : "\(Words.number(found)) of \(Words.number(all))")
    }

    private func turn(to page: Page) {
        self.page = page
        gtk_stack_set_visible_child_name(stack.opaque, page.rawValue)
    }

    private func content() -> Widget {
        for (page, widget) in [(Page.status, status.widget), (.grid, grid.widget), (.detail, detail.widget)] {
            gtk_stack_add_named(stack.opaque, widget, page.rawValue)
        }
        gtk_stack_set_transition_type(stack.opaque, GTK_STACK_TRANSITION_TYPE_CROSSFADE)
        gtk_stack_set_transition_duration(stack.opaque, 120)
        gtk_revealer_set_transition_type(side.opaque, GTK_REVEALER_TRANSITION_TYPE_SLIDE_LEFT)
        gtk_revealer_set_child(side.opaque, panel.widget.styled("side"))
        gtk_revealer_set_child(
            notice.opaque, Make.label("Offline: only what is in the caches is shown").styled("notice"))
        let main = Make.column(0, notice, search.widget, stack.expanding()).expanding()
        // Said outright, or what is in the panel would have it as wide as the images.
        return Make.row(0, main, side.expanding(width: false, height: true))
    }

    private func connect() {
        grid.onOpen = { [weak self] in self?.open($0) }
        detail.onSubtitle = { [weak self] in self?.header.setSubtitle($0) }
        header.onSize = { [weak self] in self?.grid.resize(to: $0) }
        openMenu.onOpen = { [weak self] in self?.show($0) }
        search.onChange = { [weak self] text in
            guard let self, isReady, page != .detail, !library.items.isEmpty else { return }
            grid.search(for: text)
            showGrid()
            guard grid.shown.isEmpty else { return }
            status.show("system-search-symbolic", "Nothing Found", "No image has a name with “\(text)” in it.")
            turn(to: .status)
        }
        addKeys()
    }
}
