internal import CGTK

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
