public import Foundation

/// https://developer.apple.com/documentation/coregraphics/cgcolorspace
public final class CGColorSpace: Sendable {
    public nonisolated(unsafe) static let sRGB: CFString = "kCGColorSpaceSRGB"

    public let standInName: String

    public init?(name: CFString) { standInName = name.description }
}
