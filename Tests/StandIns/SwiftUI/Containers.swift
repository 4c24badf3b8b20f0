public import Foundation

/// https://developer.apple.com/documentation/swiftui/alignment
public struct Alignment: Equatable, Sendable {
    public static let center = Alignment()
}

/// https://developer.apple.com/documentation/swiftui/horizontalalignment
public struct HorizontalAlignment: Equatable, Sendable {
    public static let center = HorizontalAlignment()
}

/// https://developer.apple.com/documentation/swiftui/zstack
public struct ZStack<Content> where Content: View {
    private let content: Content

    public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension ZStack: View, StandInPrimitive {
    public func standInEvaluate(in node: StandInNode) { node.show(content) }
}

/// https://developer.apple.com/documentation/swiftui/vstack
public struct VStack<Content> where Content: View {
    private let content: Content

    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) { self.content = content() }
}

extension VStack: View, StandInPrimitive {
    public func standInEvaluate(in node: StandInNode) { node.show(content) }
}

/// https://developer.apple.com/documentation/swiftui/viewthatfits
///
/// The first view fits where there are 100 × 100 points for it, and else the last one.
public struct ViewThatFits<Content> where Content: View {
    private let content: Content

    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ViewThatFits: View, StandInPrimitive {
    public func standInEvaluate(in node: StandInNode) {
        guard let pair = content as? any StandInPair else { return node.show(content) }
        let view = min(node.size.width, node.size.height) >= 100 ? pair.standInFirst : pair.standInLast
        node.show(view)
    }
}

protocol StandInPair {
    var standInFirst: any View { get }
    var standInLast: any View { get }
}

extension TupleView: StandInPair {
    private var views: [any View] { Mirror(reflecting: value).children.compactMap { $0.value as? any View } }
    var standInFirst: any View { views.first ?? EmptyView() }
    var standInLast: any View { views.last ?? EmptyView() }
}

/// https://developer.apple.com/documentation/swiftui/geometryproxy
public struct GeometryProxy {
    public let size: CGSize
}

/// https://developer.apple.com/documentation/swiftui/geometryreader
public struct GeometryReader<Content> where Content: View {
    public var content: (GeometryProxy) -> Content

    public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View, StandInPrimitive {
    public func standInEvaluate(in node: StandInNode) { node.show(content(GeometryProxy(size: node.size))) }
}

/// https://developer.apple.com/documentation/swiftui/foreach
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
    public var data: Data
    public var content: (Data.Element) -> Content
    private let id: KeyPath<Data.Element, ID>
}

extension ForEach where Content: View {
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
        self.id = id
    }
}

extension ForEach: View, StandInPrimitive where Content: View {
    public typealias Body = Never

    public func standInEvaluate(in node: StandInNode) {
        for element in data { node.show(content(element), as: AnyHashable(element[keyPath: id])) }
    }
}
