public import Foundation

/// What a file says of its pixels besides the pixels, where it was not applied to them when they were decoded.
public struct ImageMetadata: Sendable, Hashable {
    /// Which of it is meant.
    public struct Kinds: OptionSet, Sendable, Hashable {
        /// The bits.
        public let rawValue: UInt8

        /// Kinds by their bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The ICC profile.
        public static let colorProfile = Kinds(rawValue: 1)
        /// The orientation.
        public static let orientation = Kinds(rawValue: 2)
    }

    /// The ICC profile of the pixels' colours; nil for sRGB.
    public var colorProfile: Data?
    /// How the pixels lie; `.up` for pixels that are upright.
    public var orientation: ImageOrientation

    /// Describes pixels; by default upright ones in sRGB.
    public init(colorProfile: Data? = nil, orientation: ImageOrientation = .up) {
        self.colorProfile = colorProfile
        self.orientation = orientation
    }
}
