import Synchronization

/// The permit of a provider that is asked for its bytes.
///
/// A provider may itself load through a pipeline, for example to compose a picture of others. If it held its permit
/// meanwhile, enough such providers to use up the permits would wait for each other forever. So the permit is given
/// back when such a load begins, and is not taken again.
final class ProviderTurn: Sendable {
    @TaskLocal private static var current: ProviderTurn?

    /// A load of a provider's bytes.
    struct Load {
        fileprivate let pipeline: ObjectIdentifier
        fileprivate let key: LoadKey
        fileprivate let identity: LoadIdentity
        /// The provider that requested it; nil if none did, or if another caller started it.
        fileprivate let asker: ProviderTurn?

        /// - Parameter pipeline: An object that belongs to one pipeline alone, and lives as long as its loads.
        init(_ request: ImageRequest, in pipeline: AnyObject) {
            (self.pipeline, key) = (ObjectIdentifier(pipeline), LoadKey(request))
            (identity, asker) = (request.loadIdentity, request.askingProvider)
        }
    }

    private let permits: ProviderPermits
    private let load: Load
    private let isHeld = Atomic<Bool>(true)

    private init(_ permits: ProviderPermits, _ load: Load) { (self.permits, self.load) = (permits, load) }

    /// Waits for a permit.
    ///
    /// - Throws: `ImageError.request(.providerFailed)` if the provider is already being asked for its bytes, and waits
    ///   for them; `ImageError.cancelled`, at once, if the task is cancelled while it waits.
    static func take(
        _ permits: ProviderPermits, for load: Load, _ demand: LivePriority
    ) async throws(ImageError) -> ProviderTurn {
        try load.asker?.check { $0.pipeline == load.pipeline && $0.identity == load.identity }
        guard await permits.acquire(for: demand) else { throw .cancelled }
        return ProviderTurn(permits, load)
    }

    /// The provider on whose behalf the calling task loads; nil if there is none.
    static var asking: ProviderTurn? { current }

    /// Checks a load before it joins others.
    ///
    /// - Throws: `ImageError.request(.providerFailed)` if it would join a load that waits for it.
    static func check(_ request: ImageRequest, in pipeline: AnyObject) throws(ImageError) {
        guard let asker = request.askingProvider else { return }
        let load = Load(request, in: pipeline)
        try asker.check { $0.pipeline == load.pipeline && $0.key == load.key }
    }

    private func check(_ isTheSame: (Load) -> Bool) throws(ImageError) {
        var turn: ProviderTurn? = self
        while let asked = turn {
            if isTheSame(asked.load) {
                throw .request(.providerFailed("it waits for itself: it requested its own bytes from a pipeline"))
            }
            turn = asked.load.asker
        }
    }

    /// Runs `body`; loads that it starts give the permit back.
    func during<Result: Sendable>(
        _ body: nonisolated(nonsending) () async throws(ImageError) -> Result
    ) async throws(ImageError) -> Result {
        try await Hold.during({ [self] in giveBack() }) { () async throws(ImageError) in
            let outcome = await Self.$current.withValue(self) { () async -> Swift.Result<Result, ImageError> in
                do throws(ImageError) { return .success(try await body()) } catch { return .failure(error) }
            }
            return try outcome.get()
        }
    }

    func giveBack() {
        if isHeld.exchange(false, ordering: .relaxed) { permits.release() }
    }
}
