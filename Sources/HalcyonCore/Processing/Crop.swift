extension ImageProcessors {
    /// Crops a picture.
    public struct Crop: ImageProcessing, Hashable {
        /// The width of the crop in pixels, at least 1; a narrower picture keeps its width.
        public var width: Int
        /// The height of the crop in pixels, at least 1; a lower picture keeps its height.
        public var height: Int
        /// The position of the crop. Default: `.center`.
        public var anchor: Anchor

        /// Creates a crop of `width` × `height` pixels at `anchor`; sides below 1 count as 1.
        public init(width: Int, height: Int, anchor: Anchor = .center) {
            self.width = width
            self.height = height
            self.anchor = anchor
        }

        /// `halcyon.crop(300x200,0.5,0.5)`: the size, then the anchor.
        public var identifier: String { "halcyon.crop(\(width)x\(height),\(anchor.x),\(anchor.y))" }

        /// Returns the crop; the same pixels if it is the whole picture.
        ///
        /// - Throws: `ImageError.processing(.failed)` if the result does not fit in memory; `ImageError.cancelled`.
        public func process(_ image: DecodedImage) throws(ImageError) -> DecodedImage {
            let piece = piece(of: image.size)
            return try cutting(piece.size, left: piece.left, top: piece.top, from: image)
        }

        /// Returns the size and the position of the crop in a picture.
        func piece(of whole: PixelSize) -> (size: PixelSize, left: Int, top: Int) {
            let size = PixelSize(width: min(max(1, width), whole.width), height: min(max(1, height), whole.height))
            return (
                size, anchor.offset(of: size.width, in: whole.width, at: anchor.x),
                anchor.offset(of: size.height, in: whole.height, at: anchor.y)
            )
        }

        /// Returns the piece of a picture at a position within it.
        func cutting(
            _ size: PixelSize, left: Int, top: Int, from image: DecodedImage
        ) throws(ImageError) -> DecodedImage {
            try replacingPixels(of: image) { pixels throws(ImageError) in
                if size == pixels.size { return pixels }
                return try pixels.rows(size: size, hasAlpha: pixels.hasAlpha) { source, target, y in
                    target.update(from: source + ((top + y) * pixels.width + left), count: size.width)
                }
            }
        }

        /// A point that has the same relative position in the picture and in the crop, as fractions from the left and
        /// the top edge: with (0, 0) the crop is the top left corner, with (1, 0.5) the middle of the right edge.
        public struct Anchor: Sendable, Hashable {
            /// From 0, the left edge, to 1, the right edge.
            public var x: Double
            /// From 0, the top edge, to 1, the bottom edge.
            public var y: Double

            /// Creates an anchor. Values outside 0 to 1 are clamped, and NaN counts as 0.5.
            public init(x: Double, y: Double) {
                self.x = x
                self.y = y
            }

            /// (0, 0).
            public static let topLeft = Anchor(x: 0, y: 0)
            /// (0.5, 0).
            public static let top = Anchor(x: 0.5, y: 0)
            /// (1, 0).
            public static let topRight = Anchor(x: 1, y: 0)
            /// (0, 0.5).
            public static let left = Anchor(x: 0, y: 0.5)
            /// (0.5, 0.5).
            public static let center = Anchor(x: 0.5, y: 0.5)
            /// (1, 0.5).
            public static let right = Anchor(x: 1, y: 0.5)
            /// (0, 1).
            public static let bottomLeft = Anchor(x: 0, y: 1)
            /// (0.5, 1).
            public static let bottom = Anchor(x: 0.5, y: 1)
            /// (1, 1).
            public static let bottomRight = Anchor(x: 1, y: 1)

            fileprivate func offset(of piece: Int, in whole: Int, at fraction: Double) -> Int {
                // Rounded down, like in `TargetSize`: both crop the same middle.
                Int(Double(whole - piece) * fraction.within(0...1, orElse: 0.5))
            }
        }
    }
}

extension ImageProcessing where Self == ImageProcessors.Crop {
    /// Crops to `width` × `height` pixels; see ``ImageProcessors/Crop``.
    ///
    /// - Parameters:
    ///   - width: The width of the crop in pixels, at least 1; a narrower picture keeps its width.
    ///   - height: The height of the crop in pixels, at least 1; a lower picture keeps its height.
    ///   - anchor: The position of the crop. Default: `.center`.
    public static func crop(width: Int, height: Int, anchor: ImageProcessors.Crop.Anchor = .center) -> Self {
        Self(width: width, height: height, anchor: anchor)
    }
}

extension ImageProcessors {
    /// Crops the central square of a picture to a circle, for portraits.
    public struct CircleCrop: ImageProcessing, Hashable {
        /// A line along the inside of the edge. Default: nil, none.
        public var border: RoundedCorners.Border?
        /// The colour behind the circle and the picture's transparent parts. Default: nil, none.
        public var background: PixelColor?

        /// Creates a circle, with a line along the inside of its edge if given:
        /// `.circle(border: .init(.white, width: 4))`.
        public init(border: RoundedCorners.Border? = nil, background: PixelColor? = nil) {
            self.border = border
            self.background = background
        }

        /// `halcyon.circleCrop(#ffffffff 4.0,none)`: the border and the background, or `none`.
        public var identifier: String {
            "halcyon.circleCrop(\(border?.description ?? "none"),\(background?.description ?? "none"))"
        }

        /// Returns the circle, as wide and as high as the picture's shorter side.
        ///
        /// - Throws: `ImageError.processing(.failed)` if the result does not fit in memory; `ImageError.cancelled`.
        public func process(_ image: DecodedImage) throws(ImageError) -> DecodedImage {
            try replacingPixels(of: image) { pixels throws(ImageError) in
                let side = min(pixels.width, pixels.height)
                let square = PixelSize(width: side, height: side)
                let frame = RoundedFrame(
                    size: square, radius: square.halfShorterSide, corners: .all, border: border?.stroke(in: square),
                    background: background)
                return try frame.applied(to: pixels, left: (pixels.width - side) / 2, top: (pixels.height - side) / 2)
            }
        }
    }
}

extension ImageProcessing where Self == ImageProcessors.CircleCrop {
    /// Crops the central square to a circle; see ``ImageProcessors/CircleCrop``.
    ///
    /// - Parameters:
    ///   - border: A line along the inside of the edge: `.circle(border: .init(.white, width: 4))`. Default: nil, none.
    ///   - background: The colour behind the circle and the picture's transparent parts. Default: nil, none.
    public static func circle(
        border: ImageProcessors.RoundedCorners.Border? = nil, background: PixelColor? = nil
    ) -> Self {
        Self(border: border, background: background)
    }
}

extension ImageProcessors.CircleCrop: ScalableProcessing {
    func scaled(to copy: PixelSize, of whole: PixelSize) -> (any ImageProcessing, result: PixelSize) {
        let side = min(whole.width, whole.height)
        let line = border?.scaled(by: copy.scale(of: whole))
        return (Self(border: line, background: background), PixelSize(width: side, height: side))
    }
}
