#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import HalcyonCore

/// The timing of a view's indicator.
@MainActor
final class LoadingIndicator<Kit: ViewToolkit> {
    /// The seconds before it is shown: images from the disk are faster than that, and it would flicker.
    private var delay: Double { 0.2 }

    var clock: any PipelineClock = SystemClock()
    var choice = ViewIndicator<Kit.View>.none {
        didSet {
            let isLoading = isLoading
            end()
            if isLoading { begin() }
        }
    }
    private let place: any ImageTarget<Kit>
    private var isLoading = false
    private var wait: Task<Void, Never>?
    private var view: Kit.View?

    init(in place: any ImageTarget<Kit>) { self.place = place }

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

    /// Called by the wait's task.
    private func show() {
        let view = place.add(choice)
        guard !Task.isCancelled else {
            // The code that created it has ended the load.
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

/// What a view shows over its placeholder while an image is being loaded.
///
/// It appears if nothing of the image has arrived after 0.2 seconds, and disappears with the first preview.
public enum ViewIndicator<View: AnyObject>: Sendable {
    /// Nothing. The default.
    case none
    /// The toolkit's activity indicator: a spinning wheel.
    case activity
    /// A view created by the program, in the middle, at its natural size; created each time that it is shown.
    case custom(@MainActor @Sendable () -> View)
}
#endif
