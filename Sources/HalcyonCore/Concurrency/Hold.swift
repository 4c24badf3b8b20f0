import Synchronization

/// What a load holds while it asks the program's own code: a provider's permit, or a place at a host while a modifier, an
/// authentication handler or redirect rules are asked.
///
/// Such code may load something itself through a pipeline, for example a token. If the load kept its permit or its place
/// meanwhile, all of them could be held by loads that wait for each other for ever. So the load gives it back as soon as
/// the code begins a load.
final class Hold: Sendable {
    @TaskLocal private static var current: Hold?

    /// Nil after it has been given back, and after the end.
    private let release: Mutex<(@Sendable () -> Void)?>

    private init(_ release: @escaping @Sendable () -> Void) { self.release = Mutex(release) }

    /// Runs `body`. The first load that it begins calls `release`; loads that begin after its end do not.
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

    /// Gives back what is held for the calling task. Each load calls this before it waits for anything.
    static func giveBack() { current?.release.withLock { $0.take() }?() }
}
