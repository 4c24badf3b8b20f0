import Foundation
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

/// What a caller's thread does with an identifier of megabytes, as a `data:` URL is one.
@Suite("Long identifiers of providers")
struct LongIdentifierTests {
    /// Counts how often it is asked for its name, each of which is a pass over it.
    private struct Provider: ImageDataProvider {
        let text: String
        let reads = Tally()
        var identifier: String {
            reads.add()
            return text
        }

        func data() async throws -> Data { Data("image".utf8) }
    }

    private let long = String(repeating: "0123456789abcdef", count: 4_096)

    @Test("Given a long identifier, when all keys are made, then it is read once and no key has it")
    func oneRead() {
        let provider = Provider(text: long)
        var request = ImageRequest(provider: provider)
        for side in 1...2 {
            request.targetSize = TargetSize(width: side, height: side, mode: .fill)
            let identity = request.loadIdentity
            for key in [request.imageKey.description, request.sourceKey, request.processedKey, identity.sourceKey] {
                #expect(key.utf8.count < 400, "\(key.prefix(400))")
            }
        }
        #expect(provider.reads.value == 1)
    }

    @Test("Given a long identifier, when its image is loaded, then it is read once for all caches")
    func oneReadOfLoad() async throws {
        let provider = Provider(text: long)
        let fixture = PipelineFixture()
        _ = try await fixture.pipeline().image(for: ImageRequest(provider: provider))
        #expect(provider.reads.value == 1)
    }

    @Test("Given long identifiers, when one byte differs, then all keys differ; equal ones share keys")
    func distinct() {
        let requests = [long, long, long + "a", "b" + long.dropFirst(), long.dropLast() + "g"].map {
            ImageRequest(provider: Provider(text: $0))
        }
        #expect(requests[0].imageKey == requests[1].imageKey)
        #expect(requests[0].loadIdentity == requests[1].loadIdentity)
        #expect(requests[0].sourceKey == requests[1].sourceKey)
        let others = requests.dropFirst()
        #expect(Set(others.map(\.imageKey)).count == 4)
        #expect(Set(others.map(\.loadIdentity)).count == 4)
        #expect(Set(others.map(\.sourceKey)).count == 4)
    }

    @Test("Given a long identifier, when another process derives its disk key, then it is the same")
    func lasting() {
        let key = "provider:65536 be5797f65bf169b7-2606cb591dfe3f26"
        #expect(ImageRequest(provider: Provider(text: long)).sourceKey == key)
        // Short ones stand there as they are.
        let short = String(repeating: "a", count: 1_024)
        #expect(ImageRequest(provider: Provider(text: short)).sourceKey == "provider:" + short)
    }

    @Test("Given stored bytes with a long identifier, when requested again, then they come from disk")
    func onDisk() async throws {
        let fixture = PipelineFixture()
        var sources: [ResponseSource] = []
        for _ in 0..<2 {
            let pipeline = fixture.pipeline()
            sources.append(try await pipeline.response(for: ImageRequest(provider: Provider(text: long))).source)
            await pipeline.flush()
        }
        #expect(sources == [.provider, .disk])
    }
}
