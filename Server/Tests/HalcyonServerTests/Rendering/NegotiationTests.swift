import HalcyonCore
import Testing

@testable import HalcyonServer

@Suite("RFC 9110, 12.5.1: the format by Accept")
struct NegotiationTests {
    private let both = Negotiation(preferred: [.avif, .webp])

    @Test(
        "Given an Accept field, when a format is chosen, then it is the best one that is named",
        arguments: [
            ("image/avif,image/webp,*/*", .avif), ("image/webp,image/avif", .avif), ("image/webp", .webp),
            ("image/webp;q=0.9,image/avif;q=0.8", .webp), ("image/avif;q=0.8,image/webp;q=0.9", .webp),
            ("image/avif;q=0.8,image/webp;q=0.8", .avif), ("image/avif;q=0,image/webp", .webp),
            ("image/avif;q=0.001", .avif), ("image/avif;q=0.000", nil), ("IMAGE/WEBP", .webp),
            ("Image/Webp;Q=0.5", .webp),
            (" image/webp ; q=0.5 ", .webp), ("\timage/webp\t", .webp),
            ("image/webp;a=b;q=0.5,image/avif;q=0.4", .webp),
            ("text/html,application/xhtml+xml,image/avif,image/webp,image/apng,*/*;q=0.8", .avif),
        ] as [(String, ImageFormat?)])
    func best(accept: String, format: ImageFormat?) { #expect(both.format(for: [accept]) == format) }

    @Test(
        "Given only ranges or other types, when a format is chosen, then there is none",
        arguments: [
            "*/*", "image/*", "image/*;q=1, */*;q=0.1", "image/jpeg", "text/html", "", ",", ",,", ";q=1", "image",
            "image/",
            "webp", "image/webpx", "image/web", "ximage/webp", "image/ webp", "image/webp image/avif", "q=1",
        ])
    func none(accept: String) { #expect(both.format(for: [accept]) == nil) }

    @Test(
        "Given a malformed quality, when a format is chosen, then its type does not count",
        arguments: ["q=", "q=x", "q=nan", "q=-1", "q=0,5", "q=--1", "q=0.5.5"])
    func malformed(quality: String) { #expect(both.format(for: ["image/webp;\(quality)"]) == nil) }

    @Test("Given no field or several, when a format is chosen, then they are one list")
    func fields() {
        #expect(both.format(for: []) == nil)
        #expect(both.format(for: ["text/html", "image/webp"]) == .webp)
        #expect(both.format(for: ["image/webp", "image/avif"]) == .avif)
        #expect(both.format(for: ["image/avif;q=0.1", "image/webp;q=0.2"]) == .webp)
    }

    @Test("Given an order of formats, when all are accepted equally, then the first counts")
    func order() {
        #expect(Negotiation(preferred: [.webp, .avif]).format(for: ["image/avif,image/webp"]) == .webp)
        #expect(Negotiation().format(for: ["image/avif,image/webp"]) == .webp)
        #expect(Negotiation().format(for: ["image/avif"]) == nil)
        #expect(Negotiation(preferred: []).format(for: ["image/avif,image/webp"]) == nil)
    }

    @Test("Given a very long field, when a format is chosen, then only its beginning is read")
    func long() {
        let many = Array(repeating: "text/x", count: 63).joined(separator: ",")
        #expect(both.format(for: [many + ",image/webp"]) == .webp)
        #expect(both.format(for: [many + ",text/x,image/webp"]) == nil)
    }

    @Test("Given names of formats, when rules are made, then they have those; others are refused")
    func names() throws {
        #expect(try Negotiation(names: ["jxl", "avif", "jpg"]).preferred == [.jpegXL, .avif, .jpeg])
        #expect(try Negotiation(names: ["jxl"]).format(for: ["image/jxl,image/webp"]) == .jpegXL)
        let error = #expect(throws: ConfigurationError.self) { try Negotiation(names: ["webp", "bmp"]) }
        #expect(error?.description.contains("'bmp'") == true)
    }
}
