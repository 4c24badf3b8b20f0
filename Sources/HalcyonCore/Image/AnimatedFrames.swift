import Synchronization

/// The frames of an animated image, decoded on demand and shared by all viewers of the same image.
///
/// Frames are decoded forward, a few ahead of each viewer, and as many are held as the ``memoryLimit`` allows: all of
/// them if they fit (``keepsAll``), otherwise a ring of the next ones. One decode serves all viewers of the same frame.
/// A frame that is being shown stays valid as long as it is shown, even if it is no longer held here.
///
/// Decodes run on dedicated threads. All animations together use at most half of these at a time, one frame after
/// another, so that any number of animations leaves room for loads.
public final class AnimatedFrames: Sendable {
    /// The default ``memoryLimit``: 16 MiB.
    public static let defaultMemoryLimit = 16 << 20

    /// The timing of the frames, as the file states it.
    public let timing: AnimationTiming
    /// The size of every frame in pixels.
    public let size: PixelSize
    /// The maximum number of bytes that held frames may take; there is always room for two frames.
    public let memoryLimit: Int
    /// Whether all frames are held once they have been decoded, because together they fit the limit. Only then can an
    /// animation be played backwards.
    public let keepsAll: Bool
    /// The cost of the frames in a memory cache, in bytes, whether or not they are currently held: the file's bytes,
    /// and the bytes of as many frames as can be held.
    public let cost: Int

    /// The animation that the frames are decoded from, for separate passes over it.
    public let animation: any AnimationDecoding
    /// The first frame, if it was given.
    let firstFrame: PixelBuffer?
    let plan: FramePlan
    let table: Mutex<FrameTable>

    /// Creates the frames of an animation.
    ///
    /// - Parameters:
    ///   - animation: Decodes the frames.
    ///   - firstFrame: The first frame, if it is already decoded: it is not decoded again. Default: nil.
    ///   - memoryLimit: See ``memoryLimit``. Default: 16 MiB.
    public init(
        _ animation: any AnimationDecoding, firstFrame: PixelBuffer? = nil,
        memoryLimit: Int = AnimatedFrames.defaultMemoryLimit
    ) {
        plan = FramePlan(count: animation.timing.delays.count, size: animation.size, memoryLimit: memoryLimit)
        self.animation = animation
        self.firstFrame = firstFrame
        timing = animation.timing
        size = animation.size
        self.memoryLimit = memoryLimit
        keepsAll = plan.keepsAll
        // A custom decoder may return any number.
        let (cost, overflow) = max(0, animation.byteCount).addingReportingOverflow(plan.heldLimit * plan.frameBytes)
        self.cost = overflow ? .max : cost
        table = Mutex(FrameTable(plan, first: firstFrame))
    }

    /// The number of frames according to the file, at least 2.
    public var count: Int { timing.delays.count }

    /// The number of frames that can be decoded, as far as known: less than ``count`` once one has failed.
    public var playableCount: Int { table.withLock { $0.playableCount } }

    /// The bytes of the frames that are currently held, without a given first frame, which the image holds.
    public var byteCount: Int { table.withLock { $0.byteCount } }

    /// Returns the same animation with another limit, holding only the first frame.
    public func limited(to memoryLimit: Int) -> AnimatedFrames {
        AnimatedFrames(animation, firstFrame: firstFrame, memoryLimit: memoryLimit)
    }

    /// Returns a frame once it is decoded. Skips the frames in between; an earlier frame takes a new pass.
    ///
    /// - Parameter index: The frame, from 0. Numbers from ``count`` on wrap around; negative ones count from the end.
    /// - Throws: `ImageError.decoding` (or any error that a processor threw) if this frame, or one that it builds upon,
    ///   cannot be decoded; `ImageError.cancelled`, immediately, if the calling task is cancelled: if no other caller
    ///   waits, only the current frame is still decoded.
    public func frame(at index: Int) async throws(ImageError) -> PixelBuffer {
        let index = wrapped(index)
        if let pixels = readyFrame(at: index) { return pixels }
        if Task.isCancelled { throw .cancelled }
        let id = WaitID()
        return try await withTaskCancellationHandler {
            await suspended { suspension in
                let (answer, idle) = table.withLock { $0.enter(id, index, suspension) }
                if let answer { suspension.resume(returning: answer) }
                run(idle)
                // Cancelled before it entered: the handler found no waiter.
                if Task.isCancelled { leave(id) }
            }
        } onCancel: {
            leave(id)
        }.get()
    }

    /// Returns a frame if it is already decoded. Never waits.
    public func readyFrame(at index: Int) -> PixelBuffer? {
        let index = wrapped(index)
        return table.withLock { $0.frame(at: index) }
    }

    /// Decodes a frame and the next ones in advance (at most four), so that they are ready when they are requested.
    /// Calling it again continues from there. Players do not need to call it.
    public func prepare(from index: Int) {
        run(table.withLock { $0.prepare(from: wrapped(index)) })
    }

    /// Decodes all frames if they fit the limit; otherwise does nothing.
    ///
    /// - Throws: The same errors as ``frame(at:)``.
    public func preload() async throws(ImageError) {
        guard keepsAll else { return }
        for index in 0..<count { _ = try await frame(at: index) }
    }

    private func wrapped(_ index: Int) -> Int { ((index % count) + count) % count }

    private func leave(_ id: WaitID) {
        table.withLock { $0.waiters.removeValue(forKey: id) }?.suspension.resume(returning: .failure(.cancelled))
    }
}

/// Decoding: one task for each reader, as long as frames are missing.
extension AnimatedFrames {
    private static let permits = Permits(max(1, WorkExecutor.cpuThreadCount / 2))

    func run(_ idle: [FrameTable.Run]) {
        for run in idle {
            // Weak between two frames: if nobody holds the frames any more, decoding stops.
            _ = startTask { [weak self] in
                while await self?.advance(run) == true {}
            }
        }
    }

    private func advance(_ current: FrameTable.Run) async -> Bool {
        guard let step = table.withLock({ $0.nextStep(of: current) }) else { return false }
        let outcome = await perform(step)
        let effects = table.withLock { $0.settle(current, step, outcome) }
        for (waiter, answer) in effects.answers { waiter.resume(returning: answer) }
        for tell in effects.handlers { tell() }
        run(effects.idle)
        return true
    }

    private func perform(_ step: FrameStep) async -> Result<FrameStep.Output, FrameStep.Failure> {
        let urgency: LoadPriority = step.isUrgent ? .high : .normal
        do throws(ImageError) {
            return try await Self.permits.withPermit(for: .constant(urgency)) { () async throws(ImageError) in
                try await WorkExecutor.cpu.run { [animation] () throws(ImageError) in step.run(by: animation) }
            }
        } catch {
            return .failure(FrameStep.Failure(index: step.goal, error: error))
        }
    }
}

/// For viewers that show frame after frame and identify themselves: each has its own pass over the file.
extension AnimatedFrames {
    /// Moves a reader, starts decoding the frames ahead of it, and returns the frame that it can show.
    ///
    /// - Parameter onChange: Called, on any thread, when a frame that was not ready becomes available or fails.
    func look(_ reader: WaitID, at move: FrameMove, onChange: @escaping @Sendable () -> Void) -> FrameLookup {
        let (lookup, idle) = table.withLock { $0.look(reader, at: move, onChange: onChange) }
        run(idle)
        return lookup
    }

    /// Stops decoding frames for a reader.
    func leave(reader: WaitID) {
        let (dropped, idle) = table.withLock { ($0.removeReader(reader), $0.idle()) }
        run(idle)
        withExtendedLifetime(dropped) {}
    }

    /// The number of readers that can have separate passes: more passes at a time would cost more than they gain.
    var maximumReaders: Int { plan.maximumReaders }

    /// The number of callers that wait for a frame.
    var waiterCount: Int { table.withLock { $0.waiters.count } }
    /// Whether any pass is running.
    var isAtWork: Bool { table.withLock { $0.cursors.values.contains { $0.isRunning } } }
}
