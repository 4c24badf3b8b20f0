extension ImageProcessors {
    /// Rounds the corners of a picture.
    ///
    /// Edges are as smooth as eight bits allow: each pixel gets the exact share of its area that is inside.
    public struct RoundedCorners: ImageProcessing, Hashable {
        /// The radius of the corners.
        public var radius: Radius
        /// The corners to round. Default: all four.
        public var corners: Corners
        /// The colour behind the picture, in its corners and transparent parts. Default: nil, none.
        public var background: PixelColor?
        /// A line along the inside of the edge. Default: nil, none.
        public var border: Border?

        /// Creates a processor that rounds `corners` by `radius`: `.roundedCorners(radius: 12)`,
        /// `.roundedCorners(radius: .fraction(0.1, of: .width))`.
        public init(radius: Radius, corners: Corners = .all, background: PixelColor? = nil, border: Border? = nil) {
            self.radius = radius
            self.corners = corners
            self.background = background
            self.border = border
        }

        /// `halcyon.roundedCorners(pixels 12.0,15,#ffffffff,#000000ff 2.0)`: the radius, the sum of the corners' raw
        /// values, the background or `none`, and the border or `none`.
        public var identifier: String {
            let background = background?.description ?? "none"
            let border = border?.description ?? "none"
            return "halcyon.roundedCorners(\(radius),\(corners.rawValue),\(background),\(border))"
        }

        /// Returns the picture with rounded corners; the same pixels if nothing changes.
        ///
        /// - Throws: `ImageError.processing(.failed)` if the result does not fit in memory; `ImageError.cancelled`.
        public func process(_ image: DecodedImage) throws(ImageError) -> DecodedImage {
            try replacingPixels(of: image) { pixels throws(ImageError) in
                let frame = RoundedFrame(
                    size: pixels.size, radius: radius.pixels(in: pixels.size), corners: corners,
                    border: border?.stroke(in: pixels.size), background: background)
                return try frame.applied(to: pixels)
            }
        }

        /// A line along the inside of the edge.
        public struct Border: Sendable, Hashable, CustomStringConvertible {
            /// The colour of the line, drawn over the picture.
            public var color: PixelColor
            /// The width in pixels, at most half the shorter side; negative values and NaN count as 0.
            public var width: Double

            /// Creates a line with a colour and a width in pixels.
            public init(_ color: PixelColor, width: Double) {
                self.color = color
                self.width = width
            }

            /// `"#rrggbbaa 2.0"`.
            public var description: String { "\(color) \(width)" }

            /// Returns the line with a width that can be drawn; nil if it is invisible.
            func stroke(in size: PixelSize) -> Border? {
                let width = width.within(0...size.halfShorterSide, orElse: 0)
                return width > 0 && color.alpha > 0 ? Border(color, width: width) : nil
            }
        }
    }
}

extension ImageProcessing where Self == ImageProcessors.RoundedCorners {
    /// Rounds the corners; see ``ImageProcessors/RoundedCorners``.
    ///
    /// - Parameters:
    ///   - radius: The radius; a bare number is in pixels.
    ///   - corners: The corners to round. Default: all four.
    ///   - background: The colour behind the picture, in its corners and transparent parts. Default: nil, none.
    ///   - border: A line along the inside of the edge. Default: nil, none.
    public static func roundedCorners(
        radius: ImageProcessors.RoundedCorners.Radius, corners: ImageProcessors.RoundedCorners.Corners = .all,
        background: PixelColor? = nil, border: ImageProcessors.RoundedCorners.Border? = nil
    ) -> Self {
        Self(radius: radius, corners: corners, background: background, border: border)
    }
}

extension PixelSize {
    var halfShorterSide: Double { Double(min(width, height)) / 2 }
}

extension ImageProcessors.RoundedCorners {
    /// The radius of corners, at most half the picture's shorter side; negative values and NaN count as 0.
    public enum Radius: Sendable, Hashable, CustomStringConvertible, ExpressibleByIntegerLiteral,
        ExpressibleByFloatLiteral
    {
        /// A length in pixels; a bare number means this.
        case pixels(Double)
        /// A fraction of the picture's size: 0.5 of the shorter side turns a square into a circle.
        case fraction(Double, of: Side)

        /// The side that a fraction refers to.
        public enum Side: String, Sendable, Hashable {
            /// The picture's width.
            case width
            /// The picture's height.
            case height
            /// The shorter of both.
            case shorterSide
        }

        /// A length in pixels.
        public init(integerLiteral value: Int) { self = .pixels(Double(value)) }

        /// A length in pixels.
        public init(floatLiteral value: Double) { self = .pixels(value) }

        /// `"pixels 12.0"` or `"0.5 of width"`.
        public var description: String {
            switch self {
            case .pixels(let length): "pixels \(length)"
            case .fraction(let part, let side): "\(part) of \(side.rawValue)"
            }
        }

        func pixels(in size: PixelSize) -> Double {
            let length =
                switch self {
                case .pixels(let length): length
                case .fraction(let part, .width): part * Double(size.width)
                case .fraction(let part, .height): part * Double(size.height)
                case .fraction(let part, .shorterSide): part * Double(min(size.width, size.height))
                }
            return length.within(0...size.halfShorterSide, orElse: 0)
        }
    }

    /// A set of corners.
    public struct Corners: OptionSet, Sendable, Hashable {
        /// The sum of the corners' values: 1 top left, 2 top right, 4 bottom left, 8 bottom right.
        public let rawValue: Int

        /// Creates a set from the sum of the corners' values.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The top left corner.
        public static let topLeft = Corners(rawValue: 1)
        /// The top right corner.
        public static let topRight = Corners(rawValue: 2)
        /// The bottom left corner.
        public static let bottomLeft = Corners(rawValue: 4)
        /// The bottom right corner.
        public static let bottomRight = Corners(rawValue: 8)
        /// Both corners at the top.
        public static let top: Corners = [.topLeft, .topRight]
        /// Both corners at the bottom.
        public static let bottom: Corners = [.bottomLeft, .bottomRight]
        /// Both corners at the left.
        public static let left: Corners = [.topLeft, .bottomLeft]
        /// Both corners at the right.
        public static let right: Corners = [.topRight, .bottomRight]
        /// All four corners.
        public static let all: Corners = [.top, .bottom]
    }
}

extension ImageProcessors {
    /// Draws a line along the inside of a picture's edge.
    ///
    /// Pixels outside rounded corners are not changed. To cut the corners as well, pass the border to
    /// ``ImageProcessors/RoundedCorners`` or ``ImageProcessors/CircleCrop``: that takes one pass, and leaves no seam
    /// between line and edge.
    public struct Border: ImageProcessing, Hashable {
        /// The colour of the line, drawn over the picture.
        public var color: PixelColor
        /// The width of the line in pixels, at most half the shorter side; negative values and NaN count as 0.
        public var width: Double
        /// The radius of the line's outer corners. Default: 0.
        public var radius: RoundedCorners.Radius
        /// The corners to round. Default: all four.
        public var corners: RoundedCorners.Corners

        /// Creates a line with a colour and a width in pixels.
        public init(
            _ color: PixelColor, width: Double, radius: RoundedCorners.Radius = 0,
            corners: RoundedCorners.Corners = .all
        ) {
            self.color = color
            self.width = width
            self.radius = radius
            self.corners = corners
        }

        /// `halcyon.border(#000000ff,2.0,pixels 0.0,15)`: all parameters.
        public var identifier: String { "halcyon.border(\(color),\(width),\(radius),\(corners.rawValue))" }

        /// Returns the picture with the line; the same pixels if the line is invisible.
        ///
        /// - Throws: `ImageError.processing(.failed)` if the result does not fit in memory; `ImageError.cancelled`.
        public func process(_ image: DecodedImage) throws(ImageError) -> DecodedImage {
            try replacingPixels(of: image) { pixels throws(ImageError) in
                let line = RoundedCorners.Border(color, width: width).stroke(in: pixels.size)
                guard let line else { return pixels }
                let frame = RoundedFrame(
                    size: pixels.size, radius: radius.pixels(in: pixels.size), corners: corners, border: line,
                    cuts: false)
                return try frame.applied(to: pixels)
            }
        }
    }
}

extension ImageProcessing where Self == ImageProcessors.Border {
    /// Draws a line along the inside of the edge; see ``ImageProcessors/Border``.
    ///
    /// - Parameters:
    ///   - color: The colour of the line.
    ///   - width: The width of the line in pixels.
    ///   - radius: The radius of the line's outer corners; a bare number is in pixels. Default: 0.
    ///   - corners: The corners to round. Default: all four.
    public static func border(
        _ color: PixelColor, width: Double, radius: ImageProcessors.RoundedCorners.Radius = 0,
        corners: ImageProcessors.RoundedCorners.Corners = .all
    ) -> Self {
        Self(color, width: width, radius: radius, corners: corners)
    }
}

extension ImageProcessors.RoundedCorners: ScalableProcessing {
    func scaled(to copy: PixelSize, of whole: PixelSize) -> (any ImageProcessing, result: PixelSize) {
        let factor = copy.scale(of: whole)
        let line = border?.scaled(by: factor)
        return (Self(radius: radius.scaled(by: factor), corners: corners, background: background, border: line), whole)
    }
}

extension ImageProcessors.Border: ScalableProcessing {
    func scaled(to copy: PixelSize, of whole: PixelSize) -> (any ImageProcessing, result: PixelSize) {
        let factor = copy.scale(of: whole)
        return (Self(color, width: width * factor, radius: radius.scaled(by: factor), corners: corners), whole)
    }
}

extension ImageProcessors.RoundedCorners.Border {
    func scaled(by factor: Double) -> Self { Self(color, width: width * factor) }
}

extension ImageProcessors.RoundedCorners.Radius {
    fileprivate func scaled(by factor: Double) -> Self {
        switch self {
        case .pixels(let length): .pixels(length * factor)
        case .fraction: self
        }
    }
}
