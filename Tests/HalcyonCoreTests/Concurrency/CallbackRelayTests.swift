import HalcyonTesting
import Testing

@testable import HalcyonCore

@Suite("CallbackRelay", .timeLimit(.minutes(5)))
struct CallbackRelayTests {
    @Test("Given two threads that post, when handlers end as one does, then its event is delivered")
    func postedAsHandlersEnd() async {
        let ended = Tally()
        let rounds = 5_000
        for _ in 0..<rounds {
            let relay = CallbackRelay<Int>(.init(completion: { _ in ended.add() }), on: .immediate)
            await withTaskGroup(of: Void.self) { group in
                group.addTask { relay.post(.progress(LoadingProgress(receivedBytes: 1, expectedBytes: nil))) }
                group.addTask { relay.post(.finished(.success(1))) }
            }
        }
        #expect(ended.value == rounds)
    }

    @Test("Given a handler that posts, when it returns, then its event is delivered once, in order")
    func postedByHandler() {
        let events = Log<String>()
        let relays = Log<CallbackRelay<Int>>()
        let handlers = CallbackRelay<Int>.Handlers(
            progress: { progress in
                events.add("progress begins")
                relays.entries.first?.post(.finished(.success(progress.receivedBytes)))
                events.add("progress ends")
            }, completion: { events.add("end with \((try? $0.get()) ?? 0)") })
        let relay = CallbackRelay(handlers, on: .immediate)
        relays.add(relay)
        relay.post(.progress(LoadingProgress(receivedBytes: 7, expectedBytes: nil)))
        #expect(events.entries == ["progress begins", "progress ends", "end with 7"])
    }
}
