import Foundation
import Halcyon
import TestSupport
import Testing

@Suite("Guide: Show the last pictures at the next launch")
struct SecondLaunchGuide {
    @Test("Given the guide, when a pipeline gets a snapshot or none, then it has that")
    func snapshot() throws {
        let directory = try TemporaryDirectory()
        let folder = directory.url
        let pipeline = ImagePipeline {
            $0.launchSnapshot = LaunchSnapshot(file: folder.appending(path: "pictures.snapshot"), byteLimit: 8 << 20)
        }
        let without = ImagePipeline { $0.launchSnapshot = nil }
        #expect(pipeline.configuration.launchSnapshot?.byteLimit == 8 << 20)
        #expect(without.configuration.launchSnapshot == nil)
        let standard = try #require(ImagePipeline.Configuration.standard.launchSnapshot)
        #expect(standard.byteLimit == 32 << 20)
        #expect(standard.file.pathExtension == "snapshot")
    }
}
