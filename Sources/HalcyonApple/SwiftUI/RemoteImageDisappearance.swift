#if canImport(SwiftUI)
/// What becomes of a load when its ``RemoteImage`` leaves the screen. One that leaves for good gives its load up.
public enum RemoteImageDisappearance: Sendable, Hashable {
    /// It goes on, less urgently.
    case lowerPriority
    /// It is given up, and begun again when the view comes back.
    case cancel
}
#endif
