#if os(Linux)
import CSandbox
import Glibc
import HalcyonCore

/// Memory that the parent gives a helper for one picture, and for an answer that is too long for a message.
///
/// A helper can make none that others see, and so takes no more than it is given.
struct PixelRoom: Sendable {
    /// For profiles and the delays of frames. What is not written takes no memory.
    private static let answerBytes = 16 << 20

    let descriptor: Descriptor
    let byteCount: Int

    /// Makes room for what a request's picture may be at most.
    ///
    /// - Throws: `ImageError.decoding(.sandboxUnavailable)` if the system gives none.
    init(for options: DecodingOptions) throws(ImageError) {
        byteCount = Self.mostPixels(options) * 4 + Self.answerBytes
        let number = halcyon_sandbox_memory(byteCount)
        guard number >= 0 else { throw SharedMemory.failure(-number) }
        descriptor = Descriptor(number)
    }

    /// No more than a file of memory can have.
    private static func mostPixels(_ options: DecodingOptions) -> Int {
        let limit = min(max(1, options.limits.maximumPixels), 1 << 40)
        guard let target = options.targetSize, target.mode == .stretch || target.mode == .fit || target.crops,
            let pixels = PixelSize(width: max(1, target.width), height: max(1, target.height)).pixelCount
        else { return limit }
        return min(pixels, limit)
    }

    /// Takes the first bytes away from the helper, for good.
    ///
    /// - Returns: nil if the helper still writes to it.
    func taken(_ count: Int) -> SharedMemory? {
        guard (1...byteCount).contains(count), halcyon_sandbox_trim(descriptor.number, count) == 0 else { return nil }
        return SharedMemory(received: descriptor, atLeast: count)
    }

    /// Copies bytes out of it.
    func bytes(at offset: Int, _ count: Int) -> [UInt8]? {
        guard offset >= 0, count > 0, offset <= byteCount, count <= byteCount - offset else { return nil }
        var read = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while read < count {
                let part = pread(
                    descriptor.number, buffer.baseAddress.map { $0 + read }, count - read, off_t(offset + read))
                if part < 0, errno == EINTR { continue }
                guard part > 0 else { break }
                read += part
            }
            filled = read
        }
        return read == count ? bytes : nil
    }
}
#endif
