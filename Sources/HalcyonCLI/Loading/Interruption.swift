import Dispatch
import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#endif

/// Turns termination signals into the cancellation of work, so that the program can clean up and report.
enum Interruption {
    /// The result of the work, and the signal that interrupted it, if any.
    struct Ending<Value: Sendable>: Sendable {
        let value: Value
        let signal: Int32?

        /// The exit status that a shell expects of a program ended by a signal: 128 plus the signal's number.
        var exitStatus: Int32? { signal.map { 128 + $0 } }
    }

    /// Runs `work`, and cancels it at the first SIGINT or SIGTERM; a second one ends the program at once.
    static func watch<Value: Sendable>(_ work: @escaping @Sendable () async -> Value) async -> Ending<Value> {
        let received = Received()
        let task = Task { await work() }
        let sources = [SIGINT, SIGTERM].map { number in
            // Otherwise the system would end the process before the source below is notified.
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                if received.isFirst(number) {
                    task.cancel()
                } else {
                    Console.shared.clearStatus()
                    _exit(128 + number)
                }
            }
            source.resume()
            return (number, source)
        }
        let value = await task.value
        for (number, source) in sources {
            source.cancel()
            signal(number, SIG_DFL)
        }
        return Ending(value: value, signal: received.signal)
    }

    private final class Received: Sendable {
        private let first = Mutex<Int32?>(nil)

        func isFirst(_ number: Int32) -> Bool {
            first.withLock { first in
                guard first == nil else { return false }
                first = number
                return true
            }
        }

        var signal: Int32? { first.withLock { $0 } }
    }
}

/// Runs work on a list with limited concurrency, and passes on each result when it is ready.
enum LoadWindow {
    /// Works on `inputs` in order, at most `concurrency` at a time. Starts nothing new after the task is cancelled.
    static func run<Item: Sendable, Output: Sendable>(
        _ inputs: [Item], concurrency: Int, work: @escaping @Sendable (Item) async -> Output,
        finished: (Output) -> Void
    ) async {
        await withTaskGroup(of: Output.self) { group in
            var waiting = inputs.makeIterator()
            func startNext() {
                guard !Task.isCancelled, let input = waiting.next() else { return }
                group.addTask { await work(input) }
            }
            for _ in 0..<max(1, concurrency) { startNext() }
            for await output in group {
                finished(output)
                startNext()
            }
        }
    }
}
