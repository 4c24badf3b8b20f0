/// An object that is to be seen to go.
///
/// `@unchecked Sendable` holds because the runtime makes weak references safe to read from any thread, and nobody
/// writes it.
struct WeakReference: @unchecked Sendable {
    private(set) weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
}
