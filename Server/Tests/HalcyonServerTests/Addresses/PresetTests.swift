import HTTPTypes
import HalcyonCore
import Testing

@testable import HalcyonServer

@Suite("Presets")
struct PresetTests {
    private func rules(_ presets: [String: String], only: Bool = false) throws -> OptionRules {
        var rules = OptionRules(onlyPresets: only)
        for (name, text) in presets { rules.presets[name] = try RenderOptions.Fields(preset: text) }
        return rules
    }

    private func refused(_ text: String, _ rules: OptionRules) -> RequestProblem? {
        problem { () throws(RequestProblem) in try RenderOptions(text, rules) }
    }

    @Test("Given a preset, when a path names it, then it has the preset's options")
    func applies() throws {
        let rules = try rules(["thumb": "w:200,h:100,fit:fill,g:top,e,dpr:2,f:webp,q:50,gray"])
        let read = try RenderOptions("preset:thumb", rules)
        #expect(
            read.text
                == "width:200,height:100,fit:fill,gravity:top,enlarge,dpr:2.0,format:webp,quality:50,gray")
        #expect(try RenderOptions("p:thumb", rules) == read)
        #expect(try RenderOptions("-", rules) == RenderOptions())
    }

    @Test("Given a preset and options, when both set one, then the option counts, wherever it is")
    func overridden() throws {
        let rules = try rules(["thumb": "w:200,h:100,e,f:webp"])
        let expected = "width:300,height:100,format:png"
        #expect(try RenderOptions("p:thumb,w:300,e:0,f:png", rules).text == expected)
        #expect(try RenderOptions("w:300,e:0,f:png,p:thumb", rules).text == expected)
    }

    @Test("Given two presets, when both set an option, then the later one counts")
    func later() throws {
        let rules = try rules(["a": "w:1,h:1", "b": "w:2"])
        #expect(try RenderOptions("p:a,p:b", rules).text == "width:2,height:1")
        #expect(try RenderOptions("p:b,p:a", rules).text == "width:1,height:1")
    }

    @Test("Given a preset with effects, when a path has others, then those come after the preset's")
    func effects() throws {
        let rules = try rules(["soft": "blur:2,gray"])
        #expect(try RenderOptions("circle,p:soft", rules).effects == [.blur(2), .gray, .circle])
    }

    @Test(
        "Given a preset with an effect, when a path sets that again, then it replaces the preset's",
        arguments: [
            ("p:soft,blur:3", [.gray, .blur(3)]), ("blur:3,p:soft", [.gray, .blur(3)]),
            ("p:soft,gray:0", [.blur(2)]), ("p:soft,p:soft", [.blur(2), .gray]),
            ("p:soft,p:softer", [.gray, .blur(5)]),
        ] as [(String, [RenderOptions.Effect])])
    func replacedEffects(text: String, effects: [RenderOptions.Effect]) throws {
        let rules = try rules(["soft": "blur:2,gray", "softer": "blur:5"])
        let read = try RenderOptions(text, rules)
        #expect(read.effects == effects)
        // The renderer reads the text again.
        let job = RenderJob(source: "https://example.com/a.png", options: read)
        #expect(RenderJob(path: job.request.path ?? "")?.options == read)
    }

    @Test("Given a name of no preset, when a path has it, then it is refused")
    func unknown() throws {
        let rules = try rules(["thumb": "w:200"])
        for text in ["p:none", "p:", "p", "p:Thumb", "p:thumb:1", "p:thumb,p:none"] {
            #expect(refused(text, rules) != nil, "\(text)")
        }
    }

    @Test("Given that only presets are allowed, when a path has another option, then it is refused")
    func onlyPresets() throws {
        let rules = try rules(["thumb": "w:200"], only: true)
        #expect(refused("p:thumb", rules) == nil)
        for text in ["-", "w:200", "p:thumb,w:200", "w:200,p:thumb", "p:thumb,gray"] {
            #expect(refused(text, rules) != nil, "\(text)")
        }
    }

    @Test("Given a preset beyond the limits, when a path names it, then it is refused")
    func limits() throws {
        var rules = try rules(["large": "w:5000", "many": "gray,circle"])
        rules.maximumEffects = 1
        #expect(refused("p:large", rules) != nil)
        #expect(refused("p:large,w:100", rules) == nil)
        #expect(refused("p:many", rules) != nil)
    }

    @Test(
        "Given a preset with an invalid option, when it is read, then it is refused",
        arguments: ["w:0", "zoom:1", "p:other", "preset:other", "w:1,w:2", "w", "gray:x"])
    func invalid(text: String) {
        #expect(problem { () throws(RequestProblem) in try RenderOptions.Fields(preset: text) } != nil)
    }
}
