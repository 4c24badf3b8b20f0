#if os(Linux)
import CSandbox
import Glibc
import HalcyonCore
import Synchronization

/// Memory for the pixels of a helper: each picture's has a descriptor, so that the parent can map it without a copy.
final class HelperPixels: PixelMemorySource {
    private struct Block {
        var descriptor: Descriptor
        var byteCount: Int
        var isMapped = true
    }

    private let blocks = Mutex<[UInt: Block]>([:])

    func take(_ count: Int) -> UnsafeMutableRawPointer? {
        let number = halcyon_sandbox_memory(count)
        guard number >= 0 else { return nil }
        let descriptor = Descriptor(number)
        guard let address = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_SHARED, number, 0), address != MAP_FAILED
        else {
            return nil
        }
        blocks.withLock { $0[UInt(bitPattern: address)] = Block(descriptor: descriptor, byteCount: count) }
        return address
    }

    func give(_ address: UnsafeMutableRawPointer) {
        guard let block = blocks.withLock({ $0.removeValue(forKey: UInt(bitPattern: address)) }) else { return }
        if block.isMapped { munmap(address, block.byteCount) }
    }

    /// Takes the pixels of a picture out of this process, which must not look at them any more.
    ///
    /// - Returns: Their memory; nil if it does not come from here.
    func export(_ pixels: PixelBuffer) -> Descriptor? {
        pixels.withUnsafeBytes { bytes in
            guard let address = bytes.baseAddress else { return nil }
            return blocks.withLock { blocks in
                guard var block = blocks[UInt(bitPattern: address)], block.isMapped else { return nil }
                // The parent can seal the memory only when nobody can write it.
                munmap(UnsafeMutableRawPointer(mutating: address), block.byteCount)
                block.isMapped = false
                blocks[UInt(bitPattern: address)] = block
                return block.descriptor
            }
        }
    }
}
#endif
