import HalcyonServer
import NIOCore
import NIOHTTP1

/// The connection of a client: answers results in memory itself, and passes all other requests on to Hummingbird.
///
/// Hummingbird takes 50 µs of processor time for an answer, mostly for the tasks and streams of a request; this takes
/// half of that, and most of the rest is SwiftNIO's and the kernel's. It stands between SwiftNIO's HTTP/1.1 codec and
/// Hummingbird, and answers only if no earlier request of the connection is worked on, so that answers keep the order
/// of requests (RFC 9112, 9.3.2), and only if the client reads.
///
/// It also ends the connection, in place of Hummingbird's `HTTPConnectionStateHandler`, which does not see the requests
/// that are answered here: when the client wants that, when the server stops, and when the client is silent or does not
/// read for too long.
final class ImageConnection: ChannelDuplexHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    let server: ImageServer
    private let idleLimit: TimeAmount
    /// A request that may be answered here, until its end has come.
    private var held: HTTPRequestHead?
    /// The requests that were passed on and whose answers have not ended.
    private var pendingCount = 0
    /// Whether an answer has been written since the last flush.
    var hasAnswered = false
    /// Whether no more requests are taken: what comes is thrown away.
    private var isEnding = false
    /// Whether the client speaks HTTP/1.0.
    private var isOld = false
    /// The last request or end of an answer.
    private var lastActivity = NIODeadline.uptimeNanoseconds(0)
    /// What had been written at the last look at the clock, and what of it the system had not taken.
    private var lastProgress = Progress()
    private var writeCount = 0
    private var timer: Scheduled<Void>?
    /// Writes bytes as they are: past the encoder of answers.
    private(set) var wire: ChannelHandlerContext?

    private struct Progress: Equatable {
        var writeCount = 0
        var bufferedBytes = 0
    }

    /// How long the client may take to close its side, after ours. As in nginx (`lingering_timeout`).
    private static let lingering = TimeAmount.seconds(5)

    /// - Parameters:
    ///   - server: The server.
    ///   - idleLimit: The longest time without a request, for the header of one, and without reading an answer.
    init(_ server: ImageServer, idleLimit: TimeAmount) {
        self.server = server
        self.idleLimit = idleLimit
    }

    func handlerAdded(context: ChannelHandlerContext) {
        lastActivity = context.eventLoop.now
        wire = try? context.pipeline.syncOperations.context(handlerType: HTTPResponseEncoder.self)
        if context.channel.isActive { schedule(in: idleLimit, context) }
    }

    func handlerRemoved(context: ChannelHandlerContext) { wire = nil }

    func channelActive(context: ChannelHandlerContext) {
        if timer == nil { schedule(in: idleLimit, context) }
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        timer?.cancel()
        timer = nil
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isEnding else { return }
        lastActivity = context.eventLoop.now
        switch unwrapInboundIn(data) {
        case .head(let head):
            isOld = head.version != .http1_1
            let framing = RequestFraming(head)
            if framing.isRefused { return refuse(context) }
            if framing.isLast { return passLast(head, context) }
            held = head
        // Requests with bodies end the connection.
        case .body: break
        case .end:
            guard let head = held else { return }
            held = nil
            if pendingCount == 0, context.channel.isWritable, answer(head, context) { return }
            pass(head, context)
        }
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        if hasAnswered {
            hasAnswered = false
            writeCount += 1
            context.flush()
        }
        context.fireChannelReadComplete()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // Of bytes that are thrown away.
        if isEnding, error is HTTPParserError { return }
        if error is HTTPParserError { return refuse(context) }
        context.fireErrorCaught(error)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        writeCount += 1
        switch unwrapOutboundIn(data) {
        case .head(var head) where (isEnding && pendingCount == 1) || isOld:
            head.headers.replaceOrAdd(name: "Connection", value: isEnding && pendingCount == 1 ? "close" : "keep-alive")
            context.write(wrapOutboundOut(.head(head)), promise: promise)
        case .end:
            lastActivity = context.eventLoop.now
            pendingCount = max(0, pendingCount - 1)
            guard isEnding, pendingCount == 0 else { return context.write(data, promise: promise) }
            context.writeAndFlush(data, promise: promise)
            end(context)
        default: context.write(data, promise: promise)
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        guard event is ChannelShouldQuiesceEvent else { return context.fireUserInboundEventTriggered(event) }
        guard !isEnding else { return }
        isEnding = true
        held = nil
        guard pendingCount == 0 else { return }
        // Without a recent answer, there is nothing that the client has not read.
        if lastActivity + Self.lingering < context.eventLoop.now { return context.close(promise: nil) }
        end(context)
    }

    private func pass(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        pendingCount += 1
        context.fireChannelRead(wrapInboundOut(.head(head)))
        context.fireChannelRead(wrapInboundOut(.end(nil)))
    }

    /// Passes a request on without its body, which no picture needs, and takes no other after it (RFC 9112, 9.6).
    private func passLast(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        isEnding = true
        var head = head
        // The one spelling that Hummingbird knows.
        head.headers.replaceOrAdd(name: "Connection", value: "close")
        pass(head, context)
    }

    /// Has Hummingbird answer 400, after what it works on.
    private func refuse(_ context: ChannelHandlerContext) {
        isEnding = true
        held = nil
        pendingCount += 1
        context.fireErrorCaught(HTTPParserError.unknown)
    }

    /// Closes our side when all is written, and the connection when the client has closed its own: a connection that is
    /// closed with unread bytes is reset, and what its client has not read is lost (RFC 9112, 9.6).
    private func end(_ context: ChannelHandlerContext) {
        let isClosed = context.eventLoop.makePromise(of: Void.self)
        isClosed.futureResult.assumeIsolated().whenComplete { [self] _ in
            guard context.channel.isActive else { return }
            schedule(in: Self.lingering, context) { context.close(promise: nil) }
        }
        context.close(mode: .output, promise: isClosed)
    }

    private func schedule(
        in time: TimeAmount, _ context: ChannelHandlerContext, _ action: (() -> Void)? = nil
    ) {
        timer?.cancel()
        timer = context.eventLoop.assumeIsolated().scheduleTask(in: time) { [self] in
            timer = nil
            guard context.channel.isActive else { return }
            if let action { action() } else { look(context) }
        }
    }

    /// Closes the connection if nothing has happened for too long.
    private func look(_ context: ChannelHandlerContext) {
        let buffered = (try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
        let progress = Progress(writeCount: writeCount, bufferedBytes: buffered)
        defer { lastProgress = progress }
        if buffered > 0 {
            return progress == lastProgress ? context.close(promise: nil) : schedule(in: idleLimit, context)
        }
        let rest = pendingCount > 0 ? idleLimit : lastActivity + idleLimit - context.eventLoop.now
        if rest <= .zero { context.close(promise: nil) } else { schedule(in: rest, context) }
    }
}
