#if os(Linux)
import Glibc
import HalcyonCore
import Synchronization

/// Memory for the pixels of a helper: what fits comes from the room that the parent has given, so that it can map the
/// picture without a copy; the rest is private, and counts for the limit of memory.
final class HelperPixels: PixelMemorySource {
    private struct Room {
        var descriptor: Descriptor
        var byteCount: Int
        /// The block that is in it, at its beginning.
        var block: UInt?
    }

    private struct State {
        var room: Room?
        /// The sizes of blocks, by their addresses.
        var blocks: [UInt: Int] = [:]

        /// Moves the block that is in the room, such as an animation's canvas, to private memory at the same address.
        mutating func evacuate() {
            guard let address = room?.block, let count = blocks[address],
                let memory = UnsafeMutableRawPointer(bitPattern: address), let saved = malloc(count)
            else { return }
            saved.copyMemory(from: memory, byteCount: count)
            if HelperPixels.map(count, -1, at: memory) != nil { memory.copyMemory(from: saved, byteCount: count) }
            free(saved)
            room?.block = nil
        }
    }

    private let state = Mutex(State())

    /// Takes room for the next picture; that of the last one is gone.
    func use(_ descriptor: Descriptor, _ byteCount: Int) {
        state.withLock { state in
            state.evacuate()
            state.room = Room(descriptor: descriptor, byteCount: byteCount)
        }
    }

    func take(_ count: Int) -> UnsafeMutableRawPointer? {
        let address = state.withLock { state -> UInt? in
            guard count > 0 else { return nil }
            if let room = state.room, room.block == nil, count <= room.byteCount,
                let address = Self.map(count, room.descriptor.number, at: nil)
            {
                state.room?.block = address
                state.blocks[address] = count
                return address
            }
            let address = Self.map(count, -1, at: nil)
            if let address { state.blocks[address] = count }
            return address
        }
        return address.flatMap { UnsafeMutableRawPointer(bitPattern: $0) }
    }

    func give(_ address: UnsafeMutableRawPointer) {
        state.withLock { state in
            let address = UInt(bitPattern: address)
            if state.room?.block == address { state.room?.block = nil }
            guard let count = state.blocks.removeValue(forKey: address) else { return }
            munmap(UnsafeMutableRawPointer(bitPattern: address), count)
        }
    }

    /// Puts a picture into the room, and the room out of this process. Afterwards, nobody here may look at the picture.
    ///
    /// - Returns: Whether there was room.
    func export(_ pixels: PixelBuffer) -> Bool {
        pixels.withUnsafeBytes { bytes in
            state.withLock { state in
                guard let room = state.room, let first = bytes.baseAddress, bytes.count <= room.byteCount else {
                    return false
                }
                let address = UInt(bitPattern: first)
                if room.block == address, let count = state.blocks[address] {
                    // The parent can seal the memory only when nobody can write it. The address stays taken until the
                    // block is given back.
                    guard Self.map(count, -1, at: UnsafeMutableRawPointer(mutating: first)) != nil else { return false }
                    state.room = nil
                    return true
                }
                state.evacuate()
                guard state.room?.block == nil, let copy = Self.map(bytes.count, room.descriptor.number, at: nil),
                    let target = UnsafeMutableRawPointer(bitPattern: copy)
                else { return false }
                target.copyMemory(from: first, byteCount: bytes.count)
                munmap(target, bytes.count)
                state.room = nil
                return true
            }
        }
    }

    /// Writes a long answer into the room, behind the first bytes.
    ///
    /// - Returns: The offset; nil if there is no room.
    func write(_ bytes: [UInt8], behind count: Int) -> Int? {
        let page = Int(getpagesize())
        let offset = (count + page - 1) / page * page
        return state.withLock { state in
            guard let room = state.room, offset <= room.byteCount, bytes.count <= room.byteCount - offset,
                let address = mmap(
                    nil, bytes.count, PROT_READ | PROT_WRITE, MAP_SHARED, room.descriptor.number, off_t(offset)),
                address != MAP_FAILED
            else { return nil }
            address.copyMemory(from: bytes, byteCount: bytes.count)
            munmap(address, bytes.count)
            return offset
        }
    }

    /// The bytes of a small picture, such as one of a list.
    private static let mostAtOnce = 1 << 20

    private static func map(_ count: Int, _ descriptor: Int32, at address: UnsafeMutableRawPointer?) -> UInt? {
        var kind = descriptor >= 0 ? MAP_SHARED : MAP_PRIVATE | MAP_ANONYMOUS
        // All at once costs half; of a large picture, a damaged file may not fill much.
        if address == nil, count <= mostAtOnce { kind |= MAP_POPULATE }
        let fixed = address == nil ? 0 : MAP_FIXED
        guard let mapped = mmap(address, count, PROT_READ | PROT_WRITE, kind | fixed, descriptor, 0),
            mapped != MAP_FAILED
        else { return nil }
        return UInt(bitPattern: mapped)
    }
}
#endif
