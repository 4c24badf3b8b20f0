#if os(Linux)
import CSandbox
import Foundation
import Glibc
import HalcyonCore
import Synchronization

/// Memory for the files of one helper, one after the other. Both sides keep it mapped, because new memory takes longer
/// than what is copied into it.
///
/// The helper can only read it. It keeps nothing of one file when the next one comes, so only files that are decoded at
/// once may be here.
final class FileRoom {
    /// What a helper is told of a room.
    struct Place {
        /// No other room of this process has it.
        let id: Int
        let byteCount: Int
    }

    /// Larger files take far longer to decode than to copy.
    static let most = 8 << 20
    private static let least = 1 << 20

    private static let lastID = Atomic(0)

    private let place: Place
    private let descriptor: Descriptor
    private let bytes: UnsafeMutableRawBufferPointer

    /// Makes room for a file and for smaller ones.
    ///
    /// - Returns: nil if the system has none that one process may write and another may not: before Linux 5.1.
    init?(for byteCount: Int) {
        var room = Self.least
        while room < byteCount { room *= 2 }
        place = Place(id: Self.lastID.add(1, ordering: .relaxed).newValue, byteCount: room)
        let number = halcyon_sandbox_memory(room)
        guard number >= 0 else { return nil }
        descriptor = Descriptor(number)
        guard let address = mmap(nil, room, PROT_READ | PROT_WRITE, MAP_SHARED, number, 0), address != MAP_FAILED
        else { return nil }
        bytes = UnsafeMutableRawBufferPointer(start: address, count: room)
        if halcyon_sandbox_seal_for_others(number) != 0 { return nil }
    }

    deinit { munmap(bytes.baseAddress, bytes.count) }

    /// Copies a file, over the last one.
    ///
    /// - Returns: nil if there is not enough room.
    func holding(_ file: Data) -> SharedMemory? {
        guard file.count <= bytes.count else { return nil }
        file.withUnsafeBytes { bytes.copyMemory(from: $0) }
        return SharedMemory(descriptor, byteCount: file.count, in: place)
    }
}
#endif
