import Foundation

/// Runs `body`, and ends the whole process with a message when it takes too long: a stranded waiter cannot be thrown
/// out of its wait, and a test that hangs says nothing.
func withWatchdog<Result: Sendable>(
    _ what: String, seconds: Double = 300, _ body: () async throws -> Result
) async rethrows -> Result {
    let dog = DispatchSource.makeTimerSource(queue: .global())
    dog.schedule(deadline: .now() + seconds)
    dog.setEventHandler {
        FileHandle.standardError.write(Data("watchdog: \(what) did not end within \(seconds) s\n".utf8))
        exit(86)
    }
    dog.resume()
    defer { dog.cancel() }
    return try await body()
}
