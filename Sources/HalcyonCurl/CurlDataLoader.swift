import Foundation
import HTTPTypes
public import HalcyonCore

/// A network client built on libcurl: HTTP/1.1, HTTP/2 over TLS, proxies, one thread for all transfers.
///
/// The thread starts with the first transfer and ends, with all connections, some time after the last
/// (``Configuration/keepAliveTime``), or at once when the loader and the bodies it returned are gone. It sleeps while
/// nothing happens.
///
/// The loader follows redirects itself (RFC 9110, section 15.4), to `http` and `https` only. If scheme, host or port
/// change, only fields known to be harmless are sent on: no `Authorization`, no `Cookie` and no custom field of the
/// caller. A request's redirect handler is called after these rules; its changes are sent as they are.
///
/// If the request's credential is a user name and password, they are sent only to a server that asks for them (status
/// 401), by Digest (RFC 7616) if it accepts that, otherwise by Basic (RFC 7617); if the server refuses them, its
/// response is returned. The first request is sent without them, so each load takes two requests. Any other credential
/// is sent at once, in the `Authorization` field. Either replaces an existing field of that name, and is dropped at the
/// first redirect to another origin.
///
/// The loader controls the message's framing: it does not send a request's `Host`, `Content-Length`,
/// `Transfer-Encoding`, `Connection`, `Expect`, `TE` and `Upgrade`. It does not ask for compression. If a response is
/// compressed with gzip or deflate anyway, it is decompressed as fast as it is read, its fields stay as sent, and
/// `expectedBytes` is nil. Brotli and Zstandard are refused (`ImageError.response(.malformed)`) unless the request's
/// `Accept-Encoding` names them and libcurl supports them; then a GET or HEAD is sent a second time. libcurl decodes
/// those without the bound of ``Configuration/bufferLimit``: a few bytes may become as many as
/// ``Configuration/maximumBodyBytes`` at once. A body with an encoding of any other name is returned unchanged.
public final class CurlDataLoader: DataLoading {
    /// The configuration of this loader.
    public let configuration: Configuration
    private let lease: EngineLease

    /// Creates a loader. Nothing is started before the first transfer.
    public init(_ configuration: Configuration = Configuration()) {
        self.configuration = configuration
        lease = EngineLease(TransferEngine(configuration))
    }

    /// Starts a transfer and returns when the head of the final response has arrived; its body then streams.
    ///
    /// Everything that has arrived is returned as one chunk, without a copy; a small response is usually one chunk. If
    /// a transfer fails, the body returns what arrived before, then throws the error. The metrics of the load
    /// (`DataLoad.metrics`) are available from its head on, and complete once the body has arrived, read or not.
    ///
    /// - Parameter request: The request, with its limits.
    /// - Throws: `ImageError.request` if the URL cannot be loaded, or the process has no file descriptor
    ///   (`.noDescriptor`) or thread (`.noThread`) left; `ImageError.response` if the transfer failed;
    ///   `ImageError.cancelled`.
    public func load(_ request: DataRequest) async throws(ImageError) -> DataLoad {
        try await load(request, verbatim: false)
    }

    /// Starts a transfer; the same as ``load(_:)``.
    ///
    /// - Parameter isVerbatim: Whether path and query are sent exactly as they are written, dot segments included,
    ///   because they are signed. They must be percent-encoded.
    package func load(_ request: DataRequest, verbatim isVerbatim: Bool) async throws(ImageError) -> DataLoad {
        var current = try TransferRequest(request, configuration, verbatim: isVerbatim)
        while true {
            let start = Monotonic.now
            guard start < current.limit.end else { throw current.limit.error }
            let transfer = Transfer(current, from: start, on: lease.engine)
            // From here on, leaving in any way ends the transfer.
            let reader = BodyReader(transfer, lease)
            try lease.engine.submit(transfer)
            let head = try await transfer.head()
            if head.needsLibrary {
                // The encoding is known only with the head, when it is too late for libcurl to decode this body.
                current.decodesInLibrary = true
                continue
            }
            guard let location = head.redirectLocation() else {
                return DataLoad(
                    response: head.response, url: current.address.shown, expectedBytes: head.expectedBytes,
                    body: DataBody { () async throws(ImageError) in try await reader.next() },
                    // Not through the reader, because metrics that someone keeps must not keep a connection.
                    metrics: { transfer.metrics })
            }
            var next = try current.reporting(head, to: request.onRedirect) { () throws(ImageError) in
                try current.redirected(status: head.status, to: location)
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
}

/// Held by a body: when it is deallocated, the transfer ends.
final class BodyReader: Sendable {
    private let transfer: Transfer
    private let lease: EngineLease

    init(_ transfer: Transfer, _ lease: EngineLease) {
        self.transfer = transfer
        self.lease = lease
    }

    deinit { transfer.cancel() }

    func next() async throws(ImageError) -> Data? { try await transfer.next() }
}

/// Keeps an engine running: held by the loader, and by each body that has not been read to its end. The engine's thread
/// holds none, so it ends with the last.
final class EngineLease: Sendable {
    let engine: TransferEngine
    init(_ engine: TransferEngine) { self.engine = engine }
    deinit { engine.abandon() }
}
