import Foundation
import HTTPTypes
import HalcyonCore
import LinuxTestSupport
import Synchronization
import TestSupport
import Testing

@testable import HalcyonS3

@Suite("S3: lists of objects", .timeLimit(.minutes(10)))
struct S3ListTests {
    private static let ok = "HTTP/1.1 200 OK\r\nConnection: close\r\n"

    private static func answer(_ body: String) -> String {
        "\(ok)Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
    }

    private static func page(_ items: String = "", next: String? = nil) -> String {
        let token = next.map { "<NextContinuationToken>\($0)</NextContinuationToken>" } ?? ""
        return "<ListBucketResult><IsTruncated>\(next != nil)</IsTruncated>\(token)\(items)</ListBucketResult>"
    }

    private static func cache(_ server: ScriptedServer) -> S3Cache {
        S3Cache(bucket: "b", configuration: .test(server), requestTimeout: 30)
    }

    @Test(
        "Given extreme sizes in a list, when its entries are described, then none traps",
        arguments: [
            "-9223372036854775807", "-9223372036854775808", "-9223372036854775809", "9223372036854775807",
            "9223372036854775808", "-1", "0", "", "many",
        ])
    func sizes(size: String) async throws {
        let names = S3ObjectName(prefix: "halcyon/")
        let item =
            "<Contents><Key>\(names.object("key"))</Key><Size>\(size)</Size>"
            + "<LastModified>999999999-12-31T23:59:59.999Z</LastModified></Contents>"
        let list = Self.answer(Self.page(item))
        let value = try SharedEntry.encode(.test("bytes"), key: "key")
        let server = try ScriptedServer { connection in
            if connection.request.contains("list-type") {
                connection.send(list)
            } else if connection.request.hasPrefix("GET") {
                connection.send("\(Self.ok)Content-Length: \(value.count)\r\n\r\n")
                connection.send(value)
            } else {
                connection.send(Self.answer(""))
            }
        }
        let sizes = Mutex<[Int]>([])
        let removed = try await Self.cache(server).removeAll { info in
            sizes.withLock { $0.append(info.bytes) }
            return true
        }
        #expect(removed == 1)
        #expect(sizes.withLock { $0 }.allSatisfy { $0 >= 0 })
    }

    @Test(
        "Given extreme lengths of answers, when a cache is used, then no call traps",
        arguments: [
            "Content-Length: 9223372036854775807", "Content-Length: 9223372036854775808", "Content-Length: -1",
            "Content-Range: bytes 0-9223372036854775807/9223372036854775807",
            "Content-Range: bytes 0-18446744073709551615/18446744073709551616",
            "Content-Range: bytes 9223372036854775807-0/*", "Content-Range: bytes -9223372036854775808-0/-1",
            "Retry-After: 9223372036854775807", "Retry-After: -9223372036854775808", "Age: 9223372036854775807",
        ])
    func lengths(field: String) async throws {
        for status in ["200 OK", "206 Partial Content", "503 Slow Down"] {
            let text = "HTTP/1.1 \(status)\r\nConnection: close\r\n\(field)\r\n\r\nbody"
            let server = try ScriptedServer { $0.send(text) }
            let cache = Self.cache(server)
            #expect(await failure { _ = try await cache.entry(for: "a") } != .cancelled)
            #expect(await failure { _ = try await cache.metadata(for: "a") } != .cancelled)
            #expect(await failure { try await cache.removeAll() } != nil)
            let request = HTTPRequest(method: .get, scheme: "s3", authority: nil, path: "//b/a")
            let loader = S3DataLoader(.test(server))
            #expect(await failure { _ = try await loader.load(request).beginning(.max) } != .cancelled)
        }
    }

    @Test("Given extreme lengths in an entry's head, when it is read, then there is no entry")
    func heads() async throws {
        for lengths: (UInt32, UInt32) in [(.max, .max), (0, .max), (.max, 0), (1 << 31, 1 << 31)] {
            var value = Data([1]) + Data(repeating: 0, count: 8)
            withUnsafeBytes(of: lengths.0.littleEndian) { value += $0 }
            if lengths.0 == 0 { withUnsafeBytes(of: lengths.1.littleEndian) { value += $0 } }
            value += Data(repeating: 0xff, count: 10_000)
            let sent = value
            let server = try ScriptedServer { connection in
                connection.send("\(Self.ok)Content-Length: \(sent.count)\r\n\r\n")
                connection.send(sent)
            }
            #expect(try await Self.cache(server).entry(for: "") == nil)
            #expect(try await Self.cache(server).metadata(for: "") == nil)
        }
    }

    @Test("Given empty pages without end, when a cache is emptied, then the call ends with an error")
    func endlessPages() async throws {
        for isAlternating in [true, false] {
            let count = Atomic<Int>(0)
            let server = try ScriptedServer { connection in
                let number = count.add(1, ordering: .relaxed).newValue
                connection.send(Self.answer(Self.page(next: isAlternating ? "t\(number % 2)" : "t\(number)")))
            }
            let error = await failure { try await Self.cache(server).removeAll() }
            #expect(error?.description.contains("does not end") == true, "\(String(describing: error))")
            #expect(server.requests.count <= 101)
        }
    }

    @Test("Given many pages of other objects, when a cache is emptied, then its own is found")
    func foreignPages() async throws {
        let count = Atomic<Int>(0)
        let own = "<Contents><Key>\(S3ObjectName(prefix: "halcyon/").object("a"))</Key></Contents>"
        let server = try ScriptedServer { connection in
            guard connection.request.hasPrefix("GET") else {
                connection.send(Self.answer(""))
                return
            }
            let number = count.add(1, ordering: .relaxed).newValue
            let other = "<Contents><Key>halcyon/other-\(number)</Key></Contents>"
            connection.send(Self.answer(number < 150 ? Self.page(other, next: "t\(number)") : Self.page(own)))
        }
        #expect(try await Self.cache(server).removeAll { _ in true } == 0)
        try await Self.cache(server).removeAll()
        #expect(server.requests.contains { $0.hasPrefix("DELETE") })
    }

    @Test("Given a list that breaks off without a token, when a cache is emptied, then the call fails")
    func missingToken() async throws {
        for token in ["", "<NextContinuationToken></NextContinuationToken>"] {
            let text = Self.answer(
                "<ListBucketResult><IsTruncated>true</IsTruncated>\(token)</ListBucketResult>")
            let server = try ScriptedServer { $0.send(text) }
            let error = await failure { try await Self.cache(server).removeAll() }
            #expect(error?.description.contains("token") == true, "\(String(describing: error))")
        }
    }

    @Test("Given a head that grows by a byte each time, when it is read, then a few requests are made")
    func growingHead() async throws {
        let server = try ScriptedServer { connection in
            // As many bytes as are wanted, of a head that has one more.
            let range = connection.request.split(separator: "bytes=0-").last?.prefix { $0.isNumber } ?? "0"
            let wanted = (Int(range) ?? 0) + 1
            var value = Data([1]) + Data(repeating: 0, count: 12)
            withUnsafeBytes(of: UInt32(max(0, wanted + 1 - 25)).littleEndian) { value += $0 }
            value += Data(repeating: 0, count: max(0, wanted - value.count))
            connection.send("HTTP/1.1 206 Part\r\nConnection: close\r\nContent-Length: \(value.count)\r\n\r\n")
            connection.send(value)
        }
        #expect(try await Self.cache(server).metadata(for: "") == nil)
        #expect((2...10).contains(server.requests.count), "\(server.requests.count)")
    }

    @Test("Given odd XML, when a list is read, then names, sizes, dates and references are understood")
    func xml() throws {
        let names = S3ObjectName(prefix: "p/")
        let key = names.object("a")
        let text =
            "<?xml version=\"1.0\"?>\n<ListBucketResult xmlns=\"x\"><Prefix>p/</Prefix>\n<Contents>"
            + "<Key>\(key.replacing("/", with: "&#x2F;"))</Key><Size>12</Size>"
            + "<LastModified>2026-01-02T03:04:05.678Z</LastModified></Contents><Contents></Contents>"
            + "<Contents><Key>\(key.replacing("/", with: "%2F"))</Key></Contents><Contents><Key>"
            + "<IsTruncated>true</IsTruncated><NextContinuationToken>a&amp;b&lt;ü&#233;&bad;&</NextContinuationToken>"
            + "</ListBucketResult>"
        let page = try #require(S3Listing(Data(text.utf8), names))
        #expect(page.items.map(\.name) == [key, key])
        #expect(page.items.map(\.bytes) == [12, 0])
        #expect(page.items.first?.modified?.timeIntervalSince1970.rounded() == 1_767_323_046)
        #expect(page.next == "a&b<üé&bad;&")
        #expect(S3Listing(Data(text.utf8.dropLast(5)), names) == nil)
        #expect(S3Listing(Data([0xff, 0xfe]) + Data(text.utf8), names)?.items.count == 2)
    }
}
