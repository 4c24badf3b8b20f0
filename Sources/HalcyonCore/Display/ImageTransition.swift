/// How a view goes from what it shows to the image.
public enum ImageTransition: Sendable, Hashable {
    /// At once.
    case none
    /// What is shown fades into the image, in so many seconds.
    case fade(seconds: Double)

    /// A fade of 0.2 seconds.
    public static var fade: ImageTransition { .fade(seconds: 0.2) }
}
