import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting

/// Shows images and writes the launch snapshot, again and again, until the process is killed. Says which generation of
/// images is in the file.
@MainActor
enum Snapshots {
    nonisolated static let imageCount = 40

    static func run(_ file: URL, from first: Int) async throws {
        let loader = FakeLoader(default: .status(404))
        var configuration = ImagePipeline.Configuration.fake(loader: loader, decoder: FakeDecoder(format: .png))
        configuration.launchSnapshot = LaunchSnapshot(file: file)
        let pipeline = ImagePipeline(configuration)
        var generation = first
        while true {
            for index in 0..<imageCount {
                let path = "/\(generation)/\(index)"
                var answer = FakeLoader.Answer.image(image(generation, index))
                answer.fields = [.cacheControl: "max-age=86400"]
                loader[path] = answer
                let view = FakeView()
                _ = try await view.display.showImage(
                    with: ImageRequest("http://test\(path)"), options: DisplayOptions(pipeline: pipeline))
                loader[path] = nil
            }
            await pipeline.flush()
            try FileHandle.standardOutput.write(contentsOf: Data("\(generation)\n".utf8))
            generation += 1
        }
    }

    nonisolated static func image(_ generation: Int, _ index: Int) -> FakeImage {
        FakeImage(width: 24, height: 32, color: SIMD4(UInt8(generation & 0xFF), UInt8(index), 77, 255))
    }
}
