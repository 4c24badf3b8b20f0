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
