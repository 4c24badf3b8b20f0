#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import HalcyonCore

/// When the indicator of a view is to be seen.
@MainActor
final class LoadingIndicator<Kit: ViewToolkit> {
    /// Seconds before it is shown: what comes from the disk is faster than that, and would flicker.
    private var delay: Double { 0.2 }

    var clock: any Timekeeping = SystemClock()
    var choice = ViewIndicator<Kit.View>.none {
        didSet {
            let isLoading = isLoading
            end()
            if isLoading { begin() }
        }
    }
    private let place: any ImagePlace<Kit>
    private var isLoading = false
    private var wait: Task<Void, Never>?
    private var view: Kit.View?

    init(in place: any ImagePlace<Kit>) { self.place = place }

    deinit { wait?.cancel() }

    func follow(_ state: DisplayState) {
        guard case .loading = state else { return end() }
        if !isLoading { begin() }
    }

    private func begin() {
        isLoading = true
        if case .none = choice { return }
        wait = Task { [weak self, clock, delay] in
            try? await clock.sleep(seconds: delay)
            if !Task.isCancelled { self?.show() }
        }
    }

    /// Within the wait.
    private func show() {
        let view = place.add(choice)
        guard !Task.isCancelled else {
            // Whoever made it has ended the load.
            if let view { place.remove(view) }
            return
        }
        self.view = view
    }

    private func end() {
        isLoading = false
        wait?.cancel()
        wait = nil
        if let view { place.remove(view) }
        view = nil
    }
}

/// What a view shows over its placeholder while an image is on its way.
///
/// It is shown where nothing of the image has come after 0.2 seconds, and goes with the first preview.
public enum ViewIndicator<View: AnyObject>: Sendable {
    /// Nothing. The default.
    case none
    /// The toolkit's own: a spinning wheel.
    case activity
    /// A view of the program's own, in the middle at the size that it has; made each time that it is shown.
    case custom(@MainActor @Sendable () -> View)
}
#endif
