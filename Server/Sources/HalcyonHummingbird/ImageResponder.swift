import Foundation
import HTTPTypes
public import HalcyonServer
public import Hummingbird
import NIOCore

/// Mounts an ``ImageServer`` in a Hummingbird application.
///
/// ```swift
/// let app = Application(responder: ImageResponder(server), server: .images(server))
/// try await app.runService()
/// ```
///
/// The work for a request is cancelled when its client closes the connection.
public struct ImageResponder: HTTPResponder {
    /// What Hummingbird hands over with a request.
    public typealias Context = ImageRequestContext

    private let server: ImageServer
    private let trustsForwarded: Bool

    /// Creates a responder.
    ///
    /// - Parameters:
    ///   - server: The server.
    ///   - trustsForwarded: Whether the last address in `X-Forwarded-For` is that of the client. Set it if, and only if,
    ///     a proxy of your own adds that: everyone else can write anything there. Default: false.
    public init(_ server: ImageServer, trustsForwarded: Bool = false) {
        self.server = server
        self.trustsForwarded = trustsForwarded
    }

    /// Answers a request.
    public func respond(to request: Request, context: Context) async throws -> Response {
        let head = request.head
        if let answer = server.responseInMemory(to: head) { return response(answer) }
        let client = client(of: request, context)
        let watcher = try await ClosingWatcher.watcher(of: context.channel)
        let work = Task { await server.response(to: head, from: client) }
        watcher.onClosing { work.cancel() }
        defer { watcher.onClosing(nil) }
        return response(
            await withTaskCancellationHandler {
                await work.value
            } onCancel: {
                work.cancel()
            })
    }

    private func response(_ answer: ServerResponse) -> Response {
        Response(status: answer.head.status, headers: answer.head.headerFields, body: Self.body(answer.body))
    }

    /// A large body is copied piece by piece, as the client takes it: a thousand slow ones share its bytes.
    private static func body(_ data: Data) -> ResponseBody {
        if data.isEmpty { return ResponseBody() }
        if data.count <= wholeBytes { return ResponseBody(byteBuffer: ByteBuffer(bytes: data)) }
        return ResponseBody(contentLength: data.count) { writer in
            var rest = data[...]
            while !rest.isEmpty {
                try await writer.write(ByteBuffer(bytes: rest.prefix(pieceBytes)))
                rest = rest.dropFirst(pieceBytes)
            }
            try await writer.finish(nil)
        }
    }

    /// The largest body that is written at once.
    static let wholeBytes = 4 * pieceBytes

    /// SwiftNIO holds up to some fifty pieces for a client that does not read.
    private static let pieceBytes = 16 << 10

    private func client(of request: Request, _ context: Context) -> String {
        if trustsForwarded, let forwarded = HTTPField.Name("X-Forwarded-For").flatMap({ request.headers[$0] }),
            let last = forwarded.split(separator: ",").last
        {
            return last.trimmingCharacters(in: .whitespaces)
        }
        return context.channel.remoteAddress?.ipAddress ?? "local"
    }
}

/// What Hummingbird hands to ``ImageResponder`` with a request.
public struct ImageRequestContext: RequestContext {
    /// Hummingbird's own part.
    public var coreContext: CoreRequestContextStorage
    /// The connection of the client or of the proxy before it.
    let channel: any Channel

    /// Creates a context for a request of a connection.
    public init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        channel = source.channel
    }
}
