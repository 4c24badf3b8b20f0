public import CoreGraphics
public import Foundation

/// Something that is seen.
public struct StandInLeaf: Equatable {
    public enum Kind: Equatable { case text, image, button, progress, shape }

    public var kind: Kind
    /// What it says, to those who see and those who do not.
    public var text: String
    public var image: CGImage?
    /// Pixels to a point.
    public var scale: CGFloat = 1
    /// What the modifiers around it say.
    public var traits: [String] = []
    /// The space that it was offered.
    public var size = CGSize.zero
    public var action: (@MainActor () -> Void)?

    public static func == (a: Self, b: Self) -> Bool {
        a.kind == b.kind && a.text == b.text && a.image === b.image && a.scale == b.scale && a.traits == b.traits
            && a.size == b.size
    }
}
