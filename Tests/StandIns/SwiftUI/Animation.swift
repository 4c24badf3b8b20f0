public import Foundation

/// https://developer.apple.com/documentation/swiftui/animation
public struct Animation: Equatable, Sendable {
    @TaskLocal static var standInCurrent: Animation?

    public let standInSeconds: Double

    public static func easeInOut(duration: TimeInterval) -> Animation { Animation(standInSeconds: duration) }
    public static let `default` = Animation(standInSeconds: 0.35)
}

/// https://developer.apple.com/documentation/swiftui/withanimation(_:_:)
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try Animation.$standInCurrent.withValue(animation) { try body() }
}
