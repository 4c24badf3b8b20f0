import HalcyonTesting
import Synchronization
import Testing

@testable import HalcyonCore

/// What is left to a thread that the system then refuses.
@Suite("An executor whose first thread is refused", .timeLimit(.minutes(5)))
struct RefusedThreadTests {
    /// An executor whose first thread is refused, after a second job was left to it. Never freed, as all executors.
    private final class Refusing: Sendable {
        static let once = Refusing(always: false)
        static let always = Refusing(always: true)

        let results = Log<Int>()
        private let executor = Mutex<WorkExecutor?>(nil)
        private let refusals = Tally()

        private init(always: Bool) {
            let executor = WorkExecutor("refused", threads: 1) { [weak self] name, body in
                guard let self, refusals.value == 0 || always else { return OwnThread.start(name, body) }
                refusals.add()
                // Up to its first wait it runs right here: it has found a thread that counts as started.
                if refusals.value == 1 { _ = startTask { await self.run(2) } }
                return false
            }
            self.executor.withLock { $0 = executor }
        }

        func run(_ number: Int) async {
            let executor = executor.withLock { $0 }
            let result: Int?
            do throws(ImageError) {
                result = try await executor?.run { () throws(ImageError) in number }
            } catch {
                result = error == .request(.noThread) ? -number : nil
            }
            if let result { results.add(result) }
        }
    }

    @Test("Given a job left to a thread, when the system refuses one, then others run the job")
    func stranded() async {
        for refusing in [Refusing.once, .always] {
            await refusing.run(1)
            await refusing.results.wait(for: 2)
            #expect(refusing.results.entries.map(abs).sorted() == [1, 2])
            await refusing.run(3)
            #expect(refusing.results.entries.last == 3)
        }
    }
}
