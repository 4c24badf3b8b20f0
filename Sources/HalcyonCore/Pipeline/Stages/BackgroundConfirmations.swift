import Synchronization

/// Revalidations in the background, after stale answers.
final class BackgroundConfirmations: Sendable {
    private let running = Mutex<Set<LoadKey>>([])
    private let versions: Versions

    init(_ versions: Versions) { self.versions = versions }

    /// Revalidates or reloads, in the background, what a request was answered with (RFC 5861, 3): once, however many
    /// requests were answered with it meanwhile.
    func confirmBehind(
        _ request: ImageRequest, _ load: @escaping @Sendable (ImageRequest) async throws(ImageError) -> Void
    ) {
        var request = request
        request.cachePolicy.network = .revalidate
        request.priority = .low
        let key = LoadKey(request)
        guard running.withLock({ $0.insert(key).inserted }) else { return }
        _ = startTask { [self, request = versions.begun(request)] in
            // The answer was already given. If there is none any more, the next request reports that.
            try? await load(request)
            running.withLock { _ = $0.remove(key) }
        }
    }
}
