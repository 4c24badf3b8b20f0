import Foundation
import Synchronization

/// A look for an image on the disk that somebody holds the main thread for.
///
/// Nothing on its way needs that thread, and the time is bounded all the same: decoders, observers and providers of the
/// program's own may be in it. The network is never waited for: what is not there, or not fresh, is no answer.
final class DiskGlance: Sendable {
    private let found = Mutex<ImageResponse?>(nil)
    private let isOver = DispatchSemaphore(value: 0)
    private let work = Mutex(Work.pending)

    private enum Work {
        case pending
        case running(RunningTask)
        case givenUp
    }

    /// Begins to look. Nil where the disk is no answer to the request.
    ///
    /// - Parameter prepare: Called with the image, off the main actor, before it is an answer.
    init?(at request: ImageRequest, in pipeline: ImagePipeline, prepare: @escaping @Sendable (DecodedImage) -> Void) {
        guard pipeline.mayHaveOnDisk(request) else { return nil }
        var urgent = request
        urgent.priority = .veryHigh
        // None but its own source: another may be far away.
        urgent.alternatives = []
        startTask { [self, urgent] task in
            defer { isOver.signal() }
            guard begin(task) else { return }
            if await pipeline.hasOnDisk(urgent), let response = try? await pipeline.response(for: urgent) {
                prepare(response.image)
                found.withLock { $0 = response }
            }
        }
    }

    private func begin(_ task: RunningTask) -> Bool {
        work.withLock { work in
            if case .givenUp = work { return false }
            work = .running(task)
            return true
        }
    }

    /// The image, if it is there within so many seconds.
    func response(within seconds: Double) -> ImageResponse? {
        // Longer than a minute would be for ever.
        _ = isOver.wait(timeout: .now() + min(seconds, 60))
        return found.withLock { $0 }
    }

    /// Gives the image up. To be called once a load of the same has begun, which then has what was done so far.
    func end() {
        let last = work.withLock { work in
            defer { work = .givenUp }
            return work
        }
        if case .running(let task) = last { task.cancel() }
    }
}

extension ImagePipeline {
    /// Whether a look at the disk may answer a request.
    fileprivate func mayHaveOnDisk(_ request: ImageRequest) -> Bool {
        let policy = request.cachePolicy.completed(by: defaults.cachePolicy)
        if policy.network == .reload || policy.network == .revalidate { return false }
        if case .file = request.source { return true }
        return policy.disk.reads
    }

    /// Whether the disk has what a request needs, as its policy wants it: the next load of it makes no transfer.
    fileprivate func hasOnDisk(_ request: ImageRequest) async -> Bool {
        if case .file = request.source { return true }
        let request = defaults.completed(request, id: LoadID())
        guard let cache = dataCache(of: request) else { return false }
        // A finished image is an answer only to those who ask for one.
        if keepsProcessed(request),
            let entry = await processedEntry(for: request, in: cache, demand: .constant(request.priority)),
            isAnswer(entry, to: request)
        {
            return true
        }
        guard let entry = await cache.entry(for: request.loadIdentity.sourceKey, with: patience) else { return false }
        return isAnswer(entry, to: request)
    }
}
