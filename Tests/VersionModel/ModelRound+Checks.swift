import Foundation
import HalcyonCore
import HalcyonTesting
import TestSupport

#if !HALCYON_TSAN
import Synchronization
#endif

/// What is compared after each step, and rounds of two pipelines.
extension ModelRound {
    /// Plays a round of two pipelines, one after the other's steps.
    func playShared(steps: Int, _ random: inout SplitMix) async {
        let pipelines = [makePipeline(), makePipeline()]
        for step in 0..<steps {
            clock.advance(1)
            let operation = ModelOperation.random(using: &random, canRestart: false)
            guard let operation = operation.forSharing else { continue }
            let index = Int.random(in: 0..<2, using: &random)
            lines.add("\(step): \(operation), by \(index)")
            // The facts of the pipeline whose turn it is.
            func swapFacts() {
                facts.withLock { mine in otherFacts.withLock { swap(&mine, &$0) } }
            }
            if index == 1 { swapFacts() }
            var running: [Running] = []
            await perform(operation, step, pipelines[index], &running, isHasty: false)
            for call in running { await call.task.value }
            await pipelines[index].flush()
            checkMemory(pipelines[index])
            if index == 1 { swapFacts() }
            if !complaints.entries.isEmpty { break }
        }
    }

    func checkMemory(_ pipeline: ImagePipeline) {
        for form in ModelFacts.Form.all {
            let start = facts.withLock { $0.start(form) }
            guard let image = pipeline.cachedImage(for: request(form)) else { continue }
            let record = origin.record(ModelOrigin.serial(of: image))
            let complaint = facts.withLock { $0.complaint(record, form, start) }
            if let complaint { complaints.add("in memory (\(form)): \(complaint)") }
        }
    }

    func checkPlaced(_ pipeline: ImagePipeline) async {
        for (source, serial) in placed.withLock({ $0 }) {
            let data = await pipeline.cache.data(for: request(ModelFacts.Form(source: source)))?.data
            let found = data.flatMap(ModelOrigin.serial)
            // A call that was begun before may have begun to load later.
            if found != serial, !origin.wasAsked(source, since: serial) {
                let what = found.flatMap(origin.record).map { "version \($0.version), asked for at \($0.askedAt)" }
                complaints.add("on the disk (\(source)): \(what ?? "nothing"), and not what was stored by hand")
            }
        }
    }

    func checkDisk(_ pipeline: ImagePipeline) async {
        for source in 0..<4 {
            let form = ModelFacts.Form(source: source)
            let start = facts.withLock { $0.start(form) }
            guard let entry = await pipeline.cache.data(for: request(form)) else { continue }
            let record = ModelOrigin.serial(of: entry.data).flatMap(origin.record)
            let complaint = facts.withLock { $0.complaint(record, form, start) }
            if let complaint { complaints.add("on the disk (\(form)): \(complaint)") }
        }
    }

    func forgetPlaced(_ source: Int) { placed.withLock { $0[source] = nil } }
}
