/// An object whose end a test waits for.
///
/// `@unchecked Sendable` holds because the runtime makes weak references safe to read from any thread, and nobody
/// writes it.
public struct WeakReference: @unchecked Sendable {
    /// Nil once the object is gone.
    public private(set) weak var object: AnyObject?

    /// Refers to an object without holding it.
    public init(_ object: AnyObject) { self.object = object }
}
