public import HalcyonServer
public import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1

extension HTTPServerBuilder {
    /// Connections by HTTP/1.1 that answer results in memory without Hummingbird, for half of the processor time.
    ///
    /// ```swift
    /// let app = Application(responder: ImageResponder(server), server: .images(server))
    /// ```
    ///
    /// Use it only if the images are at the root of the application, and no middleware has to see each request.
    ///
    /// - Parameters:
    ///   - server: The server; the one of the ``ImageResponder``.
    ///   - idleLimit: The longest time for which a connection may be silent, and for the header of a request. Default:
    ///     30 seconds.
    public static func images(_ server: ImageServer, idleLimit: Duration = .seconds(30)) -> HTTPServerBuilder {
        HTTPServerBuilder { responder in
            ImageChannel(responder: responder, server: server, idleLimit: TimeAmount(idleLimit))
        }
    }
}

/// The handlers of a connection.
private struct ImageChannel: HTTPChannelHandler {
    let responder: Responder
    let server: ImageServer
    let idleLimit: TimeAmount

    func setup(
        channel: any Channel, logger: Logger
    ) -> EventLoopFuture<NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>> {
        channel.eventLoop.makeCompletedFuture {
            let pipeline = channel.pipeline.syncOperations
            // Hummingbird takes one request after the other, answers errors of the parser, and its types check fields.
            try pipeline.configureHTTPServerPipeline(
                withPipeliningAssistance: false, withErrorHandling: false, withOutboundHeaderValidation: false)
            try pipeline.addHandler(ImageConnection(server, idleLimit: idleLimit))
            try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: false))
            return try NIOAsyncChannel(
                wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true))
        }
    }

    func handle(value: NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>, logger: Logger) async {
        await handleHTTP(asyncChannel: value, logger: logger)
    }
}
