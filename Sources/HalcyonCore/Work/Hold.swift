import Synchronization

/// What a load holds of a limit while it asks code of the program's own: a modifier, a handler of credentials or redirects.
///
/// Such code may itself load through a pipeline, a token for one. If the load kept its place at a host meanwhile, as many
/// such loads as there are places would wait for each other for ever. So it is given back when a load begins there.
final class Hold: Sendable {
    @TaskLocal private static var current: Hold?

    /// Nil once it is given back, or over.
    private let release: Mutex<(@Sendable () -> Void)?>

    private init(_ release: @escaping @Sendable () -> Void) { self.release = Mutex(release) }

    /// Runs `body`, whose loads call `release`: once, and none that begin after the end.
    static func during<Result: Sendable>(
        _ release: @escaping @Sendable () -> Void,
        _ body: nonisolated(nonsending) () async throws(ImageError) -> Result
    ) async throws(ImageError) -> Result {
        let hold = Hold(release)
        defer { _ = hold.release.withLock { $0.take() } }
        let outcome = await $current.withValue(hold) { () async -> Swift.Result<Result, ImageError> in
            do throws(ImageError) { return .success(try await body()) } catch { return .failure(error) }
        }
        return try outcome.get()
    }

    /// To be called by each load before it waits for anything.
    static func giveBack() { current?.release.withLock { $0.take() }?() }
}
