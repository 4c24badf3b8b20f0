import Halcyon
import Testing

@Suite(.serialized) struct SharedPipelineTests {
    @Test("Given the shared pipeline, when it is set, then it is the one that was set")
    func shared() {
        let mine = ImagePipeline(.standard)
        let usual = ImagePipeline.shared
        ImagePipeline.shared = mine
        #expect(ImagePipeline.shared === mine)
        ImagePipeline.shared = usual
        #expect(ImagePipeline.shared === usual)
        #expect(usual.configuration.dataLoader != nil)
        #expect(usual.configuration.dataCache != nil)
        #expect(!usual.configuration.decoders.isEmpty)
    }

    @Test("Given only changes, when a pipeline is made, then the rest is as in the shared one")
    func changes() {
        let pipeline = ImagePipeline { $0.maximumDecodes = 3 }
        #expect(pipeline.configuration.maximumDecodes == 3)
        #expect(pipeline.configuration.dataLoader != nil)
        #expect(pipeline.configuration.dataCache != nil)
        #expect(!pipeline.configuration.decoders.isEmpty)
    }
}
