#if canImport(CoreGraphics)
package import Foundation
package import HalcyonCore
import Synchronization

/// Tells of the memory of Apple's systems until nothing holds it any more.
package final class AppleMemory: SystemMemoryWatching, Sendable {
    private let center: NotificationCenter
    /// `nonisolated(unsafe)` holds because it is set before anybody has this object, and read at its end.
    private nonisolated(unsafe) var observers: [any NSObjectProtocol] = []

    /// - Parameter center: Tells of the application.
    package init(for relief: MemoryRelief, center: NotificationCenter) {
        self.center = center
        #if canImport(UIKit) && !os(watchOS)
        observers = Self.observeApplication(center, for: relief)
        #endif
        #if os(macOS)
        Self.observePressure()
        #endif
    }

    package static func watch(for relief: MemoryRelief) -> (any MemoryRelief.Watch)? {
        AppleMemory(for: relief, center: .default)
    }

    deinit {
        for observer in observers { center.removeObserver(observer) }
    }
}
#endif
