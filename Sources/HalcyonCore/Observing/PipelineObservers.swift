/// Several observers as one, told in their order.
public struct PipelineObservers: PipelineObserving {
    private let observers: [any PipelineObserving]

    /// The given observers.
    public init(_ observers: [any PipelineObserving]) { self.observers = observers }

    /// Tells each.
    public func observe(_ event: PipelineEvent) { for observer in observers { observer.observe(event) } }
}
