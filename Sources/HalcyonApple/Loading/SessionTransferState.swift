#if canImport(Darwin) || HALCYON_STAND_INS
import Foundation
import HalcyonCore
import HTTPTypes

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The state of a transfer, guarded by its lock.
struct SessionTransferState {
    /// A redirect's body is read so that its connection can be reused, but no more than this.
    private static let mostDiscarded = 64 << 10
    /// And no longer, in seconds.
    static let longestDiscarding = 0.25

    var task: URLSessionTask?
    /// Waits for the time limit.
    var limit: Task<Void, Never>?
    /// Watches how fast the server sends.
    var speedWatch: Task<Void, Never>?
    /// How many bytes have arrived since the last check, and whether the transfer waited for the reader meanwhile.
    private var recent = (bytes: 0, hasWaited: false)
    private(set) var head: SessionHead?
    /// A 401 that the credential may still change: on Linux, URLSession delivers it before it asks.
    private var challenge: SessionHead?
    /// An interim response (1xx), which Linux's URLSession delivers like a final one. It is shown if a body follows.
    private var interim: SessionHead?
    private var chunk = Data()
    private var received = 0
    private var isSuspended = false
    var discards = false
    var hasGivenCredential = false
    /// Set once, when nothing more will arrive.
    private(set) var outcome: Result<Void, ImageError>?
    var figures: SessionFigures
    /// More than one only if several tasks read a body, against its contract; none may be lost even then.
    var waiters: [Suspension<Void>] = []
    /// Changes when there is something new for waiting tasks.
    private(set) var newsCount = 0

    private let request: SessionRequest
    private let configuration: URLSessionDataLoader.Configuration

    init(_ request: SessionRequest, _ configuration: URLSessionDataLoader.Configuration) {
        self.request = request
        self.configuration = configuration
        figures = SessionFigures(request)
    }

    mutating func receive(_ new: SessionHead) {
        guard outcome == nil else { return }
        // URLSession restarted the transfer, or the response has several parts: the bytes would be combined
        // incorrectly.
        guard head == nil else { return settle(.failure(.response(.malformed("a second response to one request")))) }
        if (100...199).contains(new.response.status.code) {
            interim = new
            return
        }
        figures.noteFirstByte()
        // What came before was the challenge.
        (chunk, received) = (Data(), 0)
        if new.response.status.code == 401, challenge == nil, case .password? = request.credential {
            challenge = new
            return
        }
        show(new)
    }

    private mutating func show(_ new: SessionHead) {
        (interim, challenge) = (nil, nil)
        let expected = new.expectedBytes ?? 0
        let isRedirect = new.redirectLocation != nil
        guard isRedirect || expected <= request.maximumBodyBytes else {
            return settle(.failure(.response(.tooLarge(limit: request.maximumBodyBytes))))
        }
        head = new
        newsCount += 1
        if isRedirect, expected > Self.mostDiscarded { settle(.success(())) }
    }

    mutating func receive(_ data: Data) {
        guard outcome == nil else { return }
        if head == nil, let interim { show(interim) }
        guard head != nil || challenge != nil else {
            return settle(.failure(.response(.malformed("a body without a header"))))
        }
        received += data.count
        recent.bytes += data.count
        figures.receivedBytes += data.count
        if discards || head?.redirectLocation != nil {
            if received > Self.mostDiscarded { settle(.success(())) }
            return
        }
        let limit = request.maximumBodyBytes
        guard received <= limit else { return settle(.failure(.response(.tooLarge(limit: limit)))) }
        chunk.append(data)
        newsCount += 1
        // The body of a challenge is short.
        if let challenge, chunk.count > Self.mostDiscarded { show(challenge) }
        // Nothing is read before there is a head.
        if head != nil, chunk.count >= configuration.bufferLimit, !isSuspended { setSuspended(true) }
    }

    /// Returns the bytes that wait for the reader, or nil if there are none.
    mutating func takeChunk() -> Data? {
        guard !chunk.isEmpty else { return nil }
        defer { chunk = Data() }
        if isSuspended { setSuspended(false) }
        return chunk
    }

    /// Ends the transfer if the server has sent too little since the last call.
    mutating func checkSpeed() {
        defer { recent = (0, isSuspended) }
        let least = configuration.minimumBytesPerSecond * configuration.minimumSpeedTime
        guard outcome == nil, !recent.hasWaited, Double(recent.bytes) < least else { return }
        settle(.failure(.response(.timeout(.speed, seconds: configuration.minimumSpeedTime))))
    }

    /// Called when URLSession has ended the task.
    mutating func end(_ error: (any Error)?) {
        task = nil
        finish(error)
    }

    /// Ends the transfer with what has arrived, or with the error.
    mutating func finish(_ error: (any Error)? = nil) {
        guard outcome == nil else { return }
        if let challenge { show(challenge) }
        guard outcome == nil else { return }
        let expected = head?.expectedBytes
        let failure = TransferFailure(
            request: request, timeout: request.idleTimeout, hasConnected: figures.hasConnected,
            received: received, expected: expected)
        if let error { return settle(.failure(failure.error(error))) }
        let isShort = !discards && head?.redirectLocation == nil && received < expected ?? 0
        settle(
            isShort ? .failure(.response(.truncated(receivedBytes: received, expectedBytes: expected))) : .success(()))
    }

    /// Ends the transfer; bytes that have arrived can still be read, unless it was cancelled.
    mutating func settle(_ new: Result<Void, ImageError>) {
        guard outcome == nil else { return }
        if head == nil, case .success = new {
            // The connection closed inside the head, or the response is not HTTP. Success without a head is impossible:
            // tasks that wait for the head would loop forever.
            outcome = .failure(.response(.connectionReset))
        } else {
            outcome = new
        }
        newsCount += 1
        figures.noteEnd()
        if case .failure(.cancelled) = new { chunk = Data() }
    }

    /// Returns the waiting tasks.
    mutating func takeWaiters() -> [Suspension<Void>] {
        guard !waiters.isEmpty else { return [] }
        defer { waiters = [] }
        return waiters
    }

    /// Suspends or resumes the task. This happens under the lock, so that the two calls keep their order.
    private mutating func setSuspended(_ suspends: Bool) {
        // On Linux, a suspended task starts over when it is resumed, so everything is accepted as it arrives.
        #if canImport(Darwin)
        isSuspended = suspends
        recent.hasWaited = true
        if suspends { task?.suspend() } else { task?.resume() }
        #endif
    }
}

/// The facts about a transfer that URLSession gave up, and the error that they amount to.
struct TransferFailure {
    let request: SessionRequest
    let timeout: Double
    let hasConnected: Bool
    let received: Int
    let expected: Int?

    func error(_ error: any Error) -> ImageError {
        let words = error.localizedDescription
        guard let code = (error as? URLError)?.code else { return .response(.other(.init(words, error: error))) }
        switch code {
        case .badURL: return .request(.invalidURL(request.http.shownURL))
        case .unsupportedURL: return .request(.unsupportedScheme(request.http.scheme ?? ""))
        case .timedOut: return .response(.timeout(hasConnected ? .idle : .connect, seconds: timeout))
        case .cannotFindHost, .dnsLookupFailed: return .response(.hostNotFound(request.http.hostAndPort?.host ?? ""))
        case .cannotConnectToHost:
            return .response(isRefused(error) ? .connectionRefused(request.http.peer) : .connectionFailed(words))
        case .notConnectedToInternet, .internationalRoamingOff, .callIsActive, .dataNotAllowed:
            return .response(.connectionFailed(words))
        case .networkConnectionLost: return .response(isShort ? short : .connectionReset)
        case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
            .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected,
            .clientCertificateRequired, .appTransportSecurityRequiresSecureConnection:
            return .response(.tls(words))
        case .badServerResponse, .cannotParseResponse, .cannotDecodeRawData, .cannotDecodeContentData,
            .httpTooManyRedirects, .redirectToNonExistentLocation:
            return .response(.malformed(words))
        // Among others, what Linux's URLSession reports for a body that ends too early.
        case .unknown where isShort: return .response(short)
        default: return .response(.other(.init(words, error: error)))
        }
    }

    private var isShort: Bool { received > 0 || expected ?? 0 > received }

    private var short: ImageError.ResponseReason { .truncated(receivedBytes: received, expectedBytes: expected) }

    /// Whether the connection was refused. The underlying error has the system's reason; if it is not reported, a
    /// refused connection is by far the most likely one.
    private func isRefused(_ error: any Error) -> Bool {
        var next = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        while let current = next {
            if current.domain == NSPOSIXErrorDomain { return current.code == Int(ECONNREFUSED) }
            next = current.userInfo[NSUnderlyingErrorKey] as? NSError
        }
        return true
    }
}
#endif
