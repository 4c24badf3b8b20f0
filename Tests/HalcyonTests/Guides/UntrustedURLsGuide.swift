import Foundation
import Halcyon
import HalcyonCurl
import LinuxTestSupport
import Testing

@Suite("Guide: Load untrusted URLs")
struct UntrustedURLsGuide {
    @Test("Given the guide's pipeline, when a local server's image is loaded, then it is refused")
    func refuses() async throws {
        let server = try ScriptedServer { _ in }
        let url = server.url()
        let error = await #expect(throws: ImageError.self) {
            let pipeline = ImagePipeline(.untrusted)
            let request = ImageRequest(url, targetSize: TargetSize(width: 400, height: 400))
            let image = try await pipeline.image(for: request)
            _ = image
        }
        #expect(error == .response(.addressRefused("127.0.0.1:\(server.port)")))
        #expect(server.openedCount == 0)
    }

    @Test("Given the guide's filter, when another port is asked for, then it is refused")
    func filters() async throws {
        let ownAddresses = ["1.1.1.1"]
        let pipeline = ImagePipeline(
            .untrusted { $0.isGlobal && $0.port == 443 && !ownAddresses.contains($0.host) })
        for url in ["https://1.1.1.1/", "https://8.8.8.8:80/"] {
            let error = await #expect(throws: ImageError.self) { try await pipeline.data(for: url) }
            #expect(error?.code == 2012)
        }
    }
}
