internal import CGTK
public import HalcyonCore

/// Zooming, moving and rotating. Everything but ``state`` does nothing until the picture is shown.
extension ZoomableImage {
    /// What is shown of the picture: read it to save it, and set it to restore it, even before the picture is loaded.
    /// A scale of 1 is a pixel of the picture at each of the display's.
    public var state: ZoomState {
        get { view?.viewport.state ?? ZoomState() }
        set {
            view?.restore(newValue)
            describe()
        }
    }

    /// What is shown, with all limits: the part of the picture, the scale, and the points under those of the
    /// widget. Nil until the picture is shown.
    public var viewport: ZoomViewport? { view?.session == nil ? nil : view?.viewport }

    /// Enlarges the picture, as the key does; two steps double it.
    public func zoomIn() { perform(.zoomIn) }

    /// Makes the picture smaller, as the key does.
    public func zoomOut() { perform(.zoomOut) }

    /// Zooms to a scale.
    ///
    /// - Parameter scale: The display's pixels per pixel of the picture; limited to what is possible.
    public func zoom(to scale: Double) { change { $0.zoom(to: scale) } }

    /// Shows all of the picture.
    public func fit() { perform(.fit) }

    /// Shows a pixel of the picture at each of the display's.
    public func actualSize() { perform(.actualSize) }

    /// Rotates the picture.
    ///
    /// - Parameter quarterTurns: The number of quarter turns; clockwise if positive. Default: 1.
    public func rotate(by quarterTurns: Int = 1) { change { $0.rotate(by: quarterTurns) } }

    /// Carries out what a key does.
    ///
    /// - Returns: Whether it was possible: a picture that is visible in whole cannot be moved.
    @discardableResult
    public func perform(_ action: ZoomAction) -> Bool {
        guard let view, view.session != nil, !action.moves || view.canPan else { return false }
        change { $0.perform(action) }
        return true
    }

    private func change(_ body: (inout ZoomViewport) -> Void) {
        view?.stop()
        view?.change(body)
    }

    func stateDidChange() {
        describe()
        onStateChange?(state)
    }
}
