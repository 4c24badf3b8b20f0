import Synchronization

/// The decoding: one task for each reader, for as long as frames are missing.
extension AnimatedFrames {
    private static let permits = Permits(max(1, WorkExecutor.cpuThreadCount / 2))

    func run(_ idle: [FrameTable.Run]) {
        for run in idle {
            // Weak between two frames: what nobody has any more is not decoded.
            _ = startTask { [weak self] in
                while await self?.advance(run) == true {}
            }
        }
    }

    private func advance(_ current: FrameTable.Run) async -> Bool {
        guard let step = table.withLock({ $0.nextStep(of: current) }) else { return false }
        let outcome = await perform(step)
        let news = table.withLock { $0.settle(current, step, outcome) }
        for (waiter, answer) in news.answers { waiter.resume(returning: answer) }
        for tell in news.handlers { tell() }
        run(news.idle)
        return true
    }

    private func perform(_ step: FrameStep) async -> Result<FrameStep.Output, FrameStep.Failure> {
        let urgency: WorkPriority = step.isUrgent ? .high : .normal
        do throws(ImageError) {
            return try await Self.permits.withPermit(for: .constant(urgency)) { () async throws(ImageError) in
                try await WorkExecutor.cpu.run { [animation] () throws(ImageError) in step.run(by: animation) }
            }
        } catch {
            return .failure(FrameStep.Failure(index: step.goal, error: error))
        }
    }
}
