import Synchronization

/// All players of the same frames with the same clock and repetition: their timelines, and how many may be out of step.
final class PlaybackGroup: Sendable {
    private struct Key: Hashable {
        let frames: ObjectIdentifier
        let clock: ObjectIdentifier
        let repetition: AnimationPlayer.Repetition
    }

    private struct Known: Sendable {
        let id: WaitID
        weak var group: PlaybackGroup?
    }

    private struct Running: Sendable {
        weak var timeline: PlaybackTimeline?
    }

    private struct State {
        var common: Running?
        var running: [WaitID: Running] = [:]
    }

    private static let groups = Mutex<[Key: Known]>([:])

    let frames: AnimatedFrames
    let clock: any PipelineClock
    private let id = WaitID()
    private let key: Key
    private let state = Mutex(State())

    private init(_ frames: AnimatedFrames, _ clock: any PipelineClock, _ key: Key) {
        self.frames = frames
        self.clock = clock
        self.key = key
    }

    deinit {
        // Another one with the same key may have been created since the last player released this one.
        Self.groups.withLock { if $0[key]?.id == id { $0[key] = nil } }
    }

    static func of(
        _ frames: AnimatedFrames, _ clock: any PipelineClock, _ repetition: AnimationPlayer.Repetition
    ) -> PlaybackGroup {
        // All system clocks count as one; any other object is its own clock.
        let type = type(of: clock)
        let clockID = type is AnyObject.Type ? ObjectIdentifier(clock as AnyObject) : ObjectIdentifier(type)
        let key = Key(frames: ObjectIdentifier(frames), clock: clockID, repetition: repetition)
        return groups.withLock { groups in
            if let group = groups[key]?.group { return group }
            let group = PlaybackGroup(frames, clock, key)
            groups[key] = Known(id: group.id, group: group)
            return group
        }
    }

    /// Returns the timeline of all players that are in step.
    func common() -> PlaybackTimeline {
        state.withLock { state in
            if let timeline = state.common?.timeline { return timeline }
            let timeline = PlaybackTimeline(PlaybackClock(key.repetition.applied(to: frames.timing)), in: self)
            state.common = Running(timeline: timeline)
            return timeline
        }
    }

    /// Returns the timeline for a player: its own or, if too many are running, one of those.
    func timeline(insteadOf own: PlaybackTimeline) -> PlaybackTimeline {
        state.withLock { state in
            let running = state.running.values.compactMap(\.timeline)
            if running.count < frames.maximumReaders || running.contains(where: { $0 === own }) { return own }
            let common = running.first { $0 === state.common?.timeline }
            return common ?? running.min { $0.id < $1.id } ?? own
        }
    }

    /// Whether one more timeline may run.
    var hasRoom: Bool { state.withLock { $0.running.count } < frames.maximumReaders }

    func began(_ timeline: PlaybackTimeline) {
        state.withLock { $0.running[timeline.id] = Running(timeline: timeline) }
    }
    func ended(_ timeline: PlaybackTimeline) { state.withLock { $0.running[timeline.id] = nil } }
}
