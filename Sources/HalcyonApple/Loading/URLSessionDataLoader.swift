#if canImport(Darwin) || HALCYON_STAND_INS
import HTTPTypes
public import HalcyonCore

#if canImport(FoundationNetworking)
import Foundation
public import FoundationNetworking
#else
public import Foundation
#endif

/// A network client over URLSession, as the system makes connections: HTTP/1.1, HTTP/2 and HTTP/3, its proxies, its
/// trust in certificates, App Transport Security.
///
/// Redirects are followed here (RFC 9110, section 15.4), by the rules of all of Halcyon's loaders: to `http` and
/// `https` only; where scheme, host or port change, only fields that are known to be harmless go along, so no
/// `Authorization`, no `Cookie` and no field of the caller's own. A request's own handler is asked after these rules.
///
/// A user name and password as the request's credential answer the challenge of a server by any scheme that URLSession
/// knows, Digest among them. Any other credential is sent at once, as the `Authorization` field. Either ends with the
/// first redirect to another origin. Nothing is kept between loads: no cookies, no credentials, no cache of
/// URLSession's own, since the pipeline caches.
///
/// Compression is not asked for; an answer that is compressed all the same is decompressed, and `expectedByteCount` is
/// nil. URLSession writes the message's framing and may replace `Authorization`. There is no filter of addresses, and
/// no limit of its own for connecting.
public final class URLSessionDataLoader: DataLoading {
    /// How this loader makes transfers.
    public let configuration: Configuration
    private let session: URLSession
    private let delegate = SessionDelegate()

    /// Makes a loader.
    ///
    /// - Parameters:
    ///   - configuration: How it makes transfers. Default: the defaults.
    ///   - session: What else the session is to keep to: proxies, cellular and low-data access, TLS versions, fields
    ///     (which go to every host, redirects or not). It is copied; the idle limit, connections for each host, cache,
    ///     cookies and stored credentials are set by the loader. Default: `.ephemeral`.
    public init(_ configuration: Configuration = Configuration(), session: URLSessionConfiguration = .ephemeral) {
        self.configuration = configuration
        let settings = session.copy() as? URLSessionConfiguration ?? .ephemeral
        settings.timeoutIntervalForRequest = Self.seconds(configuration.idleTimeout)
        settings.httpMaximumConnectionsPerHost = max(1, configuration.maximumConnectionsPerHost)
        // Not by a cache policy: one that ignores caches has URLSession send `Cache-Control: no-cache`.
        settings.urlCache = nil
        settings.urlCredentialStorage = nil
        settings.httpCookieStorage = nil
        settings.httpCookieAcceptPolicy = .never
        settings.httpShouldSetCookies = false
        self.session = URLSession(configuration: settings, delegate: delegate, delegateQueue: nil)
    }

    /// Running transfers go on: their bodies are to be read.
    deinit { session.finishTasksAndInvalidate() }

    /// Starts a transfer and returns once the final answer's head is in; its body then streams.
    ///
    /// All that has arrived is handed over as one chunk. With a failed transfer the body gives what arrived before,
    /// then the error. The figures of the load (`DataLoad.metrics`) are full once the body has arrived, read or not.
    ///
    /// - Parameter request: What is asked of whom, and how far it may go.
    /// - Throws: `ImageError.request` for a URL that cannot be loaded, `ImageError.response` for a failed transfer,
    ///   `ImageError.cancelled`.
    public func load(_ request: DataRequest) async throws(ImageError) -> DataLoad {
        var current = try SessionRequest(request, configuration)
        while true {
            try current.checkTime()
            let transfer = SessionTransfer(current, configuration)
            // From here on, leaving by any way ends the transfer.
            let reader = SessionBody(transfer)
            delegate.start(transfer, in: session)
            let head = try await transfer.head()
            guard let location = head.redirectLocation else {
                return DataLoad(
                    response: head.response, url: URLText.withoutUser(current.url.absoluteString),
                    expectedByteCount: head.expectedByteCount,
                    body: DataBody { () async throws(ImageError) in try await reader.next() },
                    metrics: { transfer.metrics })
            }
            var next = try current.reporting(head, to: request.onRedirect) { () throws(ImageError) in
                try current.redirected(at: head.response.status.code, to: location)
            }
            guard next.redirectCount <= configuration.maximumRedirects else {
                throw .response(.tooManyRedirects(limit: configuration.maximumRedirects))
            }
            if let handler = request.redirects {
                next = try await current.reviewed(next, after: head, location: location, by: handler)
            }
            // So that the connection can carry the next request: for a moment at most. A failure now changes nothing: the redirect is known.
            do throws(ImageError) { try await transfer.end() } catch .cancelled { throw .cancelled } catch {}
            current = next
        }
    }

    /// URLSession has no infinity; a year is as good.
    static func seconds(_ timeout: Double) -> Double { min(max(timeout, 0), 31_536_000) }
}
#endif

#if canImport(Darwin) || HALCYON_STAND_INS
extension URLSessionDataLoader {
    /// How transfers are made.
    ///
    /// Times are in seconds; `.infinity` switches a limit off.
    public struct Configuration: Sendable {
        /// The longest time between two arrivals of bytes, and before the first: the connection has to stand within it.
        /// Does not run while the body's reader is the one who is waited for. Default: 30 s.
        public var idleTimeout = 30.0
        /// The fewest bytes of the body in a second, from the head on; measured over each ``minimumSpeedTime``. A server
        /// that sends a byte now and then holds a connection, and one of the places for transfers, up to the total time
        /// limit otherwise. Does not run while the body's reader is the one who is waited for. Default: 100; 0 for any.
        public var minimumBytesPerSecond = 100.0
        /// How long a server may send too slowly, before the load ends with `ResponseReason.timeout(.speed, …)`.
        /// Default: 30 s.
        public var minimumSpeedTime = 30.0
        /// From the call to the last byte, redirects and waiting included; a request may ask for less
        /// (`DataRequest.timeout`). Default: 300 s.
        public var totalTimeout = 300.0
        /// The largest body in bytes; checked against the announced length before the body, and while it arrives (after
        /// decompression); a request may ask for less (`DataRequest.maximumBodyBytes`). Default: 256 MiB.
        public var maximumBodyBytes = 256 << 20
        /// How many redirects a transfer follows; with 0 each redirect is an error. Default: 10.
        public var maximumRedirects = 10
        /// How many connections are open to one host. Default: 6.
        public var maximumConnectionsPerHost = 6
        /// How many bytes wait for the body's reader before the transfer pauses; what URLSession has already read goes
        /// over it. Default: 1 MiB.
        public var bufferLimit = 1 << 20
        /// Sent as `User-Agent` by requests that have none of their own; empty for the system's. Default: `"Halcyon"`.
        public var userAgent = "Halcyon"

        /// The defaults.
        public init() {}
    }
}
#endif

#if canImport(Darwin) || HALCYON_STAND_INS
import Foundation
import HalcyonCore

/// What a body holds on to: when it goes, the transfer ends.
final class SessionBody: Sendable {
    private let transfer: SessionTransfer

    init(_ transfer: SessionTransfer) { self.transfer = transfer }

    deinit { transfer.cancel() }

    func next() async throws(ImageError) -> Data? { try await transfer.next() }
}
#endif
