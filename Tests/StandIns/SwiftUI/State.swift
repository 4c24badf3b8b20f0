/// https://developer.apple.com/documentation/swiftui/dynamicproperty
public protocol DynamicProperty {}

/// What the host puts the value of a property into, before it asks for the body.
@MainActor protocol StandInDynamicProperty {
    func standInInstall(in node: StandInNode, at index: Int)
}

/// Where a value is kept for as long as the view is there.
final class StandInBox<Value> {
    private let changed: @MainActor () -> Void
    var value: Value {
        didSet {
            let changed = changed
            MainActor.assumeIsolated { changed() }
        }
    }

    init(_ value: Value, changed: @escaping @MainActor () -> Void) {
        self.value = value
        self.changed = changed
    }
}

/// https://developer.apple.com/documentation/swiftui/state
///
/// A value of a view that is used at two places of the tree has the box of the one that was evaluated last.
@propertyWrapper public struct State<Value>: DynamicProperty {
    private final class Location { var box: StandInBox<Value>? }

    private let initial: Value
    private let location = Location()

    public init(wrappedValue value: Value) { initial = value }

    public var wrappedValue: Value {
        get { location.box?.value ?? initial }
        nonmutating set { location.box?.value = newValue }
    }
}

extension State: StandInDynamicProperty {
    func standInInstall(in node: StandInNode, at index: Int) {
        if let kept = node.slots[index] as? StandInBox<Value> {
            location.box = kept
        } else {
            let box = StandInBox(initial) { [weak host = node.host] in host?.setNeedsUpdate() }
            node.slots[index] = box
            location.box = box
        }
    }
}
