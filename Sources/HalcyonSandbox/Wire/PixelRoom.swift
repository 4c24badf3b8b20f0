#if os(Linux)
import CSandbox
import Glibc
import HalcyonCore

/// Memory that the parent gives a helper for one picture, and for an answer that is too long for a message.
///
/// A helper can make none that others see, and so takes no more than it is given.
struct PixelRoom: Sendable {
    /// The longest answer: profiles and the delays of frames. What is not written takes no memory.
    private static let answerBytes = 16 << 20
    /// The bytes of a picture of 256x256.
    private static let mostCopied = 256 << 10
    /// The bytes that a room may take while nobody uses it.
    private static let mostKept = 1 << 20

    let descriptor: Descriptor
    let byteCount: Int
    /// The bytes that a request's picture and answer may have at most. There is less room if the program's files may
    /// not be that large (RLIMIT_FSIZE); a larger picture is an error then.
    let wantedBytes: Int

    /// Makes room for what a request's picture may be at most.
    ///
    /// - Throws: `ImageError.decoding(.sandboxUnavailable)` if the system gives none.
    init(for options: DecodingOptions) throws(ImageError) {
        wantedBytes = Self.byteCount(for: options)
        byteCount = min(wantedBytes, halcyon_sandbox_most_memory())
        guard byteCount > 0 else { throw SharedMemory.failure(EFBIG) }
        let number = halcyon_sandbox_memory(byteCount)
        guard number >= 0 else { throw SharedMemory.failure(-number) }
        descriptor = Descriptor(number)
    }

    /// The bytes of the picture and of a long answer.
    static func byteCount(for options: DecodingOptions) -> Int { mostPixels(options) * 4 + answerBytes }

    /// No more than a file of memory can have.
    private static func mostPixels(_ options: DecodingOptions) -> Int {
        let limit = min(max(1, options.limits.maximumPixels), 1 << 40)
        guard let target = options.targetSize, target.mode == .stretch || target.mode == .fit || target.crops,
            let pixels = PixelSize(width: max(1, target.width), height: max(1, target.height)).pixelCount
        else { return limit }
        return min(pixels, limit)
    }

    /// Copies a small picture, which costs less than to take its memory away from the helper and to map it, and lets
    /// the room be used again. A mapping would also take one of the 65,530 that a process may have (vm.max_map_count).
    ///
    /// - Returns: nil if it is not small, or is not there.
    func copy(of size: PixelSize, hasAlpha: Bool) -> PixelBuffer? {
        guard let pixelCount = size.pixelCount, pixelCount <= Self.mostCopied / 4 else { return nil }
        let count = pixelCount * 4
        guard (1...Self.mostCopied).contains(count), count <= byteCount else { return nil }
        var isWhole = false
        let pixels = try? PixelBuffer(width: size.width, height: size.height, hasAlpha: hasAlpha) {
            isWhole = read($0, at: 0)
        }
        return isWhole ? pixels : nil
    }

    /// Whether it is so small that it may be kept for the next picture.
    var isSmall: Bool {
        var facts = stat()
        return byteCount <= Self.mostKept + Self.answerBytes && fstat(descriptor.number, &facts) == 0
            && Int(facts.st_blocks) * 512 <= Self.mostKept
    }

    /// Takes the first bytes away from the helper, for good.
    ///
    /// - Returns: nil if the helper still writes to it.
    func taken(_ count: Int) -> SharedMemory? {
        guard (1...byteCount).contains(count), halcyon_sandbox_trim(descriptor.number, count) == 0 else { return nil }
        return SharedMemory(received: descriptor, atLeast: count)
    }

    /// Copies bytes of a long answer out of it.
    ///
    /// - Returns: nil if they are not there, or are more than any answer has.
    func bytes(at offset: Int, _ count: Int) -> [UInt8]? {
        guard offset >= 0, (1...Self.answerBytes).contains(count), offset <= byteCount, count <= byteCount - offset
        else { return nil }
        var isWhole = false
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            isWhole = read(UnsafeMutableRawBufferPointer(start: buffer.baseAddress, count: count), at: offset)
            filled = isWhole ? count : 0
        }
        return isWhole ? bytes : nil
    }

    private func read(_ bytes: UnsafeMutableRawBufferPointer, at offset: Int) -> Bool {
        var done = 0
        while done < bytes.count {
            let count = pread(
                descriptor.number, bytes.baseAddress.map { $0 + done }, bytes.count - done, off_t(offset + done))
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            done += count
        }
        return true
    }
}
#endif
