import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting
import Testing

/// Bodies whose end nobody has told but the end of the connection, which may have been cut.
@Suite("Bodies without a length")
struct ContentEndTests {
    enum Kind: String, CaseIterable {
        case gif, png, webp

        /// A file of several parts, whose content no decoder has to like.
        var bytes: [UInt8] {
            switch self {
            case .gif:
                let image: [UInt8] = [0x2C, 0, 0, 0, 0, 2, 0, 2, 0, 0x80, 1, 1, 1, 2, 2, 2, 2, 3, 9, 0x3B, 9, 0]
                let extensions: [UInt8] = [0x21, 0xF9, 4, 0, 10, 0, 0, 0]
                return Array("GIF89a".utf8) + [2, 0, 2, 0, 0x80, 0, 0, 0, 0, 0, 9, 9, 9] + extensions + image
                    + extensions
                    + image + [0x3B]
            case .png:
                let chunk = { (name: String, data: [UInt8]) in
                    [0, 0, 0, UInt8(data.count)] + Array(name.utf8) + data + [1, 2, 3, 4]
                }
                return [0x89] + Array("PNG\r\n".utf8) + [0x1A, 10] + chunk("IHDR", Array(repeating: 1, count: 13))
                    + chunk("fdAT", Array("IEND".utf8)) + chunk("IEND", [])
            case .webp:
                return Array("RIFF".utf8) + [18, 0, 0, 0] + Array("WEBPVP8 ".utf8) + [6, 0, 0, 0, 1, 2, 3, 4, 5, 6]
            }
        }
    }

    private func load(_ bytes: [UInt8], length: Int? = nil, fields: HTTPFields = [:]) async throws -> Data {
        let loader = FakeLoader { request async throws(ImageError) in
            DataLoad(
                response: HTTPResponse(status: .ok, headerFields: fields), url: "http://test/a",
                expectedBytes: length, body: DataBody(Data(bytes)))
        }
        var configuration = ImageDownloader.Configuration(loader: loader)
        configuration.retry = .never
        return try await ImageDownloader(configuration).download("http://test/a").data
    }

    @Test(
        "Given a file without a length, when cut off at any byte, then only the whole is accepted",
        arguments: Kind.allCases)
    func cut(kind: Kind) async throws {
        let whole = kind.bytes
        #expect(try await load(whole) == Data(whole))
        // What follows the end does no harm.
        #expect(try await load(whole + [0, 0]) == Data(whole + [0, 0]))
        // Of the last chunk of a PNG the checksum may be missing, of a RIFF file the padding byte.
        let spared = kind == .png ? 4 : 1
        for count in 12..<(whole.count - (kind == .gif ? 0 : spared)) {
            await #expect(throws: ImageError.response(.truncated(receivedBytes: count, expectedBytes: nil))) {
                try await load(Array(whole.prefix(count)))
            }
        }
    }

    @Test(
        "Given a length, chunks or an encoding, when a file lacks its end, then it is accepted",
        arguments: Kind.allCases)
    func told(kind: Kind) async throws {
        let cut = Array(kind.bytes.dropLast(6))
        #expect(try await load(cut, length: cut.count) == Data(cut))
        #expect(try await load(cut, fields: [.transferEncoding: "chunked"]) == Data(cut))
        #expect(try await load(cut, fields: [.contentEncoding: "gzip"]) == Data(cut))
    }

    @Test("Given bytes of another kind, when they have no length, then they are taken as they are")
    func otherBytes() async throws {
        for text in ["", "GIF", "GIF89a", "RIFF", "no picture at all"] where !text.isEmpty {
            #expect(try await load(Array(text.utf8)) == Data(text.utf8))
        }
    }
}
