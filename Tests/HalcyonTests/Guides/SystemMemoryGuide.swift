import Halcyon
import HalcyonTesting
import Testing

@Suite("Guide: Memory of the system")
struct SystemMemoryGuide {
    @Test("Given the guide, when a pipeline has a limit and is left alone, then that is so; another follows the system")
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
