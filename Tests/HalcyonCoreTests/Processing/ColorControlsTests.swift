import Foundation
import HalcyonCore
import Testing

@Suite("ColorControls, the processor")
struct ColorControlsTests {
    private func wanted(_ pixel: Fractions, _ controls: ImageProcessors.ColorControls) -> Fractions {
        var color = (0..<3).map { channel in
            let coded = pixel[channel]
            let light = (coded <= 0.04045 ? coded / 12.92 : pow((coded + 0.055) / 1.055, 2.4)) * exp2(controls.exposure)
            return light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
        }
        let luma = 0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2]
        color = color.map { value in
            let saturated = luma + (value - luma) * controls.saturation
            return min(max(0, (saturated + controls.brightness - 0.5) * controls.contrast + 0.5), 1)
        }
        return Fractions(color[0], color[1], color[2], pixel.w)
    }

    @Test(
        "Given any controls, when applied, then each pixel is what the formulas say",
        arguments: [
            ImageProcessors.ColorControls(brightness: 0.2), .init(brightness: -0.5), .init(contrast: 1.7),
            .init(contrast: 0), .init(saturation: 0), .init(saturation: 2.5),
            .init(exposure: 0.7), .init(exposure: -2),
            .init(brightness: 0.1, contrast: 0.8, saturation: 1.4, exposure: 1.2),
            .init(brightness: 1, contrast: 100, saturation: 100, exposure: 16),
        ])
    func definition(_ controls: ImageProcessors.ColorControls) throws {
        for size in Pictures.sizes {
            for hasAlpha in [false, true] {
                let source = try Pictures.random(size.0, size.1, hasAlpha: hasAlpha)
                let result = try Pictures.processed(source, controls)
                #expect(result.worst { wanted(source.fractions($0, $1), controls) } < 0.51)
                #expect(result.hasAlpha == hasAlpha)
            }
        }
    }

    @Test("Given invalid values, when applied, then NaN is ignored and the rest are clamped")
    func nonsense() throws {
        let source = try Pictures.random(9, 5, hasAlpha: true)
        let none = ImageProcessors.ColorControls(brightness: .nan, contrast: .nan, saturation: .nan, exposure: .nan)
        #expect(try Pictures.processed(source, none) === source)
        #expect(try Pictures.processed(source, .colorControls()) === source)
        for (wild, tame) in [
            (ImageProcessors.ColorControls(brightness: .infinity), ImageProcessors.ColorControls(brightness: 1)),
            (ImageProcessors.ColorControls(brightness: -7), ImageProcessors.ColorControls(brightness: -1)),
            (ImageProcessors.ColorControls(contrast: 1e300), ImageProcessors.ColorControls(contrast: 100)),
            (ImageProcessors.ColorControls(saturation: -1), ImageProcessors.ColorControls(saturation: 0)),
            (ImageProcessors.ColorControls(exposure: -.infinity), ImageProcessors.ColorControls(exposure: -16)),
        ] {
            #expect(try Pictures.processed(source, wild).hasSamePixels(as: Pictures.processed(source, tame)))
        }
    }
}
