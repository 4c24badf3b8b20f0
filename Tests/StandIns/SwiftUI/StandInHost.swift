public import Foundation

/// What a host has drawn at one time.
public struct StandInFrame {
    public var leaves: [StandInLeaf]
    /// How it was to come from the frame before.
    public var animation: Animation?
}

/// Stands for the window: evaluates views, keeps their state by their place and type, and evaluates them again whenever
/// something changed that a body has read.
///
/// Each evaluation is a frame, the first one too, before any action has run.
@MainActor public final class StandInHost {
    public private(set) var frames: [StandInFrame] = []
    public var environment: EnvironmentValues { didSet { setNeedsUpdate() } }
    public var size: CGSize { didSet { setNeedsUpdate() } }
    /// False where the views are there and cannot be seen: `onDisappear` is called then, and their state stays.
    public var isOnScreen = true {
        didSet {
            if isOnScreen != oldValue { root?.setOnScreen(isOnScreen) }
            if needsUpdate { update() }
        }
    }

    let appearsFirst: Bool
    var changes: [() -> Void] = []
    var appearances: [() -> Void] = []
    private var root: StandInNode?
    private var showContent: (StandInNode) -> Void
    private var needsUpdate = false
    private var isUpdating = false
    var animation: Animation?

    /// - Parameter appearsFirst: Whether `onAppear` is called before the initial `onChange`, of which Apple's
    ///   documentation says nothing.
    public init<Content: View>(
        size: CGSize = CGSize(width: 320, height: 240), environment: EnvironmentValues = EnvironmentValues(),
        appearsFirst: Bool = true, @ViewBuilder content: @escaping () -> Content
    ) {
        self.size = size
        self.environment = environment
        self.appearsFirst = appearsFirst
        showContent = { $0.show(StandInRoot(content: content)) }
        root = StandInNode(of: self)
        update()
    }

    public var leaves: [StandInLeaf] { frames.last?.leaves ?? [] }

    /// Takes the views away for good.
    public func close() {
        root?.leave()
        root = nil
        showContent = { _ in }
        frames.append(StandInFrame(leaves: []))
    }

    public func setNeedsUpdate() {
        guard !needsUpdate else { return }
        needsUpdate = true
        if !isUpdating { Task { [weak self] in if self?.needsUpdate == true { self?.update() } } }
    }

    /// Evaluates until nothing changes any more.
    public func update() {
        isUpdating = true
        defer { isUpdating = false }
        repeat {
            needsUpdate = false
            draw()
            let actions = appearsFirst ? appearances + changes : changes + appearances
            (appearances, changes) = ([], [])
            for action in actions { action() }
        } while needsUpdate
    }

    private func draw() {
        guard let root else { return }
        (root.environment, root.size) = (environment, size)
        root.refill(showContent)
        let leaves = root.leaves
        if leaves != frames.last?.leaves { frames.append(StandInFrame(leaves: leaves, animation: animation)) }
        animation = nil
    }
}

/// Has a body, so that what the window's content reads is observed.
private struct StandInRoot<Content: View>: View {
    let content: () -> Content
    var body: some View { content() }
}
