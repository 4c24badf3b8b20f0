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
/// It also closes the connection when the server stops and when the client is silent for too long, in place of
/// Hummingbird's `HTTPConnectionStateHandler`, which does not see the requests that are answered here.
final class ImageConnection: ChannelDuplexHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    let server: ImageServer
    private let idleLimit: TimeAmount
    /// A request that may be answered here, until its end shows that it has no body.
    private var held: HTTPRequestHead?
    /// The requests that were passed on and whose answers have not ended.
    private var pendingCount = 0
    /// Whether the body of a request that was passed on has not ended.
    private var isReading = false
    /// Whether an answer has been written since the last flush.
    var hasAnswered = false
    private var isStopping = false
    private var lastActivity = NIODeadline.uptimeNanoseconds(0)
    private var timer: Scheduled<Void>?
    /// Writes bytes as they are: past the encoder of answers.
    private(set) var wire: ChannelHandlerContext?

    /// - Parameters:
    ///   - server: The server.
    ///   - idleLimit: The longest time without a request or a part of one, and for the header of a request.
    init(_ server: ImageServer, idleLimit: TimeAmount) {
        self.server = server
        self.idleLimit = idleLimit
    }

    func handlerAdded(context: ChannelHandlerContext) {
        lastActivity = context.eventLoop.now
        wire = try? context.pipeline.syncOperations.context(handlerType: HTTPResponseEncoder.self)
        if context.channel.isActive { scheduleTimer(context, in: idleLimit) }
    }

    func handlerRemoved(context: ChannelHandlerContext) { wire = nil }

    func channelActive(context: ChannelHandlerContext) {
        scheduleTimer(context, in: idleLimit)
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        timer?.cancel()
        timer = nil
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        lastActivity = context.eventLoop.now
        switch unwrapInboundIn(data) {
        case .head(let head):
            if pendingCount == 0, head.isKeepAlive, context.channel.isWritable {
                held = head
            } else {
                pass(head, context)
            }
        case .body:
            passHeld(context)
            context.fireChannelRead(data)
        case .end:
            if let head = held, answer(head, context) {
                held = nil
                return
            }
            passHeld(context)
            isReading = false
            context.fireChannelRead(data)
        }
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        if hasAnswered {
            hasAnswered = false
            context.flush()
        }
        context.fireChannelReadComplete()
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        var data = data
        switch unwrapOutboundIn(data) {
        case .head(var head) where isStopping && pendingCount == 1:
            head.headers.replaceOrAdd(name: "Connection", value: "close")
            data = wrapOutboundOut(.head(head))
        case .end:
            lastActivity = context.eventLoop.now
            pendingCount = max(0, pendingCount - 1)
            guard isStopping, pendingCount == 0 else { break }
            context.writeAndFlush(data, promise: promise)
            return closeWhenWritten(context)
        default: break
        }
        context.write(data, promise: promise)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        guard event is ChannelShouldQuiesceEvent else { return context.fireUserInboundEventTriggered(event) }
        isStopping = true
        lastActivity = context.eventLoop.now
        if pendingCount == 0 { closeWhenWritten(context) }
    }

    private func pass(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        var head = head
        // The one spelling that Hummingbird knows. Clients of HTTP/1.0 wait for the end of the connection without it.
        if !head.isKeepAlive { head.headers.replaceOrAdd(name: "Connection", value: "close") }
        pendingCount += 1
        isReading = true
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }

    private func passHeld(_ context: ChannelHandlerContext) {
        guard let head = held else { return }
        held = nil
        pass(head, context)
    }

    private func scheduleTimer(_ context: ChannelHandlerContext, in time: TimeAmount) {
        guard timer == nil else { return }
        timer = context.eventLoop.assumeIsolated().scheduleTask(in: time) { [self] in
            timer = nil
            guard context.channel.isActive else { return }
            let isWaitedFor = pendingCount > 0 && !isReading
            let rest = isWaitedFor ? idleLimit : lastActivity + idleLimit - context.eventLoop.now
            if rest <= .zero { context.close(promise: nil) } else { scheduleTimer(context, in: rest) }
        }
    }

    /// Closes the connection when all answers have been handed to the system, or after the idle limit.
    private func closeWhenWritten(_ context: ChannelHandlerContext) {
        let buffered = try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)
        guard let buffered, buffered > 0, context.eventLoop.now < lastActivity + idleLimit else {
            return context.close(promise: nil)
        }
        context.eventLoop.assumeIsolated().scheduleTask(in: .milliseconds(20)) { [self] in
            if context.channel.isActive, pendingCount == 0 { closeWhenWritten(context) }
        }
    }
}
