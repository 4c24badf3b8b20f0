import HTTPTypes
import HalcyonCore
import Testing

@testable import HalcyonServer

@Suite("The canonical text of options")
struct RenderOptionsTextTests {
    private static let unlimited = OptionRules(maximumSide: .max, maximumEffects: .max)

    @Test(
        "Given options written in several ways, when they are equal, then so are their texts",
        arguments: [
            ["w:300,h:200", "h:200,w:300", "height:200,width:300", "w:0300,h:200,fit:fit,g:center,e:0,dpr:1"],
            ["f:jpg", "format:jpeg"], ["dpr:2", "dpr:2.0", "dpr:2.0000", "dpr:02"], ["e", "enlarge:true", "e:1"],
            ["tint:fff", "tint:FFFFFF", "tint:ffffffff", "tint:ffff"], ["blur:1", "blur:1.0001", "blur:0.99999"],
            ["brightness:0", "brightness:-0", "brightness:0.0001", "brightness:-0.0001"], ["-", "gray:0", "e:false"],
        ])
    func canonical(texts: [String]) throws {
        let all = try texts.map { try RenderOptions($0, OptionRules()) }
        #expect(Set(all).count == 1)
        #expect(Set(all.map(\.text)).count == 1)
    }

    @Test("Given 2,000 random options, when their text is read, then they are the same options")
    func roundTrip() throws {
        for seed in 0..<2_000 {
            var generator = SplitMix(seed: UInt64(seed))
            let options = Self.random(&generator)
            let text = options.text
            let read = try RenderOptions(text, Self.unlimited)
            #expect(read == options, "seed \(seed): \(text)")
            #expect(read.text == text, "seed \(seed)")
            let job = RenderJob(source: "https://example.com/\(seed)?a=b,c/d", options: options)
            let path = try #require(job.request.path)
            let again = try #require(RenderJob(path: path), "seed \(seed): \(path)")
            #expect(again.options == options && again.source == job.source, "seed \(seed)")
        }
    }

    @Test("Given 2,000 pairs of random options, when their texts are equal, then so are they")
    func injective() {
        var seen: [String: RenderOptions] = [:]
        for seed in 0..<2_000 {
            var generator = SplitMix(seed: UInt64(seed))
            let options = Self.random(&generator)
            if let other = seen.updateValue(options, forKey: options.text) { #expect(other == options) }
        }
        #expect(seen.count > 1_000)
    }

    private static func random(_ generator: inout SplitMix) -> RenderOptions {
        var options = RenderOptions()
        if Bool.random(using: &generator) { options.width = .random(in: 1...1_000_000, using: &generator) }
        if Bool.random(using: &generator) { options.height = .random(in: 1...1_000_000, using: &generator) }
        options.fit = [.fit, .fill, .stretch].randomElement(using: &generator) ?? .fit
        options.gravity = RenderOptions.Gravity.allCases.randomElement(using: &generator) ?? .center
        options.enlarges = .random(using: &generator)
        if Bool.random(using: &generator) { options.pixelRatio = thousandths(100...8_000, &generator) }
        if Bool.random(using: &generator) {
            options.format = Set(OutputFormats.byName.values).sorted { $0.name < $1.name }
                .randomElement(using: &generator)
        }
        if Bool.random(using: &generator) { options.quality = .random(in: 1...100, using: &generator) }
        let all: [RenderOptions.Effect] = [
            .blur(thousandths(100...100_000, &generator)), .brightness(thousandths(-1_000...1_000, &generator)),
            .contrast(thousandths(0...4_000, &generator)), .saturation(thousandths(0...4_000, &generator)), .gray,
            .tint(
                PixelColor(
                    red: .random(in: 0...255, using: &generator), green: .random(in: 0...255, using: &generator),
                    blue: .random(in: 0...255, using: &generator), alpha: .random(in: 0...255, using: &generator))),
            .round(thousandths(100...10_000_000, &generator)), .circle,
        ]
        let count = Int.random(in: 0...all.count, using: &generator)
        options.effects = Array(all.shuffled(using: &generator).prefix(count))
        return options
    }

    /// What options are rounded to.
    private static func thousandths(_ range: ClosedRange<Int>, _ generator: inout SplitMix) -> Double {
        Double(Int.random(in: range, using: &generator)) / 1_000
    }
}
