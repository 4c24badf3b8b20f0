import Synchronization

/// Plays the frames of an animated image, for a view or for anything else that shows them.
///
/// ```swift
/// let player = AnimationPlayer(frames)
/// player.onFrame = { [weak view] frame in MainActor.assumeIsolated { view?.show(frame.pixels) } }
/// player.start()
/// ```
///
/// Players of the same ``AnimatedFrames`` are synchronized, as in browsers: a player that starts while others play
/// joins them at their position. So each frame is decoded once for all of them, and one timer serves all. A
/// ``seek(to:)`` or a different rate takes a player out of step. There is room for some such players at a time; if
/// there are too many, a player that starts falls in step with another.
///
/// Playback follows the clock, not the decodes: a late frame is skipped, and meanwhile the newest available one is
/// shown. Nothing ever waits for a frame. A player stops when it is released.
///
/// A player depends only on frames and a clock, not on the pipeline.
public final class AnimationPlayer: Sendable {
    /// The status of a player.
    public enum Status: String, Sendable, Hashable {
        /// At the beginning: not started yet, or stopped.
        case stopped
        /// Playing.
        case playing
        /// Paused until it is resumed. Does no work and holds no timer.
        case paused
        /// At its end, which stays visible; or at the last frame before one that cannot be decoded.
        case finished
    }

    struct State {
        var status = Status.stopped
        var timeline: PlaybackTimeline
        /// Identifies it to its timeline; nil unless it plays.
        var attachment: WaitID?
        /// Fetches a frame that was sought while it was not playing.
        var preview: Task<Void, Never>?
        /// Updates that have not been delivered yet.
        var update = PlaybackUpdate()
        /// The serial number of the newest frame received.
        var serial = -1
        var isTelling = false
        var current: PlayedFrame?
        var onFrame: (@Sendable (PlayedFrame) -> Void)?
        var onLoop: (@Sendable (Int) -> Void)?
        var onFinish: (@Sendable (ImageError?) -> Void)?
    }

    /// The frames that it plays.
    public let frames: AnimatedFrames
    let group: PlaybackGroup
    let callbacks: CallbackExecutor
    let isSelfDriven: Bool
    let state: Mutex<State>

    /// Creates a stopped player.
    ///
    /// - Parameters:
    ///   - frames: The frames to play.
    ///   - repetition: How often to play them. Players of the same frames are in step only if they agree in this.
    ///     Default: as often as the file says.
    ///   - isSelfDriven: Whether it calls ``onFrame`` at the right times by itself; false for a view with its own frame
    ///     clock, which calls ``advance(to:)``. Default: true.
    ///   - callbacks: Where the handlers run, one after the other. Default: the main actor.
    ///   - clock: The clock for playback. Default: the system's.
    public init(
        _ frames: AnimatedFrames, repetition: Repetition = .asInFile, isSelfDriven: Bool = true,
        callbacks: CallbackExecutor = .main,
        clock: any PipelineClock = SystemClock()
    ) {
        self.frames = frames
        self.isSelfDriven = isSelfDriven
        self.callbacks = callbacks
        group = PlaybackGroup.of(frames, clock, repetition)
        state = Mutex(State(timeline: group.common()))
    }

    deinit {
        for notice in state.withLock({ [$0.detached(), $0.droppedPreview()] }) { notice.deliver() }
    }

    /// The current status.
    public var status: Status { state.withLock { $0.status } }

    /// The last frame shown; nil before the first.
    public var currentFrame: PlayedFrame? { state.withLock { $0.current } }

    /// Called with each frame to show, unless the view calls ``advance(to:)``. A frame that is overtaken by the next
    /// before this can be called is skipped. Capture the owner of the player weakly. Default: nil.
    public var onFrame: (@Sendable (PlayedFrame) -> Void)? {
        get { state.withLock { $0.onFrame } }
        set { state.withLock { $0.onFrame = newValue } }
    }

    /// Called when a loop has ended, with the number of loops so far. Default: nil.
    public var onLoop: (@Sendable (Int) -> Void)? {
        get { state.withLock { $0.onLoop } }
        set { state.withLock { $0.onLoop = newValue } }
    }

    /// Called last, at the end: with nil after the last frame of the last loop, and with an error before a frame that
    /// cannot be decoded. A file that is merely truncated is played as far as it goes, again and again, as in browsers.
    /// Default: nil.
    public var onFinish: (@Sendable (ImageError?) -> Void)? {
        get { state.withLock { $0.onFinish } }
        set { state.withLock { $0.onFinish = newValue } }
    }
}

extension AnimationPlayer {
    /// Plays from the current position after ``pause()`` or ``seek(to:)``, otherwise from the beginning. If other
    /// players play these frames, it plays in step with them. Does nothing while it plays.
    public func start() {
        let notices = state.withLock { state -> [PlaybackNotices] in
            guard state.status != .playing else { return [] }
            state.timeline = group.timeline(insteadOf: state.timeline)
            if state.status != .paused { state.timeline.rewindUnlessRunning() }
            state.status = .playing
            state.serial = -1
            let attachment = WaitID()
            state.attachment = attachment
            var notices = state.timeline.attach(self, as: attachment, isSelfDriven: isSelfDriven)
            notices.append(state.droppedPreview())
            return notices
        }
        for notice in notices { notice.deliver() }
    }

    /// Resumes after ``pause()`` or ``seek(to:)``, like ``start()``; otherwise does nothing.
    public func resume() {
        if status == .paused { start() }
    }

    /// Keeps showing the current frame, for example while a view is hidden. Until ``resume()`` the player does no work,
    /// holds no timer, and calls no handler. Does nothing unless it plays.
    public func pause() {
        state.withLock { state in
            guard state.status == .playing else { return PlaybackNotices() }
            state.status = .paused
            return state.detached()
        }.deliver()
    }

    /// Returns to the beginning, with rate 1 and in step with others, and calls no handler until it is started again.
    public func stop() {
        let notices = state.withLock { state in
            let notices = [state.detached(), state.droppedPreview()]
            state.status = .stopped
            state.current = nil
            state.timeline = group.common()
            return notices
        }
        for notice in notices { notice.deliver() }
    }

    /// The playback rate: 1 is the file's speed, and negative rates play backwards.
    public var rate: Double { state.withLock { $0.timeline.rate } }

    /// Changes the playback rate, which takes the player out of step with others. 0.5 is half as fast.
    ///
    /// - Parameter rate: The new rate. Its magnitude is clamped to 1/16…16. A negative rate plays backwards, and ends
    ///   at the first frame of the first loop; a player at its beginning then begins at the end.
    /// - Returns: False, without any change, for 0 (see ``pause()``), NaN and infinity; for backwards unless
    ///   ``AnimatedFrames/keepsAll``; and if too many players are out of step, see ``seek(to:)``.
    @discardableResult
    public func setRate(_ rate: Double) -> Bool {
        guard rate.isFinite, rate != 0, rate > 0 || frames.keepsAll else { return false }
        if rate == self.rate { return true }
        return change { playback, uptime in playback.setRate(rate, at: uptime) }
    }

    /// Seeks to the beginning of a frame in the same loop, which takes the player out of step with others. A player
    /// that is not playing is paused there, and shows the frame as soon as it is decoded.
    ///
    /// - Parameter index: The index from 0. Values beyond the last frame wrap around to the first, and negative values
    ///   count back from the last.
    /// - Returns: False, without any change, if too many players of these frames are already out of step. There is room
    ///   for three at a time, for fewer if frames are so large that the ``AnimatedFrames/memoryLimit`` holds only a
    ///   few, and for any number if it holds all. A single player can always seek.
    @discardableResult
    public func seek(to index: Int) -> Bool {
        let index = ((index % frames.count) + frames.count) % frames.count
        guard change({ playback, uptime in playback.seek(to: index, at: uptime) }) else { return false }
        preview(index)
        return true
    }

    /// Changes the clock of the player's own timeline, which is created if it shares one.
    private func change(_ body: (inout PlaybackClock, Double) -> Void) -> Bool {
        let notices = state.withLock { state -> [PlaybackNotices]? in
            if state.timeline !== group.common(), !state.timeline.hasOthers(than: state.attachment) {
                return [state.timeline.change(body)]
            }
            guard let attachment = state.attachment else {
                state.timeline = state.timeline.copy()
                return [state.timeline.change(body)]
            }
            guard group.hasRoom || !state.timeline.hasOthers(than: attachment) else { return nil }
            let own = state.timeline.copy()
            let left = state.timeline.detach(attachment)
            state.timeline = own
            state.serial = -1
            let changed = own.change(body)
            return [left, changed] + own.attach(self, as: attachment, isSelfDriven: isSelfDriven)
        }
        for notice in notices ?? [] { notice.deliver() }
        return notices != nil
    }

    /// Shows one frame of a player that is not playing.
    private func preview(_ index: Int) {
        state.withLock { state in
            guard state.status != .playing else { return PlaybackNotices() }
            state.status = .paused
            let dropped = state.droppedPreview()
            state.preview = Task.detached { [weak self, frames] in
                guard let pixels = try? await frames.frame(at: index) else { return }
                self?.receivePreview(PlayedFrame(index: index, loop: 0, pixels: pixels))
            }
            return dropped
        }.deliver()
    }
}

extension AnimationPlayer.State {
    /// Leaves the timeline; pending updates are dropped.
    mutating func detached() -> PlaybackNotices {
        update = PlaybackUpdate()
        guard let attachment else { return PlaybackNotices() }
        self.attachment = nil
        return timeline.detach(attachment)
    }

    mutating func droppedPreview() -> PlaybackNotices {
        defer { preview = nil }
        return PlaybackNotices(cancelled: preview.map { [$0] } ?? [])
    }
}

extension AnimationPlayer {
    /// How often an animation is played.
    public enum Repetition: Sendable, Hashable {
        /// As often as the file says.
        case asInFile
        /// This many times in total; less than 1 counts as 1.
        case times(Int)
        /// Endlessly.
        case forever

        func applied(to timing: AnimationTiming) -> AnimationTiming {
            switch self {
            case .asInFile: timing
            case .times(let count): AnimationTiming(delays: timing.delays, loopCount: count)
            case .forever: AnimationTiming(delays: timing.delays)
            }
        }
    }
}

/// Delivery of frames to a player and to its handlers.
extension AnimationPlayer {
    /// Returns the frame that a view with its own frame clock shows from now on, if it differs from the previous one;
    /// nil for no change. Never waits; does nothing for a self-driven player.
    ///
    /// - Parameter uptime: The time that the view draws for, by the player's clock: seconds, as in
    ///   ``PipelineClock/uptime``. GTK's frame clock has the same in microseconds.
    public func advance(to uptime: Double) -> PlayedFrame? {
        guard !isSelfDriven else { return nil }
        state.withLock { $0.attachment == nil ? nil : $0.timeline }?.tick(at: uptime)
        return state.withLock { state in
            defer { state.update.frame = nil }
            return state.update.frame
        }
    }

    func receive(_ update: PlaybackUpdate, for attachment: WaitID) {
        let tells = state.withLock { state in
            // It may have left the timeline meanwhile.
            guard state.attachment == attachment else { return false }
            var update = update
            if update.serial <= state.serial { update.frame = nil }
            if let frame = update.frame {
                state.serial = update.serial
                // After a pause, or a change of the rate, it may already be shown.
                if frame.pixels === state.current?.pixels { update.frame = nil }
                state.current = frame
            }
            state.update.merge(update)
            if update.end != nil {
                state.attachment = nil
                state.status = .finished
            }
            return beginsToTell(&state)
        }
        if tells { tellSoon() }
    }

    func receivePreview(_ frame: PlayedFrame) {
        let tells = state.withLock { state in
            guard state.status == .paused, state.attachment == nil, !Task.isCancelled else { return false }
            state.current = frame
            state.update.frame = frame
            return beginsToTell(&state)
        }
        if tells { tellSoon() }
    }

    private func beginsToTell(_ state: inout State) -> Bool {
        guard !state.isTelling, !toTell(state).isEmpty else { return false }
        state.isTelling = true
        return true
    }

    /// For a view with its own frame clock, frames wait until it asks.
    private func toTell(_ state: State) -> PlaybackUpdate {
        var update = state.update
        if !isSelfDriven { update.frame = nil }
        return update
    }

    private func tellSoon() {
        callbacks { [weak self] in
            while self?.tellNext() == true {}
        }
    }

    private func tellNext() -> Bool {
        let (update, handlers) = state.withLock { state in
            let update = toTell(state)
            state.update = PlaybackUpdate(frame: isSelfDriven ? nil : state.update.frame)
            state.isTelling = !update.isEmpty
            return (update, (frame: state.onFrame, loop: state.onLoop, finish: state.onFinish))
        }
        if let frame = update.frame { handlers.frame?(frame) }
        if let loops = update.loops { handlers.loop?(loops) }
        if let end = update.end { handlers.finish?(end) }
        return !update.isEmpty
    }
}

/// A frame shown by a player.
public struct PlayedFrame: Sendable {
    /// The index of the frame, from 0.
    public let index: Int
    /// The number of complete loops before it.
    public let loop: Int
    /// The pixels of the frame.
    public let pixels: PixelBuffer
}
