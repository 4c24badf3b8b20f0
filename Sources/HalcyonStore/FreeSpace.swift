import Foundation
import HalcyonCore
import Synchronization

/// Keeps ``DiskCache/Configuration/minimumFreeBytes``, without asking the disk at each store.
final class FreeSpace: Sendable {
    private static let storesBetweenLooks = 16

    private let directory: URL
    private let configuration: DiskCache.Configuration
    /// What can be stored before the next look.
    private let credit = Mutex<(bytes: Int, stores: Int)>((0, 0))

    init(directory: URL, configuration: DiskCache.Configuration) {
        self.directory = directory
        self.configuration = configuration
    }

    /// How many bytes must go before so many can be stored; 0 where the disk does not say.
    func shortfall(storing bytes: Int) -> Int {
        if configuration.minimumFreeBytes <= 0 { return 0 }
        let isCovered = credit.withLock { credit in
            guard credit.stores > 0, credit.bytes >= bytes else { return false }
            credit.bytes -= bytes
            credit.stores -= 1
            return true
        }
        if isCovered { return 0 }
        guard let free = configuration.freeBytes(directory) else { return 0 }
        let (wanted, overflow) = configuration.minimumFreeBytes.addingReportingOverflow(bytes)
        // At least -Int.max, which has an opposite.
        let spare = max(free, 0) - (overflow ? .max : wanted)
        credit.withLock { $0 = (max(0, spare), Self.storesBetweenLooks - 1) }
        return max(0, -spare)
    }
}
