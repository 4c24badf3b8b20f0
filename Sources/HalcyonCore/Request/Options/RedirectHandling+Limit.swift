package import HTTPTypes

extension RedirectHandling {
    /// The handler's answer.
    ///
    /// It is foreign code that may take for ever, so it runs in a task of its own: the load's time limit and its
    /// cancellation end the wait at once, and cancel that task.
    ///
    /// - Parameter timeout: Waits for the time limit, and returns what the load fails with then.
    package func answer(
        to redirect: Redirect, orAfter timeout: @escaping @Sendable () async -> ImageError
    ) async throws(ImageError) -> HTTPRequest? {
        let (answers, continuation) = AsyncStream.makeStream(
            of: Result<HTTPRequest?, ImageError>.self, bufferingPolicy: .bufferingOldest(1))
        let asking = Task { continuation.yield(.success(await request(for: redirect))) }
        let waiting = Task { continuation.yield(.failure(await timeout())) }
        defer {
            asking.cancel()
            waiting.cancel()
        }
        var iterator = answers.makeAsyncIterator()
        // Only cancelling ends the stream.
        guard let answer = await iterator.next() else { throw .cancelled }
        return try answer.get()
    }
}
