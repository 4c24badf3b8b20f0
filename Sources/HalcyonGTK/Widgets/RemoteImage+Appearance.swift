internal import CGTK
public import HalcyonCore

/// How it looks. All may be set at any time, and is seen at once.
extension RemoteImage {
    /// Shown until there is an image. An icon has the colour of text. Default: nil, nothing.
    public var placeholder: GTKPlaceholder? {
        get { appearance.placeholder }
        set {
            appearance.placeholder = newValue
            makePlaceholder()
        }
    }

    /// Makes a widget that is shown until there is an image, in front of the ``placeholder``. Called when either is
    /// set. Default: nil.
    public var placeholderWidget: (@MainActor () -> UnsafeMutableRawPointer?)? {
        get { appearance.placeholderWidget }
        set {
            appearance.placeholderWidget = newValue
            makePlaceholder()
        }
    }

    /// Shown where the image cannot be had: a picture or a colour in the place of icon and text, with the button before
    /// it; an icon in the place of the usual one. Default: nil.
    public var failureImage: GTKPlaceholder? {
        get { appearance.failureImage }
        set {
            appearance.failureImage = newValue
            makeFailure()
        }
    }

    /// Makes a widget for each failure, in the place of icon, text and button. Default: nil.
    public var failureWidget: FailureBuilder? {
        get { appearance.failureWidget }
        set {
            appearance.failureWidget = newValue
            makeFailure()
        }
    }

    /// How an image that is not of the widget's shape meets it. Default: `.contain`.
    public var contentFit: ContentFit {
        get { appearance.contentFit }
        set {
            guard newValue != contentFit else { return }
            appearance.contentFit = newValue
            // The picture's image hears of it, and is decoded anew if need be.
            layers.use { $0.fit(newValue) }
        }
    }

    /// The radius in points by which the corners are cut round, at most half of the shorter side. Default: 0. Counts to
    /// a quarter of a point.
    public var cornerRadius: Double {
        get { appearance.cornerRadius }
        set {
            let old = appearance.cornerRadius
            appearance.cornerRadius = newValue
            layers.use { RemoteImageStyle.round($0.root, from: old, to: newValue) }
        }
    }

    /// The width in points that the widget asks for. Default: nil, that of the image. With ``height`` it is all that
    /// the widget asks for, whatever the shape of the image; alone, the height follows from that. At most 32,767; below
    /// 0 is nil.
    public var width: Int? {
        get { layers.use { $0.askedWidth } ?? nil }
        set { layers.use { $0.ask(width: newValue, height: $0.askedHeight) } }
    }

    /// The height in points that the widget asks for; see ``width``. Default: nil, that of the image.
    public var height: Int? {
        get { layers.use { $0.askedHeight } ?? nil }
        set { layers.use { $0.ask(width: $0.askedWidth, height: newValue) } }
    }

    /// Plays animated images.
    public var playback: DisplayPlayback { DisplayPlayback(image?.motion.animation) }
}
