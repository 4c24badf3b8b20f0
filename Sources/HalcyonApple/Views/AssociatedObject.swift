#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
#if canImport(ObjectiveC)
import ObjectiveC
#else
import QuartzCore
#endif

/// Keeps one object of its kind with another, for as long as that one lives.
@MainActor
struct AssociatedObject<Value: AnyObject> {
    /// An address that nobody else has; never freed, as keys are not.
    private let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    /// What is kept with an object; made at the first use.
    func of(_ object: AnyObject, make: () -> Value) -> Value {
        if let value = objc_getAssociatedObject(object, key) as? Value { return value }
        let value = make()
        objc_setAssociatedObject(object, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return value
    }
}
#endif
