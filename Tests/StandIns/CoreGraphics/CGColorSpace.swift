public import Foundation

/// https://developer.apple.com/documentation/coregraphics/cgcolorspace
public final class CGColorSpace: @unchecked Sendable {
    public nonisolated(unsafe) static let sRGB: CFString = "kCGColorSpaceSRGB"

    public let name: CFString?
    public let model = CGColorSpaceModel.rgb
    public let supportsOutput = true
    private let profile: Data?
    /// Turns straight RGBA rows of this space into those of sRGB: there is no colour management here.
    public let standInToSRGB: (@Sendable (Data) -> Data)?

    public init?(name: CFString) {
        self.name = name
        profile = nil
        standInToSRGB = nil
    }

    public init?(iccData data: CFTypeRef) {
        guard let data = data as? NSData else { return nil }
        name = nil
        profile = Data(referencing: data)
        standInToSRGB = nil
    }

    public init(standInProfile profile: Data, toSRGB: @escaping @Sendable (Data) -> Data) {
        name = nil
        self.profile = profile
        standInToSRGB = toSRGB
    }

    public func copyICCData() -> CFData? { profile.map { NSData(data: $0) } }

    func standInEquals(_ other: CGColorSpace?) -> Bool { name == other?.name && profile == other?.profile }
}

/// https://developer.apple.com/documentation/coregraphics/cgcolorspacemodel
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome
    case rgb
    case cmyk
}
