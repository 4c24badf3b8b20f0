/// How much of its picture an image shows, and how large: what tells whether it will do for a request that asks for
/// another size.
struct ImageExtent {
    private let original: PixelSize
    private let size: PixelSize
    /// The size of the whole picture at the scale of the image.
    private let scaled: PixelSize
    /// Whether it is the picture pixel for pixel.
    private let isWhole: Bool
    private let isStretched: Bool
    let isAnimated: Bool

    /// An image of a size that was made for a target, without processors. Nil where nobody can say what it shows: one
    /// that was enlarged, say.
    ///
    /// - Parameter isDecoded: Whether a decoder has made it: what a program has stored by hand for a target is not to be
    ///   taken for the whole picture.
    init?(
        target: TargetSize?, size: PixelSize, originalSize: PixelSize, isDownsampled: Bool, isAnimated: Bool = false,
        isDecoded: Bool = true
    ) {
        guard size.width <= originalSize.width, size.height <= originalSize.height else { return nil }
        original = originalSize
        self.size = size
        self.isAnimated = isAnimated
        if size == originalSize, !isDownsampled {
            if target != nil, !isDecoded { return nil }
            // One that fills its box may be a smaller one that was stored as such, and says of itself that it is whole.
            if let target, size.width >= target.width || size.height >= target.height { return nil }
            isWhole = true
            isStretched = false
            scaled = size
        } else {
            guard let target else { return nil }
            let layout = target.layout(for: originalSize)
            guard layout.output == size else { return nil }
            isWhole = false
            isStretched = target.mode == .stretch
            scaled = layout.scaled
        }
    }

    /// The number of pixels.
    var area: Int { size.pixelCount ?? .max }

    /// Whether an image made for `target` would be the very same.
    func equals(imageFor target: TargetSize?) -> Bool {
        guard let target else { return isWhole }
        let wanted = target.layout(for: original)
        return wanted.scaled == scaled && wanted.output == size
    }

    /// Whether the image shows all that one made for `target` would show, at no smaller scale.
    ///
    /// - Parameter excess: By how much each side may be longer at most, and only where both are cut alike; nil for any.
    func covers(_ target: TargetSize?, excess: Double? = nil) -> Bool {
        guard let target else { return isWhole }
        if isStretched, target.mode != .stretch { return false }
        let wanted = target.layout(for: original)
        return Self.covers(scaled.width, size.width, wanted.scaled.width, wanted.output.width, excess)
            && Self.covers(scaled.height, size.height, wanted.scaled.height, wanted.output.height, excess)
    }

    private static func covers(_ scaled: Int, _ shown: Int, _ wanted: Int, _ output: Int, _ excess: Double?) -> Bool {
        // As pixels of the one wanted: what is cut off is rounded, so that one more or less says nothing.
        let part = Double(shown) / Double(scaled) * Double(wanted)
        guard scaled >= wanted, part > Double(output) - 1.5 else { return false }
        guard let excess else { return true }
        return part < Double(output) + 1.5 && Double(scaled) <= Double(wanted) * excess
    }
}
