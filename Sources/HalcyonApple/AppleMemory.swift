#if canImport(CoreGraphics)
package import Foundation
package import HalcyonCore
import Synchronization

/// Watches memory on Apple's systems until it is deallocated.
package final class AppleMemory: SystemMemoryWatching, Sendable {
    private let center: NotificationCenter
    /// `nonisolated(unsafe)` is safe because it is set before any other code has this object, and read at its end.
    private nonisolated(unsafe) var observers: [any NSObjectProtocol] = []

    /// - Parameter center: The source of the application's notifications.
    package init(for handler: MemoryPressureHandler, center: NotificationCenter) {
        self.center = center
        #if canImport(UIKit) && !os(watchOS)
        observers = Self.observeApplication(center, for: handler)
        #endif
        #if os(macOS)
        Self.observePressure()
        #endif
    }

    package static func watch(for handler: MemoryPressureHandler) -> (any MemoryPressureHandler.Watch)? {
        AppleMemory(for: handler, center: .default)
    }

    deinit {
        for observer in observers { center.removeObserver(observer) }
    }
}
#endif

#if canImport(UIKit) && !os(watchOS)
import UIKit

extension AppleMemory {
    static func observeApplication(
        _ center: NotificationCenter, for handler: MemoryPressureHandler
    ) -> [any NSObjectProtocol] {
        [
            observe(UIApplication.didReceiveMemoryWarningNotification, center, handler) { $0.removeAll() },
            observe(UIApplication.didEnterBackgroundNotification, center, handler) { $0.trim() },
        ]
    }

    /// Runs on the posting thread, so that the memory is free when the system has posted the notification.
    private static func observe(
        _ name: Notification.Name, _ center: NotificationCenter, _ handler: MemoryPressureHandler,
        _ act: @escaping @Sendable (MemoryPressureHandler) -> Void
    ) -> any NSObjectProtocol {
        center.addObserver(forName: name, object: nil, queue: nil) { [weak handler] _ in
            if let handler { act(handler) }
        }
    }
}
#endif

#if canImport(Darwin) && os(macOS)
import Dispatch

extension AppleMemory {
    /// Retained here, because a released source reports nothing more.
    @MainActor private static var pressure: (any DispatchSourceMemoryPressure)?

    /// Subscribes to the kernel's memory pressure, because macOS programs get no memory warnings. This costs nothing
    /// while nothing is reported, and is permanent.
    static func observePressure() {
        DispatchQueue.main.async {
            guard pressure == nil else { return }
            let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical], queue: .main)
            source.setEventHandler { MemoryPressureHandler.shared.removeAll() }
            source.activate()
            pressure = source
        }
    }
}
#endif
