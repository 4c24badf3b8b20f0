#if SVG
import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("Hostile SVG files")
struct SVGHostileTests {
    private static let white = SIMD4<UInt8>(255, 255, 255, 255)

    /// A file that is drawn red by whoever loads it.
    private static func redFile() throws -> URL {
        let url = FileManager.default.temporaryDirectory.appending(path: "halcyon-\(UUID().uuidString).svg")
        try SVGs.file("<rect id='r' width='40' height='30' fill='red'/>").write(to: url)
        return url
    }

    @Test("Given references to files and servers, when drawn, then nothing of them is seen")
    func external() throws {
        let server = try ScriptedServer { connection in
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
        }
        let file = try Self.redFile()
        defer { try? FileManager.default.removeItem(at: file) }
        let nested = "data:image/svg+xml;base64,\(try Data(contentsOf: file).base64EncodedString())"
        let paint = "fill:red}"
        let sheet = "data:text/css,*%7B\(paint.replacing("}", with: "%7D"))"
        for address in [
            file.absoluteString, file.path, "http://127.0.0.1:\(server.port)/a.svg", nested,
            " DATA:image/svg+xml,%3Csvg/%3E",
            nested.replacing("data:", with: "da&#9;ta:"), nested.replacing("data:", with: "&#100;ata:"),
        ] {
            let bodies = [
                "<image width='40' height='30' xlink:href='\(address)'/>",
                "<image width='40' height='30' href='\(address)'/>", "<use href='\(address)#r'/>",
                "<use xlink:href='\(address)#r'/>",
                "<filter id='f'><feImage href='\(address)'/></filter><g filter='url(#f)'><path d='M0 0h9v9z'/></g>",
                "<xi:include xmlns:xi='http://www.w3.org/2001/XInclude' href='\(address)'/>",
                "<xi:include xmlns:xi='http://www.w3.org/2001/XInclude' xml:base='\(address)' href=''/>",
                "<rect width='40' height='30' fill='url(\(address)#r) white'/>",
                "<rect width='40' height='30' style='fill:white;mask:url(\(address)#r)'/>",
                "<script href='\(address)'/><a href='\(address)'><path/></a>",
            ]
            for body in bodies {
                let data = SVGs.file("<rect width='40' height='30' fill='white'/>\(body)")
                guard let image = try? SVGs.decode(data) else { continue }
                let pixel = image.pixels[20, 29]
                // A paint that is no address is black.
                let isBlack = address.contains("&#9;") && pixel == SIMD4(0, 0, 0, 255)
                #expect(pixel == Self.white || isBlack, "\(body)")
            }
        }
        let import1 = "@import url('\(sheet)');"
        for style in [
            import1, import1.replacing("data", with: "d\\61 ta"), import1.replacing("data", with: "d<!-- -->ata"),
            import1.replacing("data", with: "<![CDATA[d]]>ata"), import1.replacing("data", with: "d&#x61;ta"),
            "@import 'http://127.0.0.1:\(server.port)/a.css';", "@import url(\(file.absoluteString));",
        ] {
            let image = try SVGs.decode(
                SVGs.file("<style>\(style)</style><rect width='40' height='30' fill='white'/>"))
            #expect(image.pixels[20, 29] == Self.white, "\(style)")
        }
        let instruction = Data("<?xml-stylesheet href='\(sheet)'?>".utf8)
        let drawing = SVGs.file("<rect width='40' height='30' fill='white'/>")
        let types = [
            "<!DOCTYPE svg SYSTEM 'http://127.0.0.1:\(server.port)/a.dtd'>",
            "<!DOCTYPE svg [<!ENTITY % p SYSTEM '\(file.absoluteString)'> %p;]>",
        ]
        for start in [instruction] + types.map({ Data($0.utf8) }) {
            #expect(try SVGs.decode(start + drawing).pixels[20, 29] == Self.white)
        }
        let entity = "<!DOCTYPE svg [<!ENTITY e SYSTEM '\(file.absoluteString)'>]>"
        #expect(SVGs.isCorrupt(Data(entity.utf8) + SVGs.file("<g>&e;</g>")))
        #expect(server.openedCount == 0)
    }

    @Test("Given entities that multiply, when drawn, then the file is refused, and fast")
    func laughs() {
        var type = "<!DOCTYPE svg [<!ENTITY a0 '<path/><path/><path/><path/><path/>'>"
        for level in 1..<30 {
            type += "<!ENTITY a\(level) '\(String(repeating: "&a\(level - 1);", count: 10))'>"
        }
        #expect(SVGs.isCorrupt(Data((type + "]>").utf8) + SVGs.file("&a29;")))
        let long = "<!DOCTYPE svg [<!ENTITY a '\(String(repeating: "x", count: 100_000))'>]>"
        #expect(SVGs.isCorrupt(Data(long.utf8) + SVGs.file(String(repeating: "&a;", count: 10_000))))
        #expect(SVGs.isCorrupt(Data("<!DOCTYPE svg [<!ENTITY a '&b;'><!ENTITY b '&a;'>]>".utf8) + SVGs.file("&a;")))
    }

    @Test("Given references that multiply or lead back, when drawn, then the file is refused")
    func references() {
        let kinds = [("<g", "<use href="), ("<g", "<path fill="), ("<pattern", "<path style='fill:url(#X)' d=")]
        for (open, name) in kinds {
            var body = "<path id='a0' d='M0 0h9v9z'/>"
            for level in 1..<12 {
                let link = name.contains("use") ? "'#a\(level - 1)'" : "'url(#a\(level - 1))'"
                let one = "\(name.replacing("#X", with: "#a\(level - 1)"))\(link)/>"
                let end = open.dropFirst()
                body += "\(open) id='a\(level)'>\(String(repeating: one, count: 10))</\(end)>"
            }
            #expect(SVGs.isCorrupt(SVGs.file(body)), "\(name)")
        }
        #expect(SVGs.isCorrupt(SVGs.file("<g id='a'><use href='#a'/></g>")))
        #expect(SVGs.isCorrupt(SVGs.file("<g id='a'><use href='#b'/></g><g id='b'><use href='&#35;a'/></g>")))
    }

    @Test("Given many rules for many elements, when drawn, then the file is refused")
    func rules() {
        let rules = String(repeating: "a{} b>c,d{}", count: 2000)
        let data = SVGs.file("<style>\(rules)</style>" + String(repeating: "<g/>", count: 20_000))
        #expect(SVGs.isCorrupt(data))
    }

    @Test("Given texts that invite long searches, when drawn, then there is an answer all the same")
    func searches() {
        let repeats = ["url(", "&", "d\t", "\\", "<![CDATA[d]]>"]
        for part in repeats {
            let text = String(repeating: part, count: 20_000)
            for body in ["<style>\(text)</style>", "<g fill='\(text.replacing("<", with: "&lt;"))'/>"] {
                _ = SVGs.failure(SVGs.file(body))
            }
        }
        let type = String(repeating: "<!ENTITYx", count: 20_000)
        #expect(SVGs.failure(Data("<!DOCTYPE svg [<!ENTITY a 'b'>\(type)]>".utf8) + SVGs.file("&a;")) == nil)
    }

    @Test("Given more or deeper elements than allowed, when drawn, then the file is refused")
    func elements() {
        #expect(SVGs.isCorrupt(SVGs.file(String(repeating: "<g/>", count: 200_001))))
        let deep = String(repeating: "<g>", count: 5000) + String(repeating: "</g>", count: 5000)
        #expect(SVGs.isCorrupt(SVGs.file(deep)))
        // librsvg 2.60 draws 50 groups in groups, earlier versions any number.
        for (depth, isAlwaysDrawn) in [(45, true), (150, false)] {
            let nested = String(repeating: "<g>", count: depth) + String(repeating: "</g>", count: depth)
            #expect(SVGs.failure(SVGs.file(nested)) == nil || !isAlwaysDrawn && SVGs.isCorrupt(SVGs.file(nested)))
        }
    }

    @Test(
        "Given numbers that make a filter endless, when drawn, then the file is refused",
        arguments: [
            "<feTurbulence baseFrequency='.1' numOctaves='1000000000'/>", "<feMorphology radius='5000'/>",
            "<feConvolveMatrix order='500'/>", "<feConvolveMatrix order='3 &#53;00'/>",
        ])
    func filters(_ primitive: String) {
        #expect(SVGs.isCorrupt(SVGs.file("<filter id='f'>\(primitive)</filter><rect filter='url(#f)'/>")))
    }

    @Test("Given an embedded image of too many pixels, when drawn, then that is the error")
    func embedded() throws {
        let bomb = try Fixtures.data("bomb.png").base64EncodedString()
        let data = SVGs.file("<image width='9' height='9' href='data:image/png;base64,\(bomb)'/>")
        #expect(
            SVGs.failure(data) == .tooManyPixels(PixelSize(width: 30000, height: 30000), limit: 100_000_000))
    }

    @Test("Given a huge size, when drawn, then it is refused by the header unless the target is small")
    func bombs() throws {
        let data = SVGs.file("<rect width='100%' height='100%'/>", "width='50000' height='40000'")
        #expect(SVGs.failure(data) == .tooManyPixels(PixelSize(width: 50000, height: 40000), limit: 100_000_000))
        let small = try SVGs.decode(data, TargetSize(width: 50, height: 50))
        #expect(small.size == PixelSize(width: 50, height: 40) && small.pixels[49, 39] == SIMD4(0, 0, 0, 255))
        let strip = SVGs.file("", "width='40000' height='2'")
        #expect(SVGs.failure(strip) == .outOfMemory(PixelSize(width: 40000, height: 2)))
        #expect(SVGs.failure(data, limits: DecodingLimits(maximumPixels: .max, maximumBytes: 1 << 20)) != nil)
    }

    @Test("Given layers in layers, when their memory exceeds the limit, then the file is refused")
    func layers() {
        let groups = String(repeating: "<g opacity='.9'>", count: 20) + String(repeating: "</g>", count: 20)
        let size = "width='1000' height='1000'"
        let few = DecodingLimits(maximumBytes: 100 << 20)
        guard case .tooManyBytes = SVGs.failure(SVGs.file(groups, size), limits: few) else {
            Issue.record("not refused")
            return
        }
        let styled = "<style>.a{fill:red} .b, g .c{opacity:.5}</style>"
        let harmless = groups.replacing("opacity='.9'", with: "class='a'")
        #expect(SVGs.failure(SVGs.file(styled + harmless, size), limits: few) == nil)
        for name in ["b", "x c"] {
            let groups = groups.replacing("opacity='.9'", with: "class='\(name)'")
            #expect(SVGs.failure(SVGs.file(styled + groups, size), limits: few) != nil)
        }
        let any = "<style>g{opacity:.5}</style>"
        #expect(SVGs.failure(SVGs.file(any + harmless, size), limits: few) != nil)
    }

    @Test("Given a drawing that takes long, when it is late or cancelled, then the caller goes on")
    func late() async throws {
        let turbulence = "<filter id='f'><feTurbulence baseFrequency='.05' numOctaves='16'/></filter>"
        let data = SVGs.file(
            turbulence + "<rect width='700' height='700' filter='url(#f)'/>", "width='700' height='700'")
        #expect(SVGs.failure(data, limits: DecodingLimits(maximumSeconds: 0.05)) == .tookTooLong(limit: 0.05))
        let task = Task.detached { try SVGs.decode(data) }
        task.cancel()
        await #expect(throws: ImageError.cancelled) { try await task.value }
        // Those that were left behind end, and others are drawn.
        #expect(try SVGs.decode(SVGs.file("")).size == PixelSize(width: 40, height: 30))
    }

    /// Whether this librsvg can be interrupted: 2.60 can.
    private static let canStop = dlsym(nil, "rsvg_handle_set_cancellable_for_rendering") != nil

    @Test("Given drawings that librsvg can stop, when they are late, then they make room", .enabled(if: canStop))
    func stopped() throws {
        // 32768 times the same path, for half a minute.
        var body = "<path id='a0' d='M0 0L900 900L3 500z' fill-opacity='.1'/>"
        for level in 1...5 {
            let uses = String(repeating: "<use href='#a\(level - 1)'/>", count: 8)
            body += "<g id='a\(level)'>\(uses)</g>"
        }
        let data = SVGs.file(body, "width='1000' height='1000'")
        for _ in 0..<3 {
            #expect(SVGs.failure(data, limits: DecodingLimits(maximumSeconds: 3)) == .tookTooLong(limit: 3))
        }
        #expect(SVGs.failure(SVGs.file(""), limits: DecodingLimits(maximumSeconds: 5)) == nil)
    }

    @Test(
        "Given damaged XML, when drawn, then the error says so",
        arguments: [
            "<g>", "</g>", "<g></h>", "<g a=1/>", "<g a/>", "<g a='1'b='2'/>", "<g a='<'/>", "<!ELEMENT a>",
            "&nothing;",
            "<style><g/></style>", "<g", "<!-- ", "<![CDATA[", "<?a ",
        ])
    func damage(_ body: String) {
        switch SVGs.failure(SVGs.file(body)) {
        case .corrupt(.svg, _), .truncated(.svg): break
        case let other: Issue.record("\(String(describing: other))")
        }
    }

    @Test("Given a file cut or with flipped bits, when drawn, then there is a picture or an error")
    func cuts() throws {
        for name in ["styled.svg", "repeated.svg", "entities.svg", "layers.svg"] {
            let whole = try Fixtures.data(name)
            for length in stride(from: 64, to: whole.count, by: 11) {
                _ = try? Codecs.decoders.info(of: whole.prefix(length))
                switch SVGs.failure(whole.prefix(length)) {
                case .truncated(.svg), .notAnImage: break
                case let other: Issue.record("\(name) \(length): \(String(describing: other))")
                }
            }
            for index in stride(from: 0, to: whole.count, by: 7) {
                var data = whole
                data[data.startIndex + index] ^= 1 << UInt8(index % 8)
                do throws(ImageError) {
                    _ = try Codecs.decoders.decode(
                        data, options: DecodingOptions(targetSize: TargetSize(width: 20, height: 20)))
                } catch {
                    guard case .decoding = error else {
                        Issue.record("\(error)")
                        continue
                    }
                }
            }
        }
    }
}
#endif
