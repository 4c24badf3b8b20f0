import CoreMetrics
import Halcyon
import HalcyonTesting
import Logging
import Testing

struct SlowLoads: PipelineObserving {
    func observe(_ event: PipelineEvent) {
        if case .finished(let source, let seconds) = event.kind, seconds > 1 {
            print(event.load, event.request.sourceKey, "took", seconds, "seconds from", source)
        }
    }
}

@Suite("Guide: Observe", .timeLimit(.minutes(5)))
struct ObservingGuide {
    @Test("Given the guide's observers, when an image is loaded, then they take what they are told")
    func observers() async throws {
        var configuration = ImagePipeline.Configuration.standard
        configuration.observer = LogObserver(Logger(label: "images"))

        configuration.observer = PipelineObservers([LogObserver(Logger(label: "images")), MetricsObserver()])

        let both = try #require(configuration.observer)
        let recorder = EventRecorder<PipelineEvent>()
        configuration = .fake()
        configuration.observer = PipelineObservers([both, SlowLoads(), recorder])
        _ = try await ImagePipeline(configuration).image(for: "https://example.org/cat.jpg")
        #expect(recorder.events.count > 4)
    }
}

/// In the place of the standard one, whose words would stand in the midst of the tests' own.
private func print(_ words: Any..., separator: String = " ", terminator: String = "\n") {}
