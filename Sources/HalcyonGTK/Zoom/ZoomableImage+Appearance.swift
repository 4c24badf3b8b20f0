internal import CGTK
import Foundation
import HalcyonCore

/// Appearance. All properties may be set at any time, and take effect at once.
extension ZoomableImage {
    /// Shown until there is a picture: an image that is known already, such as a thumbnail, at the place where the
    /// picture will be. An icon has the text colour. Default: nil, nothing.
    public var placeholder: GTKPlaceholder? {
        get { appearance.placeholder }
        set {
            appearance.placeholder = newValue
            let icon = newValue?.icon.map { ObjectReference(sinking: OpaquePointer(ThemeIcon.widget($0))) }
            layers.use { $0.setPlaceholder(icon.map { UnsafeMutablePointer($0.pointer) }) }
            view?.placeholder = newValue?.layer ?? .nothing
            showParts()
        }
    }

    /// Whether to show a spinner while a picture is being loaded, after ``indicatorDelay``. Default: true.
    public var showsSpinner: Bool {
        get { appearance.showsSpinner }
        set {
            appearance.showsSpinner = newValue
            showParts()
        }
    }

    /// Whether to show why a picture cannot be loaded, with a button that tries again. Default: true.
    public var showsFailure: Bool {
        get { appearance.showsFailure }
        set {
            appearance.showsFailure = newValue
            makeFailure()
        }
    }

    /// A description of the picture for people who cannot see it: the widget's label for assistive technologies, which
    /// are also told that it is loading, why it failed, or its scale. Default: empty, for no label.
    public var alternativeText: String {
        get { appearance.alternativeText }
        set {
            appearance.alternativeText = newValue
            describe()
        }
    }

    /// The widget's texts. Default: English.
    public var texts: RemoteImage.Texts {
        get { appearance.texts }
        set {
            appearance.texts = newValue
            makeFailure()
            describe()
        }
    }

    func phaseDidChange() {
        measureTime()
        makeFailure()
        describe()
        showParts()
        onPhaseChange?(phase)
    }

    /// Shows and hides the existing parts.
    func showParts() {
        let spins = phase.isLoading && status.isLate && showsSpinner
        layers.use { layers in
            layers.showPlaceholder(reader == nil && phase.error == nil && !spins)
            layers.showSpinner(spins)
            layers.setClass("halcyon-loading", phase.isLoading)
            layers.setClass("halcyon-shown", reader != nil)
            layers.setClass("halcyon-failed", phase.error != nil)
        }
    }

    private func makeFailure() {
        guard let error = phase.error, appearance.showsFailure else { return layers.use { $0.removeFailure() } ?? () }
        layers.use { layers in
            layers.setFailure(
                FailureView(icon: nil, text: texts.failure(error), retry: texts.retry, isBare: false) { [weak self] in
                    self?.retry()
                })
        }
    }

    /// Updates the description for assistive technologies.
    func describe() {
        let description = description
        layers.use { layers in
            let accessible = AccessibleWidget(layers.root)
            accessible.setLabel(appearance.alternativeText)
            if appearance.description != description { accessible.setDescription(description) }
            accessible.setBusy(phase.isLoading)
        }
        appearance.description = description
    }

    private var description: String {
        switch phase {
        case .idle: ""
        case .loading: texts.loading
        case .failed(let error): texts.failure(error)
        case .shown: viewport.map { "\(Int(($0.scale * 100).rounded()))%" } ?? ""
        }
    }

    private func measureTime() {
        status.lateTimer?.cancel()
        status.lateTimer = nil
        status.isLate = false
        guard phase.isLoading else { return }
        let clock = (pipeline ?? .shared).configuration.clock
        status.lateTimer = Task { [weak self, indicatorDelay] in
            guard (try? await clock.sleep(seconds: indicatorDelay)) != nil else { return }
            self?.status.isLate = true
            self?.showParts()
        }
    }
}

/// The settings of a ``ZoomableImage``'s appearance.
struct ZoomableImageAppearance {
    var placeholder: GTKPlaceholder?
    var showsSpinner = true
    var showsFailure = true
    var alternativeText = ""
    var texts = RemoteImage.Texts()
    /// What assistive technologies were last told.
    var description = ""
}

extension GTKPlaceholder {
    /// What is drawn; an icon is a separate widget.
    @MainActor
    fileprivate var layer: SceneLayer {
        switch self {
        case .image(let pixels): .texture(GTKTexture.of(pixels), pixels.size)
        case .color(let color): .color(color)
        case .hash(let hash?, let other):
            hash.pixels.map { .texture(GTKTexture.of($0), $0.size) } ?? other?.layer ?? .nothing
        case .hash(nil, let other): other?.layer ?? .nothing
        case .icon: .nothing
        }
    }
}
