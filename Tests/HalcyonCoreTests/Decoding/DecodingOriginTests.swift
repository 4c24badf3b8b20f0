import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

/// What a decoder is told of the origin of its bytes.
@Suite("The origin of bytes in DecodingOptions")
struct DecodingOriginTests {
    /// Reads text without any mark of its format, if it is told that it is of this kind.
    private struct PlainDecoder: ImageDecoding {
        let seen = Log<DecodingOptions>()

        func info(of data: Data) throws(ImageError) -> ImageInfo? { nil }

        func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
            seen.add(options)
            guard options.contentType == "text/own" || options.url?.hasSuffix(".own") == true else { return nil }
            return try FakeDecoder().decode(Data("own".utf8), options: options)
        }
    }

    private let decoder = PlainDecoder()
    private let fixture = PipelineFixture()

    private func pipeline() -> ImagePipeline { fixture.pipeline { [decoder] in $0.decoders.append(decoder) } }

    @Test("Given a decoder that goes by the type, when bytes are of it, then it reads these alone")
    func contentType() async throws {
        fixture.loader["/x"] = .data(Data("x".utf8), fields: [.contentType: "text/own"])
        fixture.loader["/y"] = .data(Data("y".utf8), fields: [.contentType: "image/fake"])
        #expect(try await pipeline().image(for: "http://test/x").text == "own")
        #expect(try await pipeline().image(for: "http://test/y").text == "y")
        #expect(decoder.seen.entries.map(\.url) == ["http://test/x", "http://test/y"])
        // The disk knows it too.
        #expect(try await pipeline().response(for: "http://test/x").source != .network)
        #expect(decoder.seen.entries.last?.contentType == "text/own")
    }

    @Test("Given a redirect, when the bytes are decoded, then the decoder is told their URL")
    func redirect() async throws {
        fixture.loader["http://test/x"] = .data(Data("z".utf8)).redirected(to: "http://other/z.own")
        #expect(try await pipeline().image(for: "http://test/x").text == "own")
        #expect(decoder.seen.entries.map(\.url) == ["http://other/z.own"])
    }

    @Test("Given bytes stored by hand, when decoded, then the decoder is told the request's URL")
    func storedByHand() async throws {
        let pipeline = pipeline()
        await pipeline.cache.store(Data("z".utf8), for: "http://test/z.own")
        #expect(try await pipeline.image(for: "http://test/z.own").text == "own")
        #expect(fixture.loader.started.value == 0)
    }

    @Test("Given a local file and bytes of a provider, when decoded, then only the file has a URL")
    func file() async throws {
        let folder = try TemporaryDirectory()
        let file = try folder.write(Data("f".utf8), to: "a b.own")
        #expect(try await pipeline().image(for: file).text == "own")
        #expect(decoder.seen.entries.last?.url == file.absoluteString)
        #expect(decoder.seen.entries.last?.contentType == nil)
        _ = try await pipeline().image(for: ImageRequest(provider: FakeDataProvider(identifier: "p")))
        #expect(decoder.seen.entries.last?.url == nil)
    }
}
