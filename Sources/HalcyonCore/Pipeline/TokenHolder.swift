/// A running load that can be named by a token.
protocol TokenHolder: AnyObject, Sendable {
    /// The token.
    var id: LoadID { get }
    /// How urgently it is wanted.
    var demand: Demand { get }
    /// Ends it with `ImageError.cancelled`, unless its end has been told.
    func cancel()
    /// Has `action` called when its end is told, on whatever thread that happens.
    func whenFinished(_ action: @escaping @Sendable () -> Void)
}
