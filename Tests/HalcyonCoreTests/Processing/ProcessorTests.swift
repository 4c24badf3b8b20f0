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
        .resize(width: 5, height: 4, mode: .stretch), .crop(width: 5, height: 4), .roundedCorners(radius: 3),
        .roundedCorners(radius: 3, background: .white, border: .init(.black, width: 1)), .circle(),
        .border(.white, width: 1), .blur(radius: 2), .overlay(.white), .tint(PixelColor.white.withAlpha(0.5)),
        .colorControls(brightness: 0.1), .colorControls(exposure: 1), .blackWhite(),
        .blend(.multiply, with: .color(.white)),
        .blur(radius: 1) |> .blackWhite(),
    ]

    @Test("Given each processor's short form, when made, then it is the processor with those settings")
    func shortForms() {
        let line = ImageProcessors.RoundedCorners.Border(.black, width: 2)
        let pairs: [(any ImageProcessing, any ImageProcessing)] = [
            (
                .resize(to: TargetSize(width: 3, height: 4), filter: .box),
                ImageProcessors.Resize(to: TargetSize(width: 3, height: 4), filter: .box)
            ),
            (
                .resize(width: 3, height: 4, mode: .fill, enlarges: true),
                ImageProcessors.Resize(width: 3, height: 4, mode: .fill, enlarges: true)
            ),
            (.resize(width: 3, enlarges: true), ImageProcessors.Resize(width: 3, enlarges: true)),
            (.resize(height: 3, enlarges: true), ImageProcessors.Resize(height: 3, enlarges: true)),
            (.crop(width: 3, height: 4, anchor: .top), ImageProcessors.Crop(width: 3, height: 4, anchor: .top)),
            (.circle(border: line, background: .white), ImageProcessors.CircleCrop(border: line, background: .white)),
            (
                .roundedCorners(radius: 3, corners: .top, background: .white, border: line),
                ImageProcessors.RoundedCorners(radius: 3, corners: .top, background: .white, border: line)
            ),
            (
                .border(.white, width: 2, radius: 3, corners: .left),
                ImageProcessors.Border(.white, width: 2, radius: 3, corners: .left)
            ),
            (.blur(), ImageProcessors.Blur()), (.blur(radius: 3), ImageProcessors.Blur(radius: 3)),
            (.overlay(.white, fraction: 0.2), ImageProcessors.Overlay(.white, fraction: 0.2)),
            (.tint(.white), ImageProcessors.Tint(.white)),
            (
                .colorControls(brightness: 0.1, contrast: 2, saturation: 3, exposure: 4),
                ImageProcessors.ColorControls(brightness: 0.1, contrast: 2, saturation: 3, exposure: 4)
            ),
            (.blackWhite(), ImageProcessors.BlackWhite()),
            (
                .blend(.screen, with: .color(.white), alpha: 0.2),
                ImageProcessors.Blend(.screen, with: .color(.white), alpha: 0.2)
            ),
            (
                .blend(.screen, over: .color(.white), alpha: 0.2),
                ImageProcessors.Blend(.screen, over: .color(.white), alpha: 0.2)
            ),
            (.composition([.blur(), .tint(.white)]), ImageProcessors.Blur() |> ImageProcessors.Tint(.white)),
            (.process(id: "a") { $0 }, ImageProcessors.Anonymous(id: "a") { $0 }),
        ]
        for (short, long) in pairs {
            #expect(short.identifier == long.identifier)
            #expect(type(of: short) == type(of: long))
        }
    }

    @Test("Given two that differ in any parameter, when named, then their names differ")
    func identifiers() throws {
        let layer = try Pictures.flat(1, 1, .zero)
        var all = Self.all
        all += [
            .resize(width: 5, height: 4), .resize(width: 5), .resize(height: 5), .crop(width: 4, height: 5),
            .crop(width: 5, height: 4, anchor: .top), .crop(width: 5, height: 4, anchor: .left),
            .roundedCorners(radius: 3, corners: .top), .roundedCorners(radius: .fraction(3, of: .width)),
            .roundedCorners(radius: .fraction(3, of: .height)), .roundedCorners(radius: .fraction(3, of: .shorterSide)),
            .roundedCorners(radius: 3, background: .white), .roundedCorners(radius: 3, border: .init(.white, width: 1)),
            .circle(border: .init(.white, width: 1)), .circle(background: .white),
            .circle(border: .init(.white, width: 2)),
            .border(.white, width: 2), .border(.black, width: 1), .border(.white, width: 1, radius: 2),
            .border(.white, width: 1, corners: .top), .blur(radius: 2.000_000_000_000_001), .blur(radius: 1),
            .overlay(.black), .overlay(.white, fraction: 0.25), .tint(.white), .tint(.black),
            .colorControls(contrast: 0.1), .colorControls(saturation: 0.1), .colorControls(exposure: 0.1),
            .blend(.multiply, over: .color(.white)), .blend(.multiply, with: .color(.black)),
            .blend(.multiply, with: .color(.white), alpha: 0.5), .blend(.multiply, with: .picture(layer, id: "a")),
            .blend(.multiply, with: .picture(layer, id: "b")), .process(id: "a") { $0 }, .process(id: "b") { $0 },
            .blackWhite() |> .blur(radius: 1),
        ]
        all += ImageProcessors.Blend.Mode.allCases.filter { $0 != .multiply }.map {
            ImageProcessors.Blend($0, with: .color(.white))
        }
        let names = all.map(\.identifier)
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { $0.hasPrefix("halcyon.") })
    }

    @Test("Given any picture, when processed, then its metadata is kept and opaque results are opaque")
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
            .crop(width: 3, height: 3, anchor: .init(x: odd, y: odd)), .roundedCorners(radius: .pixels(odd)),
            .roundedCorners(radius: .fraction(odd, of: .height), border: .init(.white, width: odd)),
            .circle(border: .init(.white, width: odd)), .border(.white, width: odd, radius: .pixels(odd)),
            .blur(radius: odd), .overlay(.white, fraction: odd), .tint(PixelColor.white.withAlpha(odd)),
            .colorControls(brightness: odd, contrast: odd, saturation: odd, exposure: odd),
            .blend(.softLight, with: .color(.white), alpha: odd),
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

    @Test("Given a result too large for memory, when processed, then the error names the processor")
    func memory() throws {
        let image = DecodedImage(pixels: try Pictures.random(2, 2, hasAlpha: false))
        let processor = ImageProcessors.Resize(width: 1 << 40, height: 1 << 40, mode: .stretch, enlarges: true)
        do throws(ImageError) {
            _ = try (processor |> .blur()).process(image)
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
        let closure = ImageProcessors.Anonymous(id: "mine") { image in
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
