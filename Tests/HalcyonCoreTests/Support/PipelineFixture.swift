import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting

/// The parts of pipelines that share a disk cache, so that a second one finds what the first has stored.
struct PipelineFixture {
    var loader = FakeLoader()
    var cache = ListedCache()
    var decoder = FakeDecoder()
    var encoder = TextEncoder()
    var clock = FakeClock()

    func pipeline(
        memory: ImageCache? = ImageCache(), _ change: (inout ImagePipeline.Configuration) -> Void = { _ in }
    ) -> ImagePipeline {
        var configuration = ImagePipeline.Configuration(
            dataLoader: loader, dataCache: cache, imageCache: memory, decoders: [decoder], encoders: [encoder])
        configuration.clock = clock
        change(&configuration)
        return ImagePipeline(configuration)
    }

    /// Puts bytes into the disk cache, fresh for `seconds`.
    func keep(_ text: String, for key: String, seconds: Double = 3600, fields: HTTPFields = [:]) {
        cache[key] = DataCacheEntry(
            data: Data(text.utf8),
            metadata: CacheMetadata(
                response: HTTPResponse(status: .ok, headerFields: fields), storedAt: clock.date,
                expiresAt: clock.date + seconds))
    }
}

extension ImageRequest {
    /// The request, changed.
    func with(_ change: (inout ImageRequest) -> Void) -> ImageRequest {
        var request = self
        change(&request)
        return request
    }

    /// A GET of a path at the host `test` with header fields.
    static func get(_ path: String, _ fields: HTTPFields) -> ImageRequest {
        ImageRequest(
            source: .remote(
                HTTPRequest(method: .get, scheme: "http", authority: "test", path: path, headerFields: fields)))
    }
}
