import Synchronization

/// Plays an animation for all players that are in step: one position, one reader of the frames and one timer, however
/// many they are. It runs while a player is attached, and stands still otherwise.
///
/// Locks nest in one direction only: a player's, then a timeline's, then its group's or its frames'. Players are called
/// without a lock.
final class PlaybackTimeline: Sendable {
    struct Attachment: Sendable {
        weak var player: AnimationPlayer?
        let isSelfDriven: Bool
    }

    struct State {
        var playback: PlaybackClock
        var attachments: [WaitID: Attachment] = [:]
        /// Identifies it to the frames; nil while it stands still.
        var reader: WaitID?
        var shown: PlayedFrame?
        /// The ``PlaybackClock/ordinal(of:)`` of the shown frame.
        var shownOrdinal = -1
        var loop = 0
        /// Whether its position has changed other than by playing.
        var hasJumped = true
        var timer: Task<Void, Never>?
        /// Counts updates, because they may be overtaken on their way.
        var serial = 0
    }

    let id = WaitID()
    let frames: AnimatedFrames
    let clock: any PipelineClock
    private let group: PlaybackGroup
    private let state: Mutex<State>

    init(_ playback: PlaybackClock, in group: PlaybackGroup) {
        self.group = group
        frames = group.frames
        clock = group.clock
        state = Mutex(State(playback: playback))
    }

    deinit { state.withLock { $0.timer }?.cancel() }

    var rate: Double { state.withLock { $0.playback.rate } }

    /// Returns a new timeline at the same position that does not run.
    func copy() -> PlaybackTimeline {
        var playback = state.withLock { $0.playback }
        playback.halt(at: clock.uptime)
        return PlaybackTimeline(playback, in: group)
    }

    /// Returns to the beginning, unless a player is playing.
    func rewindUnlessRunning() {
        state.withLock { if $0.reader == nil { $0.playback.rewind() } }
    }

    /// Whether a player other than that of an attachment plays by it.
    func hasOthers(than attachment: WaitID?) -> Bool {
        state.withLock { state in state.attachments.keys.contains { $0 != attachment } }
    }

    /// Attaches a player, which then receives updates, starting with the frame being shown.
    func attach(_ player: AnimationPlayer, as id: WaitID, isSelfDriven: Bool) -> [PlaybackNotices] {
        let uptime = clock.uptime
        return state.withLock { state in
            var greeting = PlaybackNotices()
            greeting.update.frame = state.reader == nil ? nil : state.shown
            greeting.update.serial = state.serial
            greeting.receivers = [(player, id)]
            state.attachments[id] = Attachment(player: player, isSelfDriven: isSelfDriven)
            if state.reader == nil { begin(&state, at: uptime) }
            let notices = look(&state, at: uptime)
            if isSelfDriven, state.timer == nil, state.reader != nil { state.timer = makeTimer() }
            return [greeting, notices]
        }
    }

    /// Detaches a player. Without any, the timeline stands still.
    func detach(_ id: WaitID) -> PlaybackNotices {
        let uptime = clock.uptime
        return state.withLock { state in
            var notices = PlaybackNotices()
            state.attachments[id] = nil
            if state.attachments.isEmpty { halt(&state, at: uptime) }
            if !state.attachments.values.contains(where: \.isSelfDriven), let timer = state.timer {
                notices.cancelled.append(timer)
                state.timer = nil
            }
            return notices
        }
    }

    /// Changes the clock of the playback: its position, rate or direction.
    func change(_ body: (inout PlaybackClock, _ uptime: Double) -> Void) -> PlaybackNotices {
        let uptime = clock.uptime
        return state.withLock { state in
            body(&state.playback, uptime)
            jump(&state, at: uptime)
            var notices = look(&state, at: uptime)
            if let timer = state.timer { notices.cancelled.append(timer) }
            let isTimed = state.reader != nil && state.attachments.values.contains(where: \.isSelfDriven)
            state.timer = isTimed ? makeTimer() : nil
            return notices
        }
    }

    /// Updates the shown frame to a given time.
    func tick(at uptime: Double) { state.withLock { look(&$0, at: uptime) }.deliver() }

    private func begin(_ state: inout State, at uptime: Double) {
        state.reader = WaitID()
        state.playback.run(at: uptime)
        group.began(self)
        jump(&state, at: uptime)
    }

    func halt(_ state: inout State, at uptime: Double) {
        guard let reader = state.reader else { return }
        state.reader = nil
        state.playback.halt(at: uptime)
        frames.leave(reader: reader)
        group.ended(self)
    }

    private func jump(_ state: inout State, at uptime: Double) {
        let position = state.playback.position(at: uptime)
        state.hasJumped = true
        state.shownOrdinal = state.playback.ordinal(of: position) - 1
        state.loop = position.loop
    }

    // MARK: Time

    /// References the timeline weakly while it sleeps: the players own it.
    private func makeTimer() -> Task<Void, Never> {
        Task.detached { [weak self, clock] in
            while let seconds = self?.secondsToNext() {
                do throws(ImageError) { try await clock.sleep(seconds: seconds) } catch { return }
                self?.tick(at: clock.uptime)
            }
        }
    }

    private func secondsToNext() -> Double? {
        if Task.isCancelled { return nil }
        let uptime = clock.uptime
        return state.withLock { state in
            let seconds = state.reader == nil ? nil : state.playback.position(at: uptime).remaining
            if seconds == nil { state.timer = nil }
            return seconds
        }
    }
}

/// The frames that a timeline shows, and its updates to players.
extension PlaybackTimeline {
    /// Advances to a given time. Called with the timeline's lock held, and with its state.
    func look(_ state: inout State, at uptime: Double) -> PlaybackNotices {
        var notices = PlaybackNotices()
        guard let reader = state.reader else { return notices }
        var position = state.playback.position(at: uptime)
        var lookup = lookup(&state, reader, position)
        if let end = lookup.end, end.isPlayable, end.playableCount < state.playback.count, !state.playback.isBackward {
            state.playback.shorten(to: end.playableCount, at: uptime)
            position = state.playback.position(at: uptime)
            let ordinal = state.playback.ordinal(of: position)
            state.shownOrdinal = state.shown?.index == position.index ? ordinal : ordinal - 1
            lookup = self.lookup(&state, reader, position)
        }
        let due = state.playback.ordinal(of: position)
        if let frame = lookup.frame {
            let ordinal = due - state.playback.steps(from: frame.index, to: position.index)
            if ordinal > state.shownOrdinal {
                state.shownOrdinal = ordinal
                state.shown = PlayedFrame(
                    index: frame.index, loop: ordinal / state.playback.count, pixels: frame.pixels)
                notices.update.frame = state.shown
            }
        }
        if position.loop > state.loop {
            state.loop = position.loop
            notices.update.loops = position.loop
        }
        if let end = lookup.end, end.playableCount <= position.index {
            notices.update.end = .some(end.error)
        } else if position.isFinished, state.shownOrdinal == due {
            // Sent again: the first update may still be on its way, and no player listens after the end.
            notices.update.frame = state.shown
            notices.update.loops = position.loop + 1
            notices.update.end = .some(nil)
        }
        state.serial += 1
        notices.update.serial = state.serial
        notices.receivers = state.attachments.compactMap { id, attachment in attachment.player.map { ($0, id) } }
        if notices.update.end != nil { finish(&state, &notices) }
        return notices
    }

    private func lookup(_ state: inout State, _ reader: WaitID, _ position: AnimationTiming.Position) -> FrameLookup {
        let move = FrameMove(
            index: position.index, lag: max(0, state.playback.ordinal(of: position) - state.shownOrdinal - 1),
            wanted: state.playback.wanted(at: position), isJump: state.hasJumped, isBackward: state.playback.isBackward)
        state.hasJumped = false
        return frames.look(reader, at: move) { [weak self] in
            guard let self else { return }
            tick(at: clock.uptime)
        }
    }

    private func finish(_ state: inout State, _ notices: inout PlaybackNotices) {
        state.attachments = [:]
        halt(&state, at: clock.uptime)
        state.playback.rewind()
        if let timer = state.timer { notices.cancelled.append(timer) }
        state.timer = nil
    }
}

/// An update from a timeline to a player.
struct PlaybackUpdate: Sendable {
    /// Increases with each update of a timeline.
    var serial = 0
    var frame: PlayedFrame?
    /// The number of completed loops, if it has changed.
    var loops: Int?
    /// Set at the end: the error, or an inner nil after the last frame of the last loop.
    var end: ImageError??

    var isEmpty: Bool { frame == nil && loops == nil && end == nil }

    /// Merges a newer update: only an overtaken frame is dropped.
    mutating func merge(_ newer: PlaybackUpdate) {
        frame = newer.frame ?? frame
        loops = newer.loops ?? loops
        if let end = newer.end { self.end = .some(end) }
    }
}

/// The actions to take after a change of a timeline, outside its lock.
struct PlaybackNotices {
    var update = PlaybackUpdate()
    var receivers: [(player: AnimationPlayer, attachment: WaitID)] = []
    var cancelled: [Task<Void, Never>] = []

    func deliver() {
        for task in cancelled { task.cancel() }
        guard !update.isEmpty else { return }
        for (player, attachment) in receivers { player.receive(update, for: attachment) }
    }
}
