import CoreGraphics
import Foundation
import Halcyon
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("Guide: Use it on Apple's platforms")
struct ApplePlatformsGuide {
    private let standard = ImagePipeline.Configuration.standard

    @Test("Given the guide, when a loader is set up, then the pipeline has it")
    func transfers() {
        var configuration = ImagePipeline.Configuration.standard
        var transfers = URLSessionDataLoader.Configuration()
        transfers.idleTimeout = 15
        transfers.maximumBodyBytes = 32 << 20
        let session = URLSessionConfiguration.ephemeral
        session.httpAdditionalHeaders = ["X-Client": "gallery"]  // and proxies, cellular access, TLS versions …
        configuration.dataLoader = URLSessionDataLoader(transfers, session: session)

        let loader = configuration.dataLoader as? URLSessionDataLoader
        #expect(loader?.configuration.idleTimeout == 15)
    }

    @Test("Given the guide, when a decoder alone is used, then it decodes and writes")
    func decoding() throws {
        let picture = try PixelBuffer(width: 400, height: 300, hasAlpha: false) { memory in
            memory.initializeMemory(as: UInt8.self, repeating: 255)
        }
        let file = try ImageEncoderRegistry(standard.encoders).encode(picture, as: .png)
        let data = try #require(file)

        let decoders = ImageDecoderRegistry([ImageIODecoder()])
        let info = try decoders.info(of: data)  // the header alone
        let image = try decoders.decode(data, options: DecodingOptions(targetSize: TargetSize(width: 200, height: 150)))
        let jpeg = try ImageEncoderRegistry([ImageIOEncoder()]).encode(image, as: .jpeg)

        #expect(info.size == picture.size)
        #expect(image.size == PixelSize(width: 200, height: 150))
        #expect(jpeg != nil)
    }

    @Test("Given the guide, when pixels go to Core Graphics and back, then they are the same")
    func bridges() throws {
        let pixels = try PixelBuffer(width: 4, height: 3, hasAlpha: false) { memory in
            memory.initializeMemory(as: UInt8.self, repeating: 255)
        }
        let image = DecodedImage(pixels: pixels)

        let cgImage = image.cgImage  // no copy; made once, and kept with the pixels
        let back = try cgImage.map { cgImage throws(ImageError) in try DecodedImage(cgImage) }

        let same = back?.pixels.withUnsafeBytes { Data($0) } == pixels.withUnsafeBytes { Data($0) }
        #expect(same)
    }
}
