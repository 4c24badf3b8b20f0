extension RoundedCorners {
    /// The radius of corners. Never more than half the picture's shorter side; what is negative or not a number counts
    /// as 0.
    public enum Radius: Sendable, Hashable, CustomStringConvertible, ExpressibleByIntegerLiteral,
        ExpressibleByFloatLiteral
    {
        /// A length in pixels; also what a bare number stands for.
        case pixels(Double)
        /// A part of the picture's size: 0.5 of the shorter side makes a circle of a square.
        case fraction(Double, of: Side)

        /// What a fraction is taken of.
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

    /// A choice of corners.
    public struct Corners: OptionSet, Sendable, Hashable {
        /// The sum of the corners' numbers: 1 top left, 2 top right, 4 bottom left, 8 bottom right.
        public let rawValue: Int

        /// Corners of a sum of their numbers.
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
