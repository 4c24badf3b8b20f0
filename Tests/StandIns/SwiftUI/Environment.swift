public import Foundation

/// https://developer.apple.com/documentation/swiftui/environmentkey
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}

/// https://developer.apple.com/documentation/swiftui/environmentvalues
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// What modifiers say of the leaves below them.
    var standInTraits: [String] = []
    public var standInReducesMotion = false
    public var standInPlaysAnimatedImages = true

    public init() {}

    public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
        get { values[ObjectIdentifier(key)] as? K.Value ?? key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// https://developer.apple.com/documentation/swiftui/environmentvalues/displayscale
    public var displayScale: CGFloat = 1

    /// https://developer.apple.com/documentation/swiftui/environmentvalues/accessibilityreducemotion
    public var accessibilityReduceMotion: Bool { standInReducesMotion }

    /// https://developer.apple.com/documentation/swiftui/environmentvalues/accessibilityplayanimatedimages
    public var accessibilityPlayAnimatedImages: Bool { standInPlaysAnimatedImages }
}

/// https://developer.apple.com/documentation/swiftui/environment
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    private final class Location { var values = EnvironmentValues() }

    private let keyPath: KeyPath<EnvironmentValues, Value>
    private let location = Location()

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

    public var wrappedValue: Value { location.values[keyPath: keyPath] }
}

extension Environment: StandInDynamicProperty {
    func standInInstall(in node: StandInNode, at index: Int) { location.values = node.environment }
}
