import ArgumentParser
import HalcyonCore
import HalcyonStore

extension CacheOptions {
    /// Works with the cache; a failure ends the program with its reason and status 1.
    func withCache(_ work: (DiskCache) async throws(ImageError) -> Void) async throws {
        let cache = DiskCache(directory: directory)
        do throws(ImageError) {
            try await work(cache)
        } catch {
            Console.shared.report("halcyon: \(error.description.printable)")
            throw ExitCode.failure
        }
    }
}
