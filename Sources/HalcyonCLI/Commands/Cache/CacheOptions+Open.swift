import ArgumentParser
import Foundation
import HalcyonCore
import HalcyonStore

extension CacheOptions {
    /// Works with the cache; a failure ends the program with its reason and status 1.
    ///
    /// Makes none: if there is none in the folder after `--cache`, that is a failure, for the name is most likely
    /// wrong. The default folder comes with the first image that is loaded, and before that there is nothing to look
    /// after.
    ///
    /// - Returns: Whether there is a cache.
    @discardableResult
    func withCache(_ work: (DiskCache) async throws(ImageError) -> Void) async throws -> Bool {
        if !DiskCache.mayExist(in: directory) {
            let path = directory.path.printable
            guard cache == nil else {
                Console.shared.report("halcyon: there is no cache in '\(path)'")
                throw ExitCode.failure
            }
            Console.shared.report("there is no cache yet in '\(path)'")
            return false
        }
        let cache = DiskCache(directory: directory)
        do throws(ImageError) {
            try await work(cache)
        } catch {
            Console.shared.report("halcyon: \(error.description.printable)")
            throw ExitCode.failure
        }
        return true
    }
}
