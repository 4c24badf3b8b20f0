/// https://developer.apple.com/documentation/swiftui/viewbuilder
@resultBuilder public struct ViewBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: View { content }

    public static func buildBlock() -> EmptyView { EmptyView() }

    public static func buildBlock<Content>(_ content: Content) -> Content where Content: View { content }

    public static func buildBlock<each Content>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> where repeat each Content: View { TupleView((repeat each content)) }

    public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View { content }

    public static func buildEither<TrueContent, FalseContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
        _ConditionalContent(standInFirst: first, second: nil)
    }

    public static func buildEither<TrueContent, FalseContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
        _ConditionalContent(standInFirst: nil, second: second)
    }
}

/// https://developer.apple.com/documentation/swiftui/tupleview
public struct TupleView<T> {
    public var value: T

    public nonisolated init(_ value: T) { self.value = value }
}

extension TupleView: StandInPrimitive, View {
    public func standInEvaluate(in node: StandInNode) {
        for (index, child) in Mirror(reflecting: value).children.enumerated() {
            if let view = child.value as? any View { node.show(view, as: index) }
        }
    }
}

/// https://developer.apple.com/documentation/swiftui/_conditionalcontent
public struct _ConditionalContent<TrueContent, FalseContent> {
    private let first: TrueContent?
    private let second: FalseContent?

    init(standInFirst first: TrueContent?, second: FalseContent?) {
        self.first = first
        self.second = second
    }
}

extension _ConditionalContent: View, StandInPrimitive where TrueContent: View, FalseContent: View {
    public func standInEvaluate(in node: StandInNode) {
        if let first { node.show(first, as: "first") }
        if let second { node.show(second, as: "second") }
    }
}
