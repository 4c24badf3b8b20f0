import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonServer
import HalcyonTesting
import Testing

@Suite("A server under load")
struct LoadTests {
    @Test("Given a full queue, when another result is asked for, then 503 says when to come back")
    func busy() async throws {
        let fixture = try await ServerFixture {
            $0.maximumRunning = 1
            $0.maximumWaiting = 1
        }
        let gate = Gate()
        for index in 0..<3 {
            fixture.origin.set("/\(index).jpg", .picture(try Pictures.jpeg(40, 20), gate: gate))
        }
        fixture.origin.set("/stored.jpg", .picture(try Pictures.jpeg(40, 20)))
        #expect(await fixture.get("/stored.jpg").head.status == .ok)
        async let first = fixture.get("/0.jpg")
        while gate.waitingCount == 0 { await Task.yield() }
        async let second = fixture.get("/1.jpg", client: "b")
        while !fixture.isWaiting(1) { await Task.yield() }
        let third = await fixture.get("/2.jpg", client: "c")
        #expect(third.head.status == .serviceUnavailable)
        #expect(third.head.headerFields[.retryAfter] == "1")
        // What is in a cache needs no place.
        #expect(await fixture.get("/stored.jpg").head.status == .ok)
        gate.open()
        #expect(await first.head.status == .ok)
        #expect(await second.head.status == .ok)
    }

    @Test("Given an origin that does not answer, when the limit is over, then 504 and a free place")
    func timeLimit() async throws {
        let clock = FakeClock()
        let fixture = try await ServerFixture {
            $0.maximumRunning = 1
            $0.timeLimit = 10
            $0.sources.clock = clock
        }
        let gate = Gate()
        fixture.origin.set("/slow.jpg", .picture(try Pictures.jpeg(40, 20), gate: gate))
        fixture.origin.set("/a.jpg", .picture(try Pictures.jpeg(40, 20)))
        async let slow = fixture.get("/slow.jpg")
        while gate.waitingCount == 0 { await Task.yield() }
        clock.advance(10)
        #expect(await slow.head.status == .gatewayTimeout)
        #expect(await fixture.get("/a.jpg").head.status == .ok)
        gate.open()
    }

    @Test("Given a client that goes, when nobody else wants the result, then it is cancelled")
    func cancelled() async throws {
        let fixture = try await ServerFixture()
        let gate = Gate()
        fixture.origin.set("/slow.jpg", .picture(try Pictures.jpeg(40, 20), gate: gate))
        let task = Task { await fixture.get("/slow.jpg") }
        while gate.waitingCount == 0 { await Task.yield() }
        task.cancel()
        #expect(await task.value.head.status.code == 499)
        #expect(fixture.server.load.running == 0)
        gate.open()
    }

    @Test("Given a server that is told to stop, when a balancer asks, then it is alive but not ready")
    func stopping() async throws {
        let fixture = try await ServerFixture()
        #expect(await fixture.get(raw: "/ready").head.status == .ok)
        fixture.server.stop()
        #expect(await fixture.get(raw: "/ready").head.status == .serviceUnavailable)
        #expect(await fixture.get(raw: "/health").head.status == .ok)
    }
}

extension ServerFixture {
    func isWaiting(_ count: Int) -> Bool { server.load.waiting == count }
}
