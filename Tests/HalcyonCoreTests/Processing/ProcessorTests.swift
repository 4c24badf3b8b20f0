import HTTPTypes
import HalcyonCore
import HalcyonTesting
import Testing

/// What holds for every processor.
@Suite("All processors")
struct ProcessorTests {
    private static let odd: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, -0.0, 0.1, 3]

    /// One of each kind.
    static let all: [any ImageProcessing] = [
        Resize(width: 5, height: 4, mode: .stretch), Crop(width: 5, height: 4), RoundedCorners(radius: 3),
        RoundedCorners(radius: 3, background: .white, border: .init(.black, width: 1)), CircleCrop(),
        Border(.white, width: 1), Blur(radius: 2), Overlay(.white), Tint(PixelColor.white.withAlpha(0.5)),
        ColorControls(brightness: 0.1), ColorControls(exposure: 1), BlackWhite(),
        Blend(.multiply, with: .color(.white)),
        Blur(radius: 1) |> BlackWhite(),
    ]

    @Test("Given two that differ in any parameter, when named, then their names differ")
    func identifiers() throws {
        let layer = try Pictures.flat(1, 1, .zero)
        var all = Self.all
        all += [
            Resize(width: 5, height: 4), Resize(width: 5), Resize(height: 5), Crop(width: 4, height: 5),
            Crop(width: 5, height: 4, anchor: .top), Crop(width: 5, height: 4, anchor: .left),
            RoundedCorners(radius: 3, corners: .top), RoundedCorners(radius: .fraction(3, of: .width)),
            RoundedCorners(radius: .fraction(3, of: .height)), RoundedCorners(radius: .fraction(3, of: .shorterSide)),
            RoundedCorners(radius: 3, background: .white), RoundedCorners(radius: 3, border: .init(.white, width: 1)),
            CircleCrop(border: .init(.white, width: 1)), CircleCrop(background: .white),
            CircleCrop(border: .init(.white, width: 2)),
            Border(.white, width: 2), Border(.black, width: 1), Border(.white, width: 1, radius: 2),
            Border(.white, width: 1, corners: .top), Blur(radius: 2.000_000_000_000_001), Blur(radius: 1),
            Overlay(.black), Overlay(.white, fraction: 0.25), Tint(.white), Tint(.black),
            ColorControls(contrast: 0.1), ColorControls(saturation: 0.1), ColorControls(exposure: 0.1),
            Blend(.multiply, over: .color(.white)), Blend(.multiply, with: .color(.black)),
            Blend(.multiply, with: .color(.white), alpha: 0.5), Blend(.multiply, with: .picture(layer, id: "a")),
            Blend(.multiply, with: .picture(layer, id: "b")), Anonymous(id: "a") { $0 }, Anonymous(id: "b") { $0 },
            BlackWhite() |> Blur(radius: 1),
        ]
        all += Blend.Mode.allCases.filter { $0 != .multiply }.map { Blend($0, with: .color(.white)) }
        let names = all.map(\.identifier)
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { $0.hasPrefix("halcyon.") })
    }

    @Test("Given any picture, when processed, then what is known of it is kept, and no promise of opacity is broken")
    func knowledge() throws {
        for (width, height) in Pictures.sizes {
            for hasAlpha in [false, true] {
                let image = DecodedImage(
                    pixels: try Pictures.random(width, height, hasAlpha: hasAlpha), format: .png,
                    originalSize: PixelSize(width: 80, height: 90), isDownsampled: true)
                for processor in Self.all {
                    let result = try processor.process(image)
                    #expect(result.format == .png)
                    #expect(result.originalSize == PixelSize(width: 80, height: 90))
                    #expect(result.isDownsampled)
                    #expect(result.pixels.hasAlpha || result.pixels.isOpaque, "\(processor.identifier)")
                }
            }
        }
    }

    @Test("Given parameters of no sense, when processed, then there is a picture and no crash", arguments: odd)
    func nonsense(_ odd: Double) throws {
        let processors: [any ImageProcessing] = [
            Crop(width: 3, height: 3, anchor: .init(x: odd, y: odd)), RoundedCorners(radius: .pixels(odd)),
            RoundedCorners(radius: .fraction(odd, of: .height), border: .init(.white, width: odd)),
            CircleCrop(border: .init(.white, width: odd)), Border(.white, width: odd, radius: .pixels(odd)),
            Blur(radius: odd), Overlay(.white, fraction: odd), Tint(PixelColor.white.withAlpha(odd)),
            ColorControls(brightness: odd, contrast: odd, saturation: odd, exposure: odd),
            Blend(.softLight, with: .color(.white), alpha: odd),
        ]
        for hasAlpha in [false, true] {
            let image = DecodedImage(pixels: try Pictures.random(6, 5, hasAlpha: hasAlpha))
            for processor in processors {
                let pixels = try processor.process(image).pixels
                #expect(pixels.hasAlpha || pixels.isOpaque, "\(processor.identifier)")
            }
        }
    }

    @Test("Given a cancelled task, when processed, then it ends with `cancelled`", arguments: all.indices)
    func cancelled(_ index: Int) async throws {
        let image = DecodedImage(pixels: try Pictures.random(20, 20, hasAlpha: true))
        let error = await Task { () -> ImageError? in
            withUnsafeCurrentTask { $0?.cancel() }
            do throws(ImageError) {
                _ = try Self.all[index].process(image)
                return nil
            } catch { return error }
        }.value
        #expect(error == .cancelled)
    }

    @Test("Given a result that has no room in memory, when processed, then the error names the processor")
    func memory() throws {
        let image = DecodedImage(pixels: try Pictures.random(2, 2, hasAlpha: false))
        let processor = Resize(width: 1 << 40, height: 1 << 40, mode: .stretch, enlarges: true)
        do throws(ImageError) {
            _ = try (processor |> Blur()).process(image)
            Issue.record("there is a picture")
        } catch {
            guard case .processing(.failed(processor.identifier, _)) = error else {
                Issue.record("\(error)")
                return
            }
        }
    }

    @Test("Given a closure that fails in a chain, when loaded, then it is named and nothing is cached")
    func caches() async throws {
        struct Trouble: Error {}
        let isBroken = Tally()
        isBroken.add()
        let loader = FakeLoader()
        let pipeline = ImagePipeline(
            ImagePipeline.Configuration(
                dataLoader: loader, dataCache: nil, imageCache: ImageCache(), decoders: [FakeDecoder()]))
        let closure = Anonymous(id: "mine") { image in
            if isBroken.value > 0 { throw Trouble() }
            return image
        }
        for processors: [any ImageProcessing] in [[Suffix("a"), closure], [Suffix("a") |> closure]] {
            let request = ImageRequest("http://test/x", processors: processors)
            do throws(ImageError) {
                _ = try await pipeline.image(for: request)
                Issue.record("there is an image")
            } catch {
                #expect(error == .processing(.failed(processor: "halcyon.anonymous(mine)", why: "Trouble()")))
            }
            #expect(pipeline.cachedImage(for: request) == nil)
        }
        isBroken.add(-1)
        let request = ImageRequest("http://test/x", processors: [Suffix("a"), closure])
        #expect(try await pipeline.image(for: request).text == "/xa")
        #expect(pipeline.cachedImage(for: request)?.text == "/xa")
    }
}
