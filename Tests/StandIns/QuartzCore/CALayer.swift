public import Foundation

/// https://developer.apple.com/documentation/quartzcore/calayer
open class CALayer: NSObject {
    public private(set) var standInAnimations: [(animation: CAAnimation, key: String?)] = []

    open func add(_ anim: CAAnimation, forKey key: String?) { standInAnimations.append((anim, key)) }
}

/// https://developer.apple.com/documentation/quartzcore/kcatransition
public let kCATransition = "transition"

/// https://developer.apple.com/documentation/quartzcore/caanimation
open class CAAnimation: NSObject {
    /// https://developer.apple.com/documentation/quartzcore/camediatiming/duration
    open var duration: CFTimeInterval = 0
}

/// https://developer.apple.com/documentation/quartzcore/catransition
open class CATransition: CAAnimation {
    open var type: CATransitionType = .fade
}

/// https://developer.apple.com/documentation/quartzcore/catransitiontype
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fade = CATransitionType(rawValue: "fade")
}

/// https://developer.apple.com/documentation/corefoundation/cftimeinterval
public typealias CFTimeInterval = Double
