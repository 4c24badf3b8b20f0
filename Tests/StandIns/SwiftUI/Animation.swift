public import Foundation

/// https://developer.apple.com/documentation/swiftui/animation
public struct Animation: Equatable, Sendable {
    public let standInSeconds: Double

    public static func easeInOut(duration: TimeInterval) -> Animation { Animation(standInSeconds: duration) }
}

extension View {
    /// https://developer.apple.com/documentation/swiftui/view/animation(_:value:)
    public nonisolated func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable {
        StandInModified(content: self, modifier: StandInAnimation(animation: animation, value: value))
    }
}

struct StandInAnimation<Value: Equatable>: StandInModifier {
    let animation: Animation?
    let value: Value

    func show<Content: View>(_ content: Content, in node: StandInNode) {
        let old = node.seen as? Value
        node.seen = value
        if let old, old != value { node.host?.animation = animation }
        node.show(content)
    }
}
