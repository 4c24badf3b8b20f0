import HalcyonCore
import HalcyonTesting

/// What a player has told, in its order.
final class PlayerProbe: Sendable {
    /// Frames as their numbers, the ends of loops as `loop 1`, the end as `end` or its error.
    let log = Log<String>()

    init(_ player: AnimationPlayer) {
        player.onFrame = { [log] in log.add("\($0.index)") }
        player.onLoop = { [log] in log.add("loop \($0)") }
        player.onFinish = { [log] in log.add($0.map { "\($0)" } ?? "end") }
    }

    var entries: [String] { log.entries }
}

extension FakeClock {
    /// Lets time pass in steps, each once somebody sleeps through it.
    func pass(_ seconds: Double, times: Int, then look: () async -> Void = {}) async {
        for _ in 0..<times {
            await wait(forSleepers: 1)
            advance(seconds)
            await look()
        }
    }
}
