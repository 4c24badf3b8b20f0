import NIOCore
import Synchronization

/// Notices that a client has closed its connection, while a request is worked on.
///
/// Hummingbird's `consumeWithCancellationOnInboundClose` reads ahead for that: if the next request has arrived already
/// (pipelining; RFC 9112, 9.3.2), it is lost, and its connection is never closed, not even by a server that stops.
final class ClosingWatcher: ChannelInboundHandler, RemovableChannelHandler, Sendable {
    typealias InboundIn = ByteBuffer

    private let state = Mutex(State())

    private struct State {
        var isClosing = false
        var action: (@Sendable () -> Void)?
    }

    /// Returns the watcher of a connection, which gets one if it has none.
    static func watcher(of channel: any Channel) async throws -> ClosingWatcher {
        try await channel.eventLoop.submit {
            let pipeline = channel.pipeline.syncOperations
            if let watcher = try? pipeline.handler(type: ClosingWatcher.self) { return watcher }
            let watcher = ClosingWatcher()
            try pipeline.addHandler(watcher, position: .first)
            if !channel.isActive { watcher.close() }
            return watcher
        }.get()
    }

    /// Sets what is done when the client closes the connection, at once if it has done so; nil for nothing. It replaces
    /// what was set before: a connection has one request at a time.
    func onClosing(_ action: (@Sendable () -> Void)?) {
        let isClosing = state.withLock { state in
            state.action = action
            return state.isClosing
        }
        if isClosing { action?() }
    }

    func channelInactive(context: ChannelHandlerContext) {
        close()
        context.fireChannelInactive()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if let event = event as? ChannelEvent, event == .inputClosed { close() }
        context.fireUserInboundEventTriggered(event)
    }

    private func close() {
        let action = state.withLock { state in
            state.isClosing = true
            return state.action
        }
        action?()
    }
}
