import Synchronization

/// The permit of a provider that is being asked for its bytes.
///
/// A provider may itself load through a pipeline: a picture that is put together of others does. If it held its permit
/// meanwhile, as many such providers as there are permits would wait for each other for ever. So the permit goes back
/// when such a load begins, and is not taken again.
final class ProviderTurn: Sendable {
    @TaskLocal private static var current: ProviderTurn?

    private let permits: Permits
    private let isHeld = Atomic<Bool>(true)

    private init(_ permits: Permits) { self.permits = permits }

    /// Waits for a permit.
    ///
    /// - Throws: `ImageError.cancelled`, at once, when the task is cancelled while it waits.
    static func take(_ permits: Permits, for demand: Demand) async throws(ImageError) -> ProviderTurn {
        guard await permits.acquire(for: demand, isNew: true) else { throw .cancelled }
        return ProviderTurn(permits)
    }

    /// Runs `body`, whose loads give the permit back.
    func during<Result: Sendable>(
        _ body: nonisolated(nonsending) () async throws(ImageError) -> Result
    ) async throws(ImageError) -> Result {
        let outcome = await Self.$current.withValue(self) { () async -> Swift.Result<Result, ImageError> in
            do throws(ImageError) { return .success(try await body()) } catch { return .failure(error) }
        }
        return try outcome.get()
    }

    /// To be called by each load before it waits for anything.
    static func noteLoad() { current?.giveBack() }

    func giveBack() {
        if isHeld.exchange(false, ordering: .relaxed) { permits.release() }
    }
}
