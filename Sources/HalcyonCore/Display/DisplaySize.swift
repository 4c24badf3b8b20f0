/// The size at which a view wants its images decoded.
public enum DisplaySize: Sendable, Hashable {
    /// As large as they are.
    case whole
    /// For a box of pixels: the view's own, in pixels of the screen.
    case box(TargetSize)
    /// Not known before the view has been laid out: loads wait until ``ImageDisplay/sizeDidChange()``.
    case unknown
}
