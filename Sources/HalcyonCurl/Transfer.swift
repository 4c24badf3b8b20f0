import CCurl
import Foundation
import HalcyonCore
import Synchronization

/// One transfer, shared by the engine's thread that fills it and the task that reads it.
///
/// Its lock is never held while the engine's is taken, nor while a task is resumed.
final class Transfer: Sendable {
    let request: TransferRequest
    /// When it was requested, in the time of ``Monotonic``.
    private let start: UInt64
    private let engine: TransferEngine
    private let state: Mutex<State>

    private struct State: ~Copyable {
        var head: ResponseHead?
        var connection: ConnectionFigures?
        var firstByte: UInt64?
        var receivedBytes = 0
        var end: UInt64?
        var chunk: ChunkBuffer
        /// Set once, when nothing more will arrive.
        var outcome: Result<Void, ImageError>?
        var isPaused = false
        /// More than one only if several tasks read a body, against its contract; none may be lost even then.
        var waiters: [Suspension<Void>] = []

        mutating func takeWaiters() -> [Suspension<Void>] {
            guard !waiters.isEmpty else { return [] }
            defer { waiters = [] }
            return waiters
        }
    }

    init(_ request: TransferRequest, from start: UInt64, on engine: TransferEngine) {
        self.request = request
        self.start = start
        self.engine = engine
        state = Mutex(State(chunk: ChunkBuffer(engine.buffers)))
    }

    // MARK: The reader's side

    /// Returns the head of the response, once it has arrived.
    func head() async throws(ImageError) -> ResponseHead {
        while true {
            try stopIfCancelled()
            let found = state.withLock { state -> Result<ResponseHead, ImageError>? in
                if let head = state.head { return .success(head) }
                // Any outcome, even success: otherwise this would loop forever.
                return state.outcome.map { outcome in
                    if case .failure(let error) = outcome { .failure(error) } else { .failure(Self.headless) }
                }
            }
            if let found { return try found.get() }
            await waitUntil { $0.head != nil || $0.outcome != nil }
        }
    }

    private static let headless = ImageError.response(.malformed("a response without a header"))

    /// Returns everything that has arrived since the last call, as soon as there is something, or nil at the end.
    func next() async throws(ImageError) -> Data? {
        while true {
            try stopIfCancelled()
            var wasPaused = false
            let found = state.withLock { state -> Result<Data?, ImageError>? in
                if let data = state.chunk.take() {
                    wasPaused = state.isPaused
                    state.isPaused = false
                    return .success(data)
                }
                return state.outcome?.map { nil }
            }
            if wasPaused { engine.notify(self) }
            if let found { return try found.get() }
            await waitUntil { $0.chunk.count > 0 || $0.outcome != nil }
        }
    }

    /// Waits for the end, without taking any bytes.
    func end() async throws(ImageError) {
        while true {
            try stopIfCancelled()
            if let outcome = state.withLock({ $0.outcome }) { return try outcome.get() }
            await waitUntil { $0.outcome != nil }
        }
    }

    /// The figures so far; nil before there is a head.
    var metrics: TransferMetrics? {
        state.withLock { state in
            guard let connection = state.connection else { return nil }
            var metrics = TransferMetrics(receivedBytes: state.receivedBytes, redirectCount: request.redirectCount)
            connection.fill(&metrics)
            metrics.firstByte = state.firstByte.map { Monotonic.seconds(from: start, to: $0) }
            metrics.total = Monotonic.seconds(from: request.start, to: state.end ?? Monotonic.now)
            return metrics
        }
    }

    /// Ends the transfer: for the reader at once, on its connection as soon as the engine's thread gets to it.
    func cancel() { if settle(.failure(.cancelled)) { engine.notify(self) } }

    private func stopIfCancelled() throws(ImageError) {
        guard Task.isCancelled else { return }
        cancel()
        throw .cancelled
    }

    private func waitUntil(_ isReady: @Sendable (borrowing State) -> Bool) async {
        await withTaskCancellationHandler {
            await suspended { (suspension: Suspension<Void>) in
                let isReadyNow = state.withLock { state in
                    if isReady(state) { return true }
                    state.waiters.append(suspension)
                    return false
                }
                if isReadyNow { suspension.resume(returning: ()) }
            }
        } onCancel: {
            cancel()
        }
    }

    // MARK: The engine's side

    /// Whether it has ended, so that nothing is left to do for it.
    var isSettled: Bool { state.withLock { $0.outcome != nil } }

    /// Whether the engine has paused it and the reader has not asked for more yet.
    var isPaused: Bool { state.withLock { $0.isPaused } }

    /// Delivers the head, and makes room for a body of known size.
    ///
    /// - Parameters:
    ///   - connection: The figures of its connection.
    ///   - moment: When its first byte arrived.
    /// - Returns: False if there is no memory.
    func deliver(_ head: ResponseHead, over connection: ConnectionFigures, at moment: UInt64, reserving bytes: Int)
        -> Bool
    {
        state.withLock { state in
            state.head = head
            state.connection = connection
            state.firstByte = moment
            return state.chunk.reserve(bytes)
        }
    }

    enum Delivery {
        case taken
        /// So many bytes wait for the reader that these must be delivered again later.
        case paused
        case notWanted
        case noMemory
    }

    /// Delivers bytes of the body.
    ///
    /// - Parameter received: The total number of bytes received over the network.
    func deliver(
        _ bytes: UnsafeRawPointer, count: Int, limit: Int, received: Int
    ) -> (result: Delivery, waiting: Int) {
        // A number, because the compiler cannot know that the state does not keep the pointer: the bytes are copied.
        let address = UInt(bitPattern: bytes)
        return state.withLock { state in
            guard state.outcome == nil, let bytes = UnsafeRawPointer(bitPattern: address) else {
                return (.notWanted, 0)
            }
            if state.chunk.count > 0, state.chunk.count >= limit {
                state.isPaused = true
                return (.paused, state.chunk.count)
            }
            state.receivedBytes = received
            let isTaken = state.chunk.append(bytes, count: count)
            return (isTaken ? .taken : .noMemory, state.chunk.count)
        }
    }

    /// Sets the number of body bytes received over the network, if those differ from what the reader gets.
    func noteReceived(_ bytes: Int) { state.withLock { $0.receivedBytes = bytes } }

    /// Wakes the reader, so that it takes what has been delivered.
    func wakeReader() {
        let waiters = state.withLock { $0.takeWaiters() }
        for waiter in waiters { waiter.resume(returning: ()) }
    }

    /// Ends the transfer and wakes the reader; bytes that have arrived can still be read, unless it was cancelled.
    ///
    /// - Returns: False if it had already ended.
    @discardableResult
    func settle(_ outcome: Result<Void, ImageError>) -> Bool {
        let waiters = state.withLock { state -> [Suspension<Void>]? in
            guard state.outcome == nil else { return nil }
            state.outcome = outcome
            state.end = Monotonic.now
            if case .failure(.cancelled) = outcome { state.chunk = ChunkBuffer(engine.buffers) }
            return state.takeWaiters()
        }
        guard let waiters else { return false }
        for waiter in waiters { waiter.resume(returning: ()) }
        return true
    }
}

/// libcurl's figures about the connection of a response, once its head has arrived.
struct ConnectionFigures: Sendable {
    private let nameLookup: Double
    private let connect: Double
    private let secureConnect: Double
    private let networkProtocol: String?
    private let isReused: Bool
    private let remoteAddress: String?

    /// - Parameter nameLookup: In seconds. libcurl's figure may or may not include the wait for a free connection,
    ///   depending on its version.
    init(_ easy: UnsafeMutableRawPointer, nameLookup: Double) {
        isReused = halcyon_get_long(easy, CURLINFO_NUM_CONNECTS) == 0
        self.nameLookup = nameLookup
        if isReused {
            // libcurl reports the moments at which it found that there was nothing to do.
            (connect, secureConnect) = (0, 0)
        } else {
            // Each is counted from the start of the transfer.
            let named = Self.seconds(halcyon_get_size(easy, CURLINFO_NAMELOOKUP_TIME_T))
            let connected = Self.seconds(halcyon_get_size(easy, CURLINFO_CONNECT_TIME_T))
            let secured = Self.seconds(halcyon_get_size(easy, CURLINFO_APPCONNECT_TIME_T))
            connect = max(0, connected - named)
            secureConnect = max(0, secured - connected)
        }
        networkProtocol =
            switch halcyon_get_long(easy, CURLINFO_HTTP_VERSION) {
            case CURL_HTTP_VERSION_1_0: "HTTP/1.0"
            case CURL_HTTP_VERSION_1_1: "HTTP/1.1"
            case CURL_HTTP_VERSION_2_0: "HTTP/2"
            case CURL_HTTP_VERSION_3: "HTTP/3"
            default: nil
            }
        let address = halcyon_get_text(easy, CURLINFO_PRIMARY_IP).map { String(cString: $0) }
        remoteAddress = address.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Writes the figures to a load's metrics.
    func fill(_ metrics: inout TransferMetrics) {
        metrics.nameLookup = nameLookup
        metrics.connect = connect
        metrics.secureConnect = secureConnect
        metrics.networkProtocol = networkProtocol
        metrics.isConnectionReused = isReused
        metrics.remoteAddress = remoteAddress
    }

    private static func seconds(_ microseconds: curl_off_t) -> Double { Double(microseconds) / 1e6 }
}
