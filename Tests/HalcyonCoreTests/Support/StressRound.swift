import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

/// One round of random use, and what must hold at its end.
final class StressRound {
    static let steps = 200

    private let seed: UInt64
    private var random: RandomSource
    private let world: StressWorld
    private var prefetcher: ImagePrefetcher?
    private var callers: [(caller: StressCaller, isCancelled: Bool)] = []
    private var batches: [(batch: ImagePrefetcher.Batch, plans: [StressPlan], completions: Tally)] = []

    init(seed: UInt64) throws {
        self.seed = seed
        random = RandomSource(seed: seed)
        world = try StressWorld(using: &random)
        prefetcher = ImagePrefetcher(
            pipeline: world.pipeline, destination: Bool.random(using: &random) ? .memory : .disk,
            width: Int.random(in: 1...3, using: &random))
    }

    /// - Returns: What must not outlive the round.
    func play() async throws -> [WeakReference] {
        let time = Task.detached { [clock = world.clock] in
            while !Task.isCancelled {
                if clock.sleeperCount > 0 { clock.advance(10) }
                // Yielding instead would keep the pool busy for all the other suites.
                try? await Task.sleep(for: .milliseconds(1))
            }
        }
        defer { time.cancel() }
        for _ in 0..<Self.steps { await step() }
        for index in callers.indices where callers[index].caller.plan.kind == .hang {
            cancel(index)
            // It outlives those who wait for it.
            callers[index].caller.imageTask?.cancel()
        }
        for (batch, plans, _) in batches where plans.contains(where: { $0.kind == .hang }) { batch.stop() }
        if Bool.random(using: &random) { prefetcher?.isPaused = false } else { prefetcher = nil }
        await checkCallers()
        try await checkBatches()
        try await checkNothingRuns()
        time.cancel()
        await time.value
        let engine = world.pipeline.engine
        return [WeakReference(world.pipeline), WeakReference(world.loader), WeakReference(world.otherCaches)]
            + [WeakReference(engine), WeakReference(engine.parts), WeakReference(engine.loads)]
            + [WeakReference(engine.images), WeakReference(engine.permits)]
            + callers.compactMap { $0.caller.imageTask.map(WeakReference.init) }
            + batches.map { WeakReference($0.batch) } + [prefetcher].compactMap { $0.map(WeakReference.init) }
    }

    private func step() async {
        let one = callers.indices.randomElement(using: &random)
        let priority = LoadPriority.allCases.randomElement(using: &random) ?? .low
        switch Int.random(in: 0..<24, using: &random) {
        case 0..<13: addCaller()
        case 13: addBatch()
        case 14...15: if let one, Int.random(in: 0..<3, using: &random) == 0 { cancel(one) }
        case 16: if let one { callers[one].caller.imageTask?.priority = priority }
        case 17:
            if let token = one.flatMap({ callers[$0].caller.token }) { world.pipeline.setPriority(priority, of: token) }
        case 18: if let one { await world.pipeline.cache.remove(for: callers[one].caller.plan.request) }
        case 19: world.pipeline.engine.parts.caches.imageCache.removeAll()
        case 20: prefetcher?.isPaused.toggle()
        case 21: prefetcher?.priority = priority
        case 22: batches.randomElement(using: &random)?.batch.stop()
        default: for _ in 0..<Int.random(in: 0..<8, using: &random) { await Task.yield() }
        }
        if Int.random(in: 0..<3, using: &random) == 0 { await Task.yield() }
    }

    private func addCaller() {
        let plan = StressPlan(world, using: &random)
        let way = StressCaller.Way.allCases.randomElement(using: &random) ?? .image
        callers.append((StressCaller(way, plan, world, using: &random), false))
        if Int.random(in: 0..<4, using: &random) == 0 { cancel(callers.count - 1) }
    }

    private func cancel(_ index: Int) {
        callers[index].isCancelled = true
        callers[index].caller.cancel()
    }

    private func addBatch() {
        let plans = (0..<Int.random(in: 0..<6, using: &random)).map { _ in StressPlan(world, using: &random) }
        let completions = Tally()
        let batch = prefetcher?.start(plans.map(\.request)) { _, _ in
        } completion: { _ in
            completions.add()
        }
        if let batch { batches.append((batch, plans, completions)) }
    }

    private func checkCallers() async {
        for (caller, isCancelled) in callers {
            let ending = await caller.ending.value
            #expect(
                caller.mayEnd(ending, isCancelled: isCancelled),
                "seed \(seed): \(ending) for \(caller.way) of \(caller.plan), cancelled: \(isCancelled)")
            _ = try? await caller.imageTask?.response
        }
    }

    private func checkBatches() async throws {
        for (batch, plans, completions) in batches {
            let results = await batch.completion
            #expect(results.map(\.index) == Array(plans.indices), "seed \(seed)")
            for (result, plan) in zip(results, plans) {
                let isRight =
                    switch result.outcome {
                    case .loaded, .skipped: plan.text != nil || plan.bytes != nil
                    case .failed(let error): plan.errors.contains(error)
                    case .stopped: true
                    }
                #expect(isRight, "seed \(seed): \(result.outcome) for \(plan)")
            }
            try await eventually("a batch's handler is called, seed \(seed)") { completions.value == 1 }
        }
    }

    private func checkNothingRuns() async throws {
        let pipeline = world.pipeline
        await pipeline.flush()
        await world.otherCaches.dataCache?.flush()
        let free = (free: StressWorld.maximumTransfers, waiting: 0, hosts: 0)
        try await eventually("nothing runs, seed \(seed)") {
            pipeline.engine.images.jobs.count == 0 && pipeline.engine.decodes.jobs.count == 0
                && pipeline.engine.data.jobs.count == 0
                && pipeline.downloader.transfers.count == 0 && pipeline.downloader.gate.counts == free
                && pipeline.engine.permits.cpu.counts == (StressWorld.maximumDecodes, 0)
                && pipeline.engine.data.filePermits.counts == (8, 0) && pipeline.tokens.count == 0
                && world.loader.running.value == 0
        }
        let demands = callers.compactMap { $0.caller.imageTask?.demand } + [prefetcher].compactMap { $0?.runner.demand }
        try await eventually("nobody follows a demand any more, seed \(seed)") {
            demands.allSatisfy { $0.followerCount == 0 }
        }
        for (caller, _) in callers {
            #expect(caller.completions?.value ?? 1 == 1, "seed \(seed): \(caller.plan)")
        }
        guard let observer = world.observer else { return }
        try await eventually("each load that was begun has one end, seed \(seed)") { Self.areBalanced(observer.events) }
    }

    private static func areBalanced(_ events: [PipelineEvent]) -> Bool {
        var open: [LoadID: (started: Int, ended: Int)] = [:]
        for event in events {
            switch event.kind {
            case .started: open[event.load, default: (0, 0)].started += 1
            case .finished, .failed, .cancelled: open[event.load, default: (0, 0)].ended += 1
            default: break
            }
        }
        return open.values.allSatisfy { $0 == (1, 1) }
    }
}
