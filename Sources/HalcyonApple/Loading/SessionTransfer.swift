#if canImport(Darwin) || HALCYON_STAND_INS
import Dispatch
import Foundation
import HTTPTypes
import HalcyonCore
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// One transfer, shared by URLSession that fills it and the task that reads it.
///
/// Its lock is never held while a reader is woken or URLSession's task is started or cancelled: only suspending and
/// resuming that task happens under it.
final class SessionTransfer: Sendable {
    let request: SessionRequest
    private let configuration: URLSessionDataLoader.Configuration
    private let state: Mutex<SessionTransferState>

    init(_ request: SessionRequest, _ configuration: URLSessionDataLoader.Configuration) {
        self.request = request
        self.configuration = configuration
        state = Mutex(SessionTransferState(request, configuration))
    }

    /// Creates the task, and starts it unless the transfer has ended meanwhile.
    func start(_ make: (URLRequest) -> URLSessionTask) {
        let task = make(request.urlRequest(configuration))
        let limit = Task { [weak self, request] in
            await request.waitForTimeLimit()
            if !Task.isCancelled { self?.fail(request.timeError) }
        }
        let hasEnded = state.withLock { state in
            state.task = task
            state.limit = limit
            return state.outcome != nil
        }
        if hasEnded { stop() } else { task.resume() }
    }

    // MARK: The reader's side

    /// Returns the head of the response, once it has arrived.
    func head() async throws(ImageError) -> SessionHead {
        try await value { state in
            if let head = state.head { return .success(head) }
            if case .failure(let error)? = state.outcome { return .failure(error) }
            return nil
        }
    }

    /// Returns everything that has arrived since the last call, as soon as there is something, or nil at the end.
    func next() async throws(ImageError) -> Data? {
        try await value { state in
            if let data = state.takeChunk() { return .success(data) }
            return state.outcome?.map { nil }
        }
    }

    /// Waits for the end of a response whose body is not needed, for a moment at most.
    func end() async throws(ImageError) {
        state.withLock { $0.discards = true }
        let timer = Task { [weak self] in
            try? await SystemClock().sleep(seconds: SessionTransferState.longestDiscarding)
            if !Task.isCancelled { self?.change { $0.settle(.success(())) } }
        }
        defer { timer.cancel() }
        try await value { $0.outcome }
    }

    /// Ends the transfer: for the reader at once, its connection soon.
    func cancel() { fail(.cancelled) }

    /// The figures so far; nil before there is a head.
    var metrics: TransferMetrics? { state.withLock { $0.head == nil ? nil : $0.figures.metrics } }

    private func value<Value>(
        _ find: (inout SessionTransferState) -> Result<Value, ImageError>?
    ) async throws(ImageError) -> Value {
        while true {
            if Task.isCancelled {
                cancel()
                throw .cancelled
            }
            let (found, count) = state.withLock { (find(&$0), $0.newsCount) }
            if let found { return try found.get() }
            await waitForChange(after: count)
        }
    }

    private func waitForChange(after count: Int) async {
        await withTaskCancellationHandler {
            await suspended { (suspension: Suspension<Void>) in
                let isNewsNow = state.withLock { state in
                    if state.newsCount != count || state.outcome != nil { return true }
                    state.waiters.append(suspension)
                    return false
                }
                if isNewsNow { suspension.resume(returning: ()) }
            }
        } onCancel: {
            cancel()
        }
    }

    // MARK: URLSession's side

    func receive(_ answer: HTTPURLResponse) {
        watchSpeed()
        change { state in
            do throws(ImageError) {
                state.receive(try SessionHead(answer, to: request.http.method))
            } catch {
                state.settle(.failure(error))
            }
        }
    }

    /// Checks from time to time how fast the server sends.
    private func watchSpeed() {
        let seconds = configuration.minimumSpeedTime
        guard seconds > 0, seconds.isFinite, configuration.minimumBytesPerSecond > 0 else { return }
        state.withLock { state in
            guard state.speedWatch == nil, state.outcome == nil else { return }
            state.speedWatch = Task { [weak self] in
                while !Task.isCancelled {
                    try? await SystemClock().sleep(seconds: seconds)
                    guard !Task.isCancelled, let self else { return }
                    change { $0.checkSpeed() }
                }
            }
        }
    }

    func receive(_ data: Data) { change { $0.receive(data) } }

    /// Records URLSession's figures, shortly before the end.
    func note(_ change: (inout SessionFigures) -> Void) { state.withLock { change(&$0.figures) } }

    /// Returns the credential for a server's authentication challenge, once.
    func credential(after failures: Int) -> URLCredential? {
        guard failures == 0, case .password(let user, let password)? = request.credential else { return nil }
        // A server with several schemes asks once for each: a password refused under one is not sent under a weaker
        // one.
        let isFirst = state.withLock { state in
            defer { state.hasGivenCredential = true }
            return !state.hasGivenCredential
        }
        guard isFirst else { return nil }
        return URLCredential(user: user, password: password, persistence: .none)
    }

    #if !canImport(Darwin)
    /// Ends the transfer with its 401, for which there is no credential: Linux's URLSession asks for one when the whole
    /// response has been delivered, and if there is none, never ends the task.
    func endUnauthorized() { change { $0.finish() } }
    #endif

    /// Called when URLSession has ended the task.
    func end(_ error: (any Error)?) { change { $0.end(error) } }

    private func fail(_ error: ImageError) { change { $0.settle(.failure(error)) } }

    private func change(_ body: (inout SessionTransferState) -> Void) {
        let (waiters, isOver) = state.withLock { state in
            let hadEnded = state.outcome != nil
            body(&state)
            return (state.takeWaiters(), !hadEnded && state.outcome != nil)
        }
        for waiter in waiters { waiter.resume(returning: ()) }
        if isOver { stop() }
    }

    private func stop() {
        // Holders of the figures must not keep a connection.
        let (task, limit, speedWatch) = state.withLock { state in
            defer { (state.task, state.limit, state.speedWatch) = (nil, nil, nil) }
            return (state.task, state.limit, state.speedWatch)
        }
        limit?.cancel()
        speedWatch?.cancel()
        // On another thread: on Linux, cancelling waits for URLSession's queue, which may be about to wake the very
        // task that is being cancelled, and waits for it.
        if let task { DispatchQueue.global().async { task.cancel() } }
    }
}
#endif
