public import Foundation
import Synchronization

// What `import Foundation` brings along of the Objective-C runtime on Apple's systems. Here and not in a module of its
// name, which other packages look for.

/// https://developer.apple.com/documentation/objectivec/objc_associationpolicy
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
}

/// https://developer.apple.com/documentation/objectivec/objc_getassociatedobject(_:_:)
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    (object as? StandInObject)?.standInObjects[key]
}

/// https://developer.apple.com/documentation/objectivec/objc_setassociatedobject(_:_:_:_:)
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    (object as? StandInObject)?.standInObjects[key] = value
}

/// An object that others can be associated with.
open class StandInObject: NSObject {
    fileprivate nonisolated(unsafe) var standInObjects: [UnsafeRawPointer: Any] = [:]
}
