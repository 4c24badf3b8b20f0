import Synchronization

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
