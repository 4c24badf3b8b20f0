internal import CGTK
import HalcyonCore

/// Showing and hiding the parts.
extension RemoteImage {
    func stateDidChange(to state: DisplayState) {
        status.changes += 1
        let change = status.changes
        if case .shown = state {
            status.hasImage = true
            status.isReload = false
        }
        let isMerelyProgress = status.wasLoading && state.isLoading
        status.wasLoading = state.isLoading
        if !isMerelyProgress {
            measureTime(isLoading: state.isLoading)
            makeFailure()
            describe()
        }
        update()
        // If a builder has requested another image, this was already reported.
        if change == status.changes { onStateChange?(state) }
    }

    /// Shows and hides the existing parts.
    func update() {
        let state = state
        let hasPicture = status.hasImage || state.response != nil || image?.display.showsThumbHash == true
        let fraction = appearance.showsProgress ? state.progress?.fraction : nil
        let tells = state.isLoading && status.isLate
        let spins = tells && fraction == nil && appearance.showsSpinner && state.response == nil
        // An icon and a spinner in the same place are hard to tell apart.
        let isCovered = spins && appearance.placeholderWidget == nil
        layers.use { layers in
            layers.showPlaceholder(!hasPicture && state.error == nil && !isCovered)
            layers.showSpinner(spins)
            layers.showProgress(tells ? fraction : nil)
            layers.setClass("halcyon-loading", state.isLoading)
            layers.setClass("halcyon-shown", state.response != nil)
            layers.setClass("halcyon-failed", state.error != nil)
        }
    }

    /// Replaces the placeholder.
    func makePlaceholder() {
        let child =
            appearance.placeholderWidget?()
            ?? appearance.placeholder?.icon.map { UnsafeMutableRawPointer(ThemeIcon.widget($0)) }
        // The builder may have destroyed the widget; then nothing takes ownership of the child.
        let held = child.map { ObjectReference(sinking: OpaquePointer($0)) }
        layers.use { $0.setPlaceholder(held.map { UnsafeMutablePointer($0.pointer) }) }
        if !status.hasImage, state.response == nil, state.error == nil {
            image?.display(drawnPlaceholder.map { .placeholder($0) } ?? .nothing, transition: .none)
        }
        update()
    }

    /// The part of the placeholder that the picture draws, with the ThumbHash if memory has it.
    private var drawnPlaceholder: GTKPlaceholder? {
        guard appearance.placeholder?.isHash == true, let request = status.request,
            let hash = (pipeline ?? .shared).cachedThumbHash(for: request)
        else { return appearance.placeholder?.drawn }
        return .thumbHash(hash, otherwise: appearance.placeholder?.drawn)
    }

    /// Shows why there is no image, replacing an earlier failure, or removes that.
    func makeFailure() {
        guard let error = state.error, appearance.showsFailure, !status.hasImage else {
            return layers.use { $0.removeFailure() } ?? ()
        }
        if let drawn = appearance.failureImage?.drawn { image?.display(.failure(drawn), transition: .none) }
        let change = status.changes
        let own = appearance.failureWidget?(error, self).map { ObjectReference(sinking: OpaquePointer($0)) }
        let text = own == nil ? appearance.texts.failure(error) : ""
        // These functions may have requested another image.
        guard change == status.changes else { return }
        layers.use { layers in
            if let own { return layers.setFailure(UnsafeMutablePointer(own.pointer)) }
            let view = FailureView(
                icon: appearance.failureImage?.icon, text: text,
                retry: appearance.showsRetry ? appearance.texts.retry : nil,
                isBare: appearance.failureImage?.drawn != nil
            ) { [weak self] in self?.retry() }
            layers.setFailure(view)
        }
    }

    /// Updates the description for assistive technologies.
    func describe() {
        let state = state
        let status = state.isLoading ? appearance.texts.loading : state.error.map { appearance.texts.failure($0) }
        layers.use { layers in
            let accessible = AccessibleWidget(layers.root)
            accessible.setLabel(appearance.alternativeText)
            accessible.setDescription(status ?? "")
            accessible.setBusy(state.isLoading)
        }
    }

    private func measureTime(isLoading: Bool) {
        guard isLoading else {
            status.lateTimer?.cancel()
            status.lateTimer = nil
            status.isLate = false
            return
        }
        guard status.lateTimer == nil else { return }
        let clock = (pipeline ?? .shared).configuration.clock
        status.lateTimer = Task { [weak self, indicatorDelay] in
            guard (try? await clock.sleep(seconds: indicatorDelay)) != nil else { return }
            self?.status.isLate = true
            self?.update()
        }
    }
}

extension GTKPlaceholder {
    /// The part that the picture draws; an icon is a separate widget, which knows the theme's colours.
    var drawn: GTKPlaceholder? {
        switch self {
        case .icon: nil
        case .hash(let hash?, let other): .hash(hash, otherwise: other?.drawn)
        case .hash(nil, let other): other?.drawn
        case .image, .color: self
        }
    }

    var icon: String? {
        switch self {
        case .icon(let name): name
        case .hash(nil, let other): other?.icon
        case .hash, .image, .color: nil
        }
    }

    var isHash: Bool { if case .hash = self { true } else { false } }
}
