import Foundation

/// One thread behind a `TaskExecutor`: what a change of thread and back costs here, whoever does it.
///
/// `@unchecked Sendable` holds because `jobs` is touched only under the condition's lock.
final class HopExecutor: TaskExecutor, @unchecked Sendable {
    static let shared = HopExecutor()
    private let condition = NSCondition()
    private var jobs: [UnownedJob] = []

    private init() {
        Thread { [self] in
            while true {
                condition.lock()
                while jobs.isEmpty { condition.wait() }
                let job = jobs.removeFirst()
                condition.unlock()
                job.runSynchronously(on: asUnownedTaskExecutor())
            }
        }.start()
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        condition.lock()
        jobs.append(job)
        condition.unlock()
        condition.signal()
    }
}
