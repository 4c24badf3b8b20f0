/// https://developer.apple.com/documentation/swiftui/modifiedcontent
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public nonisolated init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

/// https://developer.apple.com/documentation/swiftui/accessibilityattachmentmodifier
public struct AccessibilityAttachmentModifier: StandInModifier {
    let label: String

    func show<Content: View>(_ content: Content, in node: StandInNode) {
        node.show(content) { $0.standInTraits.append("labelled \(label)") }
    }
}

extension ModifiedContent: View, StandInPrimitive where Content: View, Modifier == AccessibilityAttachmentModifier {
    public typealias Body = Never

    public func standInEvaluate(in node: StandInNode) { modifier.show(content, in: node) }
}
