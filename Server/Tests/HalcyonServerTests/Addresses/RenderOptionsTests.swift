import HalcyonCore
import Testing

@testable import HalcyonServer

@Suite("The options of a path")
struct RenderOptionsTests {
    /// The name of the option that is refused; nil if all are accepted.
    private func refused(_ text: String, _ rules: OptionRules = OptionRules()) -> String? {
        guard let problem = problem({ () throws(RequestProblem) in try RenderOptions(text, rules) }) else { return nil }
        guard case .option(let name, _) = problem else { return "not an option: \(problem)" }
        return name
    }

    private func options(_ text: String, _ rules: OptionRules = OptionRules()) throws -> RenderOptions {
        try RenderOptions(text, rules)
    }

    @Test("Given a hyphen, when it is read, then there are no options")
    func none() throws {
        #expect(try options("-") == RenderOptions())
        #expect(RenderOptions().text == "-")
    }

    @Test(
        "Given an option by its long or short name, when it is read, then it has its value",
        arguments: [
            ("width:300", "w:300", \RenderOptions.width == 300), ("height:1", "h:1", \.height == 1),
            ("gravity:top-left", "g:top-left", \.gravity == .topLeft), ("enlarge", "e", \.enlarges == true),
            ("format:webp", "f:webp", \.format == .webp), ("quality:100", "q:100", \.quality == 100),
        ] as [(String, String, Check)])
    func names(long: String, short: String, check: Check) throws {
        let read = try options(long)
        #expect(check.holds(read))
        #expect(try options(short) == read)
        #expect(read.text == long)
    }

    @Test(
        "Given an option that has one name, when it is read, then it has its value",
        arguments: [
            ("fit:fill", \RenderOptions.fit == .fill), ("fit:stretch", \.fit == .stretch), ("fit:fit", \.fit == .fit),
            ("dpr:2", \.pixelRatio == 2), ("dpr:1.5", \.pixelRatio == 1.5), ("dpr:.5", \.pixelRatio == 0.5),
            ("f:jpg", \.format == .jpeg), ("f:jpeg", \.format == .jpeg), ("f:png", \.format == .png),
            ("f:avif", \.format == .avif), ("f:gif", \.format == .gif), ("e:1", \.enlarges == true),
            ("e:true", \.enlarges == true), ("e:0", \.enlarges == false), ("e:false", \.enlarges == false),
            ("blur:2.5", \.effects == [.blur(2.5)]), ("brightness:-0.25", \.effects == [.brightness(-0.25)]),
            ("contrast:0", \.effects == [.contrast(0)]), ("saturation:4", \.effects == [.saturation(4)]),
            ("gray", \.effects == [.gray]), ("gray:0", \.effects == []), ("round:12", \.effects == [.round(12)]),
            ("circle", \.effects == [.circle]), ("circle:false", \.effects == []),
            ("brightness:-0", \.effects == [.brightness(0)]), ("blur:0.10049", \.effects == [.blur(0.1)]),
        ] as [(String, Check)])
    func values(text: String, check: Check) throws { #expect(check.holds(try options(text))) }

    @Test("Given each gravity, when it is read, then it is that one")
    func gravities() throws {
        for gravity in RenderOptions.Gravity.allCases {
            #expect(try options("gravity:\(gravity.rawValue)").gravity == gravity)
        }
    }

    @Test(
        "Given a colour of 3, 4, 6 or 8 digits, when it is read, then each digit counts",
        arguments: [
            ("f80", 0xFF, 0x88, 0x00, 0xFF), ("F80a", 0xFF, 0x88, 0x00, 0xAA), ("010203", 1, 2, 3, 0xFF),
            ("01020304", 1, 2, 3, 4),
        ] as [(String, UInt8, UInt8, UInt8, UInt8)])
    func colors(text: String, red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) throws {
        let read = try options("tint:\(text)")
        guard case .tint(let color)? = read.effects.first else {
            Issue.record("there is no tint")
            return
        }
        #expect([color.red, color.green, color.blue, color.alpha] == [red, green, blue, alpha])
    }

    @Test("Given several effects, when they are read, then they keep the order of the path")
    func order() throws {
        #expect(try options("gray,blur:1,circle").effects == [.gray, .blur(1), .circle])
        #expect(try options("circle,blur:1,gray").effects == [.circle, .blur(1), .gray])
    }

    @Test(
        "Given a bound and a number beyond, when they are read, then only the bound is accepted",
        arguments: [
            ("width", "1", "0"), ("width", "4096", "4097"), ("height", "1", "0"), ("height", "4096", "4097"),
            ("dpr", "0.1", "0.09"), ("dpr", "8", "8.001"), ("quality", "1", "0"), ("quality", "100", "101"),
            ("blur", "0.1", "0.099"), ("blur", "100", "100.1"), ("brightness", "-1", "-1.001"),
            ("brightness", "1", "1.001"), ("contrast", "0", "-0.001"), ("contrast", "4", "4.001"),
            ("saturation", "0", "-0.001"), ("saturation", "4", "4.001"), ("round", "0.1", "0.09"),
            ("round", "10000", "10000.1"),
        ])
    func bounds(name: String, bound: String, beyond: String) {
        #expect(refused("\(name):\(bound)") == nil)
        #expect(refused("\(name):\(beyond)") == name)
    }

    @Test(
        "Given no plain number, when it is read, then the option is refused",
        arguments: [
            "", "nan", "inf", "-inf", "infinity", "1e3", "+5", "５", "\u{661}", "0x10", " 5", "5 ", "--5", "5-", "-",
            ".",
            "1.2.3", "1,5", "1:2", "99999999999999999999", "-99999999999999999999", "1.0000000000000001", "5px", "5%",
        ])
    func noNumbers(text: String) {
        for name in ["width", "height", "dpr", "quality", "blur", "brightness", "contrast", "saturation", "round"] {
            // A comma begins the next option.
            #expect(refused("\(name):\(text)") != nil)
        }
    }

    @Test(
        "Given a value that is none of an option's, when it is read, then the option is refused",
        arguments: [
            ("fit", "crop"), ("fit", "FILL"), ("fit", ""), ("gravity", "north"), ("gravity", "topLeft"),
            ("format", "bmp"), ("format", "WEBP"), ("format", "svg"), ("enlarge", "yes"), ("enlarge", ""),
            ("gray", "2"), ("circle", "-1"), ("tint", "red"), ("tint", "12345"), ("tint", "#123456"), ("tint", "ggg"),
            ("tint", "１２３"), ("width", "1.5"), ("width", "-1"), ("quality", "80.0"),
        ])
    func badValues(name: String, value: String) { #expect(refused("\(name):\(value)") == name) }

    @Test(
        "Given an option that needs a value, when it has none, then it is refused",
        arguments: [
            "width", "height", "fit", "gravity", "dpr", "format", "quality", "preset", "blur", "brightness", "contrast",
            "saturation", "tint", "round",
        ])
    func missingValues(name: String) { #expect(refused(name) == name) }

    @Test(
        "Given an option twice, by whichever names, when it is read, then it is refused",
        arguments: [
            ("width", "w:1,w:1"), ("width", "w:1,width:2"), ("enlarge", "e,enlarge:0"), ("blur", "blur:1,gray,blur:2"),
            ("gray", "gray,gray"), ("format", "f:webp,format:webp"),
        ])
    func duplicates(name: String, text: String) { #expect(refused(text) == name) }

    @Test(
        "Given an empty part, when the options are read, then they are refused",
        arguments: ["", ",", "w:1,", ",w:1", "w:1,,h:1", ":1", "-,", "w:1,-"])
    func emptyParts(text: String) { #expect(refused(text) != nil) }

    @Test(
        "Given an unknown option, when it is read, then the error names it",
        arguments: ["zoom", "W", "Width", "wid\u{68}t", "w\u{301}", "resize", "--"])
    func unknown(name: String) { #expect(refused("\(name):1") == name) }

    @Test("Given a side that exceeds the limit after dpr, when it is read, then it is refused")
    func sideAfterRatio() {
        #expect(refused("w:2048,dpr:2") == nil)
        #expect(refused("w:2049,dpr:2") == "width")
        #expect(refused("h:1366,dpr:3") == "height")
        #expect(refused("w:8192,dpr:0.5") == nil)
        #expect(refused("w:100", OptionRules(maximumSide: 99)) == "width")
    }

    @Test("Given more effects than allowed, when they are read, then they are refused")
    func tooManyEffects() {
        let rules = OptionRules(maximumEffects: 2)
        #expect(refused("gray,circle", rules) == nil)
        #expect(refused("gray,circle,blur:1", rules) == "effects")
    }

    @Test("Given a format that the server does not write, when it is read, then it is refused")
    func formats() {
        let rules = OptionRules(formats: [.jpeg])
        #expect(refused("f:jpeg", rules) == nil)
        #expect(refused("f:webp", rules) == "format")
    }
}

/// What is to hold for options.
struct Check: Sendable, CustomTestStringConvertible {
    let holds: @Sendable (RenderOptions) -> Bool
    let testDescription: String
}

func == <Value: Equatable & Sendable>(path: any KeyPath<RenderOptions, Value> & Sendable, value: Value) -> Check {
    Check(holds: { $0[keyPath: path] == value }, testDescription: "\(value)")
}
