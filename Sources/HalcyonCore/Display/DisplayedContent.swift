/// What a view is to show.
public enum DisplayedContent<Placeholder: Sendable>: Sendable {
    /// Nothing at all.
    case nothing
    /// What stands in for an image that is not there yet.
    case placeholder(Placeholder)
    /// The image, or what there is of it so far.
    case image(DecodedImage, isPreview: Bool)
    /// What stands in for an image that could not be had.
    case failure(Placeholder)

    /// Whether it is an image, whole or not.
    public var isImage: Bool {
        if case .image = self { true } else { false }
    }
}
