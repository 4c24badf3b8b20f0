import Foundation

/// Threads behind a `TaskExecutor`: what a change of thread and back costs here, whoever does it.
///
/// `@unchecked Sendable` holds because `jobs` is touched only under the condition's lock.
final class HopExecutor: TaskExecutor, @unchecked Sendable {
    /// As many threads as the cache reads with. With one alone the system often keeps that and the caller on one
    /// processor, and a change takes a quarter of what it takes otherwise: which it is, is luck, and would be all that
    /// a ratio showed.
    static let readers = HopExecutor(threads: 8)
    /// As the cache writes.
    static let writer = HopExecutor(threads: 1)

    private let condition = NSCondition()
    private var jobs: [UnownedJob] = []

    private init(threads: Int) {
        for _ in 0..<threads { Thread { [self] in work() }.start() }
    }

    private func work() {
        while true {
            condition.lock()
            while jobs.isEmpty { condition.wait() }
            let job = jobs.removeFirst()
            condition.unlock()
            job.runSynchronously(on: asUnownedTaskExecutor())
        }
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        condition.lock()
        jobs.append(job)
        condition.unlock()
        condition.signal()
    }
}
