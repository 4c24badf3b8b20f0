/// What a display has left for the end of a turn of the main loop: to give up the loads of what was replaced, once
/// whatever took its place could join them.
@MainActor
final class DisplayTurnEnd<View: ImageDisplaying> {
    var replaced: [ImageDisplay<View>.Attempt] = []
    private weak var display: ImageDisplay<View>?

    init(_ display: ImageDisplay<View>) { self.display = display }

    func run() {
        display?.startDeferredLoad()
        for attempt in replaced { attempt.cancelLoad() }
    }
}
