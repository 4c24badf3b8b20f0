import Foundation
import Synchronization
import Testing

@testable import HalcyonServer

/// Random numbers from a seed: the same ones in each run (Steele, Lea and Flood, "Fast splittable pseudorandom number
/// generators", 2014).
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}

/// A latch at which tasks wait until it is opened; their cancellation does not open it.
final class Latch: Sendable {
    private let state = Mutex<(isOpen: Bool, waiters: [CheckedContinuation<Void, Never>])>((false, []))

    func wait() async {
        await withCheckedContinuation { continuation in
            let isOpen = state.withLock { state in
                if !state.isOpen { state.waiters.append(continuation) }
                return state.isOpen
            }
            if isOpen { continuation.resume() }
        }
    }

    func open() {
        let waiters = state.withLock { state in
            state.isOpen = true
            defer { state.waiters = [] }
            return state.waiters
        }
        for waiter in waiters { waiter.resume() }
    }
}

/// Waits until a condition holds; records an issue if it does not within half a minute.
func eventually(
    _ condition: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation
) async {
    let end = ContinuousClock.now + .seconds(30)
    while !condition() {
        guard ContinuousClock.now < end else {
            Issue.record("the condition does not hold after half a minute", sourceLocation: sourceLocation)
            return
        }
        await Task.yield()
    }
}

/// The problem that a call throws; nil if it throws none.
func problem<Value>(_ call: () throws(RequestProblem) -> Value) -> RequestProblem? {
    do throws(RequestProblem) {
        _ = try call()
        return nil
    } catch {
        return error
    }
}
