import Foundation
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

@Suite("Providers")
struct ProviderTests {
    private let bytes = Data((0...255).map(UInt8.init))

    /// Loads an image through a pipeline twice, from two that share a disk cache, and tells where it came from.
    private func sources(of provider: any ImageDataProvider) async throws -> [ResponseSource] {
        let fixture = PipelineFixture()
        var sources: [ResponseSource] = []
        for _ in 0..<2 {
            let pipeline = fixture.pipeline()
            sources.append(try await pipeline.response(for: ImageRequest(provider: provider)).source)
            await pipeline.flush()
        }
        #expect(fixture.cache.keys.isEmpty == !provider.isCachedOnDisk)
        return sources
    }

    @Test("Given a raw provider, when asked, then it gives its bytes and name, and no disk keeps them")
    func raw() async throws {
        let provider = RawDataProvider(bytes, id: "raw")
        #expect(try await provider.data() == bytes)
        #expect(provider.identifier == "raw")
        #expect(try await sources(of: provider) == [.provider, .provider])
    }

    @Test("Given base64 in either alphabet, padded or spaced or not, when asked, then the bytes come")
    func base64() async throws {
        let text = bytes.base64EncodedString()
        let urlText = text.replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
        let wrapped = bytes.base64EncodedString(options: [.lineLength64Characters, .endLineWithCarriageReturn])
        for text in [text, urlText, wrapped, " \(text)\n"] {
            #expect(try await Base64DataProvider(text).data() == bytes)
        }
        #expect(try await Base64DataProvider("").data().isEmpty)
        #expect(try await sources(of: Base64DataProvider("eA==")) == [.provider, .provider])
    }

    @Test("Given base64 with lines, spaces, odd padding or escapes, when decoded, then the bytes come")
    func looseBase64() async throws {
        for text in ["YWI=", "YWI", " Y W\tI\r\n=", "YWI==", "YWI=\n", "YWI= =", "\u{1}YWI"] {
            #expect(try await Base64DataProvider(text).data() == Data("ab".utf8), "\(text.debugDescription)")
            #expect(try await DataURLProvider("data:;base64," + text).data() == Data("ab".utf8))
        }
        for text in ["YWI%3D", "%59%57%49", "YWI%3d%0a", "Y%20WI"] {
            #expect(try await DataURLProvider("data:;base64," + text).data() == Data("ab".utf8), "\(text)")
        }
        #expect(try await Base64DataProvider("-_-_").data() == Data([0xfb, 0xff, 0xbf]))
        #expect(try await DataURLProvider("data:;base64,%2D_-%5F").data() == Data([0xfb, 0xff, 0xbf]))
        for text in ["", "=", "\n"] { #expect(try await Base64DataProvider(text).data().isEmpty) }
        // As strings of other origin are: not in one piece, or with more than ASCII before the comma.
        #expect(try await DataURLProvider("data:text/ä;base64,YWI").data() == Data("ab".utf8))
    }

    @Test("Given typical base64, when decoded, then it takes less than 8 times as long as Foundation")
    func costOfBase64() async throws {
        // Short enough to be decoded on the thread that asks for it, whose own time is counted, not that of the clock.
        let bytes = Data((0..<11_000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 8) })
        let text = bytes.base64EncodedString()
        func time(_ work: () async throws -> Data) async throws -> Int {
            var least = Int.max
            for _ in 0..<20 {
                let start = ownTime
                for _ in 0..<10 { _ = try await work() }
                least = min(least, ownTime - start)
            }
            return least
        }
        let own = try await time { try #require(Data(base64Encoded: text)) }
        #expect(try await time { try await Base64DataProvider(text, id: "a").data() } < own * 8)
        let url = DataURLProvider("data:image/png;base64," + text)
        #expect(try await time { try await url.data() } < own * 8)
    }

    /// The nanoseconds for which this thread has had a processor.
    private var ownTime: Int {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    }

    #if os(Linux)
    @Test("Given a long text, when decoded, then a thread for that does it; a short one needs none")
    func decodesAside() async throws {
        let name = { @Sendable () throws(ImageError) -> Data in
            (try? Data(contentsOf: URL(filePath: "/proc/thread-self/comm"))) ?? Data()
        }
        let (long, short) = (try await decodedAside((16 << 10) + 1, name), try await decodedAside(16 << 10, name))
        #expect(long == Data("halcyon-cpu\n".utf8))
        #expect(short != long)
        let bytes = Data(repeating: 7, count: 100_000)
        #expect(try await Base64DataProvider(bytes.base64EncodedString()).data() == bytes)
        #expect(try await DataURLProvider("data:;base64," + bytes.base64EncodedString()).data() == bytes)
    }
    #endif

    @Test(
        "Given text that is no base64, when it is asked for, then the error says so",
        arguments: ["*", "a", "ab=c", "äö", "YQ==YQ==", "YQ==\nYQ", "YWJjZ", "YQ*="])
    func malformedBase64(text: String) async {
        #expect(await failure { _ = try await Base64DataProvider(text).data() } == .request(.malformedBase64))
    }

    @Test("Given base64 named or not, when keyed, then equal names share and other bytes do not")
    func base64Identity() {
        func key(_ provider: any ImageDataProvider) -> ImageKey { ImageRequest(provider: provider).imageKey }
        #expect(key(Base64DataProvider("eA")) == key(Base64DataProvider("eA")))
        #expect(key(Base64DataProvider("eA")) != key(Base64DataProvider("eQ")))
        #expect(key(Base64DataProvider("eA", id: "n")) == key(Base64DataProvider("eQ", id: "n")))
        let long = String(repeating: "eA", count: 5000)
        #expect(key(Base64DataProvider(long)) == key(Base64DataProvider(long)))
        #expect(key(Base64DataProvider(long)) != key(Base64DataProvider(long + "eA")))
    }

    @Test("Given a file, when its provider is asked, then it gives the bytes, by path or own name")
    func file() async throws {
        let folder = try TemporaryDirectory()
        let file = try folder.write(bytes, to: "a b.png")
        let provider = FileDataProvider(file)
        #expect(try await provider.data() == bytes)
        #expect(provider.identifier == "file:" + file.path)
        #expect(FileDataProvider(file, id: "name").identifier == "name")
        #expect(
            await failure { _ = try await FileDataProvider(file, limit: 1).data() } == .request(.tooLarge(limit: 1)))
        #expect(try await sources(of: provider) == [.provider, .provider])
    }

    @Test("Given no file, a folder or an endless one, when read, then the error says what is wrong")
    func unreadableFile() async throws {
        let folder = try TemporaryDirectory()
        let missing = folder.file("missing")
        let cases = [
            (missing, "No such file or directory"), (folder.url, "it is a folder"),
            (URL(filePath: "/dev/zero"), "it is not a regular file"),
        ]
        for (url, why) in cases {
            #expect(
                await failure { _ = try await FileDataProvider(url).data() }
                    == .request(.unreadableFile(path: url.path, why: why)))
        }
    }

    @Test("Given a URL with a host, when its file is wanted, then only this machine's own is read")
    func hostOfFile() async throws {
        let folder = try TemporaryDirectory()
        let file = try folder.write(Data("ok".utf8), to: "a")
        for host in ["", "localhost", "LOCALHOST"] {
            let url = try #require(URL(string: "file://\(host)\(file.path)"))
            #expect(try await FileDataProvider(url).data() == Data("ok".utf8))
        }
        for host in ["elsewhere", "127.0.0.1", "localhost.example"] {
            let url = try #require(URL(string: "file://\(host)\(file.path)"))
            guard case .request(.unreadableFile)? = await failure({ _ = try await FileDataProvider(url).data() }) else {
                Issue.record("\(host)")
                return
            }
        }
        let web = try #require(URL(string: "https://example.org\(file.path)"))
        #expect(await failure { _ = try await FileDataProvider(web).data() } == .request(.unsupportedScheme("https")))
    }

    @Test("Given a closure provider, when asked, then it gives its bytes, kept on disk if allowed")
    func closure() async throws {
        let calls = Tally()
        func provider(_ isCached: Bool?) -> ClosureDataProvider {
            let load: @Sendable () async throws -> Data = { [bytes] in
                await Task.yield()
                calls.add()
                return bytes
            }
            return isCached.map { ClosureDataProvider(id: "c", isCachedOnDisk: $0, load) }
                ?? ClosureDataProvider(id: "c", load)
        }
        #expect(try await provider(nil).data() == bytes)
        #expect(try await sources(of: provider(nil)) == [.provider, .disk])
        #expect(calls.value == 2)
        #expect(try await sources(of: provider(false)) == [.provider, .provider])
        #expect(calls.value == 4)
    }

    @Test("Given a failing closure, when its image is loaded, then the error is its own or names it")
    func failingClosure() async {
        struct Odd: Error {}
        let pipeline = PipelineFixture().pipeline()
        let own = ClosureDataProvider(id: "own") { throw ImageError.response(.status(418)) }
        let odd = ClosureDataProvider(id: "odd") { throw Odd() }
        for (provider, expected) in [
            (own, ImageError.response(.status(418))), (odd, .request(.providerFailed("Odd()"))),
        ] {
            let error = await failure {
                _ = try await pipeline.image(for: ImageRequest(provider: provider))
            }
            #expect(error == expected)
        }
    }

    @Test("Given a slow closure, when its last waiter leaves, then it is cancelled")
    func cancelledClosure() async throws {
        let gate = Gate()
        let (begun, cancelled) = (Tally(), Tally())
        let pipeline = PipelineFixture().pipeline()
        let provider = ClosureDataProvider(id: "slow") {
            begun.add()
            await gate.pass()
            if Task.isCancelled { cancelled.add() }
            return Data()
        }
        let task = pipeline.task(for: ImageRequest(provider: provider))
        try await eventually("it runs") { begun.value == 1 }
        task.cancel()
        try await eventually("it is cancelled") { cancelled.value == 1 }
        let outcome = await failure { _ = try await task.image }
        #expect(outcome == .cancelled)
    }

    @Test("Given a provider with too many bytes, when they are loaded, then the error names the limit")
    func tooLarge() async {
        let pipeline = PipelineFixture().pipeline { $0.maximumDataBytes = 255 }
        let error = await failure {
            _ = try await pipeline.data(for: ImageRequest(provider: RawDataProvider(bytes, id: "raw")))
        }
        #expect(error == .request(.tooLarge(limit: 255)))
    }

    @Test(
        "Given data: URLs, when their bytes are requested, then they are exactly those of RFC 2397",
        arguments: [
            ("data:,", ""), ("data:,a+b", "a+b"), ("data:text/plain;charset=utf-8,%C3%A4", "ä"), ("data:,ä", "ä"),
            ("data:;base64,eA", "x"), ("data:image/png;BASE64,eA==", "x"), ("data:;base64;x,eA==", "eA=="),
            ("data:,a,b", "a,b"),
        ])
    func dataURL(text: String, expected: String) async throws {
        #expect(try await DataURLProvider(text).data() == Data(expected.utf8))
        #expect(try await PipelineFixture().pipeline().data(for: ImageRequest(text)).data == Data(expected.utf8))
    }

    @Test("Given escaped bytes that are not UTF-8, when a data: URL is read, then they are unchanged")
    func binaryDataURL() async throws {
        let escaped = bytes.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        #expect(try await DataURLProvider("data:image/x," + escaped).data() == bytes)
        #expect(try await sources(of: DataURLProvider("data:,x")) == [.provider, .provider])
    }

    @Test(
        "Given malformed data: URLs, when they are asked for, then the error says what is wrong",
        arguments: [
            ("http:,x", "begin"), ("data:x", "comma"), ("data:,%4", "%"), ("data:,%zz", "%"),
            ("data:;base64,*", "base64"),
        ])
    func malformedDataURL(text: String, why: String) async {
        guard
            case .request(.malformedDataURL(let reason)) = await failure({ _ = try await DataURLProvider(text).data() })
        else {
            Issue.record("no such error")
            return
        }
        #expect(reason.contains(why))
    }
}
