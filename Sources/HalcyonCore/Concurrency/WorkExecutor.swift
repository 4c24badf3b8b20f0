import Foundation

/// Runs tasks on dedicated threads, in order of arrival, so that work that keeps a processor busy and calls that block
/// never hold up other tasks in Swift's cooperative pool. ``Permits`` decide what may run, and in which order.
///
/// Creates threads when there is work for them. If the system refuses one, the existing threads do the work; if an
/// executor has none at all, those of another executor do; if no executor has any, ``run(_:)`` fails.
///
/// Not a `DispatchQueue`: on Linux a queue's threads belong to the cooperative pool. Never freed, hence no public
/// initializer: the runtime does not retain an executor, and a job may end elsewhere while `enqueue` still runs.
///
/// `@unchecked Sendable` holds because `jobs`, `head`, `idle` and `started` are accessed only between the condition's
/// `lock` and `unlock`.
package final class WorkExecutor: TaskExecutor, @unchecked Sendable {
    /// For decoding, processing and encoding: one thread per processor.
    package static let cpu = WorkExecutor("halcyon-cpu", threads: cpuThreadCount)
    static let cpuThreadCount = ProcessInfo.processInfo.activeProcessorCount
    /// For disk caches: more threads than processors, as each mostly waits.
    package static let io = WorkExecutor("halcyon-io", threads: 8)
    /// For files that the program names. Separate from ``io``, whose threads a stalled cache may all block.
    package static let files = WorkExecutor("halcyon-files", threads: 8)

    private static let all = [cpu, io, files]

    private struct Job {
        let job: UnownedJob
        /// The executor that the job belongs to: another one if that has no threads.
        let executor: WorkExecutor
    }

    private let condition = NSCondition()
    private let name: String
    private let threadLimit: Int
    private let start: @Sendable (String, @escaping @Sendable () -> Void) -> Bool
    private var started = 0
    private var jobs: [Job] = []
    private var head = 0
    private var idle = 0

    /// - Parameter start: Starts a thread, and returns false if the system refuses it. Default: ``OwnThread``.
    init(
        _ name: String, threads: Int,
        start: @escaping @Sendable (String, @escaping @Sendable () -> Void) -> Bool = OwnThread.start
    ) {
        self.name = name
        threadLimit = threads
        self.start = start
    }

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = Job(job: UnownedJob(job), executor: self)
        if hasThread() { add(job) } else { runElsewhere(job) }
    }

    /// Lets other executors run a job because the system refuses threads.
    private func runElsewhere(_ job: Job) {
        if let other = Self.all.first(where: { $0 !== self && $0.hasThread() }) { return other.add(job) }
        DispatchQueue.global().async { job.job.runSynchronously(on: job.executor.asUnownedTaskExecutor()) }
    }

    /// Whether there is a thread, after creating one if necessary.
    private func hasThread() -> Bool {
        condition.lock()
        let (hasOne, wantsFirst) = (started > 0, started == 0)
        if wantsFirst { started = 1 }
        condition.unlock()
        return hasOne || startThread()
    }

    private func add(_ job: Job) {
        condition.lock()
        jobs.append(job)
        let someoneSleeps = idle > 0
        let wantsThread = jobs.count - head > idle && started < threadLimit
        if wantsThread { started += 1 }
        condition.unlock()
        if someoneSleeps { condition.signal() }
        if wantsThread { _ = startThread() }
    }

    /// Starts a thread that has already been counted.
    private func startThread() -> Bool {
        let isStarted = start(name) { [self] in
            while true {
                let next = next()
                next.job.runSynchronously(on: next.executor.asUnownedTaskExecutor())
            }
        }
        if !isStarted {
            condition.lock()
            started -= 1
            // While it counted as started, other callers may have added jobs for it.
            let stranded = started == 0 ? jobs[head...] : []
            if started == 0 { (jobs, head) = ([], 0) }
            condition.unlock()
            for job in stranded { runElsewhere(job) }
        }
        return isStarted
    }

    private func next() -> Job {
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
            // A queue that is never empty must not grow without bound.
            jobs.removeFirst(head)
            head = 0
        }
        return job
    }

    /// Runs synchronous work on this executor, in the calling task: it sees that task's cancellation and locals.
    ///
    /// - Throws: `ImageError.cancelled` if the task was cancelled before the work began;
    ///   `ImageError.request(.noThread)` if the system refuses every thread; any error that the work throws.
    package func run<Result: Sendable>(
        _ work: @Sendable () throws(ImageError) -> Result
    ) async throws(ImageError) -> Result {
        if Task.isCancelled { throw .cancelled }
        guard hasThread() || Self.all.contains(where: { $0.hasThread() }) else { throw .request(.noThread) }
        // The closure must be @concurrent: one that stays with its caller would not move to the executor.
        let outcome = await withTaskExecutorPreference(self) {
            @concurrent () async -> Swift.Result<Result, ImageError> in
            do throws(ImageError) { return .success(try work()) } catch { return .failure(error) }
        }
        return try outcome.get()
    }
}

/// Starts a task that inherits nothing from its starter: no actor, no priority, no task-local values, no cancellation.
///
/// If the system supports it (SE-0472), the task runs on the current thread up to its first suspension, so that stacked
/// levels of work start without a single hop. That part must be trivial, because it may run on the main thread.
func startTask(_ body: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
        Task.immediateDetached { await body() }
    } else {
        Task.detached { await body() }
    }
}

/// Starts a task as ``startTask(_:)`` does, and passes it a reference that cancels it.
///
/// Before doing anything else, the task must pass that reference to whatever may cancel it. Its starter cannot: when
/// the starter gets a handle, the task may have run for a while on another thread, and a cancellation in the meantime
/// would have found nothing to cancel.
func startTask(_ body: @escaping @Sendable (RunningTask) async -> Void) {
    _ = startTask { await RunningTask.within(body) }
}

/// Starts threads, and reports whether that worked, which Foundation's `Thread` does not: waiting for a thread that was
/// never created would last forever.
package enum OwnThread {
    /// Runs `body` on a new thread.
    ///
    /// - Parameter name: The name that `ps` and `top` show, at most 15 bytes on Linux.
    /// - Returns: False if the system refuses: the limit of threads is reached, or there is no memory for a stack.
    package static func start(_ name: String, _ body: @escaping @Sendable () -> Void) -> Bool {
        let reference = Unmanaged.passRetained(ThreadBody(name, body)).toOpaque()
        if createThread(reference) { return true }
        Unmanaged<ThreadBody>.fromOpaque(reference).release()
        return false
    }
}

private final class ThreadBody: Sendable {
    let name: String
    let run: @Sendable () -> Void

    init(_ name: String, _ run: @escaping @Sendable () -> Void) {
        self.name = name
        self.run = run
    }
}

private func createThread(_ body: UnsafeMutableRawPointer) -> Bool {
    #if canImport(Darwin)
    var thread: pthread_t?
    guard pthread_create(&thread, nil, { runThread($0) }, body) == 0, let thread else { return false }
    #else
    var thread: pthread_t = 0
    guard pthread_create(&thread, nil, runThread, body) == 0 else { return false }
    #endif
    pthread_detach(thread)
    return true
}

private func runThread(_ body: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let body else { return nil }
    let thread = Unmanaged<ThreadBody>.fromOpaque(body).takeRetainedValue()
    setThreadName(thread.name)
    thread.run()
    return nil
}

private func setThreadName(_ name: String) {
    #if canImport(Darwin)
    pthread_setname_np(name)
    #else
    // The C library hides its function for this from Swift.
    let file = open("/proc/thread-self/comm", O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { return }
    _ = write(file, name, name.utf8.count)
    close(file)
    #endif
}

/// Wakes a thread that polls it, and stays readable.
package final class WakeupPipe: Sendable {
    /// Becomes readable when the thread is to wake.
    package let number: Int32
    private let writeEnd: Int32

    /// - Returns: Nil if no descriptors are left.
    package init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        number = ends[0]
        writeEnd = ends[1]
    }

    deinit {
        close(number)
        close(writeEnd)
    }

    /// Wakes the thread.
    package func wake() {
        var byte: UInt8 = 0
        _ = write(writeEnd, &byte, 1)
    }
}
