public import HalcyonCore

extension WidgetImages {
    /// What is shown while an image is on its way. Default: `.none`.
    public var indicator: GTKIndicator {
        get { image?.motion.choice ?? .none }
        nonmutating set { image?.motion.choice = newValue }
    }

    /// The radius in points by which the corners of what is shown are cut round, at most half of the shorter side.
    /// Default: 0.
    public var cornerRadius: Double {
        get { image?.paintable.scene.cornerRadius ?? 0 }
        nonmutating set {
            image?.paintable.scene.cornerRadius = newValue
            image?.paintable.redraw()
        }
    }

    /// Plays animated images.
    public var playback: DisplayPlayback { DisplayPlayback(image?.motion.animation) }
}
