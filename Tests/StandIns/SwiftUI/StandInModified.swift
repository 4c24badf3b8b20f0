import Foundation

/// What a modifier does where its content stands.
protocol StandInModifier {
    @MainActor func show<Content: View>(_ content: Content, in node: StandInNode)
}

struct StandInModified<Content: View, Modifier: StandInModifier> {
    let content: Content
    let modifier: Modifier
}

extension StandInModified: View, StandInPrimitive {
    func standInEvaluate(in node: StandInNode) { modifier.show(content, in: node) }
}

struct StandInAppearance: StandInModifier {
    let action: (() -> Void)?

    func show<Content: View>(_ content: Content, in node: StandInNode) {
        node.show(content)
        node.appears(action)
    }
}

struct StandInDisappearance: StandInModifier {
    let action: (() -> Void)?

    func show<Content: View>(_ content: Content, in node: StandInNode) {
        node.show(content)
        node.disappears(action)
    }
}

struct StandInWatch<Value: Equatable>: StandInModifier {
    let value: Value
    let initial: Bool
    let action: (Value, Value) -> Void

    func show<Content: View>(_ content: Content, in node: StandInNode) {
        node.show(content)
        let old = node.seen as? Value
        node.seen = value
        if old == nil ? initial : old != value { node.host?.changes.append { action(old ?? value, value) } }
    }
}

struct StandInEnvironment<Value>: StandInModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value

    func show<Content: View>(_ content: Content, in node: StandInNode) {
        node.show(content) { $0[keyPath: keyPath] = value }
    }
}

struct StandInSpace: StandInModifier {
    let change: (CGSize) -> CGSize

    func show<Content: View>(_ content: Content, in node: StandInNode) {
        node.show(content, size: change(node.size))
    }
}

struct StandInTrait: StandInModifier {
    let text: String

    func show<Content: View>(_ content: Content, in node: StandInNode) {
        node.show(content) { $0.standInTraits.append(text) }
    }
}
