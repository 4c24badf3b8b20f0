#if canImport(Darwin) || HALCYON_STAND_INS
import HTTPTypes
public import HalcyonCore

#if canImport(FoundationNetworking)
import Foundation
public import FoundationNetworking
#else
public import Foundation
#endif

/// A network client built on URLSession, with the system's connections: HTTP/1.1, HTTP/2 and HTTP/3, its proxies, its
/// trusted certificates, App Transport Security.
///
/// The loader follows redirects itself (RFC 9110, section 15.4), by the rules of all of Halcyon's loaders: to `http`
/// and `https` only. If scheme, host or port change, only fields known to be harmless are sent on: no `Authorization`,
/// no `Cookie` and no custom field of the caller. A request's redirect handler is called after these rules.
///
/// If the request's credential is a user name and password, they answer a server's challenge by any scheme that
/// URLSession supports, including Digest. Any other credential is sent at once, in the `Authorization` field. Either is
/// dropped at the first redirect to another origin. Nothing is kept between loads: no cookies, no credentials, no
/// URLSession cache, because the pipeline caches.
///
/// The loader does not ask for compression; if a response is compressed anyway, it is decompressed, and
/// `expectedBytes` is nil. URLSession controls the message's framing and may replace `Authorization`. There is no
/// address filter, and no separate time limit for connecting.
public final class URLSessionDataLoader: DataLoading {
    /// The configuration of this loader.
    public let configuration: Configuration
    private let session: URLSession
    private let delegate = SessionDelegate()

    /// Creates a loader.
    ///
    /// - Parameters:
    ///   - configuration: The loader's configuration. Default: the default settings.
    ///   - session: Further settings of the session: proxies, cellular and low-data access, TLS versions, fields (which
    ///     are sent to every host, redirects or not). It is copied; the loader sets the idle limit, connections per
    ///     host, cache, cookies and stored credentials. Default: `.ephemeral`.
    public init(_ configuration: Configuration = Configuration(), session: URLSessionConfiguration = .ephemeral) {
        self.configuration = configuration
        let settings = session.copy() as? URLSessionConfiguration ?? .ephemeral
        settings.timeoutIntervalForRequest = Self.seconds(configuration.idleTimeout)
        settings.httpMaximumConnectionsPerHost = max(1, configuration.maximumConnectionsPerHost)
        // Not by a cache policy: one that ignores caches makes URLSession send `Cache-Control: no-cache`.
        settings.urlCache = nil
        settings.urlCredentialStorage = nil
        settings.httpCookieStorage = nil
        settings.httpCookieAcceptPolicy = .never
        settings.httpShouldSetCookies = false
        self.session = URLSession(configuration: settings, delegate: delegate, delegateQueue: nil)
    }

    /// Running transfers continue, because their bodies are still to be read.
    deinit { session.finishTasksAndInvalidate() }

    /// Starts a transfer and returns when the head of the final response has arrived; its body then streams.
    ///
    /// Everything that has arrived is returned as one chunk. If a transfer fails, the body returns what arrived before,
    /// then throws the error. The metrics of the load (`DataLoad.metrics`) are complete once the body has arrived, read
    /// or not.
    ///
    /// - Parameter request: The request, with its limits.
    /// - Throws: `ImageError.request` if the URL cannot be loaded, `ImageError.response` if the transfer failed,
    ///   `ImageError.cancelled`.
    public func load(_ request: DataRequest) async throws(ImageError) -> DataLoad {
        var current = try SessionRequest(request, configuration)
        while true {
            try current.checkTime()
            let transfer = SessionTransfer(current, configuration)
            // From here on, leaving in any way ends the transfer.
            let reader = SessionBody(transfer)
            delegate.start(transfer, in: session)
            let head = try await transfer.head()
            guard let location = head.redirectLocation else {
                return DataLoad(
                    response: head.response, url: URLText.withoutUser(current.url.absoluteString),
                    expectedBytes: head.expectedBytes,
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
            // So that the connection can carry the next request; this waits a moment at most. A failure now changes
            // nothing, because the redirect is known.
            do throws(ImageError) { try await transfer.end() } catch .cancelled { throw .cancelled } catch {}
            current = next
        }
    }

    /// Returns a timeout for URLSession, which does not accept infinity; a year is as good.
    static func seconds(_ timeout: Double) -> Double { min(max(timeout, 0), 31_536_000) }
}

extension URLSessionDataLoader {
    /// The limits and options of transfers.
    ///
    /// Times are in seconds; `.infinity` disables a limit.
    public struct Configuration: Sendable {
        /// The longest time without receiving bytes, including before the first: the connection must be established
        /// within it. It does not run while the transfer waits for the body's reader. Default: 30 s.
        public var idleTimeout = 30.0
        /// The minimum number of body bytes per second, from the head on; measured over each ``minimumSpeedTime``.
        /// Otherwise a server that sends a byte now and then could hold a connection, and one of the slots for
        /// transfers, up to the total time limit. It does not run while the transfer waits for the body's reader.
        /// Default: 100; 0 for no minimum.
        public var minimumBytesPerSecond = 100.0
        /// How long a server may send too slowly before the load fails with `ImageError.response(.timeout(.speed, …))`.
        /// Default: 30 s.
        public var minimumSpeedTime = 30.0
        /// The time from the call to the last byte, including redirects and waiting; a request may set a shorter one
        /// (`DataRequest.timeout`). Default: 300 s.
        public var totalTimeout = 300.0
        /// The maximum size of the body in bytes; checked against the announced length before the body, and while it
        /// arrives (after decompression); a request may set a smaller one (`DataRequest.maximumBodyBytes`). Default:
        /// 256 MiB.
        public var maximumBodyBytes = 256 << 20
        /// The maximum number of redirects to follow; with 0 each redirect is an error. Default: 10.
        public var maximumRedirects = 10
        /// The maximum number of connections to one host. Default: 6.
        public var maximumConnectionsPerHost = 6
        /// The number of bytes that may wait for the body's reader before the transfer pauses; what URLSession has
        /// already read may exceed it. Default: 1 MiB.
        public var bufferLimit = 1 << 20
        /// The `User-Agent` of requests that do not set one; empty for the system's. Default: `"Halcyon"`.
        public var userAgent = "Halcyon"

        /// Creates a configuration with the default settings.
        public init() {}
    }
}

/// Held by a body: when it is deallocated, the transfer ends.
final class SessionBody: Sendable {
    private let transfer: SessionTransfer

    init(_ transfer: SessionTransfer) { self.transfer = transfer }

    deinit { transfer.cancel() }

    func next() async throws(ImageError) -> Data? { try await transfer.next() }
}
#endif
