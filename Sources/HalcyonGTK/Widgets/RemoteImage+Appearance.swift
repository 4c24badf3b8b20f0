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

/// What tells people how it goes. All may be set at any time, and is seen at once.
extension RemoteImage {
    /// Whether a spinner turns while an image is on its way, after ``indicatorDelay``. Default: true.
    public var showsSpinner: Bool {
        get { appearance.showsSpinner }
        set {
            appearance.showsSpinner = newValue
            update()
        }
    }

    /// Whether a bar shows how much has arrived, in the place of the spinner, once it is known how much there is.
    /// Default: true.
    public var showsProgress: Bool {
        get { appearance.showsProgress }
        set {
            appearance.showsProgress = newValue
            update()
        }
    }

    /// Whether anything is said where the image cannot be had, by icon, text and button or by ``failureWidget``.
    /// Default: true.
    public var showsFailure: Bool {
        get { appearance.showsFailure }
        set {
            appearance.showsFailure = newValue
            makeFailure()
        }
    }

    /// Whether a failure comes with a button that tries again. Default: true.
    public var showsRetry: Bool {
        get { appearance.showsRetry }
        set {
            appearance.showsRetry = newValue
            makeFailure()
        }
    }

    /// What the image shows, for those who cannot see it: the label of the widget for assistive technologies, which are told
    /// too that it loads (the state `busy`), or why it failed. Default: empty, no label.
    public var alternativeText: String {
        get { appearance.alternativeText }
        set {
            appearance.alternativeText = newValue
            describe()
        }
    }

    /// The widget's own words. Default: English ones.
    public var texts: Texts {
        get { appearance.texts }
        set {
            appearance.texts = newValue
            makeFailure()
            describe()
        }
    }
}

/// What was said of how a ``RemoteImage`` looks.
struct RemoteImageAppearance {
    var placeholder: GTKPlaceholder?
    var failureImage: GTKPlaceholder?
    var contentFit = RemoteImage.ContentFit.contain
    var cornerRadius = 0.0
    var showsSpinner = true
    var showsProgress = true
    var showsFailure = true
    var showsRetry = true
    var alternativeText = ""
    var texts = RemoteImage.Texts()
    var placeholderWidget: (@MainActor () -> UnsafeMutableRawPointer?)?
    var failureWidget: RemoteImage.FailureBuilder?
}

extension RemoteImage {
    /// Makes a widget that is shown in the place of an image that could not be had.
    ///
    /// - Parameters:
    ///   - error: Why.
    ///   - image: Whose image it is: its ``RemoteImage/retry()`` tries again.
    /// - Returns: A new widget; nil for the usual one.
    public typealias FailureBuilder =
        @MainActor (_ error: ImageError, _ image: RemoteImage) -> UnsafeMutableRawPointer?
}

extension RemoteImage {
    /// How an image that is not of the widget's shape meets it.
    public enum ContentFit: Sendable, Hashable, CaseIterable {
        /// All of it is seen, in the middle, as large as there is room for.
        case contain
        /// It fills the widget, and what is over is cut off on both sides.
        case cover
        /// It is stretched to the widget's shape.
        case fill
        /// As `contain`, but never larger than its own size.
        case scaleDown

        var gtk: GtkContentFit {
            switch self {
            case .contain: GTK_CONTENT_FIT_CONTAIN
            case .cover: GTK_CONTENT_FIT_COVER
            case .fill: GTK_CONTENT_FIT_FILL
            case .scaleDown: GTK_CONTENT_FIT_SCALE_DOWN
            }
        }
    }
}

extension RemoteImage {
    /// The words of the widget, for translation.
    public struct Texts: Sendable {
        /// On the button that tries again. Default: `Try Again`.
        public var retry = "Try Again"
        /// Read out while the image is on its way. Default: `Loading`.
        public var loading = "Loading"
        /// Shown, and read out, where there is no image to be had. Default: the error's own sentence.
        public var failure: @MainActor @Sendable (ImageError) -> String = { error in
            let text = error.description
            return text.prefix(1).uppercased() + text.dropFirst()
        }

        /// The English words.
        public init() {}
    }
}
