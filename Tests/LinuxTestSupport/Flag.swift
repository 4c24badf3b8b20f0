import Foundation
import HalcyonCore
import Synchronization

/// Something that happens once, and that a thread can wait for along with descriptors.
final class Flag: Sendable {
    /// Readable from the moment the flag is raised.
    let descriptor: Int32
    private let writeEnd: Mutex<Int32?>

    init() {
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        descriptor = ends[0]
        writeEnd = Mutex(ends[1])
    }

    deinit {
        raise()
        close(descriptor)
    }

    func raise() {
        writeEnd.withLock { end in
            if let end { close(end) }
            end = nil
        }
    }
}
