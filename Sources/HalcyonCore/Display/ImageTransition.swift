/// How a view goes from what it shows to the image.
public enum ImageTransition: Sendable, Hashable {
    /// At once.
    case none
    /// What is shown fades into the image, in so many seconds; 0.2 unless told otherwise.
    case fade(seconds: Double = 0.2)
}
