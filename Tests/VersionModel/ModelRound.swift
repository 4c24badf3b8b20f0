import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting
import TestSupport

#if !HALCYON_TSAN
import Synchronization
#endif

/// Random use of a whole pipeline with both caches, each answer of which is compared with what may be answered then.
///
/// What is done follows from the seed, and so does what servers answer and when; only the threads' own order does not.
public final class ModelRound: Sendable {
    struct Running {
        let task: Task<Void, Never>
        let isOver: Tally
    }

    /// What a call ended with.
    private enum Outcome {
        case record(ModelOrigin.Record?, ResponseSource, isStale: Bool)
        /// A request that changed some sources, and the version of each since then at least.
        case changed([(source: Int, version: Int)])
        case failed(ImageError)
    }

    private let disk: any ModelDisk
    let origin: ModelOrigin
    let clock = FakeClock()
    private let seed: UInt64
    private let canRestart: Bool
    /// Whether two pipelines share the disk. Then nothing is held, and only what one of them has answered binds it:
    /// neither knows of the other's answers before it finds them on the disk.
    private let isShared: Bool
    let facts = Mutex(ModelFacts())
    /// Those of the second of two pipelines, if it is not its turn.
    let otherFacts = Mutex(ModelFacts())
    let lines = Log<String>()
    let complaints = Log<String>()
    /// Bytes stored by hand that nothing has had a reason to remove yet: the answer of which transfer they show, by
    /// source.
    let placed = Mutex<[Int: Int]>([:])
    private let fullness = Tally()
    /// Whether there is no room on the disk.
    private var isFull: Bool {
        get { fullness.value > 0 }
        set { fullness.add((newValue ? 1 : 0) - fullness.value) }
    }
    /// How many requests run that change a source.
    private let changes = Mutex<[Int: Int]>([:])
    /// Made once: that costs more than most look-ups.
    private let requests: [ModelFacts.Form: ImageRequest]

    /// A round on a disk that is empty.
    public init(seed: UInt64, disk: any ModelDisk) {
        self.seed = seed
        self.disk = disk
        isShared = seed % 5 == 0
        // A pipeline of which something goes on behind the answers is not like one that has ended.
        canRestart = seed % 2 == 0
        let processor = FakeProcessor("p")
        requests = Dictionary(
            uniqueKeysWithValues: ModelFacts.Form.all.map { form in
                var request = ImageRequest(ModelOrigin.url(form.source))
                request.targetSize = form.side.map { TargetSize(width: $0, height: $0) }
                if form.isProcessed { request.processors = [processor] }
                return (form, request)
            })
        origin = ModelOrigin(clock, revalidatesInBackground: !canRestart)
    }

    private var report: String? {
        guard !complaints.entries.isEmpty else { return nil }
        return "seed \(seed): \(complaints.entries.joined(separator: "; "))\n" + lines.entries.joined(separator: "\n")
    }

    /// What was wrong, with the seed and all that was done; nil if nothing was.
    public func play(steps: Int = 40) async -> String? {
        var random = SplitMix(seed: seed)
        if isShared {
            await playShared(steps: steps, &random)
            return report
        }
        var pipeline = makePipeline()
        var running: [Running] = []
        // One run of a program may keep finished images, and another know nothing of them.
        var keepsFinished = true
        for step in 0..<steps {
            clock.advance(1)
            var operation = ModelOperation.random(using: &random, canRestart: canRestart)
            if !keepsFinished { operation = operation.withoutFinished }
            let isHasty = Int.random(in: 0..<4, using: &random) == 0
            lines.add("\(step): \(operation)")
            if case .restart = operation {
                await end(&running)
                await pipeline.flush()
                pipeline = makePipeline()
                keepsFinished = Bool.random(using: &random)
                lines.add("   finished images are \(keepsFinished ? "kept" : "not kept")")
            } else if case .cancel(let index) = operation {
                if !running.isEmpty { running[index % running.count].task.cancel() }
            } else {
                await perform(operation, step, pipeline, &running, isHasty: isHasty)
            }
            running.removeAll { $0.isOver.value > 0 }
            checkMemory(pipeline)
            await checkPlaced(pipeline)
            if !complaints.entries.isEmpty { break }
        }
        await end(&running)
        checkMemory(pipeline)
        await checkPlaced(pipeline)
        await checkDisk(pipeline)
        return report
    }

    func makePipeline() -> ImagePipeline {
        var configuration = ImagePipeline.Configuration(
            dataLoader: origin, dataCache: disk.opened(), imageCache: ImageCache(costLimit: 4000),
            decoders: [FakeDecoder()], encoders: [ModelEncoder()])
        configuration.clock = clock
        configuration.downloads.retry = .never
        configuration.downloads.maximumTransfers = 64
        configuration.downloads.maximumTransfersPerHost = 64
        configuration.downloads.startRate = nil
        return ImagePipeline(configuration)
    }

    func request(_ form: ModelFacts.Form) -> ImageRequest {
        requests[form] ?? ImageRequest(ModelOrigin.url(form.source))
    }

    func perform(
        _ operation: ModelOperation, _ step: Int, _ pipeline: ImagePipeline, _ running: inout [Running], isHasty: Bool
    ) async {
        switch operation {
        case .image(let form, let network, let storage, let isAwaited):
            var request = request(form)
            request.cachePolicy.network = network
            request.cachePolicy.memory = Self.memory(step)
            request.storage = storage
            // As a browser asks: such a transfer is not shared with others.
            if network == .reload, step % 2 == 0 { request.headerFields[.cacheControl] = "no-cache" }
            let load = request
            await start(step, form, &running, isAwaited: isAwaited, isHasty: isHasty) { [origin] in
                do throws(ImageError) {
                    let response = try await pipeline.response(for: load)
                    let record = origin.record(ModelOrigin.serial(of: response.image))
                    return .record(record, response.source, isStale: response.isStale)
                } catch {
                    return .failed(error)
                }
            }
        case .data(let source, let network, let isAwaited):
            var request = request(ModelFacts.Form(source: source))
            request.cachePolicy.network = network
            request.cachePolicy.memory = Self.memory(step)
            let load = request
            await start(step, nil, source: source, &running, isAwaited: isAwaited, isHasty: isHasty) { [origin] in
                do throws(ImageError) {
                    let response = try await pipeline.data(for: load)
                    let record = ModelOrigin.serial(of: response.data).flatMap(origin.record)
                    return .record(record, response.source, isStale: response.isStale)
                } catch {
                    return .failed(error)
                }
            }
        case .unsafe(let source, let method, let reply, let isAwaited):
            let load = reply.request(method, source, step: step)
            let versions = reply.sources(from: source).map { (source: $0, version: origin.version($0) + 1) }
            for (source, _) in versions {
                forgetPlaced(source)
                changes.withLock { $0[source, default: 0] += 1 }
            }
            await start(step, nil, source: source, &running, isAwaited: isAwaited, isHasty: isHasty) { [self] in
                defer {
                    changes.withLock { changes in for (source, _) in versions { changes[source, default: 0] -= 1 } }
                }
                do throws(ImageError) {
                    _ = try await pipeline.data(for: load)
                    return .changed(versions)
                } catch {
                    return reply.isShown(by: error) ? .changed(versions) : .failed(error)
                }
            }
        case .release(let index):
            origin.release(index)
            await settle(running, isHasty: isHasty)
        case .storeImage(let form):
            // During a load, nobody can tell which of the two is the newer.
            if running.allSatisfy({ $0.isOver.value > 0 }) { storeImage(form, pipeline) }
        default: await administer(operation, pipeline)
        }
    }

    private func administer(_ operation: ModelOperation, _ pipeline: ImagePipeline) async {
        let moment = origin.moment()
        switch operation {
        case .storeData(let source):
            let version = origin.change(source)
            let form = ModelFacts.Form(source: source)
            let data = origin.placed(source, version: version)
            // Loads that run were asked for before; what changes the source is not. It may end while the bytes are
            // stored.
            let isChanging = changes.withLock { $0[source] ?? 0 > 0 }
            await pipeline.cache.store(data, for: request(form))
            facts.withLock { $0.place(source, version: version, at: moment) }
            placed.withLock { $0[source] = isChanging || isFull ? nil : ModelOrigin.serial(of: data) }
        case .remove(let form):
            forgetPlaced(form.source)
            await pipeline.cache.remove(for: request(form))
            // The image of the rest stays, of which a processed one may be made again.
            if !form.isProcessed { facts.withLock { $0.remove(form, before: moment) } }
        case .removeVariants(let source):
            forgetPlaced(source)
            try? await pipeline.cache.removeAll(variantsOf: request(ModelFacts.Form(source: source)))
            facts.withLock { $0.invalidate(source, before: moment) }
        case .removeAll:
            placed.withLock { $0 = [:] }
            try? await pipeline.cache.removeAll()
            facts.withLock { facts in for source in 0..<4 { facts.invalidate(source, before: moment) } }
        case .change(let source): origin.change(source)
        case .vanish(let source): origin.remove(source)
        case .mood(let source, let mood): origin.setMood(mood, of: source)
        case .wait(let seconds): clock.advance(seconds)
        case .evictFromMemory: pipeline.configuration.imageCache?.trim(toCost: 500)
        case .evictFromDisk(let index):
            placed.withLock { $0 = [:] }
            let keys = await disk.keys()
            if !keys.isEmpty { await disk.evict(keys[index % keys.count]) }
        case .fill(let isFull):
            placed.withLock { $0 = [:] }
            disk.fill(isFull)
            self.isFull = isFull
        default: break
        }
    }

    private func storeImage(_ form: ModelFacts.Form, _ pipeline: ImagePipeline) {
        let version = facts.withLock { $0.floors[form.source] }
        guard version > 0, let fake = FakeImage(origin.placed(form.source, version: version, isDrawn: true)) else {
            return
        }
        var picture = fake
        if let side = form.side { picture.size = PixelSize(width: side, height: side) }
        if let image = try? picture.decoded() { pipeline.cache.store(image, for: request(form)) }
    }

    private func start(
        _ step: Int, _ form: ModelFacts.Form?, source: Int = 0, _ running: inout [Running], isAwaited: Bool,
        isHasty: Bool, _ call: @escaping @Sendable () async -> Outcome
    ) async {
        // What is asked for from now on may take the place of what was stored by hand.
        forgetPlaced(form?.source ?? source)
        // Bytes have no form of their own: they are removed with the whole picture.
        let form = form ?? ModelFacts.Form(source: source)
        let moment = origin.moment()
        let start = facts.withLock { $0.start(form) }
        let isOver = Tally()
        let task = Task { [self] in
            note(await call(), of: step, form, start, begun: moment)
            isOver.add()
        }
        running.append(Running(task: task, isOver: isOver))
        if isAwaited { await settle(running, isHasty: isHasty) }
    }

    /// Compares an answer with what it may be.
    private func note(
        _ outcome: Outcome, of step: Int, _ form: ModelFacts.Form, _ start: ModelFacts.Start, begun moment: Int
    ) {
        switch outcome {
        case .failed(.response(.status(404))):
            lines.add("   \(step) ended: nothing there")
            guard let absence = origin.absence(of: form.source, from: start.floor) else {
                return complaints.add("\(step) (\(form)): nothing there, after version \(start.floor) was answered")
            }
            // What a server does not let a pipeline remember changes nothing there.
            if absence.isRemembered { facts.withLock { $0.raise(form.source, to: absence.version, begun: moment) } }
        case .failed(let error): lines.add("   \(step) failed: \(error)")
        case .changed(let versions):
            for (source, version) in versions {
                lines.add("   \(step) changed \(source) to \(version)")
                facts.withLock { facts in
                    facts.invalidate(source, before: moment)
                    facts.raise(source, to: version)
                }
            }
        case .record(let record, let source, let isStale):
            let complaint = facts.withLock { facts in
                if let record { facts.raise(form.source, to: record.version, begun: moment) }
                return facts.complaint(record, form, start)
            }
            let version = record.map { "version \($0.version), asked for at \($0.askedAt)" } ?? "nothing known"
            lines.add("   \(step) ended: \(version), from \(source)\(isStale ? ", stale" : "")")
            if let complaint { complaints.add("\(step) (\(form)): \(complaint)") }
        }
    }

    /// Lets what runs get as far as it can without the answers that are held: mostly, for a hasty step not at all.
    private func settle(_ running: [Running], isHasty: Bool) async {
        if isHasty { return await Task.yield() }
        let begin = ContinuousClock.now
        var (now, latest, seen) = (begin, begin, -1)
        // What still runs and brings nothing new for so long waits for a server, mostly.
        while now < begin + .microseconds(600), now < latest + .microseconds(200) {
            let waiting = running.reduce(0) { $0 + ($1.isOver.value == 0 ? 1 : 0) }
            if waiting == 0 { return }
            let mark = origin.arrivals * 1000 + waiting
            if mark != seen { (seen, latest) = (mark, now) }
            await Task.yield()
            now = .now
        }
    }

    /// Waits for all that runs.
    private func end(_ running: inout [Running]) async {
        for source in 0..<4 { origin.setMood(ModelOrigin.Mood(), of: source) }
        while running.contains(where: { $0.isOver.value == 0 }) {
            origin.release(nil)
            await Task.yield()
        }
        for call in running { await call.task.value }
        running = []
    }

    /// Some requests store nothing in memory: what is older goes from there all the same.
    private static func memory(_ step: Int) -> CachePolicy.Access {
        step % 5 == 0 ? .off : step % 7 == 0 ? .readOnly : .readWrite
    }
}

extension ModelFacts.Form {
    static let all = (0..<4).flatMap { source in
        [nil, 4, 6].flatMap { side in
            [false, true].map { ModelFacts.Form(source: source, side: side, isProcessed: $0) }
        }
    }
}
