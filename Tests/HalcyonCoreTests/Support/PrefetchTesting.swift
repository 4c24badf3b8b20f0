import HTTPTypes
import HalcyonCore
import HalcyonTesting

/// What tests of prefetching need: numbered requests, loads that wait for a gate, and what became of them.
protocol PrefetchTesting {}

extension PrefetchTesting {
    func pipeline(
        _ loader: FakeLoader, cache: FakeDataCache? = nil, decoder: FakeDecoder = FakeDecoder(), transfers: Int = 8
    ) -> ImagePipeline {
        var configuration = ImagePipeline.Configuration(dataLoader: loader, dataCache: cache, decoders: [decoder])
        configuration.maximumTransfers = transfers
        return ImagePipeline(configuration)
    }

    func request(_ number: Int) -> ImageRequest { ImageRequest("http://test/\(number)") }

    func requests(_ numbers: Range<Int>) -> [ImageRequest] { numbers.map { request($0) } }

    func outcomes(_ batch: ImagePrefetcher.Batch) async -> [ImagePrefetcher.Outcome] {
        await batch.completion.map(\.outcome)
    }

    /// Answers with the path, once the gate of that path is open; those without a gate at once.
    func gated(_ gates: [String: Gate]) -> FakeLoader {
        FakeLoader { request async throws(ImageError) in
            let path = request.path ?? ""
            await gates[path]?.pass()
            if Task.isCancelled { throw .cancelled }
            return .success(path)
        }
    }

    func paths(_ loader: FakeLoader) -> [String] { loader.requests.entries.map { $0.path ?? "" } }

    /// Gives whatever wrongly runs the time to show itself.
    func settle() async { for _ in 0..<200 { await Task.yield() } }
}
