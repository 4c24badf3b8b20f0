#if SVG
import Foundation
import HalcyonCodecs
import HalcyonCore
import Testing

@Suite("SVG files that cost too much")
struct SVGCostTests {
    private static let text = "<text y='20'>Ab</text>"

    /// Each of these aborts the process in librsvg 2.54: `assertion failed: h >= 0.0`.
    @Test(
        "Given letters of millions of pixels, when drawn, then the file is refused",
        arguments: [
            "<text font-size='1e9'>Ab</text>", "<text font-size='2000000'>Ab</text>",
            "<text font-size='1e6in'>A</text>", "<text font-size='1e999'>A</text>",
            "<text style='fill:red; FONT-SIZE :/**/ 9e6px'>A</text>", "<text style='font-\\73ize:9e6px'>A</text>",
            "<text style='font:bold 9e6px/1 serif'>A</text>", "<text style='font:9e6pt serif'>A</text>",
            "<style>text{font-size:9000000px}</style>\(text)", "<style>*{font-size:9000000px}</style>\(text)",
            "<style>g, .a{}text:not(.b){font-size:9e6px}</style>\(text)",
            "<style>@media all{text{font-size:9e6px}}</style>\(text)",
            "<style>\\74 ext{font-size:9e6px}</style>\(text)",
            "<style>/*}*/ g > .b#c{font-size:9e6px}</style><g><text id='c' class='a b'>A</text></g>",
            "<style>#c{font:9e6px serif}</style><text id='c'>A</text>",
            "<g font-size='1000em'><g font-size='1000em'>\(text)</g></g>",
            "<g font-size='1000ex'><g style='font-size:100000%'>\(text)</g></g>",
            "<g font-size='60000'><use href='#t'/></g><defs><text id='t' font-size='50em'>A</text></defs>",
            "<defs><g font-size='9e6'><pattern id='p' width='9' height='9'>\(text)</pattern></g></defs>"
                + "<path d='M0 0h9v9' fill='url(#p)'/>",
            "<g font-size='9e6'><text><tspan><a>A</a></tspan></text></g>",
            "<g font-size='99999'>\(String(repeating: "<g font-size='larger'>", count: 20))\(text)"
                + "\(String(repeating: "</g>", count: 20))</g>",
        ])
    func letters(_ body: String) {
        #expect(SVGs.isCorrupt(SVGs.file(body)), "\(body)")
    }

    @Test(
        "Given usual letters and dashes, when drawn, then they are",
        arguments: [
            "<text font-size='200'>Ab</text>", "<g font-size='1e9'><path/></g>",
            "<g font-size='2em'><g font-size='150%'>\(text)</g></g>",
            "<style>.a{font-size:9e6px} g{font-size:1.2em}</style>\(text)",
            "<text style='font:700 12px/150% serif'>A</text>",
            "<path d='M0 0 h1000 v1000 z' stroke='red' stroke-dasharray='1 .5'/>",
            "<path d='M0 0 H1e9' stroke='red'/>", "<path d='M0 0 H1e9' stroke='red' stroke-dasharray='none'/>",
        ])
    func usual(_ body: String) {
        #expect(SVGs.failure(SVGs.file(body)) == nil, "\(body)")
    }

    @Test(
        "Given millions of dashes, when drawn, then the file is refused",
        arguments: [
            "<path d='M0 0 H1e9' stroke='red' stroke-dasharray='1'/>",
            "<circle r='1e8' cx='1e8' stroke='red' stroke-dasharray='0.1'/>",
            "<path d='M-1e7 24 H1e7' stroke='red' stroke-width='9' stroke-dasharray='.01 .01'/>",
            "<g stroke-dasharray='1'><line x2='1e9' stroke='red'/></g>",
            "<style>rect{stroke-dasharray:1;stroke:red;width:1e9px}</style><rect height='9'/>",
            "<polygon points='0,0 1e9,0' style='stroke:red;stroke-dasharray:1,2'/>",
            "<path d='M1e9 0zL0 0zL0 0a1 1e-9 0 0010 0' stroke='red' stroke-dasharray='1'/>",
            "<g stroke-dasharray='1'><use href='#p'/></g><defs><path id='p' d='M0 0H1e9' stroke='red'/></defs>",
        ])
    func dashes(_ body: String) {
        #expect(SVGs.isCorrupt(SVGs.file(body)), "\(body)")
    }

    @Test("Given a path, when its length is bounded, then it is that of its lines, or little more")
    func lengths() {
        let cases = [
            ("M0 0h10v10H0z", 40.0), ("m1 1 3 4 3-4", 10), ("M0,0L3,4zm9 9l3 4", 15), ("M0 0 5 0x9 9", 5),
            ("M0 0C0 5 5 5 5 0s5-5 5 0", 30), ("M0 0Q0 5 5 5t5 5", 20),
        ]
        for (data, length) in cases {
            let body = "<path d='\(data)' stroke='red' stroke-dasharray='\(length / 1_900_000)'/>"
            #expect(SVGs.failure(SVGs.file(body)) == nil, "\(data)")
            let more = "<path d='\(data)' stroke='red' stroke-dasharray='\(length / 2_100_000)'/>"
            #expect(SVGs.isCorrupt(SVGs.file(more)), "\(data)")
        }
    }

    @Test("Given filters one after another, when their kernels take minutes, then the file is refused")
    func filters() {
        let many = String(repeating: "<feMorphology radius='60'/>", count: 100)
        let body = "<filter id='f'>\(many)</filter><rect width='1000' height='1000' filter='url(#f)'/>"
        #expect(SVGs.isCorrupt(SVGs.file(body, "width='1000' height='1000'")))
        // The same, by units that are larger.
        let large = "<filter id='f'><feMorphology radius='60'/></filter><rect width='9' height='9' filter='url(#f)'/>"
        #expect(SVGs.isCorrupt(SVGs.file(large, "width='1000' height='1000' viewBox='0 0 9 9'")))
        #expect(SVGs.failure(SVGs.file(large)) == nil)
    }

    /// It aborts the process in librsvg 2.54: `assertion failed: width > 0 && height > 0`.
    @Test("Given a tile of nothing, when drawn, then the file is refused")
    func tiles() {
        let tile = "<filter id='f'><feFlood y='1000%' x='1' width='2147483647' height='4'/><feTile/></filter>"
        #expect(SVGs.isCorrupt(SVGs.file("\(tile)<rect width='30' height='20' filter='url(#f)'/>")))
    }

    @Test("Given many elements, letters, layers or attributes, when drawn, then the file is refused")
    func many() {
        let rects = String(repeating: "<rect/>", count: 20_000)
        let sheet = "<style>rect:nth-child(2n+1) ~ rect ~ rect ~ rect ~ rect{fill:red}</style>"
        #expect(SVGs.isCorrupt(SVGs.file(sheet + rects)))
        #expect(SVGs.isCorrupt(SVGs.file("<text font-size='1000'>\(String(repeating: "A", count: 10_000))</text>")))
        let sizes = (0..<2000).map { "<text font-size='\(10 + Double($0) / 100)'>abc</text>" }.joined()
        #expect(SVGs.isCorrupt(SVGs.file(sizes)))
        let layer = "<g style='mix-blend-mode:luminosity;isolation:isolate'><path/></g>"
        let layers = SVGs.file(String(repeating: layer, count: 20_000), "width='1000' height='1000'")
        #expect(SVGs.isCorrupt(layers))
        let attributes = (0..<2000).map { "a\($0)=''" }.joined(separator: " ")
        #expect(SVGs.isCorrupt(SVGs.file("<g \(attributes)/>")))
    }

    @Test("Given a file in UTF-16, when probed or drawn, then the error names the encoding")
    func encoding() throws {
        let text = String(decoding: SVGs.file("<path/>"), as: UTF8.self)
        for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian] {
            let data = try #require(text.data(using: encoding))
            #expect(SVGs.failure(data) == .corrupt(.svg, why: "its encoding UTF-16 is not read"))
            #expect(throws: ImageError.decoding(.corrupt(.svg, why: "its encoding UTF-16 is not read"))) {
                try Codecs.decoders.info(of: data)
            }
        }
    }
}
#endif
