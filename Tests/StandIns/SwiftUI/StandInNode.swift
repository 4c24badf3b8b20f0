import Foundation
import Observation

/// A view of the system, which the host evaluates without asking for a body.
@MainActor public protocol StandInPrimitive: View where Body == Never {
    @MainActor func standInEvaluate(in node: StandInNode)
}

/// A place in the tree, for as long as a view of one type is there.
@MainActor public final class StandInNode {
    private struct Key: Hashable {
        var place: AnyHashable
        var type: ObjectIdentifier
    }

    private(set) weak var host: StandInHost?
    var environment = EnvironmentValues()
    var size = CGSize.zero
    var slots: [Int: AnyObject] = [:]
    /// What an `onChange` has seen.
    var seen: Any?
    private var leaf: StandInLeaf?
    private var children: [Key: StandInNode] = [:]
    private var shown: [Key] = []
    private var appearance: (() -> Void)?
    private var disappearance: (() -> Void)?
    private var hasAppeared = false

    init(of host: StandInHost?) { self.host = host }

    /// Evaluates a view as the child at a place.
    func show<V: View>(
        _ view: V, as place: AnyHashable = 0, size: CGSize? = nil,
        _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) {
        let key = Key(place: place, type: ObjectIdentifier(V.self))
        let child = children[key] ?? StandInNode(of: host)
        children[key] = child
        shown.append(key)
        child.size = size ?? self.size
        child.environment = environment
        change(&child.environment)
        child.refill { $0.evaluate(view) }
    }

    func draw(_ leaf: StandInLeaf) {
        var leaf = leaf
        leaf.size = size
        leaf.traits = environment.standInTraits
        self.leaf = leaf
    }

    func appears(_ action: (() -> Void)?) {
        appearance = action
        guard !hasAppeared, host?.isOnScreen == true else { return }
        hasAppeared = true
        host?.appearances.append { [weak self] in self?.appearance?() }
    }

    func disappears(_ action: (() -> Void)?) { disappearance = action }

    func refill(_ fill: (StandInNode) -> Void) {
        leaf = nil
        shown = []
        fill(self)
        for key in children.keys where !shown.contains(key) { children.removeValue(forKey: key)?.leave() }
    }

    func leave() {
        for child in children.values { child.leave() }
        if host?.isOnScreen == true { disappearance?() }
    }

    func setOnScreen(_ isOnScreen: Bool) {
        for key in shown { children[key]?.setOnScreen(isOnScreen) }
        hasAppeared = isOnScreen
        if isOnScreen { appearance?() } else { disappearance?() }
    }

    var leaves: [StandInLeaf] { (leaf.map { [$0] } ?? []) + shown.flatMap { children[$0]?.leaves ?? [] } }

    private func evaluate<V: View>(_ view: V) {
        if let primitive = view as? any StandInPrimitive { return primitive.standInEvaluate(in: self) }
        for (index, child) in Mirror(reflecting: view).children.enumerated() {
            (child.value as? any StandInDynamicProperty)?.standInInstall(in: self, at: index)
        }
        let body = withObservationTracking {
            view.body
        } onChange: { [weak host] in
            MainActor.assumeIsolated { host?.setNeedsUpdate() }
        }
        show(body)
    }
}
