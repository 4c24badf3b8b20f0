import Halcyon
import HalcyonTesting
import Testing

@Suite("Guide: Memory of the system")
struct SystemMemoryGuide {
    @Test("Given the guide, when a pipeline does not follow the system, then it keeps its cost limit")
    func settings() throws {
        var configuration = ImagePipeline.Configuration.fake()
        #expect(configuration.followsSystemMemory)

        configuration.imageCache = ImageCache(costLimit: 64 << 20)

        let pipeline = ImagePipeline(configuration)

        pipeline.followSystemMemory()

        configuration.followsSystemMemory = false

        let alone = ImagePipeline(configuration)
        alone.followSystemMemory()
        let cache = try #require(alone.configuration.imageCache)
        #expect(cache.costLimit == 64 << 20)
    }
}
