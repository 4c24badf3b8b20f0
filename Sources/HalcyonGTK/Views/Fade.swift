/// How far a fade has come.
struct Fade {
    let seconds: Double
    private var start: Double?

    /// Nil where there is nothing to fade.
    init?(seconds: Double) {
        guard seconds > 0 else { return nil }
        self.seconds = seconds
    }

    /// From 0 at the first frame that is drawn of it to 1 at its end.
    mutating func progress(at uptime: Double) -> Double {
        let start = start ?? uptime
        self.start = start
        return min(1, max(0, uptime - start) / seconds)
    }
}
