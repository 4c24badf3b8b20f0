import Testing

/// Runs the tests that keep a thread of the engine busy one after the other.
///
/// There are two such threads on a machine with two processors. A test that holds one until something has happened on
/// the other would wait for ever for a test that does the same.
struct ThreadTurn: TestTrait, SuiteTrait, TestScoping {
    private static let turns = Turns()

    let isRecursive = true

    @concurrent
    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        await Self.turns.enter()
        do {
            try await function()
        } catch {
            await Self.turns.leave()
            throw error
        }
        await Self.turns.leave()
    }

    private actor Turns {
        private var isTaken = false
        private var waiting: [CheckedContinuation<Void, Never>] = []

        func enter() async {
            guard isTaken else {
                isTaken = true
                return
            }
            await withCheckedContinuation { waiting.append($0) }
        }

        func leave() {
            if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
        }
    }
}

extension Trait where Self == ThreadTurn {
    /// See ``ThreadTurn``.
    static var holdsThreads: Self { ThreadTurn() }
}
