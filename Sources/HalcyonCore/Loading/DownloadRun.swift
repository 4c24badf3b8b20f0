import Foundation
import HTTPTypes

/// One download, from its first permit to its last attempt.
///
/// A permit is held only while a transfer runs, not between attempts. While a modifier or an authentication handler
/// runs, the download keeps only its place at its host, which limits how many run at a time and lets other hosts'
/// transfers run. If such code loads something itself, that load gets the place.
struct DownloadRun: Sendable {
    /// The host at which a download waits for its first permit, and the identifier of the wait.
    struct Place: Sendable {
        let host: String
        let id = WaitID()

        init(_ http: HTTPRequest) { host = http.hostAndPort.map { "\($0.host):\($0.port)" } ?? "" }
    }

    let request: DownloadRequest
    let key: DownloadIdentity
    let loader: (any DataLoading)?
    let retry: RetryPolicy
    let validator: any ResponseValidating
    let configuration: ImageDownloader.Configuration
    let partials: PartialBodies
    let demand: LivePriority
    let emit: @Sendable (ImageDownloader.Event.Kind) -> Void
    let onProgress: @Sendable (TransferProgress) -> Void
    private let waitID: WaitID

    var authentication = AuthenticationState()
    let standing: GateStanding
    private(set) var attempt = 0
    private var startedAt = 0.0
    private var networkWaits = RetryPolicy.NetworkWait.Past()
    /// The head of the response to the current attempt.
    var response: HTTPResponse?
    /// When the request for that response was sent, and when its head arrived.
    var times: (requestedAt: Date, receivedAt: Date)?
    /// Whether the gate knows the size of the response to the current attempt.
    var isSizeTold = false
    /// The changes that a modifier without an identifier has made for the current attempt.
    var change: UnnamedChange?
    /// The redirects of the current attempt.
    var redirects: [Redirect] = []

    /// - Parameter place: The place for which it has a permit.
    init(
        _ request: DownloadRequest, _ key: DownloadIdentity, _ downloader: ImageDownloader, _ demand: LivePriority,
        at place: Place, emit: @escaping @Sendable (ImageDownloader.Event.Kind) -> Void,
        onProgress: @escaping @Sendable (TransferProgress) -> Void
    ) {
        self.request = request
        self.key = key
        configuration = downloader.configuration
        loader = configuration.loader
        retry = (request.retry ?? configuration.retry).withoutOddLimits
        validator = request.validator ?? configuration.validator
        partials = downloader.partials
        self.demand = demand
        waitID = place.id
        standing = GateStanding(inside: place.host, of: downloader.gate)
        self.emit = emit
        self.onProgress = onProgress
    }

    /// - Throws: `ImageError.cancelled` if, and only if, the task is cancelled.
    mutating func result() async throws(ImageError) -> DownloadResponse {
        startedAt = configuration.clock.uptime
        guard let limit = retry.totalTimeout else { return try await attempts() }
        return try await attempts(within: limit)
    }

    private mutating func attempts() async throws(ImageError) -> DownloadResponse {
        defer { leave() }
        while true {
            attempt += 1
            response = nil
            redirects = []
            emit(.started(attempt: attempt))
            do throws(ImageError) {
                return try await attemptOnce()
            } catch {
                leave()
                let delay = try await delayBeforeRetry(after: error)
                emit(.willRetry(after: delay.seconds, because: delay.error))
                try await configuration.clock.sleep(seconds: delay.seconds)
                try await enter(for: request.http)
            }
        }
    }

    @inline(never)  // rare, and would take space in the frame of each running transfer
    private mutating func delayBeforeRetry(
        after error: ImageError
    ) async throws(ImageError) -> (seconds: Double, error: ImageError) {
        if Task.isCancelled { throw .cancelled }
        // If a loader or modifier cancels itself, that must not look like a cancellation by the waiting callers.
        let error = error == .cancelled ? .request(.givenUp) : error
        let elapsed = configuration.clock.uptime - startedAt
        if let limit = retry.totalTimeout, elapsed >= limit { throw .response(.timeout(.total, seconds: limit)) }
        let failure = RetryPolicy.Failure(error: error, response: response, attempt: attempt, elapsed: elapsed)
        let delay = await retry.delay(
            after: failure, of: request.http, &networkWaits, clock: configuration.clock, chance: configuration.chance)
        if Task.isCancelled { throw .cancelled }
        guard let delay else { throw error }
        return (delay, error)
    }

    /// Runs the attempts with a time limit that interrupts whatever they do.
    private func attempts(within limit: Double) async throws(ImageError) -> DownloadResponse {
        let clock = configuration.clock
        let isAdmitted = self
        let outcome = await withTaskGroup(of: Result<DownloadResponse, ImageError>?.self) { group in
            group.addTask {
                var run = isAdmitted
                do throws(ImageError) { return .success(try await run.attempts()) } catch { return .failure(error) }
            }
            group.addTask {
                try? await clock.sleep(seconds: limit)
                return nil
            }
            var outcome = Result<DownloadResponse, ImageError>.failure(.cancelled)
            for await ended in group {
                if let ended { outcome = ended }
                group.cancelAll()
            }
            return outcome
        }
        if case .failure(.cancelled) = outcome, !Task.isCancelled { throw .response(.timeout(.total, seconds: limit)) }
        return try outcome.get()
    }

    /// The maximum number of seconds for an attempt that begins now. Slightly more than the rest of the total, so that
    /// the clock of ``attempts(within:)`` reports when it has run out.
    var timeLeft: Double? {
        let total = retry.totalTimeout.map { max(0, $0 - (configuration.clock.uptime - startedAt)) + 0.1 }
        return [retry.attemptTimeout, total].compactMap(\.self).min()
    }

    // MARK: The gate

    /// Waits for a permit for a request. Releases a place that this download has kept when the wait begins.
    func enter(for http: HTTPRequest) async throws(ImageError) {
        try await standing.enter(Place(http).host, for: demand, as: waitID)
    }

    /// Tells the gate whether the requested host lets transfers share a connection.
    ///
    /// - Parameter byteCount: The size of the response body; nil if unknown.
    /// - Returns: Whether the gate now knows the size.
    @discardableResult
    func tellGate(of load: DataLoad, byteCount: Int?) -> Bool {
        // After a redirect, another host has answered.
        guard let host = standing.host, redirects.isEmpty, let metrics = load.metrics(),
            metrics.redirectCount == 0, let name = metrics.networkProtocol
        else { return false }
        standing.learn(host, isShared: name == "HTTP/2" || name == "HTTP/3", byteCount: byteCount)
        return byteCount != nil
    }

    private func leave() {
        let isLate = retry.totalTimeout.map { configuration.clock.uptime - startedAt >= $0 } ?? false
        standing.leave(wasGivenUp: Task.isCancelled && !isLate)
    }
}
