#if canImport(UIKit) && !os(watchOS)
import UIKit

extension MemoryRelief {
    func observeApplication(_ center: NotificationCenter) {
        observe(UIApplication.didReceiveMemoryWarningNotification, center) { $0.removeAll() }
        observe(UIApplication.didEnterBackgroundNotification, center) { $0.trim() }
    }

    /// On the thread of whoever posts, so that the memory is free when the system has told of it.
    private func observe(
        _ name: Notification.Name, _ center: NotificationCenter, _ act: @escaping @Sendable (MemoryRelief) -> Void
    ) {
        // For as long as the centre lives: in a program, that is to its end.
        _ = center.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
            if let self { act(self) }
        }
    }
}
#endif
