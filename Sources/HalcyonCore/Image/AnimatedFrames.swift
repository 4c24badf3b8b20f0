import Synchronization

/// The frames of an animated image, decoded when they are needed and shared by all who show the same image.
///
/// Frames are decoded forward, a few ahead of each who shows them, and as many are held as the ``memoryLimit`` allows: all of
/// them where they fit (``keepsAll``), else a ring of the next ones. One decode serves everybody who is at the same frame. A
/// frame somebody shows stays valid for as long as that lasts, whatever is held here.
///
/// Decodes run on threads made for such work. Of all animations together, they take at most half of these at a time, one
/// frame after the other, so that any number of animations leaves room for loads.
public final class AnimatedFrames: Sendable {
    /// 16 MiB: what ``memoryLimit`` is unless told otherwise.
    public static let defaultMemoryLimit = 16 << 20

    /// When the frames are shown, by the file.
    public let timing: AnimationTiming
    /// The size of every frame in pixels.
    public let size: PixelSize
    /// The most bytes that held frames may take; but room for two frames there always is.
    public let memoryLimit: Int
    /// Whether all frames are held once they have been decoded, because they fit into the limit together. Only then can
    /// an animation be played backwards.
    public let keepsAll: Bool
    /// What the frames cost in a memory cache, in bytes, whether they are held now or not: those of the file, and the room
    /// for as many frames as can be held.
    public let cost: Int

    /// What the frames are decoded from, for passes of one's own.
    public let animation: any AnimationDecoding
    /// The first frame, where it was given.
    let firstFrame: PixelBuffer?
    let plan: FramePlan
    let table: Mutex<FrameTable>

    /// Frames that an animation decodes.
    ///
    /// - Parameters:
    ///   - animation: Makes them.
    ///   - firstFrame: The first one, where it is decoded already: it is not decoded again. Default: nil.
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
        // A decoder of the program's own may say anything.
        let (cost, overflow) = max(0, animation.byteCount).addingReportingOverflow(plan.heldLimit * plan.frameBytes)
        self.cost = overflow ? .max : cost
        table = Mutex(FrameTable(plan, first: firstFrame))
    }

    /// The number of frames by the file, at least 2.
    public var count: Int { timing.delays.count }

    /// The number of frames that can be decoded as far as is known: fewer than ``count`` once one has failed.
    public var playableCount: Int { table.withLock { $0.playableCount } }

    /// The bytes of the frames held now, without a first frame that was given: the image holds that.
    public var byteCount: Int { table.withLock { $0.byteCount } }

    /// The same animation with another limit, with nothing held yet but the first frame.
    public func limited(to memoryLimit: Int) -> AnimatedFrames {
        AnimatedFrames(animation, firstFrame: firstFrame, memoryLimit: memoryLimit)
    }

    /// A frame, once it is decoded. Those in between are skipped; a frame that lies behind costs a new beginning.
    ///
    /// - Parameter index: From 0. Counts on from the first after the last, and backwards from the last below 0.
    /// - Throws: `ImageError.decoding` (or what a processor threw) where this frame, or one that it builds upon, cannot be
    ///   had; `ImageError.cancelled`, at once, when the calling task is cancelled: when it was the only one to wait, no
    ///   more than the frame at hand is decoded.
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
                // Cancelled before it entered: the handler found nobody.
                if Task.isCancelled { leave(id) }
            }
        } onCancel: {
            leave(id)
        }.get()
    }

    /// A frame, if it is decoded already. Never waits.
    public func readyFrame(at index: Int) -> PixelBuffer? {
        let index = wrapped(index)
        return table.withLock { $0.frame(at: index) }
    }

    /// Has a frame and the next ones decoded, as many as are looked ahead (four at most), so that they are ready when they
    /// are asked for. Calling it again moves on from there. Players need no such call.
    public func prepare(from index: Int) {
        run(table.withLock { $0.prepare(from: wrapped(index)) })
    }

    /// Decodes all frames, where they fit into the limit; else does nothing.
    ///
    /// - Throws: As ``frame(at:)``.
    public func preload() async throws(ImageError) {
        guard keepsAll else { return }
        for index in 0..<count { _ = try await frame(at: index) }
    }

    private func wrapped(_ index: Int) -> Int { ((index % count) + count) % count }

    private func leave(_ id: WaitID) {
        table.withLock { $0.waiters.removeValue(forKey: id) }?.suspension.resume(returning: .failure(.cancelled))
    }
}

/// The decoding: one task for each reader, for as long as frames are missing.
extension AnimatedFrames {
    private static let permits = Permits(max(1, WorkExecutor.cpuThreadCount / 2))

    func run(_ idle: [FrameTable.Run]) {
        for run in idle {
            // Weak between two frames: what nobody has any more is not decoded.
            _ = startTask { [weak self] in
                while await self?.advance(run) == true {}
            }
        }
    }

    private func advance(_ current: FrameTable.Run) async -> Bool {
        guard let step = table.withLock({ $0.nextStep(of: current) }) else { return false }
        let outcome = await perform(step)
        let news = table.withLock { $0.settle(current, step, outcome) }
        for (waiter, answer) in news.answers { waiter.resume(returning: answer) }
        for tell in news.handlers { tell() }
        run(news.idle)
        return true
    }

    private func perform(_ step: FrameStep) async -> Result<FrameStep.Output, FrameStep.Failure> {
        let urgency: WorkPriority = step.isUrgent ? .high : .normal
        do throws(ImageError) {
            return try await Self.permits.withPermit(for: .constant(urgency)) { () async throws(ImageError) in
                try await WorkExecutor.cpu.run { [animation] () throws(ImageError) in step.run(by: animation) }
            }
        } catch {
            return .failure(FrameStep.Failure(index: step.goal, error: error))
        }
    }
}

/// For those who show frame after frame, and say who they are: each has a pass of its own over the file.
extension AnimatedFrames {
    /// Moves a reader, has the frames before it decoded, and tells what it can show.
    ///
    /// - Parameter onNews: Called, on some thread, after a frame was not ready, when there is one, or an error.
    func look(_ reader: WaitID, at move: FrameMove, onNews: @escaping @Sendable () -> Void) -> FrameSight {
        let (sight, idle) = table.withLock { $0.look(reader, at: move, onNews: onNews) }
        run(idle)
        return sight
    }

    /// Ends a reader's wish for frames.
    func leave(reader: WaitID) {
        let (dropped, idle) = table.withLock { ($0.removeReader(reader), $0.idle()) }
        run(idle)
        withExtendedLifetime(dropped) {}
    }

    /// How many readers can be served apart: more passes at a time would cost more than they give.
    var maximumReaders: Int { plan.maximumReaders }

    /// How many callers wait for a frame.
    var waiterCount: Int { table.withLock { $0.waiters.count } }
    /// Whether any pass is at work.
    var isAtWork: Bool { table.withLock { $0.cursors.values.contains { $0.isRunning } } }
}
