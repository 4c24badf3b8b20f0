import Synchronization

/// Plays the frames of an animated image, for a view or for anything else that shows them.
///
/// ```swift
/// let player = AnimationPlayer(frames)
/// player.onFrame = { [weak view] frame in MainActor.assumeIsolated { view?.show(frame.pixels) } }
/// player.start()
/// ```
///
/// Players of the same ``AnimatedFrames`` are in step, as in browsers: one that starts while others play joins them where
/// they are. So each frame is decoded once for all of them, and one timer serves all. A ``seek(to:)`` or a rate of its own
/// takes a player out of step, for which there is room for some at a time; where too many are, one that starts falls in step
/// with another.
///
/// Time goes by the clock, not by the decodes: a frame that is late is left out, and meanwhile the newest one that is ready
/// is shown. Nothing ever waits for a frame. A player that is let go stops.
///
/// In the engine, this stands above `Image/`, and beside the pipeline: it needs frames and a clock alone.
public final class AnimationPlayer: Sendable {
    /// What a player is at.
    public enum Status: String, Sendable, Hashable {
        /// At the beginning: not started yet, or stopped.
        case stopped
        /// On its way.
        case playing
        /// Somewhere in between, until it is resumed. Does no work and holds no timer.
        case paused
        /// At its end, which stays; or at the last frame before one that cannot be decoded.
        case finished
    }

    struct State {
        var status = Status.stopped
        var timeline: PlaybackTimeline
        /// Names it to its timeline; nil unless it plays.
        var attachment: WaitID?
        /// Fetches a frame that was sought while it did not play.
        var preview: Task<Void, Never>?
        /// What has not been told yet.
        var news = PlaybackNews()
        /// The serial of the newest frame that it was told of.
        var serial = -1
        var isTelling = false
        var current: PlayedFrame?
        var onFrame: (@Sendable (PlayedFrame) -> Void)?
        var onLoop: (@Sendable (Int) -> Void)?
        var onFinish: (@Sendable (ImageError?) -> Void)?
    }

    /// What it plays.
    public let frames: AnimatedFrames
    let group: PlaybackGroup
    let callbacks: CallbackExecutor
    let isSelfDriven: Bool
    let state: Mutex<State>

    /// A player that is stopped.
    ///
    /// - Parameters:
    ///   - frames: What it plays.
    ///   - repetition: How often it plays them. Players of the same frames are in step where they agree in this.
    ///     Default: as often as the file says.
    ///   - isSelfDriven: Whether it tells ``onFrame`` at the right times by itself; false for a view with a frame clock of
    ///     its own, which asks by ``advance(to:)``. Default: true.
    ///   - callbacks: Where the handlers run, one after the other. Default: the main actor.
    ///   - clock: Tells the time. Default: the machine's.
    public init(
        _ frames: AnimatedFrames, repetition: Repetition = .asInFile, isSelfDriven: Bool = true,
        callbacks: CallbackExecutor = .main,
        clock: any Timekeeping = SystemClock()
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

    /// What it is at.
    public var status: Status { state.withLock { $0.status } }

    /// The frame that was shown last; nil before the first.
    public var currentFrame: PlayedFrame? { state.withLock { $0.current } }

    /// Called with each frame that is to be shown, unless the view asks by ``advance(to:)``. A frame that is overtaken by
    /// the next before this could be called is left out. Default: nil. Whoever keeps the player should be caught weakly.
    public var onFrame: (@Sendable (PlayedFrame) -> Void)? {
        get { state.withLock { $0.onFrame } }
        set { state.withLock { $0.onFrame = newValue } }
    }

    /// Called when all frames have been shown once more, with how often that is by now. Default: nil.
    public var onLoop: (@Sendable (Int) -> Void)? {
        get { state.withLock { $0.onLoop } }
        set { state.withLock { $0.onLoop = newValue } }
    }

    /// Called at the end, last of all: with nil after the last frame of the last loop, and with an error before a frame that
    /// cannot be decoded. A file that merely ends too early is played as far as it goes, again and again, as in browsers.
    /// Default: nil.
    public var onFinish: (@Sendable (ImageError?) -> Void)? {
        get { state.withLock { $0.onFinish } }
        set { state.withLock { $0.onFinish = newValue } }
    }
}

extension AnimationPlayer {
    /// Plays: on from where it was, after ``pause()`` or ``seek(to:)``; else from the beginning. Where others play these
    /// frames, in step with them. Does nothing while it plays.
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

    /// Goes on after ``pause()`` or ``seek(to:)``, as ``start()`` does; else does nothing.
    public func resume() {
        if status == .paused { start() }
    }

    /// Holds the frame that is shown, for as long as a view is not to be seen, for example. Until ``resume()`` the player
    /// does no work, holds no timer, and calls no handler. Does nothing unless it plays.
    public func pause() {
        state.withLock { state in
            guard state.status == .playing else { return PlaybackNotices() }
            state.status = .paused
            return state.detached()
        }.deliver()
    }

    /// Goes back to the beginning, at the rate 1 and in step with others, and calls no handler until it is started again.
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

    /// How fast it plays, 1 for as fast as the file says; less than 0 for backwards.
    public var rate: Double { state.withLock { $0.timeline.rate } }

    /// Plays at another rate, and out of step with others. 0.5 is half as fast.
    ///
    /// - Parameter rate: Its magnitude is brought to 1/16…16. Less than 0 plays backwards, which ends at the first frame of
    ///   the first loop; a player at its beginning begins at the end.
    /// - Returns: False, and nothing changes, for 0 (see ``pause()``) and what is no number; for backwards unless
    ///   ``AnimatedFrames/keepsAll``; and where too many players are out of step, see ``seek(to:)``.
    @discardableResult
    public func setRate(_ rate: Double) -> Bool {
        guard rate.isFinite, rate != 0, rate > 0 || frames.keepsAll else { return false }
        if rate == self.rate { return true }
        return change { course, uptime in course.setRate(rate, at: uptime) }
    }

    /// Goes to the beginning of a frame in the same loop, and out of step with others. A player that does not play is
    /// paused there, and shows the frame as soon as it is decoded.
    ///
    /// - Parameter index: From 0. Counts on from the first after the last, and backwards from the last below 0.
    /// - Returns: False, and nothing changes, where too many players of these frames are out of step already. There is room
    ///   for three at a time, for fewer where frames are so large that the ``AnimatedFrames/memoryLimit`` holds but a few,
    ///   and for any number where it holds all. A player alone can always seek.
    @discardableResult
    public func seek(to index: Int) -> Bool {
        let index = ((index % frames.count) + frames.count) % frames.count
        guard change({ course, uptime in course.seek(to: index, at: uptime) }) else { return false }
        preview(index)
        return true
    }

    /// Changes the course of a timeline of its own, made where it shares one.
    private func change(_ body: (inout PlaybackCourse, Double) -> Void) -> Bool {
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

    /// Shows one frame of a player that does not play.
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
    /// Leaves the timeline; what has not been told is told no more.
    mutating func detached() -> PlaybackNotices {
        news = PlaybackNews()
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
        /// So often in all; below 1 counts as 1.
        case times(Int)
        /// Without end.
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

/// How a player hears of frames, and tells of them.
extension AnimationPlayer {
    /// What a view with a frame clock of its own shows from now on, if it is another frame than before; nil to leave all as
    /// it is. Never waits; does nothing for a player that drives itself.
    ///
    /// - Parameter uptime: The moment for which the view draws, by the player's clock: seconds, as in
    ///   ``Timekeeping/uptime``. GTK's frame clock has the same in microseconds.
    public func advance(to uptime: Double) -> PlayedFrame? {
        guard !isSelfDriven else { return nil }
        state.withLock { $0.attachment == nil ? nil : $0.timeline }?.tick(at: uptime)
        return state.withLock { state in
            defer { state.news.frame = nil }
            return state.news.frame
        }
    }

    func receive(_ news: PlaybackNews, for attachment: WaitID) {
        let tells = state.withLock { state in
            // It may have left meanwhile.
            guard state.attachment == attachment else { return false }
            var news = news
            if news.serial <= state.serial { news.frame = nil }
            if let frame = news.frame {
                state.serial = news.serial
                // After a pause, or at another rate, it may be the one that is shown.
                if frame.pixels === state.current?.pixels { news.frame = nil }
                state.current = frame
            }
            state.news.merge(news)
            if news.end != nil {
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
            state.news.frame = frame
            return beginsToTell(&state)
        }
        if tells { tellSoon() }
    }

    private func beginsToTell(_ state: inout State) -> Bool {
        guard !state.isTelling, !toTell(state).isEmpty else { return false }
        state.isTelling = true
        return true
    }

    /// Of a view that asks, frames wait until it does.
    private func toTell(_ state: State) -> PlaybackNews {
        var news = state.news
        if !isSelfDriven { news.frame = nil }
        return news
    }

    private func tellSoon() {
        callbacks { [weak self] in
            while self?.tellNext() == true {}
        }
    }

    private func tellNext() -> Bool {
        let (news, handlers) = state.withLock { state in
            let news = toTell(state)
            state.news = PlaybackNews(frame: isSelfDriven ? nil : state.news.frame)
            state.isTelling = !news.isEmpty
            return (news, (frame: state.onFrame, loop: state.onLoop, finish: state.onFinish))
        }
        if let frame = news.frame { handlers.frame?(frame) }
        if let loops = news.loops { handlers.loop?(loops) }
        if let end = news.end { handlers.finish?(end) }
        return !news.isEmpty
    }
}

/// A frame that a player shows.
public struct PlayedFrame: Sendable {
    /// Which frame it is, from 0.
    public let index: Int
    /// How often all frames have been shown before, from 0.
    public let loop: Int
    /// What is to be seen.
    public let pixels: PixelBuffer
}
