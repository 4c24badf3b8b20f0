/// https://developer.apple.com/documentation/swiftui/view
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
    public typealias Body = Never
    public var body: Never { fatalError("it has no value") }
}

extension View where Body == Never {
    public var body: Never { fatalError("views of the system have no body") }
}

/// https://developer.apple.com/documentation/swiftui/emptyview
public struct EmptyView {
    public nonisolated init() {}
}

extension EmptyView: StandInPrimitive {
    public func standInEvaluate(in node: StandInNode) {}
}

/// https://developer.apple.com/documentation/swiftui/anyview
public struct AnyView {
    private let content: any View

    public nonisolated init<V>(_ view: V) where V: View { content = view }
}

extension AnyView: StandInPrimitive {
    public func standInEvaluate(in node: StandInNode) { node.show(content) }
}

/// https://developer.apple.com/documentation/swiftui/view-implementations-of-optional
extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: StandInPrimitive where Wrapped: View {
    public func standInEvaluate(in node: StandInNode) { if let self { node.show(self) } }
}
