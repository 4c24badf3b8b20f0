import Foundation
import HalcyonCore
import Testing

@Suite("ImageError")
struct ImageErrorTests {
    static let size = PixelSize(width: 2, height: 3)

    /// The numbers are public: a change here breaks programs that store or compare them.
    static let codes: [(ImageError, Int)] = [
        (.request(.invalidURL("x")), 1001), (.request(.missingHost("x")), 1002),
        (.request(.unsupportedScheme("x")), 1003), (.request(.malformedDataURL("x")), 1004),
        (.request(.unreadableFile(path: "x", why: "y")), 1005), (.request(.providerFailed("x")), 1006),
        (.request(.noLoader), 1007), (.request(.tooLarge(limit: 1)), 1008), (.request(.givenUp), 1009),
        (.request(.schemeNotAllowed("x")), 1013), (.request(.controlCharacter(in: "x")), 1014),
        (.request(.urlTooLong("x", limit: 1)), 1015), (.request(.noThread), 1016), (.request(.noDescriptor), 1017),
        (.request(.invalidated), 1018),
        (.response(.hostNotFound("x")), 2001), (.response(.connectionRefused("x")), 2002),
        (.response(.connectionFailed("x")), 2003), (.response(.tls("x")), 2004),
        (.response(.timeout(.idle, seconds: 2)), 2005), (.response(.connectionReset), 2006),
        (.response(.truncated(receivedBytes: 1, expectedBytes: 2)), 2007), (.response(.status(404)), 2008),
        (.response(.tooLarge(limit: 1)), 2009), (.response(.tooManyRedirects(limit: 1)), 2010),
        (.response(.redirectRefused(location: "x", why: "y")), 2011), (.response(.addressRefused("x")), 2012),
        (.response(.malformed("x")), 2013), (.response(.proxy("x")), 2014), (.response(.emptyBody), 2015),
        (.response(.other("x")), 2016), (.cache(.notCached(key: "x")), 3001),
        (.cache(.unavailable(path: "x", why: "y")), 3002),
        (.cache(.readFailed("x")), 3003), (.cache(.writeFailed("x")), 3004), (.cache(.diskFull(path: "x")), 3005),
        (.cache(.entryTooLarge(bytes: 2, limit: 1)), 3006), (.decoding(.empty), 4001),
        (.decoding(.notAnImage(looksLike: "HTML")), 4002), (.decoding(.unsupportedFormat(.heic)), 4003),
        (.decoding(.truncated(.png)), 4004), (.decoding(.corrupt(.png, why: "x")), 4005),
        (.decoding(.tooManyPixels(size, limit: 5)), 4006), (.decoding(.tooManyScans(limit: 100)), 4007),
        (.decoding(.outOfMemory(size)), 4008), (.decoding(.tooManyBytes(2, limit: 1)), 4009),
        (.decoding(.tooManyFrames(2, limit: 1)), 4010), (.decoding(.tooManyAnimationPixels(2, limit: 1)), 4011),
        (.decoding(.metadataTooLarge(2, limit: 1)), 4012), (.decoding(.tookTooLong(limit: 1)), 4013),
        (.processing(.failed(processor: "x", why: "y")), 5001),
        (.encoding(.unsupportedFormat(.gif)), 6001), (.encoding(.failed(.png, why: "x")), 6002),
        (.encoding(.tooLarge(.gif, size, longestSide: 5)), 6003), (.encoding(.tookTooLong(.webp, limit: 1)), 6004),
        (.display(.notCurrent), 8001),
        (.display(.noSource), 8002), (.display(.unusableView), 8003), (.cancelled, 9000),
    ]

    @Test("Given every reason, when its code is read, then it is the documented one, also as NSError")
    func codesAreStable() {
        for (error, code) in Self.codes {
            #expect(error.code == code)
            #expect((error as NSError).code == code)
            #expect((error as NSError).domain == "Halcyon.ImageError")
        }
        #expect(Set(Self.codes.map(\.1)).count == Self.codes.count)
    }

    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The numbers in a text: `6001`, and all of `6001…6003`.
    private static func numbers(in text: Substring) -> [Int] {
        let numbers = text.matches(of: /([0-9]{4})(?:…([0-9]{4}))?/)
        return numbers.flatMap { match -> [Int] in
            guard let first = Int(match.1) else { return [] }
            return Array(first...max(first, match.2.flatMap { Int($0) } ?? first))
        }
    }

    @Test("Given the codes in the sources, when compared with the guide's table, then they are equal")
    func guideIsComplete() throws {
        let source = try ["ImageErrorReasons", "ImageErrorDecoding"].map { name in
            let file = Self.root.appending(path: "Sources/HalcyonCore/Basics/\(name).swift")
            return try String(contentsOf: file, encoding: .utf8)
        }.joined()
        var codes: Set = [9000]
        codes.formUnion(source.matches(of: /(?:case \.[A-Za-z0-9]+:|Int \{) ([0-9]{4})/).compactMap { Int($0.1) })
        #expect(codes.count > 50)
        let guide = try String(
            contentsOf: Self.root.appending(path: "Sources/Halcyon/Halcyon.docc/Failures.md"), encoding: .utf8)
        let rows = guide.split(separator: "\n").filter { $0.hasPrefix("| ") && $0.dropFirst(2).first?.isNumber == true }
        let documented = rows.flatMap { Self.numbers(in: $0.dropFirst(2).prefix { $0 != "|" }) }
        #expect(codes.subtracting(documented).sorted() == [])
        #expect(Set(documented).subtracting(codes).sorted() == [])
        #expect(documented.count == Set(documented).count)
    }

    @Test("Given every reason, when shown to people, then it is a sentence without a full stop")
    func texts() {
        for (error, _) in Self.codes {
            #expect(error.localizedDescription == error.description)
            #expect(!error.description.isEmpty && !error.description.hasSuffix("."))
        }
        #expect(
            "\(ImageError.response(.truncated(receivedBytes: 10, expectedBytes: 20)))"
                == "the transfer ended after 10 of 20 bytes")
        #expect("\(ImageError.decoding(.notAnImage(looksLike: "HTML")))" == "not an image: the data looks like HTML")
    }
}
