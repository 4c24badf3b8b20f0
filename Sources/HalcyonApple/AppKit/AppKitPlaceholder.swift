#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit

/// An `NSImage` in `DisplayOptions`, which are Sendable, as an `NSImage` is not: this belongs to the main actor.
@MainActor
public final class AppKitPlaceholder {
    /// What stands in for an image.
    public let image: NSImage

    /// A placeholder.
    public init(_ image: NSImage) { self.image = image }

    /// A placeholder; nil for none, so that `failureImage: .image(NSImage(named: "broken"))` can be written.
    public static func image(_ image: NSImage?) -> AppKitPlaceholder? { image.map { AppKitPlaceholder($0) } }
}
#endif
