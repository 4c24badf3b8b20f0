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

#if canImport(UIKit) && !os(watchOS)
import Foundation
import HalcyonCore
import UIKit

extension AppleMemory {
    static func observeApplication(
        _ center: NotificationCenter, for relief: MemoryRelief
    ) -> [any NSObjectProtocol] {
        [
            observe(UIApplication.didReceiveMemoryWarningNotification, center, relief) { $0.removeAll() },
            observe(UIApplication.didEnterBackgroundNotification, center, relief) { $0.trim() },
        ]
    }

    /// On the thread of whoever posts, so that the memory is free when the system has told of it.
    private static func observe(
        _ name: Notification.Name, _ center: NotificationCenter, _ relief: MemoryRelief,
        _ act: @escaping @Sendable (MemoryRelief) -> Void
    ) -> any NSObjectProtocol {
        center.addObserver(forName: name, object: nil, queue: nil) { [weak relief] _ in
            if let relief { act(relief) }
        }
    }
}
#endif

#if canImport(Darwin) && os(macOS)
import Dispatch
import HalcyonCore

extension AppleMemory {
    /// Kept here, for a source that is let go tells nothing more.
    @MainActor private static var pressure: (any DispatchSourceMemoryPressure)?

    /// Programs of macOS get no memory warnings, but may ask for the kernel's. Costs nothing while it says nothing, and
    /// stays.
    static func observePressure() {
        DispatchQueue.main.async {
            guard pressure == nil else { return }
            let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical], queue: .main)
            source.setEventHandler { MemoryRelief.shared.removeAll() }
            source.activate()
            pressure = source
        }
    }
}
#endif
