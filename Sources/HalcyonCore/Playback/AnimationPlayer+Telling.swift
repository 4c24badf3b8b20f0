import Synchronization

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
