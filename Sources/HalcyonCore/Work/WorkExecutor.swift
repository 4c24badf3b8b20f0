import Foundation

/// Runs tasks on threads of its own, first come first served, so that work that keeps a processor busy, and calls that
/// block, never keep Swift's cooperative pool from its other tasks. What may run, and in which order, is for ``Permits``
/// to say.
///
/// Not a `DispatchQueue`: on Linux a queue's threads are the cooperative pool's own. Never freed, hence no initialiser
/// for others: the runtime does not retain an executor, and a job may end on another thread while `enqueue` still runs.
///
/// `@unchecked Sendable` holds because `jobs`, `head` and `idle` are touched only between the condition's `lock` and
/// `unlock`.
package final class WorkExecutor: TaskExecutor, @unchecked Sendable {
    /// For decoding, processing and encoding: one thread a processor.
    package static let cpu = WorkExecutor("halcyon-cpu", threads: cpuThreadCount)
    static let cpuThreadCount = ProcessInfo.processInfo.activeProcessorCount
    /// For files and the cache index: more threads than processors, as each mostly waits.
    package static let io = WorkExecutor("halcyon-io", threads: 8)

    private let condition = NSCondition()
    private var jobs: [UnownedJob] = []
    private var head = 0
    private var idle = 0

    private init(_ name: String, threads: Int) {
        for number in 0..<threads {
            let thread = Thread { [self] in
                while true { next().runSynchronously(on: asUnownedTaskExecutor()) }
            }
            thread.name = "\(name)-\(number)"
            thread.start()
        }
    }

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        condition.lock()
        jobs.append(job)
        let someoneSleeps = idle > 0
        condition.unlock()
        if someoneSleeps { condition.signal() }
    }

    private func next() -> UnownedJob {
        condition.lock()
        defer { condition.unlock() }
        while head == jobs.count {
            idle += 1
            condition.wait()
            idle -= 1
        }
        let job = jobs[head]
        head += 1
        if head == jobs.count {
            jobs.removeAll(keepingCapacity: true)
            head = 0
        } else if head > 1024, head * 2 > jobs.count {
            // A queue that is never empty must not grow without end.
            jobs.removeFirst(head)
            head = 0
        }
        return job
    }

    /// Runs synchronous work on this executor, inside the calling task: it sees the task's cancellation and locals.
    ///
    /// - Throws: `ImageError.cancelled` when the task was cancelled before the work began; what the work throws.
    package func run<Result: Sendable>(
        _ work: @Sendable () throws(ImageError) -> Result
    ) async throws(ImageError) -> Result {
        if Task.isCancelled { throw .cancelled }
        // The closure must be @concurrent: one that stays with its caller would not move to the executor.
        let outcome = await withTaskExecutorPreference(self) {
            @concurrent () async -> Swift.Result<Result, ImageError> in
            do throws(ImageError) { return .success(try work()) } catch { return .failure(error) }
        }
        return try outcome.get()
    }
}
