#if canImport(CoreGraphics)
import CoreGraphics

/// A `CGImage` as pixels keep it. At run time, a cast to a class of Core Foundation lets any object pass, so that the
/// companions of pixels could not be told from each other by it.
///
/// `@unchecked Sendable` holds because a `CGImage` never changes.
final class CGImageCompanion: @unchecked Sendable {
    let image: CGImage

    init(_ image: CGImage) { self.image = image }
}
#endif
