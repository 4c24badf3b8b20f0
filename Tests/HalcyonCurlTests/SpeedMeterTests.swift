import Foundation
import HalcyonCore
import LinuxTestSupport
import TestSupport
import Testing

@testable import HalcyonCurl

@Suite struct SpeedMeterTests {
    private static let second: UInt64 = 1_000_000_000

    /// A meter of 100 bytes a second over 30 seconds.
    private var meter: SpeedMeter { SpeedMeter(CurlDataLoader.Configuration()) }

    /// Whether a server is found too slow that sends that many bytes at these times, in seconds.
    private func isTooSlow(_ arrivals: [(time: Double, bytes: Int)]) -> Bool {
        var meter = meter
        for arrival in arrivals {
            let now = Self.second + UInt64(arrival.time * Double(Self.second))
            _ = meter.add(arrival.bytes, at: now)
            if !meter.passes(at: now) { return true }
        }
        return false
    }

    @Test("Given a byte now and then, however often, when that lasts, then the server is too slow")
    func drips() {
        for gap in [0.02, 1, 10, 14.9, 15.1, 29, 31, 119] {
            let arrivals = (0..<Int(max(4, 120 / gap))).map { (time: Double($0) * gap, bytes: 1) }
            #expect(isTooSlow(arrivals), "each \(gap) s")
        }
    }

    @Test("Given pauses that end just before half the time, when repeated, then the speed is too low")
    func patterns() {
        let times: [Double] = [0, 14, 31, 45, 62, 76, 93, 107, 124]
        #expect(isTooSlow(times.map { ($0, 20) }))
    }

    @Test("Given a head, a long silence and the rest, when it comes, then the server is fast enough")
    func silence() {
        // The early hint, the silence in which the answer is made, its head at the same moment as its body.
        #expect(!isTooSlow([(0, 200), (0.01, 100), (40, 200), (40, 16_384), (40.1, 16_384)]))
        #expect(!isTooSlow([(0, 200), (40, 200), (40, 16_384), (110, 200_000)]))
    }

    @Test("Given enough bytes, when they come evenly, then the server is fast enough")
    func steady() {
        #expect(!isTooSlow((0..<200).map { (Double($0), 101) }))
        #expect(isTooSlow((0..<200).map { (Double($0), 90) }))
    }

    @Test("Given a reader that was waited for, when bytes come again, then the wait does not count")
    func restarted() {
        var meter = meter
        _ = meter.add(1, at: Self.second)
        meter.restart(at: 60 * Self.second)
        let isDue = meter.add(1, at: 61 * Self.second)
        #expect(!isDue)
        #expect(meter.end == nil)
    }

    @Test(
        "Given a server silent longer than it may be slow, when it answers, then the load succeeds",
        .timeLimit(.minutes(5)),
        arguments: ["HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n", "HTTP/1.1 200 OK\r\nX-Field: some value\r\n"])
    func afterSilence(_ start: String) async throws {
        let server = try ScriptedServer { connection in
            connection.send(start)
            usleep(500_000)
            connection.send((start.hasSuffix("\r\n\r\n") ? "HTTP/1.1 200 OK\r\n" : "") + "Content-Length: 20\r\n\r\n")
            usleep(500_000)
            connection.send("01234567890123456789")
        }
        // Whatever comes at a time is enough for the time that counts; each silence is a multiple of it.
        let loader = CurlDataLoader {
            $0.minimumBytesPerSecond = 100
            $0.minimumSpeedTime = 0.1
        }
        #expect(try await loader.data(server.url()).count == 20)
    }
}
