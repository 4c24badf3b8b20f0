public import HalcyonCore

/// What a widget can show instead of an image.
public enum GTKPlaceholder: Sendable, Hashable {
    /// An image, fitted into the widget.
    case image(PixelBuffer)
    /// An icon of the theme by its name, in the middle: `"image-missing-symbolic"`. If the theme lacks it, GTK's
    /// missing-image icon is shown, which is logged once for each name (label `halcyon.gtk`).
    case icon(String)
    /// A colour that fills the widget.
    case color(PixelColor)

    /// Images are equal if they are the same object.
    public static func == (a: Self, b: Self) -> Bool {
        switch (a, b) {
        case (.image(let a), .image(let b)): a === b
        case (.icon(let a), .icon(let b)): a == b
        case (.color(let a), .color(let b)): a == b
        default: false
        }
    }

    /// Hashes consistently with ==.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .image(let pixels): hasher.combine(ObjectIdentifier(pixels))
        case .icon(let name): hasher.combine(name)
        case .color(let color): hasher.combine(color)
        }
    }
}
