import Foundation
import Synchronization

/// The memory cache of decoded images, bounded by their bytes at every moment; what was not used for longest goes
/// first.
///
/// A look-up and a store take one short lock each, never wait for anything else, and may be made from any thread.
public final class ImageCache: Sendable {
    private struct State {
        var table = CostTable<DecodedImage>()
        var costLimit: Int

        /// The most one image may cost: a single one should not push out all the others.
        var entryLimit: Int { max(costLimit / ImageCache.entriesAtLeast, min(costLimit, ImageCache.entryFloor)) }

        mutating func makeRoom() -> [DecodedImage] { trim(toCost: costLimit) }

        mutating func trim(toCost cost: Int) -> [DecodedImage] {
            var evicted: [DecodedImage] = []
            while table.totalCost > cost, let image = table.removeOldest() { evicted.append(image) }
            return evicted
        }
    }

    private static let entriesAtLeast = 4
    /// A cache that is smaller than a few pictures still serves: below this many bytes one may take all of it.
    private static let entryFloor = 16 << 20

    private let state: Mutex<State>

    /// A cache of at most `costLimit` bytes of pixels. Default: ``defaultCostLimit``.
    ///
    /// An image that costs more than a quarter of the limit is not stored (nor, in a cache under 64 MiB, one over 16
    /// MiB or over the limit).
    public init(costLimit: Int = ImageCache.defaultCostLimit) {
        state = Mutex(State(costLimit: max(0, costLimit)))
    }

    /// A fifth of the machine's memory, at most 512 MiB.
    public static var defaultCostLimit: Int {
        Int(min(ProcessInfo.processInfo.physicalMemory / 5, 512 << 20))
    }

    /// The image for a key; counts as a use of it.
    public func image(for key: ImageKey) -> DecodedImage? {
        state.withLock { $0.table.use(key) }
    }

    /// Whether there is an image for a key; does not count as a use of it.
    public func contains(_ key: ImageKey) -> Bool {
        state.withLock { $0.table.contains(key) }
    }

    /// Stores an image in the place of whatever the key had.
    ///
    /// An image over its share of the limit is not stored; what the key had is gone all the same, for it is out of
    /// date.
    public func store(_ image: DecodedImage, for key: ImageKey) {
        // Pixels are freed after the lock: giving megabytes back to the system takes its time.
        let dropped = state.withLock { state in
            guard image.cost <= state.entryLimit else { return [state.table.remove(key)].compactMap(\.self) }
            let replaced = state.table.insert(image, cost: image.cost, for: key)
            return state.makeRoom() + [replaced].compactMap(\.self)
        }
        withExtendedLifetime(dropped) {}
    }

    /// Removes the image for a key, if there is one.
    public func remove(for key: ImageKey) {
        let removed = state.withLock { $0.table.remove(key) }
        withExtendedLifetime(removed) {}
    }

    /// Removes every image.
    public func removeAll() {
        let removed = state.withLock { state in
            defer { state.table = CostTable() }
            return state.table
        }
        withExtendedLifetime(removed) {}
    }

    /// Removes what was not used for longest, until the images take at most so many bytes. The limit stays.
    public func trim(toCost cost: Int) {
        let removed = state.withLock { $0.trim(toCost: max(0, cost)) }
        withExtendedLifetime(removed) {}
    }

    /// The most bytes that the images may take. A lower limit takes hold at once.
    public var costLimit: Int {
        get { state.withLock { $0.costLimit } }
        set {
            let evicted = state.withLock { state in
                state.costLimit = max(0, newValue)
                return state.makeRoom()
            }
            withExtendedLifetime(evicted) {}
        }
    }

    /// The bytes that the images take.
    public var totalCost: Int { state.withLock { $0.table.totalCost } }

    /// The number of images.
    public var count: Int { state.withLock { $0.table.count } }
}
