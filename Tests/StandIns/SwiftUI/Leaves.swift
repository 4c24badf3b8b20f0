public import Foundation

/// https://developer.apple.com/documentation/swiftui/localizedstringkey
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    let standInText: String

    public init(_ value: String) { standInText = value }
    public init(stringLiteral value: String) { standInText = value }
}

/// https://developer.apple.com/documentation/swiftui/text
public struct Text: Equatable, Sendable {
    let standInText: String

    public init(verbatim content: String) { standInText = content }

    @_disfavoredOverload
    public init<S>(_ content: S) where S: StringProtocol { standInText = String(content) }

    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        standInText = key.standInText
    }
}

extension Text: StandInPrimitive {
    public func standInEvaluate(in node: StandInNode) { node.draw(StandInLeaf(kind: .text, text: standInText)) }
}

/// https://developer.apple.com/documentation/swiftui/progressview
public struct ProgressView<Label, CurrentValueLabel> where Label: View, CurrentValueLabel: View {
    private let fraction: Double?

    public nonisolated init() where Label == EmptyView, CurrentValueLabel == EmptyView { fraction = nil }

    public nonisolated init<V>(
        value: V?, total: V = 1.0
    ) where Label == EmptyView, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
        fraction = value.map { Double($0 / total) }
    }
}

extension ProgressView: View, StandInPrimitive {
    public func standInEvaluate(in node: StandInNode) {
        node.draw(StandInLeaf(kind: .progress, text: fraction.map { "\(Int($0 * 100))%" } ?? "…"))
    }
}

/// https://developer.apple.com/documentation/swiftui/button
public struct Button<Label> where Label: View {
    private let action: @MainActor () -> Void
    private let label: Label

    @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        self.label = label()
    }
}

extension Button where Label == Text {
    @preconcurrency public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }
}

extension Button: View, StandInPrimitive {
    public func standInEvaluate(in node: StandInNode) {
        node.show(label)
        let text = node.leaves.map(\.text).joined(separator: " ")
        node.refill { $0.draw(StandInLeaf(kind: .button, text: text, action: action)) }
    }
}

/// https://developer.apple.com/documentation/swiftui/color
public struct Color: Equatable, Sendable {
    let standInName: String

    public static let gray = Color(standInName: "gray")
}

extension Color: StandInPrimitive {
    public func standInEvaluate(in node: StandInNode) { node.draw(StandInLeaf(kind: .shape, text: standInName)) }
}

/// https://developer.apple.com/documentation/swiftui/shape
public protocol Shape: Sendable, View {}

/// https://developer.apple.com/documentation/swiftui/rectangle
public struct Rectangle: Shape {
    public nonisolated init() {}
}

extension Rectangle: StandInPrimitive {
    public func standInEvaluate(in node: StandInNode) { node.draw(StandInLeaf(kind: .shape, text: "rectangle")) }
}

/// https://developer.apple.com/documentation/swiftui/circle
///
/// Not used: it is here so that no name of Halcyon's is ambiguous with it unnoticed.
public struct Circle: Shape {
    public nonisolated init() {}
}

extension Circle: StandInPrimitive {
    public func standInEvaluate(in node: StandInNode) { node.draw(StandInLeaf(kind: .shape, text: "circle")) }
}

/// https://developer.apple.com/documentation/swiftui/blendmode
///
/// Here for the same reason.
public enum BlendMode: Sendable { case normal, multiply }
