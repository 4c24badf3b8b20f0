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
