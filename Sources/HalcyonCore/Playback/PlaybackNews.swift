/// What a timeline tells a player.
struct PlaybackNews: Sendable {
    /// Greater in newer news of the same timeline.
    var serial = 0
    var frame: PlayedFrame?
    /// How many loops are over, where one more is.
    var loops: Int?
    /// Set at the end: why it ended, nil within for the last frame of the last loop.
    var end: ImageError??

    var isEmpty: Bool { frame == nil && loops == nil && end == nil }

    /// Takes newer news in: a frame that is overtaken is left out, all else is not.
    mutating func merge(_ newer: PlaybackNews) {
        frame = newer.frame ?? frame
        loops = newer.loops ?? loops
        if let end = newer.end { self.end = .some(end) }
    }
}

/// What is to be done after a change of a timeline, once its lock is let go.
struct PlaybackNotices {
    var news = PlaybackNews()
    var receivers: [(player: AnimationPlayer, attachment: WaitID)] = []
    var cancelled: [Task<Void, Never>] = []

    func deliver() {
        for task in cancelled { task.cancel() }
        guard !news.isEmpty else { return }
        for (player, attachment) in receivers { player.receive(news, for: attachment) }
    }
}
