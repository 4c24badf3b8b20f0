import Foundation
import HalcyonCore
import Synchronization

/// The memory that large decodes of the process hold besides their results, together.
///
/// A picture that comes in passes or as coefficients is held whole, however small the result is: an interlaced PNG of
/// 100 million pixels takes 400 MB. Such decodes wait for each other instead of adding up; all others run beside them.
/// A decode that waits keeps its thread, and its turn at the processors.
final class DecodeMemory: Sendable {
    /// The memory of the process. Its limit is one picture of the default ``DecodingLimits/maximumPixels``, and a
    /// third of one.
    static let shared = DecodeMemory(limit: 512 << 20, least: 64 << 20)

    /// The memory that previewers of arriving files may keep together, however many files there are and however slowly
    /// they come.
    static let previews = DecodeMemory(limit: 256 << 20, least: 16 << 20)

    /// How often a decode that waits looks again, in seconds: one that holds memory takes far longer.
    private static let interval = 0.01

    private let limit: Int
    private let least: Int
    private let held = Mutex(0)

    /// - Parameters:
    ///   - limit: The most bytes held at once; one decode alone may hold more.
    ///   - least: From how many bytes on a decode counts.
    init(limit: Int, least: Int) {
        self.limit = limit
        self.least = least
    }

    /// Runs a decode once there is memory for it.
    ///
    /// - Throws: `ImageError.cancelled` while waiting; what `body` throws.
    func holding<Result>(
        _ byteCount: Int, _ body: () throws(ImageError) -> Result
    ) throws(ImageError) -> Result {
        guard byteCount >= least else { return try body() }
        while !take(byteCount) {
            if Task.isCancelled { throw .cancelled }
            Thread.sleep(forTimeInterval: Self.interval)
        }
        defer { held.withLock { $0 -= byteCount } }
        return try body()
    }

    /// Reserves memory until the result is released.
    ///
    /// - Returns: Nil if there is not enough left.
    func reserve(_ byteCount: Int) -> Reservation? {
        let counted = byteCount >= least ? byteCount : 0
        return counted == 0 || take(counted) ? Reservation(self, counted) : nil
    }

    /// Memory that counts as held as long as this object lives.
    final class Reservation: Sendable {
        private let memory: DecodeMemory
        private let byteCount: Int

        fileprivate init(_ memory: DecodeMemory, _ byteCount: Int) {
            self.memory = memory
            self.byteCount = byteCount
        }

        deinit { memory.held.withLock { $0 -= byteCount } }
    }

    private func take(_ byteCount: Int) -> Bool {
        held.withLock { held in
            guard held == 0 || byteCount <= limit - held else { return false }
            held += byteCount
            return true
        }
    }
}
