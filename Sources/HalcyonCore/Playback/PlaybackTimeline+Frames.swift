/// What a timeline shows of its frames, and tells of them.
extension PlaybackTimeline {
    /// Moves on to a moment. Called with the timeline's lock held, whose state is given.
    func look(_ state: inout State, at uptime: Double) -> PlaybackNotices {
        var notices = PlaybackNotices()
        guard let reader = state.reader else { return notices }
        var position = state.course.position(at: uptime)
        var sight = sight(&state, reader, position)
        if let end = sight.end, end.isPlayable, end.playableCount < state.course.count, !state.course.isBackward {
            state.course.shorten(to: end.playableCount, at: uptime)
            position = state.course.position(at: uptime)
            let ordinal = state.course.ordinal(of: position)
            state.shownOrdinal = state.shown?.index == position.index ? ordinal : ordinal - 1
            sight = self.sight(&state, reader, position)
        }
        let due = state.course.ordinal(of: position)
        if let frame = sight.frame {
            let ordinal = due - state.course.steps(from: frame.index, to: position.index)
            if ordinal > state.shownOrdinal {
                state.shownOrdinal = ordinal
                state.shown = PlayedFrame(
                    index: frame.index, loop: ordinal / state.course.count, pixels: frame.pixels)
                notices.news.frame = state.shown
            }
        }
        if position.loop > state.loop {
            state.loop = position.loop
            notices.news.loops = position.loop
        }
        if let end = sight.end, end.playableCount <= position.index {
            notices.news.end = .some(end.error)
        } else if position.isFinished, state.shownOrdinal == due {
            // Told again: the first telling may be on its way yet, and no player listens after the end.
            notices.news.frame = state.shown
            notices.news.loops = position.loop + 1
            notices.news.end = .some(nil)
        }
        state.serial += 1
        notices.news.serial = state.serial
        notices.receivers = state.attachments.compactMap { id, attachment in attachment.player.map { ($0, id) } }
        if notices.news.end != nil { finish(&state, &notices) }
        return notices
    }

    private func sight(_ state: inout State, _ reader: WaitID, _ position: AnimationPosition) -> FrameSight {
        let move = FrameMove(
            index: position.index, lag: max(0, state.course.ordinal(of: position) - state.shownOrdinal - 1),
            wanted: state.course.wanted(at: position), isJump: state.hasJumped, isBackward: state.course.isBackward)
        state.hasJumped = false
        return frames.look(reader, at: move) { [weak self] in
            guard let self else { return }
            tick(at: clock.uptime)
        }
    }

    private func finish(_ state: inout State, _ notices: inout PlaybackNotices) {
        state.attachments = [:]
        halt(&state, at: clock.uptime)
        state.course.rewind()
        if let timer = state.timer { notices.cancelled.append(timer) }
        state.timer = nil
    }
}
