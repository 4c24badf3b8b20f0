import Foundation
import HTTPTypes
import Logging
import Synchronization

/// Notes what views show, and writes it to the file of a ``LaunchSnapshot`` when they have shown nothing new for a
/// while.
final class SnapshotKeeper: Sendable {
    /// Seconds without anything new before the file is written.
    static let quiet = 2.0
    /// Seconds from one writing to the next.
    static let interval = 30.0
    /// The most images that are noted: more than the file may have, because some will not be there any more.
    static let mostNoted = 2 * SnapshotFile.mostImages

    private struct Shown {
        /// The later it was shown last, the larger.
        var number: Int
        /// What was asked for, of an image from a server: the rules of HTTP say what may be kept.
        let request: HTTPRequest?
        let hasOwnExpiration: Bool
    }

    private struct State {
        var shown: [ImageKey: Shown] = [:]
        var number = 0
        var lastNote = -Double.infinity
        var lastWriting = -Double.infinity
        /// The number of the last image noted when the file was written, and how often it had been deleted then.
        var written = (number: 0, deletions: 0)
        /// Whether a task will write the file.
        var isDue = false
        /// The last writing, so that two of them never overlap.
        var writing: Task<Void, Never>?

        /// Forgets the images that were shown longest ago.
        mutating func trim() {
            guard shown.count > mostNoted else { return }
            let numbers = shown.values.map(\.number).sorted()
            let first = numbers[numbers.count - mostNoted / 2]
            shown = shown.filter { $0.value.number >= first }
        }
    }

    private let settings: LaunchSnapshot
    private let place: SnapshotPlace
    private let cache: ImageCache
    private let caching: CachingRules
    private let freshness: CacheFreshness
    private let clock: any PipelineClock
    private let logger: Logger
    private let state = Mutex(State())

    /// Opens the file, whose images are found in the memory cache from then on.
    ///
    /// - Returns: nil if the pipeline has no snapshot.
    init?(_ configuration: ImagePipeline.Configuration, _ cache: ImageCache, _ caching: CachingRules) {
        guard let settings = configuration.launchSnapshot, settings.file.isFileURL, settings.byteLimit > 0,
            configuration.willDecode == nil, configuration.willStore == nil
        else { return nil }
        self.settings = settings
        place = SnapshotPlace(path: settings.file.path)
        self.cache = cache
        self.caching = caching
        freshness = configuration.freshness
        clock = configuration.clock
        logger = configuration.logger
        guard cache.adopt(place) else { return nil }
    }

    /// Notes that a view shows the image of a request, which is completed.
    func note(_ request: ImageRequest) {
        guard request.cachePolicy.disk.writes, request.cachePolicy.memory.writes,
            !(request.hasOptions && request.caches != nil), caching.mayUseCaches(request)
        else { return }
        let http: HTTPRequest?
        switch request.source {
        case .remote(let remote, _): http = remote
        case .file: http = nil
        case .provider: return
        }
        let now = clock.uptime
        let isFirst = state.withLock { state in
            state.number += 1
            state.lastNote = now
            state.shown[request.imageKey] = Shown(
                number: state.number, request: http,
                hasOwnExpiration: request.hasOptions && request.expiration != nil)
            state.trim()
            defer { state.isDue = true }
            return !state.isDue
        }
        if isFirst { writeLater() }
    }

    /// Returns the image of the last launch that is shown until there is an answer; see ``ImageCache/leftover(for:)``.
    func leftover(for request: ImageRequest) -> DecodedImage? {
        guard freshness != .strict, request.cachePolicy.memory.reads, request.cachePolicy.network != .reload,
            !(request.hasOptions && request.caches != nil), caching.mayUseCaches(request),
            let (image, metadata) = cache.leftover(for: request.imageKey)
        else { return nil }
        let heads = (metadata?.redirects ?? []) + [metadata?.response].compactMap(\.self)
        if heads.contains(where: { CacheControl($0.headerFields).forbidsStale }) { return nil }
        return image
    }

    private func writeLater() {
        _ = startTask { [weak self, clock] in
            while let seconds = self?.secondsToWriting() {
                try? await clock.sleep(seconds: seconds)
            }
            await self?.write()
        }
    }

    /// The seconds until the file may be written; nil if it may be now.
    private func secondsToWriting() -> Double? {
        let now = clock.uptime
        return state.withLock { state in
            let at = max(state.lastNote + Self.quiet, state.lastWriting + Self.interval)
            if at > now { return at - now }
            state.isDue = false
            return nil
        }
    }

    /// Writes the file, if views have shown anything since the last time; returns when it is written.
    func write() async {
        let task = state.withLock { state in
            let task = Task.detached(priority: .background) { [self, last = state.writing] in
                await last?.value
                do throws(ImageError) {
                    try await WorkExecutor.io.run { [self] () throws(ImageError) in writeNow() }
                } catch {
                    logger.warning("the launch snapshot is not written: \(error)")
                }
            }
            state.writing = task
            return task
        }
        await task.value
    }

    private func writeNow() {
        let deletions = place.deletionCount
        let now = clock.uptime
        let (shown, number) = state.withLock { state -> ([(key: ImageKey, value: Shown)], Int) in
            guard state.written != (state.number, deletions) else { return ([], 0) }
            state.lastWriting = now
            return (state.shown.sorted { $0.value.number > $1.value.number }, state.number)
        }
        guard number > 0 else { return }
        let folder = settings.file.deletingLastPathComponent()
        try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        guard var file = SnapshotWriter(path: place.path, limit: settings.byteLimit) else { return }
        var written: Set<ImageKey> = []
        for (key, shown) in shown {
            if file.isFull { break }
            guard let image = cache.shownImage(for: key), !written.contains(image.key), mayKeep(image, shown),
                let entry = SnapshotEntry(image.key, image.image, image.info)
            else { continue }
            written.insert(image.key)
            file.append(entry, image.image.pixels)
        }
        // What the last launch showed and this one has not: older than all of that.
        let (left, last) = cache.sleeping
        for entry in left where !written.contains(entry.key) {
            guard !file.isFull, let last else { break }
            if cache.keepsSleeping(entry) { file.append(entry, from: last) }
        }
        // What has been removed since must not come back.
        guard let entries = file.finish(if: { [place] in place.deletionCount == deletions }) else { return }
        cache.setFiled(entries)
        if place.deletionCount != deletions { return place.discard() }
        state.withLock { $0.written = (number, deletions) }
    }

    /// Whether an image may be on the disk.
    private func mayKeep(_ image: ImageCache.ShownImage, _ shown: Shown) -> Bool {
        guard let origin = image.info.origin else { return false }
        if let file = origin.file { return file.isSettled }
        guard let metadata = origin.metadata, let response = metadata.response, let request = shown.request,
            !metadata.isPersonal, !metadata.isTooLong, MetadataCoder.canEncode(metadata)
        else { return false }
        let rules = StoringRules(freshness: freshness, hasOwnExpiration: shown.hasOwnExpiration)
        return rules.allowsStoring(response, to: request, through: metadata.redirects)
    }
}
