import CGTK
import GalleryModel
import Halcyon

/// Brings a window into a state, by real loads, and waits until all has settled.
@MainActor
struct Stage {
    /// Seconds: what has not come about by then never will.
    private static let patience = 60.0

    private let gallery: GalleryWindow
    private var widget: Widget { gallery.window.cast() }

    init(_ gallery: GalleryWindow) { self.gallery = gallery }

    func play(_ scene: Settings.Scene) async throws(Screenshot.Failure) {
        try await wait("the list of images") { gallery.isReady }
        guard gallery.page != .status else { throw Screenshot.Failure(description: gallery.status.description) }
        if gallery.page == .grid { try await settle() }
        switch scene {
        case .grid, .dark: break
        case .detail: try await openFirst()
        case .progressive: try await openSlow()
        case .error: try await openBroken()
        case .offline: try await goOffline()
        }
        await gallery.panel.update()
        await Frames.wait(3, of: widget)
    }

    /// Until no load runs and no cell waits, for some frames.
    private func settle() async throws(Screenshot.Failure) {
        var calm = 0
        try await wait("the thumbnails") {
            let cells = gallery.grid.bound
            let isCalm =
                !cells.isEmpty && !cells.contains { $0.isLoading } && gallery.library.observer.figures.loadsRunning == 0
            calm = isCalm ? calm + 1 : 0
            return calm > 5
        }
    }

    private func openFirst() async throws(Screenshot.Failure) {
        if gallery.page == .grid { gallery.open(0) }
        try await wait("the image") { if case .shown = gallery.detail.state { true } else { false } }
        try await wait("its neighbours") { gallery.library.observer.figures.loadsRunning == 0 }
    }

    /// Of an image that is on its way, a part that can be recognised.
    private func openSlow() async throws(Screenshot.Failure) {
        if gallery.page == .grid { gallery.open(0) }
        try await wait("a preview") {
            if case .preview = gallery.detail.state { true } else { false }
        }
    }

    private func openBroken() async throws(Screenshot.Failure) {
        guard let position = gallery.grid.bound.filter({ $0.error != nil }).compactMap(\.position).min() else {
            throw Screenshot.Failure(description: "no image has failed")
        }
        gallery.open(position)
        try await wait("the failure") { gallery.detail.state.error != nil }
    }

    private func goOffline() async throws(Screenshot.Failure) {
        gallery.call("win.offline")
        // GTK has bound, and so loaded, more than can be seen: the last of that above, and below what nobody has
        // loaded.
        let last = gallery.grid.bound.compactMap(\.position).max() ?? 0
        gallery.grid.reveal(min(last + 4, gallery.grid.shown.count - 1))
        try await wait("cells that are offline") {
            gallery.grid.bound.contains { if case .cache(.notCached)? = $0.error { true } else { false } }
        }
        try await settle()
    }

    private func wait(_ what: String, until isTrue: @MainActor () -> Bool) async throws(Screenshot.Failure) {
        guard await Frames.wait(atMost: Self.patience, of: widget, until: isTrue) else {
            throw Screenshot.Failure(description: "\(what) did not come in \(Int(Self.patience)) s")
        }
    }
}
