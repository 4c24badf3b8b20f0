#if os(Linux)
import CSandbox
import Foundation
import Glibc
import HalcyonCore

/// Sealed memory that goes from one process to the other: nobody can write it or make it shorter any more, so that what
/// was checked stays so, and reading it never faults.
struct SharedMemory: Sendable {
    let descriptor: Descriptor
    let byteCount: Int
    /// The room that this is the beginning of; nil if nothing else comes into this memory.
    private(set) var room: FileRoom.Place?

    /// Copies bytes.
    ///
    /// - Throws: `ImageError.decoding(.sandboxUnavailable)` if the system gives no memory.
    init(copying bytes: UnsafeRawBufferPointer) throws(ImageError) {
        let number = halcyon_sandbox_memory(bytes.count)
        guard number >= 0 else { throw Self.failure(-number) }
        descriptor = Descriptor(number)
        byteCount = bytes.count
        var written = 0
        // Writing costs half of mapping, because no page faults.
        while written < bytes.count {
            let count = Glibc.write(number, bytes.baseAddress.map { $0 + written }, bytes.count - written)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw Self.failure(errno) }
            written += count
        }
        let error = halcyon_sandbox_seal(number)
        guard error == 0 else { throw Self.failure(error) }
    }

    /// Refers to the beginning of a room, which its owner does not change for as long as this is read.
    init(_ descriptor: Descriptor, byteCount: Int, in room: FileRoom.Place) {
        self.descriptor = descriptor
        self.byteCount = byteCount
        self.room = room
    }

    /// Seals memory that another process has written.
    ///
    /// - Returns: nil if it is no memory, cannot be sealed because it is still mapped for writing, or has fewer bytes.
    init?(received descriptor: Descriptor, atLeast byteCount: Int) {
        // Fails if it is sealed already, which is as good.
        _ = halcyon_sandbox_seal(descriptor.number)
        guard halcyon_sandbox_sealed_size(descriptor.number) >= Int64(byteCount), byteCount > 0 else { return nil }
        self.descriptor = descriptor
        self.byteCount = byteCount
    }

    /// Maps the bytes, for reading.
    ///
    /// - Returns: nil if the system has no room.
    func mapped() -> UnsafeRawBufferPointer? {
        guard let address = mmap(nil, byteCount, PROT_READ, MAP_SHARED, descriptor.number, 0), address != MAP_FAILED
        else { return nil }
        return UnsafeRawBufferPointer(start: address, count: byteCount)
    }

    static func unmap(_ bytes: UnsafeRawBufferPointer) {
        munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
    }

    static func failure(_ error: Int32) -> ImageError {
        let why =
            error == EFBIG ? "this program's files may not be so large (ulimit -f)" : String(cString: strerror(error))
        return .decoding(.sandboxUnavailable("memory cannot be shared with a helper: " + why))
    }
}

extension SharedMemory {
    init(copying data: Data) throws(ImageError) {
        let outcome: Result<SharedMemory, ImageError> = data.withUnsafeBytes { bytes in
            do throws(ImageError) { return .success(try SharedMemory(copying: bytes)) } catch { return .failure(error) }
        }
        self = try outcome.get()
    }
}

extension PixelBuffer {
    /// Makes a picture of memory that a helper has sent.
    ///
    /// - Returns: nil if the system has no room.
    static func picture(in memory: SharedMemory, _ size: PixelSize, hasAlpha: Bool) -> PixelBuffer? {
        guard let bytes = memory.mapped() else { return nil }
        // The descriptor is closed; the mapping keeps the memory.
        return PixelBuffer(lending: bytes, size: size, hasAlpha: hasAlpha) { [bytes = MappedBytes(bytes)] in
            SharedMemory.unmap(bytes.bytes)
        }
    }
}

/// `@unchecked Sendable` holds because nobody writes the bytes, and one closure unmaps them.
private struct MappedBytes: @unchecked Sendable {
    let bytes: UnsafeRawBufferPointer

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }
}
#endif
