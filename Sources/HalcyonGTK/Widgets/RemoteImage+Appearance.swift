internal import CGTK
public import HalcyonCore

/// Appearance. All properties may be set at any time, and take effect at once.
extension RemoteImage {
    /// Shown until there is an image. An icon has the text colour. Default: nil, nothing.
    public var placeholder: GTKPlaceholder? {
        get { appearance.placeholder }
        set {
            appearance.placeholder = newValue
            makePlaceholder()
        }
    }

    /// Creates a widget that is shown until there is an image, in front of the ``placeholder``. Called when either is
    /// set. Default: nil.
    public var placeholderWidget: (@MainActor () -> UnsafeMutableRawPointer?)? {
        get { appearance.placeholderWidget }
        set {
            appearance.placeholderWidget = newValue
            makePlaceholder()
        }
    }

    /// Shown if the image cannot be loaded: an image or a colour replaces icon and text, with the button in front of
    /// it; an icon replaces the default one. Default: nil.
    public var failureImage: GTKPlaceholder? {
        get { appearance.failureImage }
        set {
            appearance.failureImage = newValue
            makeFailure()
        }
    }

    /// Creates a widget for each failure, which replaces icon, text and button. Default: nil.
    public var failureWidget: FailureBuilder? {
        get { appearance.failureWidget }
        set {
            appearance.failureWidget = newValue
            makeFailure()
        }
    }

    /// How an image is fitted if its shape differs from the widget's. Default: `.contain`.
    public var contentFit: ContentFit {
        get { appearance.contentFit }
        set {
            guard newValue != contentFit else { return }
            appearance.contentFit = newValue
            // The picture's image is notified, and decoded again if necessary.
            layers.use { $0.fit(newValue) }
        }
    }

    /// The radius of the rounded corners in points, at most half of the shorter side. Default: 0. Rounded to a quarter
    /// of a point.
    public var cornerRadius: Double {
        get { appearance.cornerRadius }
        set {
            let old = appearance.cornerRadius
            appearance.cornerRadius = newValue
            layers.use { RemoteImageStyle.round($0.root, from: old, to: newValue) }
        }
    }

    /// The width that the widget requests, in points. Default: nil, for that of the image. With ``height`` it is all
    /// that the widget requests, whatever the shape of the image; alone, the height follows from the image's shape. At
    /// most 32,767; a negative value is treated as nil.
    public var width: Int? {
        get { layers.use { $0.askedWidth } ?? nil }
        set { layers.use { $0.ask(width: newValue, height: $0.askedHeight) } }
    }

    /// The height that the widget requests, in points; see ``width``. Default: nil, for that of the image.
    public var height: Int? {
        get { layers.use { $0.askedHeight } ?? nil }
        set { layers.use { $0.ask(width: $0.askedWidth, height: newValue) } }
    }

    /// Controls the playback of animated images.
    public var playback: DisplayPlayback { DisplayPlayback(image?.motion.animation) }
}

/// Status display and texts. All properties may be set at any time, and take effect at once.
extension RemoteImage {
    /// Whether to show a spinner while an image is being loaded, after ``indicatorDelay``. Default: true.
    public var showsSpinner: Bool {
        get { appearance.showsSpinner }
        set {
            appearance.showsSpinner = newValue
            update()
        }
    }

    /// Whether to show a progress bar instead of the spinner, once the total size is known. Default: true.
    public var showsProgress: Bool {
        get { appearance.showsProgress }
        set {
            appearance.showsProgress = newValue
            update()
        }
    }

    /// Whether to show a failure, by icon, text and button or by ``failureWidget``. Default: true.
    public var showsFailure: Bool {
        get { appearance.showsFailure }
        set {
            appearance.showsFailure = newValue
            makeFailure()
        }
    }

    /// Whether to show a button that tries again after a failure. Default: true.
    public var showsRetry: Bool {
        get { appearance.showsRetry }
        set {
            appearance.showsRetry = newValue
            makeFailure()
        }
    }

    /// A description of the image for people who cannot see it: the widget's label for assistive technologies, which
    /// are also notified that it is loading (the state `busy`), or why it failed. Default: empty, for no label.
    public var alternativeText: String {
        get { appearance.alternativeText }
        set {
            appearance.alternativeText = newValue
            describe()
        }
    }

    /// The widget's texts. Default: English.
    public var texts: Texts {
        get { appearance.texts }
        set {
            appearance.texts = newValue
            makeFailure()
            describe()
        }
    }
}

/// The settings of a ``RemoteImage``'s appearance.
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
    /// Creates a widget that is shown instead of an image that could not be loaded.
    ///
    /// - Parameters:
    ///   - error: The reason.
    ///   - image: The widget's `RemoteImage`; its ``RemoteImage/retry()`` tries again.
    /// - Returns: A new widget; nil for the default one.
    public typealias FailureBuilder =
        @MainActor (_ error: ImageError, _ image: RemoteImage) -> UnsafeMutableRawPointer?
}

extension RemoteImage {
    /// How an image is fitted if its shape differs from the widget's.
    public enum ContentFit: Sendable, Hashable, CaseIterable {
        /// The whole image is visible, centred, as large as fits.
        case contain
        /// It fills the widget, and is cropped equally on both sides.
        case cover
        /// It is stretched to the widget's shape.
        case fill
        /// Like `contain`, but never larger than its actual size.
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
    /// The texts of the widget, for translation.
    public struct Texts: Sendable {
        /// The label of the button that tries again. Default: `Try Again`.
        public var retry = "Try Again"
        /// Read out while the image is being loaded. Default: `Loading`.
        public var loading = "Loading"
        /// Shown, and read out, if the image cannot be loaded. Default: the error's description, capitalized.
        public var failure: @MainActor @Sendable (ImageError) -> String = { error in
            let text = error.description
            return text.prefix(1).uppercased() + text.dropFirst()
        }

        /// Creates the English texts.
        public init() {}
    }
}
