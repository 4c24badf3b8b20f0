import Foundation
import HTTPTypes
public import HalcyonCore

/// A network client over libcurl: HTTP/1.1, HTTP/2 over TLS, proxies, one thread for all transfers.
///
/// The thread starts with the first transfer and ends, with all connections, some time after the last
/// (``Configuration/keepAliveTime``), or at once when the loader and the bodies it gave out are gone. While nothing
/// happens it sleeps.
///
/// Redirects are followed here (RFC 9110, section 15.4): to `http` and `https` only; where scheme, host or port change,
/// only fields that are known to be harmless go along, so no `Authorization`, no `Cookie` and no field of the caller's
/// own. A request's own handler is asked after these rules; what it changes is sent as it says.
///
/// A user name and password as the request's credential are shown to a server that asks for them (status 401), by
/// Digest (RFC 7616) if it takes that, else by Basic (RFC 7617); a server that refuses them gives the answer. The first
/// request goes without, so each load asks twice. Any other credential is sent at once, as the `Authorization` field.
/// Either replaces such a field, and ends with the first redirect to another origin.
///
/// The message's framing is the loader's: `Host`, `Content-Length`, `Transfer-Encoding`, `Connection`, `Expect`, `TE`
/// and `Upgrade` of a request are not sent. Compression is not asked for; an answer that is compressed all the same is
/// decompressed as fast as it is read, its fields stay as sent, and `expectedByteCount` is nil: gzip and deflate.
/// Brotli and Zstandard are refused (`ResponseReason.malformed`) unless the request's own `Accept-Encoding` names them
/// and libcurl has them; then a GET or HEAD is sent once more. libcurl decodes those without the bound of
/// ``Configuration/bufferLimit``: a few bytes may become as many as ``Configuration/maximumBodyBytes`` at once. A body
/// that is encoded under any other name comes as it is.
public final class CurlDataLoader: DataLoading {
    /// How this loader makes transfers.
    public let configuration: Configuration
    private let lease: EngineLease

    /// Makes a loader. Nothing is started before the first transfer.
    public init(_ configuration: Configuration = Configuration()) {
        self.configuration = configuration
        lease = EngineLease(TransferEngine(configuration))
    }

    /// Starts a transfer and returns once the final answer's head is in; its body then streams.
    ///
    /// All that has arrived is handed over as one chunk, without a copy; a small answer is mostly one chunk. With a
    /// failed transfer the body gives what arrived before, then the error. The figures of the load
    /// (`DataLoad.metrics`) are known from its head on, and full once the body has arrived, read or not.
    ///
    /// - Parameter request: What is asked of whom, and how far it may go.
    /// - Throws: `ImageError.request` for a URL that cannot be loaded, `ImageError.response` for a failed transfer,
    ///   `ImageError.cancelled`.
    public func load(_ request: DataRequest) async throws(ImageError) -> DataLoad {
        var current = try TransferRequest(request, configuration)
        while true {
            let start = Monotonic.now
            guard start < current.limit.end else { throw current.limit.error }
            let transfer = Transfer(current, from: start, on: lease.engine)
            // From here on, leaving by any way ends the transfer.
            let reader = BodyReader(transfer, lease)
            try lease.engine.submit(transfer)
            let head = try await transfer.head()
            if head.needsLibrary {
                // The encoding is known with the head, when it is too late to have this body decoded.
                current.decodesInLibrary = true
                continue
            }
            guard let location = head.redirectLocation() else {
                return DataLoad(
                    response: head.response, url: current.address.shown, expectedByteCount: head.expectedByteCount,
                    body: DataBody { () async throws(ImageError) in try await reader.next() },
                    // Not by the reader: figures that someone keeps are to keep no connection.
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
            // So that the connection can carry the next request: for a moment at most. A failure now changes nothing:
            // the redirect is known.
            do throws(ImageError) { try await transfer.end() } catch .cancelled { throw .cancelled } catch {}
            current = next
        }
    }
}

/// What a body holds on to: when it goes, the transfer ends.
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

/// Keeps an engine going: held by the loader, and by each body that is still to be read. The engine's own thread holds
/// none, so that it ends with the last.
final class EngineLease: Sendable {
    let engine: TransferEngine
    init(_ engine: TransferEngine) { self.engine = engine }
    deinit { engine.abandon() }
}
