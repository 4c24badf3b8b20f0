import HalcyonCore

/// Where a ``RemoteImage`` is with its request.
struct RemoteImageCourse {
    var request: ImageRequest?
    /// Whether it is to be loaded as soon as that may be.
    var isWanted = false
    /// Whether it is to be loaded from its server, whatever the caches have.
    var isReload = false
    /// Whether the image of this very request has been shown.
    var hasImage = false
    /// Counts changes of the state, so that one can tell that another came in its midst.
    var changes = 0
    /// Whether it was loading at the last change.
    var wasLoading = false
    /// Whether a load takes so long that people should be told.
    var isLate = false
    /// Waits for that.
    var lateness: Task<Void, Never>?
}
