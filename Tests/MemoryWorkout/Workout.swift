import Foundation
import Halcyon
import HalcyonCore

/// A pipeline with a full memory cache, in a program that takes ever more memory.
final class Workout {
    private let cache = ImageCache()
    private let pipeline: ImagePipeline
    private let handler: MemoryPressureHandler?
    private var taken: [UnsafeMutableRawPointer] = []
    private static let piece = 1 << 20

    init(root: String) throws {
        pipeline = ImagePipeline(ImagePipeline.Configuration(imageCache: cache))
        if root.isEmpty {
            handler = nil
            pipeline.followSystemMemory()
        } else {
            let handler = MemoryPressureHandler { handler in
                LinuxMemory(root: root) { [weak handler] in handler?.signal($0) }
            }
            handler.add(cache)
            self.handler = handler
        }
    }

    deinit { for memory in taken { munmap(memory, Self.piece) } }

    /// Returns the cost of what is in the cache.
    func fill() -> Int {
        for number in 0..<10_000 where cache.totalCost + (1 << 18) <= cache.costLimit {
            let pixels = try? PixelBuffer(width: 256, height: 256, hasAlpha: false) {
                $0.initializeMemory(as: UInt8.self, repeating: UInt8(number % 255))
            }
            guard let pixels else { continue }
            pipeline.cache.store(DecodedImage(pixels: pixels), for: ImageRequest("http://test/\(number)"))
        }
        return cache.totalCost
    }

    /// Takes memory up to a limit; tells what the cache's cost came down to, step by step.
    func take(_ limit: Int) async throws -> [Int] {
        let filled = cache.totalCost
        var costs = [filled]
        while cache.totalCost > filled / 8, resident < limit * 24 / 25 {
            let memory = mmap(nil, Self.piece, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
            guard let memory, memory != MAP_FAILED else { break }
            memset(memory, 1, Self.piece)
            taken.append(memory)
            // Slowly in the end, so that every level is there for a while.
            try await Task.sleep(for: .milliseconds(resident > limit * 3 / 5 ? 150 : 2))
            if cache.totalCost < costs.last ?? 0 { costs.append(cache.totalCost) }
        }
        return Array(costs.dropFirst())
    }

    /// Bytes in memory that are of no file.
    private var resident: Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("RssAnon:") }
        return (Int(line?.filter(\.isNumber) ?? "") ?? 0) * 1024
    }
}
