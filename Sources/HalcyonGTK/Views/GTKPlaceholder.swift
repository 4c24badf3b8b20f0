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
    /// The image's ThumbHash, blurred, or another placeholder if there is none; see
    /// ``thumbHash(_:otherwise:)``.
    indirect case hash(ThumbHash?, otherwise: GTKPlaceholder?)

    /// The ThumbHash of the image: that of the request (`request.thumbHash`), or the one that the pipeline knows
    /// (`ImagePipeline.thumbHash(for:)`). Without one, what ``WidgetImages/Options`` have as placeholder, if anything.
    public static var thumbHash: GTKPlaceholder { .hash(nil, otherwise: nil) }

    /// A ThumbHash that the program knows.
    ///
    /// - Parameters:
    ///   - hash: The ThumbHash, from the server's JSON for example. Default: nil, for ``thumbHash-swift.type.property``.
    ///   - otherwise: Shown if there is none. Default: nil, for nothing.
    public static func thumbHash(_ hash: ThumbHash? = nil, otherwise: GTKPlaceholder? = nil) -> GTKPlaceholder {
        .hash(hash, otherwise: otherwise)
    }

    /// Images are equal if they are the same object.
    public static func == (a: Self, b: Self) -> Bool {
        switch (a, b) {
        case (.image(let a), .image(let b)): a === b
        case (.icon(let a), .icon(let b)): a == b
        case (.color(let a), .color(let b)): a == b
        case (.hash(let a, let other), .hash(let b, let another)): a == b && other == another
        default: false
        }
    }

    /// Hashes consistently with ==.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .image(let pixels): hasher.combine(ObjectIdentifier(pixels))
        case .icon(let name): hasher.combine(name)
        case .color(let color): hasher.combine(color)
        case .hash(let hash, let other):
            hasher.combine(hash)
            hasher.combine(other)
        }
    }
}

extension WidgetImages.Options {
    /// Replaces a placeholder that is a ThumbHash by the option that shows it, and hands a known one to the request.
    mutating func adoptThumbHash(for request: inout ImageRequest?) {
        guard case .hash(let hash, let other)? = placeholder, request != nil else { return }
        showsThumbHash = true
        placeholder = other
        if let hash { request?.thumbHash = hash }
    }
}
