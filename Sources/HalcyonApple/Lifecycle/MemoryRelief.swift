#if canImport(CoreGraphics)
package import Foundation
package import HalcyonCore
import Synchronization

/// Has memory caches give way when the system says so.
package final class MemoryRelief: Sendable {
    private struct Known {
        weak var cache: ImageCache?
    }

    /// The part of its limit that a cache keeps of a program that nobody sees: some screens full.
    private static let keptPart = 10

    package static let shared = MemoryRelief(center: .default)

    private let caches = Mutex<[ObjectIdentifier: Known]>([:])

    /// - Parameter center: Tells of the application.
    package init(center: NotificationCenter) {
        #if canImport(UIKit) && !os(watchOS)
        observeApplication(center)
        #endif
        #if os(macOS)
        observePressure()
        #endif
    }

    package func add(_ cache: ImageCache) {
        caches.withLock { caches in
            guard caches[ObjectIdentifier(cache)]?.cache !== cache else { return }
            caches = caches.filter { $0.value.cache != nil }
            caches[ObjectIdentifier(cache)] = Known(cache: cache)
        }
    }

    package func contains(_ cache: ImageCache) -> Bool { living.contains { $0 === cache } }

    /// Gives back all that is given back without harm. What views show stays with them.
    func removeAll() {
        for cache in living { cache.removeAll() }
    }

    /// Keeps what was used last.
    func trim() {
        for cache in living { cache.trim(toCost: cache.costLimit / Self.keptPart) }
    }

    private var living: [ImageCache] { caches.withLock { $0.values.compactMap(\.cache) } }
}
#endif
