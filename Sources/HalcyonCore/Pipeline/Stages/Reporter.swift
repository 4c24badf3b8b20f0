/// Reports to the observer. Without one, nothing is measured.
///
/// Not inlined into the loads: the events would take space in the frame of each waiting caller.
final class Reporter: Sendable {
    private let observer: (any PipelineObserving)?
    private let clock: any PipelineClock

    init(_ configuration: ImagePipeline.Configuration) {
        observer = configuration.observer
        clock = configuration.clock
    }

    /// Whether there is an observer.
    var isActive: Bool { observer != nil }

    @inline(never)
    func observe(_ request: ImageRequest, _ kind: @autoclosure () -> PipelineEvent.Kind) {
        guard let observer, let id = request.loadID else { return }
        observer.observe(PipelineEvent(load: id, request: request, kind: kind()))
    }

    /// Reports the whole of a load to the observer.
    func observed<Answer: Sendable>(
        _ request: ImageRequest, decodes: Bool, source: (Answer) -> ResponseSource,
        _ load: nonisolated(nonsending) () async throws(ImageError) -> Answer
    ) async throws(ImageError) -> Answer {
        guard observer != nil else { return try await load() }
        return try await watched(request, decodes: decodes, source: source, load)
    }

    @inline(never)
    private func watched<Answer: Sendable>(
        _ request: ImageRequest, decodes: Bool, source: (Answer) -> ResponseSource,
        _ load: nonisolated(nonsending) () async throws(ImageError) -> Answer
    ) async throws(ImageError) -> Answer {
        let start = clock.uptime
        observe(request, .started(decodes: decodes))
        do throws(ImageError) {
            let answer = try await load()
            observe(request, .finished(source(answer), seconds: clock.uptime - start))
            return answer
        } catch {
            let seconds = clock.uptime - start
            observe(request, error == .cancelled ? .cancelled(seconds: seconds) : .failed(error, seconds: seconds))
            throw error
        }
    }

    /// Reports to the observer how long a part of a load took.
    func timed<Answer: Sendable>(
        _ request: ImageRequest, _ part: nonisolated(nonsending) () async throws(ImageError) -> Answer,
        _ kind: (Answer?, Double) -> PipelineEvent.Kind
    ) async throws(ImageError) -> Answer {
        guard observer != nil else { return try await part() }
        let start = clock.uptime
        do throws(ImageError) {
            let answer = try await part()
            observe(request, kind(answer, clock.uptime - start))
            return answer
        } catch {
            observe(request, kind(nil, clock.uptime - start))
            throw error
        }
    }

    /// Reports a load that memory answered at once.
    func observeHit(of request: ImageRequest, _ id: LoadID) {
        var request = request
        request.loadID = id
        observe(request, .started(decodes: true))
        observe(request, .memoryLookup(isHit: true))
        observe(request, .finished(.memory, seconds: 0))
    }
}
