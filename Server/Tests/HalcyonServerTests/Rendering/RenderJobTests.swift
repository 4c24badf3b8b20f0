import Crypto
import Foundation
import HTTPTypes
import HalcyonCore
import Testing

@testable import HalcyonServer

@Suite("A result's sizes, key and tag")
struct RenderJobTests {
    private func options(_ text: String) throws -> RenderOptions { try RenderOptions(text, OptionRules()) }

    @Test("Given no side, when the size is asked for, then it is the picture's own")
    func ownSize() throws {
        #expect(try options("-").targetSize(longest: 4_096) == TargetSize(width: 4_096, height: 4_096))
        #expect(try options("fit:fill,e,dpr:2").targetSize(longest: 9) == TargetSize(width: 9, height: 9))
        #expect(try options("fit:fill,g:top").processors(longest: 4_096).isEmpty)
    }

    @Test("Given one side or two, when the size is asked for, then it is multiplied by dpr")
    func sizes() throws {
        #expect(try options("w:300").targetSize(longest: 4_096) == TargetSize(width: 300, height: 4_096))
        #expect(try options("h:200,dpr:1.5").targetSize(longest: 4_096) == TargetSize(width: 4_096, height: 300))
        #expect(
            try options("w:101,h:3,dpr:0.5,fit:stretch,e").targetSize(longest: 4_096)
                == TargetSize(width: 51, height: 2, mode: .stretch, enlarges: true))
        #expect(try options("w:1,dpr:0.1").targetSize(longest: 4_096) == TargetSize(width: 1, height: 4_096))
        // With one side, there is nothing to fill.
        #expect(try options("w:300,fit:fill,g:top").targetSize(longest: 4_096) == TargetSize(width: 300, height: 4_096))
    }

    @Test("Given another gravity than the centre, when a box is filled, then a processor crops")
    func gravity() throws {
        let centered = try options("w:30,h:20,fit:fill")
        #expect(centered.targetSize(longest: 4_096) == TargetSize(width: 30, height: 20, mode: .fill))
        #expect(centered.processors(longest: 4_096).isEmpty)
        for gravity in RenderOptions.Gravity.allCases where gravity != .center {
            let read = try options("w:30,h:20,fit:fill,dpr:2,gray,g:\(gravity.rawValue)")
            #expect(read.targetSize(longest: 4_096) == TargetSize(width: 60, height: 40, mode: .fill, crops: false))
            let crop = ImageProcessors.Crop(width: 60, height: 40, anchor: gravity.anchor)
            #expect(read.processors(longest: 4_096).count == 2)
            #expect(read.processors(longest: 4_096).first?.identifier == crop.identifier)
        }
    }

    @Test("Given effects, when processors are made, then each has one, in their order")
    func processors() throws {
        let all = try options("circle,blur:2,brightness:0.1,contrast:2,saturation:0,gray,tint:f00,round:3").processors(
            longest: 4_096)
        #expect(all.count == 8)
        #expect(Set(all.map(\.identifier)).count == 8)
        let reversed = try options("round:3,tint:f00,gray,saturation:0,contrast:2,brightness:0.1,blur:2,circle")
        #expect(reversed.processors(longest: 4_096).map(\.identifier) == all.map(\.identifier).reversed())
    }

    @Test(
        "Given a path that no job has, when it is read, then there is none",
        arguments: [
            "", "/", "/-", "/-/", "/-/a/b", "/zoom:1/aHR0cA", "/-/aHR0cA==/x", "/-/%41", "/w:0/aHR0cA", "/-/_w",
        ])
    func invalid(path: String) { #expect(RenderJob(path: path) == nil) }

    @Test("Given sources, options or formats that differ, when results are tagged, then the tags do")
    func tags() throws {
        let (one, two) = (SHA256.hash(data: Data("a".utf8)), SHA256.hash(data: Data("b".utf8)))
        func tag(_ text: String, _ digest: SHA256.Digest, _ url: String = "https://a.b/") throws -> String {
            RenderJob(source: url, options: try options(text)).entityTag(of: digest)
        }
        let tags = try [
            tag("-", one), tag("-", two), tag("w:1", one), tag("h:1", one), tag("f:webp", one), tag("f:png", one),
            tag("q:1", one), tag("gray,circle", one), tag("circle,gray", one),
        ]
        #expect(Set(tags).count == tags.count)
        for tag in tags {
            #expect(tag.count == 24)
            #expect(tag.hasPrefix("\"") && tag.hasSuffix("\""))
        }
        // Equal bytes make equal results, wherever they are.
        #expect(try tag("w:1,h:2", one) == tag("h:2,w:1", one, "https://c.d/"))
    }
}

@Suite("A server's rules")
struct OptionRulesTests {
    private func failure(_ change: (inout ImageServer.Configuration) -> Void) -> String? {
        var configuration = ImageServer.Configuration()
        change(&configuration)
        do throws(ConfigurationError) {
            _ = try OptionRules(configuration)
            return nil
        } catch {
            return error.description
        }
    }

    @Test("Given a configuration, when it is not usable, then the error says why")
    func configurations() {
        #expect(failure { _ in } == nil)
        for side in [0, 65_536] { #expect(failure { $0.maximumSide = side } != nil) }
        for quality in [0, 101] { #expect(failure { $0.quality = quality } != nil) }
        for limit in [0, -1, .nan, .infinity, 1e300] { #expect(failure { $0.timeLimit = limit } != nil) }
        #expect(failure { $0.onlyPresets = true } != nil)
        #expect(failure { $0.presets = ["a": "w:1"] } == nil)
        #expect(failure { $0.presets = ["a": "w:1", "bad": "zoom:1"] }?.contains("'bad'") == true)
        #expect(
            failure { configuration in
                configuration.presets = ["a": "w:1"]
                configuration.onlyPresets = true
            } == nil)
    }
}
