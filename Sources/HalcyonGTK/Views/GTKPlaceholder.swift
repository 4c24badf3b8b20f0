public import HalcyonCore

/// What a widget can show in the place of an image.
public enum GTKPlaceholder: Sendable, Hashable {
    /// A picture, fitted into the widget.
    case image(PixelBuffer)
    /// An icon of the theme by its name, in the middle: `"image-missing-symbolic"`. In the place of one that the theme does
    /// not have there is GTK's sign for a missing image, which is logged once for each name (label `halcyon.gtk`).
    case icon(String)
    /// A colour, all over the widget.
    case color(PixelColor)

    /// Pictures are equal where they are the same object.
    public static func == (a: Self, b: Self) -> Bool {
        switch (a, b) {
        case (.image(let a), .image(let b)): a === b
        case (.icon(let a), .icon(let b)): a == b
        case (.color(let a), .color(let b)): a == b
        default: false
        }
    }

    /// Goes with ==.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .image(let pixels): hasher.combine(ObjectIdentifier(pixels))
        case .icon(let name): hasher.combine(name)
        case .color(let color): hasher.combine(color)
        }
    }
}
