/// https://developer.apple.com/documentation/coregraphics/cgimagealphainfo
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none = 0
    case premultipliedLast = 1
    case premultipliedFirst = 2
    case last = 3
    case first = 4
    case noneSkipLast = 5
    case noneSkipFirst = 6
    case alphaOnly = 7
}

/// https://developer.apple.com/documentation/coregraphics/cgbitmapinfo
///
/// Without all that belongs to it as a set of options: that is deprecated from the SDKs of 2026 on.
public struct CGBitmapInfo: RawRepresentable, Equatable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    static let standInAlphaMask: UInt32 = 0x1F
}

/// https://developer.apple.com/documentation/coregraphics/cgimagebyteorderinfo
public enum CGImageByteOrderInfo: UInt32, Sendable {
    case orderDefault = 0
    case order32Little = 0x2000
    case order32Big = 0x4000
}

/// https://developer.apple.com/documentation/coregraphics/cgcolorrenderingintent
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent
}
