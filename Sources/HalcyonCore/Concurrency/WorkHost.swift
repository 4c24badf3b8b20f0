import Synchronization

/// A wait of one piece of work for another that runs in its task.
protocol HostedWait: AnyObject, Sendable {
    /// Stops waiting.
    func leave()
}

/// The place of a piece of work in the task that runs it.
///
/// Work that a caller starts has a task of its own, because it must go on if the caller leaves and others stay. A load
/// is four pieces of work deep, and thousands of loads may wait. So work that is started by other work, in that work's
/// task, is *hosted*: it runs in the same task, as an ordinary call. This saves the memory of a task, and a change of
/// thread at its end. It is shared all the same: others may join hosted work, and it still belongs to none of them.
///
/// Only the cancellation has to know the difference. A task is cancelled as a whole, but if work is cancelled while it
/// waits for hosted work that others have joined, the task must go on for them. So a cancellation takes the way that it
/// takes between tasks: cancelled work leaves the work that it waits for, which is cancelled in turn if that was the
/// last to leave. The innermost cancels the task. The rules:
///
/// 1. Hosted work loses the wait of its host only by the host's cancellation. So if it is abandoned, its host is
///    cancelled, and the host of that, and so on: the task has nothing left to do for anybody.
/// 2. A host that is cancelled while it waits for hosted work finds out at the end of that work, if not earlier.
final class WorkHost: Sendable {
    private struct State {
        var isCancelled = false
        var isOver = false
        /// The wait for the hosted work that runs now.
        var inner: (any HostedWait)?
    }

    /// The task that runs the work, and everything that it hosts.
    let task: RunningTask
    private let state = Mutex(State())

    init(in task: RunningTask) { self.task = task }

    /// Whether the caller is the work itself, is wanted, and hosts nothing at the moment.
    var canHost: Bool {
        // The end comes first: a later task may have the same address as this one.
        let isFree = state.withLock { !$0.isOver && !$0.isCancelled && $0.inner == nil }
        return isFree && task.isCurrent
    }

    /// Whether nobody wants the work any longer.
    var isCancelled: Bool { state.withLock { $0.isCancelled } }

    /// Notes that the work waits for hosted work, which has just been entered into its table.
    ///
    /// - Returns: False if the work was cancelled before, so that nobody has made it leave.
    func beginWaiting(for inner: any HostedWait) -> Bool {
        state.withLock { state in
            state.inner = inner
            return !state.isCancelled
        }
    }

    /// Notes that the hosted work has ended. If the work was cancelled meanwhile, so is its task from now on.
    ///
    /// - Returns: Whether it was cancelled.
    func endWaiting() -> Bool {
        let (isCancelled, inner) = state.withLock { state in
            defer { state.inner = nil }
            return (state.isCancelled, state.inner)
        }
        withExtendedLifetime(inner) {}
        if isCancelled { withUnsafeCurrentTask { $0?.cancel() } }
        return isCancelled
    }

    /// Cancels the work: the task, or its wait for the work that it hosts.
    func cancel() {
        let inner = state.withLock { state in
            state.isCancelled = true
            return state.inner
        }
        if let inner { inner.leave() } else { task.cancel() }
    }

    /// Notes that the work has ended.
    func end() { state.withLock { $0.isOver = true } }
}
