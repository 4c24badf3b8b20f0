/// Why an image was not shown, although nothing was wrong with it.
public enum DisplayReason: ImageErrorReason {
    /// The view was given something else to show meanwhile, or is gone. What had been loaded by then is in the caches.
    /// Code 8001.
    case notCurrent
    /// The view was given no source, to show its placeholder alone. Code 8002.
    case noSource
    /// What was to show it is no view that can. Code 8003.
    case unusableView

    /// 8001…8003.
    public var code: Int {
        switch self {
        case .notCurrent: 8001
        case .noSource: 8002
        case .unusableView: 8003
        }
    }

    /// One sentence for people.
    public var message: String {
        switch self {
        case .notCurrent: "the view shows something else by now"
        case .noSource: "the view was given no image to load"
        case .unusableView: "what was to show the image is no view that can; the log tells more"
        }
    }
}
