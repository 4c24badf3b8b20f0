import Foundation
import Synchronization

/// Pixels in memory: rows from top to bottom, four bytes per pixel in the order red, green, blue, alpha, eight bits
/// each, straight (not premultiplied) alpha, sRGB.
///
/// Immutable, so it may be shared freely between threads, and its ``memory`` can be lent to a toolkit's texture without
/// a copy.
public final class PixelBuffer: Sendable {
    /// The number of pixels per row.
    public let width: Int
    /// The number of rows.
    public let height: Int
    /// The bytes from the start of one row to the start of the next: `width * 4`.
    public let bytesPerRow: Int
    /// Whether any pixel may be less than opaque. False guarantees that every alpha byte is 255.
    public let hasAlpha: Bool

    /// The memory of the pixels, for textures, which may outlive this object.
    public let memory: Memory
    let companions = Companions()

    /// Creates a buffer and lets `fill` write every byte of it.
    ///
    /// - Parameters:
    ///   - width: The number of pixels per row, at least 1.
    ///   - height: The number of rows, at least 1.
    ///   - hasAlpha: See ``hasAlpha``.
    ///   - fill: Receives `width * 4 * height` bytes that are **not** initialized, and writes all of them.
    /// - Throws: `ImageError.decoding(.outOfMemory)` if memory cannot be allocated, and any error that `fill` throws.
    public init(
        width: Int, height: Int, hasAlpha: Bool,
        fill: (UnsafeMutableRawBufferPointer) throws(ImageError) -> Void
    ) throws(ImageError) {
        let size = PixelSize(width: width, height: height)
        guard width > 0, height > 0, let pixels = size.pixelCount, pixels <= Int.max / 4,
            let block = PixelMemoryPool.shared.take(pixels * 4)
        else { throw .decoding(.outOfMemory(size)) }
        // Gives the block back if `fill` throws.
        let memory = Memory(block, count: pixels * 4)
        try fill(UnsafeMutableRawBufferPointer(start: block.address, count: pixels * 4))
        self.width = width
        self.height = height
        self.bytesPerRow = width * 4
        self.hasAlpha = hasAlpha
        self.memory = memory
    }

    /// Creates a buffer of memory that something else provides, such as another process.
    ///
    /// - Parameters:
    ///   - bytes: `width * 4 * height` bytes that nobody writes any more.
    ///   - release: Called once, when neither this object nor a texture uses them any more.
    package init(
        lending bytes: UnsafeRawBufferPointer, size: PixelSize, hasAlpha: Bool, release: @escaping @Sendable () -> Void
    ) {
        width = size.width
        height = size.height
        bytesPerRow = size.width * 4
        self.hasAlpha = hasAlpha
        memory = Memory(lent: bytes, release: release)
    }

    /// Creates a buffer that shares existing memory.
    init(_ memory: Memory, size: PixelSize, hasAlpha: Bool) {
        width = size.width
        height = size.height
        bytesPerRow = size.width * 4
        self.hasAlpha = hasAlpha
        self.memory = memory
    }

    /// Width and height in pixels.
    public var size: PixelSize { PixelSize(width: width, height: height) }

    /// The bytes of memory that the pixels take, which a cache counts as their cost.
    public var byteCount: Int { memory.bytes.count }

    /// Lends the bytes, row by row from the top, for the duration of the call.
    ///
    /// - Throws: Any error that `body` throws.
    public func withUnsafeBytes<Result, Failure: Error>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try body(memory.bytes)
    }

    /// Returns one pixel as straight red, green, blue, alpha; nil outside the image. For single lookups, not for loops.
    public subscript(x: Int, y: Int) -> SIMD4<UInt8>? {
        guard x >= 0, x < width, y >= 0, y < height else { return nil }
        return memory.bytes.loadUnaligned(fromByteOffset: y * bytesPerRow + x * 4, as: SIMD4<UInt8>.self)
    }
}

extension PixelBuffer {
    /// The bytes of a ``PixelBuffer`` as a separate object: a texture made from the pixels retains only their memory,
    /// so that the pixels can keep the texture as a companion without a reference cycle.
    ///
    /// `@unchecked Sendable` holds because the bytes are written only before this object is created, and given back in
    /// `deinit`, when nobody references it any more.
    public final class Memory: @unchecked Sendable {
        /// Rows from top to bottom without gaps, four bytes per pixel: red, green, blue, alpha, straight, sRGB. Valid
        /// as long as this object lives.
        public let bytes: UnsafeRawBufferPointer

        private let release: @Sendable () -> Void

        fileprivate init(_ block: PixelMemoryPool.Block, count: Int) {
            bytes = UnsafeRawBufferPointer(start: block.address, count: count)
            release = { PixelMemoryPool.shared.give(block) }
        }

        fileprivate init(lent bytes: UnsafeRawBufferPointer, release: @escaping @Sendable () -> Void) {
            self.bytes = bytes
            self.release = release
        }

        deinit { release() }
    }
}

extension PixelBuffer {
    /// Returns an object derived from these pixels, such as a toolkit's texture. It is kept as long as they are, and so
    /// with the image in the memory cache.
    ///
    /// Created once for each type, which must be a Swift or Objective-C class: Core Foundation types cannot be told
    /// apart at run time. If two threads ask at the same time, both may create it; both get the one that is kept.
    ///
    /// - Parameters:
    ///   - type: The type of the object. Default: inferred from the result.
    ///   - make: Creates the object, which must not retain the pixels themselves, or neither is ever freed: retain
    ///     their ``memory`` instead.
    /// - Throws: Any error that `make` throws; nothing is kept then.
    public func companion<Companion: AnyObject & Sendable, Failure: Error>(
        of type: Companion.Type = Companion.self, make: (PixelBuffer) throws(Failure) -> Companion
    ) throws(Failure) -> Companion {
        if let kept = companions.first(of: type) { return kept }
        return companions.keep(try make(self))
    }

    /// Returns the object of ``companion(of:make:)``, if it has been created.
    public func companion<Companion: AnyObject & Sendable>(of type: Companion.Type = Companion.self) -> Companion? {
        companions.first(of: type)
    }

    struct Companions: ~Copyable, Sendable {
        private let objects = Mutex<[any AnyObject & Sendable]>([])

        borrowing func first<Companion: AnyObject & Sendable>(of type: Companion.Type) -> Companion? {
            objects.withLock { objects in
                for object in objects { if let found = object as? Companion { return found } }
                return nil
            }
        }

        borrowing func keep<Companion: AnyObject & Sendable>(_ made: Companion) -> Companion {
            objects.withLock { objects in
                for object in objects { if let earlier = object as? Companion { return earlier } }
                objects.append(made)
                return made
            }
        }
    }
}

/// Memory for pixels that is not the C library's.
package protocol PixelMemorySource: Sendable {
    /// Returns memory for at least `count` bytes, not initialized; nil if there is none.
    func take(_ count: Int) -> UnsafeMutableRawPointer?
    /// Takes memory back.
    func give(_ address: UnsafeMutableRawPointer)
}

/// Keeps the memory of large pictures that are gone, for the next ones.
///
/// Memory that is new to the process costs a page fault for each 4 KiB: for a picture of 12 megapixels, four times as
/// long as writing it. What is not used again within ``lifetime`` goes back to the system.
package final class PixelMemoryPool: Sendable {
    /// Memory that `malloc` returned.
    ///
    /// `@unchecked Sendable` holds because a block has one owner: the pool, or the picture that writes it before others
    /// can read it.
    struct Block: @unchecked Sendable {
        let address: UnsafeMutableRawPointer
        let byteCount: Int
        fileprivate var keptAt = 0.0
    }

    /// The pool of all pictures.
    static let shared = PixelMemoryPool()

    private static let installedSource = Mutex<(any PixelMemorySource)?>(nil)

    /// Takes the memory of all pictures from a source, and keeps none of it. Call it before the first picture is made.
    package static func install(_ source: any PixelMemorySource) { installedSource.withLock { $0 = source } }

    /// Bytes of the smallest block that is kept: the C library reuses smaller ones itself.
    static let smallest = 1 << 20
    /// The maximum number of bytes kept.
    static let limit = 64 << 20
    /// Seconds that a block is kept.
    static let lifetime = 1.0

    private struct State {
        /// The first was kept first.
        var blocks: [Block] = []
        /// Whether a task will look for what has been kept long enough.
        var isDue = false

        var byteCount: Int { blocks.reduce(0) { $0 + $1.byteCount } }
    }

    private let state = Mutex(State())
    private let clock: any PipelineClock
    private let source: (any PixelMemorySource)?

    /// - Parameter clock: The clock for ``lifetime``. Default: the system's.
    init(clock: any PipelineClock = SystemClock()) {
        self.clock = clock
        source = Self.installedSource.withLock { $0 }
    }

    /// The sizes of the blocks that are kept, in bytes; for tests.
    var byteCounts: [Int] { state.withLock { $0.blocks.map(\.byteCount) } }

    /// Returns memory for at least `count` bytes, not initialized; nil if there is none.
    func take(_ count: Int) -> Block? {
        if let source { return source.take(count).map { Block(address: $0, byteCount: count) } }
        return fittingBlock(count) ?? malloc(count).map { Block(address: $0, byteCount: count) }
    }

    private func fittingBlock(_ count: Int) -> Block? {
        guard count <= Self.limit else { return nil }
        // A much larger block would waste memory for as long as the picture lives.
        let largest = count + count / 16
        guard largest >= Self.smallest else { return nil }
        return state.withLock { state in
            let fitting = state.blocks.indices.filter { (count...largest).contains(state.blocks[$0].byteCount) }
            return fitting.min { state.blocks[$0].byteCount < state.blocks[$1].byteCount }
                .map { state.blocks.remove(at: $0) }
        }
    }

    /// Keeps a block or frees it.
    func give(_ block: Block) {
        if let source { return source.give(block.address) }
        guard block.byteCount >= Self.smallest, block.byteCount <= Self.limit else { return free(block.address) }
        var block = block
        block.keptAt = clock.uptime
        let (freed, isFirst) = state.withLock { [block] state -> ([Block], Bool) in
            state.blocks.append(block)
            var freed: [Block] = []
            while state.byteCount > Self.limit { freed.append(state.blocks.removeFirst()) }
            defer { state.isDue = true }
            return (freed, !state.isDue)
        }
        for block in freed { free(block.address) }
        if isFirst { freeLater() }
    }

    /// Frees everything that is kept.
    func removeAll() { remove(keptUntil: .infinity) }

    private func freeLater() {
        _ = startTask { [self] in
            repeat {
                try? await clock.sleep(seconds: Self.lifetime)
            } while !remove(keptUntil: clock.uptime - Self.lifetime)
        }
    }

    /// - Returns: Whether none is left.
    @discardableResult
    private func remove(keptUntil time: Double) -> Bool {
        let (freed, isEmpty) = state.withLock { state -> ([Block], Bool) in
            let freed = state.blocks.filter { $0.keptAt <= time }
            state.blocks.removeAll { $0.keptAt <= time }
            if state.blocks.isEmpty, time < .infinity { state.isDue = false }
            return (freed, state.blocks.isEmpty)
        }
        for block in freed { free(block.address) }
        return isEmpty
    }
}
