extension RemoteImage {
    /// What becomes of a load when its widget leaves the screen.
    public enum Disappearance: Sendable, Hashable {
        /// It goes on, less urgently.
        case lowerPriority
        /// It is given up, and begun again when the widget comes back.
        case cancel
    }
}
