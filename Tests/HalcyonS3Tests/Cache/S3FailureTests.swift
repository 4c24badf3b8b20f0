import Foundation
import HTTPTypes
import HalcyonCore
import LinuxTestSupport
import TestSupport
import Testing

@testable import HalcyonS3

@Suite("S3: failures", .timeLimit(.minutes(10)))
struct S3FailureTests {
    private func answer(_ status: String, _ body: String, _ fields: String = "") -> String {
        "HTTP/1.1 \(status)\r\n\(fields)Content-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)"
    }

    /// The errors of all calls of a cache.
    private func errors(_ cache: S3Cache) async -> [ImageError?] {
        [
            await failure { _ = try await cache.entry(for: "a") },
            await failure { _ = try await cache.metadata(for: "a") },
            await failure { try await cache.store(.test("a"), for: "a") },
            await failure { try await cache.update(.init(storedAt: Date(), version: 1), for: "a") },
            await failure { try await cache.remove(for: "a") }, await failure { try await cache.removeAll() },
            await failure { _ = try await cache.removeAll(variantsOf: "a") },
            await failure { try await cache.removeAll(variantsOf: "a", otherThan: 2) },
            await failure { _ = try await cache.removeAll { _ in true } },
            await failure { _ = try await cache.removeExpired() },
        ]
    }

    private func isCacheError(_ error: ImageError?) -> Bool { if case .cache? = error { true } else { false } }

    @Test("Given a server that answers 500 or 503, when a cache is used, then each call says so")
    func serverErrors() async throws {
        let words = String(repeating: "slow ", count: 9_000)
        let long = "<Error><Code>SlowDown</Code><Message>\(words)</Message></Error>"
        for (status, body) in [("500 Oh", ""), ("503 Slow", long)] {
            let text = answer(status, body)
            let server = try ScriptedServer { $0.send(text) }
            let cache = S3Cache(bucket: "b", configuration: .test(server))
            for error in await errors(cache) {
                #expect(isCacheError(error), "\(String(describing: error))")
                #expect(error?.description.contains("S3 answered \(status.prefix(3))") == true)
                #expect((error?.description.utf8.count ?? 0) < 500)
            }
        }
    }

    @Test("Given a server that hangs, when a cache is used, then each call ends at its time limit")
    func hangs() async throws {
        let server = try ScriptedServer { $0.hold() }
        let cache = S3Cache(bucket: "b", configuration: .test(server), requestTimeout: 0.2)
        for error in await errors(cache) { #expect(isCacheError(error), "\(String(describing: error))") }
    }

    @Test("Given a body without end, when a cache is used, then no call takes more than its limit")
    func endlessBody() async throws {
        let server = try ScriptedServer { connection in
            connection.send("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n")
            connection.sendEndlessly(Data(repeating: UInt8(ascii: "<"), count: 1 << 16))
        }
        let cache = S3Cache(bucket: "b", configuration: .test(server), maximumEntryBytes: 1 << 20, requestTimeout: 60)
        #expect(try await cache.entry(for: "a") == nil)
        #expect(try await cache.metadata(for: "a") == nil)
        try await cache.update(.init(storedAt: Date(), version: 1), for: "a")
        #expect(isCacheError(await failure { try await cache.removeAll() }))
        #expect(isCacheError(await failure { _ = try await cache.removeAll(variantsOf: "a") }))
        try await cache.store(.test("a"), for: "a")
        try await cache.remove(for: "a")
        // What fits the buffers of both sides, besides the limits themselves.
        #expect(server.sentBytes < 120 << 20)
    }

    @Test(
        "Given garbage instead of a list, when a cache is emptied, then nothing traps",
        arguments: [
            "", "<", "<ListBucketResult", "<ListBucketResult>", "\u{0}\u{1}", "{\"a\": 1}", "<html></html>",
            "</ListBucketResult><ListBucketResult>&#xffffffffff;<Contents><Key>",
        ])
    func garbage(body: String) async throws {
        let text = answer("200 OK", body)
        let server = try ScriptedServer { $0.send(text) }
        let cache = S3Cache(bucket: "b", configuration: .test(server))
        let error = await failure { try await cache.removeAll() }
        if body.hasPrefix("</ListBucketResult>") { return }
        #expect(error?.description.contains("not a list of objects") == true, "\(String(describing: error))")
    }

    @Test("Given a list that does not end, when a cache is emptied, then the call ends with an error")
    func endlessList() async throws {
        let body =
            "<ListBucketResult><IsTruncated>true</IsTruncated><NextContinuationToken>same"
            + "</NextContinuationToken></ListBucketResult>"
        let text = answer("200 OK", body)
        let server = try ScriptedServer { $0.send(text) }
        let cache = S3Cache(bucket: "b", configuration: .test(server))
        let error = await failure { try await cache.removeAll() }
        #expect(error?.description.contains("does not end") == true)
    }

    @Test("Given names of others in a list, when a cache is emptied, then none of them is deleted")
    func foreignNames() async throws {
        let hash = String(repeating: "a", count: 32)
        let keys = [
            "halcyon/\(hash)/\(hash)", "halcyon/\(hash)", "passwd", "../\(hash)x\(hash)", "halcyon/\(hash)/\(hash)/",
            "other/" + hash + "/" + String(repeating: "b", count: 32), "%zz/\(hash)/\(hash)",
        ]
        let body =
            "<ListBucketResult>" + keys.map { "<Contents><Key>\($0)</Key></Contents>" }.joined()
            + "</ListBucketResult>"
        let text = answer("200 OK", body)
        let server = try ScriptedServer { $0.send(text) }
        let cache = S3Cache(bucket: "b", configuration: .test(server))
        try await cache.removeAll()
        let deleted = server.requests.filter { $0.hasPrefix("DELETE") }.map { $0.split(separator: " ")[1] }
        #expect(deleted.allSatisfy { $0.hasPrefix("/b/halcyon/") }, "\(deleted)")
        #expect(deleted.contains("/b/halcyon/\(hash)/\(hash)") && deleted.count == 2)
    }

    @Test(
        "Given a redirect to another host, when it is met, then that host is never asked",
        arguments: [301, 302, 303, 307, 308])
    func redirects(status: Int) async throws {
        let other = try ScriptedServer { $0.send("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n") }
        let text = answer("\(status) Elsewhere", "", "Location: \(other.url("/b/a"))\r\n")
        let server = try ScriptedServer { $0.send(text) }
        let configuration = S3Configuration.test(server, token: "token")
        for error in await errors(S3Cache(bucket: "b", configuration: configuration)) {
            #expect(isCacheError(error))
            #expect(error?.description.contains("check the endpoint") == true, "\(String(describing: error))")
        }
        let request = HTTPRequest(method: .get, scheme: "s3", authority: nil, path: "//b/a")
        let error = await failure { _ = try await S3DataLoader(configuration).load(request) }
        guard case .response(.redirectRefused) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(other.openedCount == 0)
    }

    @Test("Given no server, when a cache is used, then the error is the cache's")
    func noServer() async throws {
        let server = try ScriptedServer { _ in }
        server.stop()
        let cache = S3Cache(bucket: "b", configuration: .test(server), requestTimeout: 5)
        for error in await errors(cache) { #expect(isCacheError(error)) }
    }

    @Test("Given a server without conditions, when an entry is updated, then nothing changes")
    func noConditions() async throws {
        let value = try SharedEntry.encode(.test("bytes"), key: "a")
        let refusal = answer("501 No", "<Error><Code>NotImplemented</Code><Message>If-Match</Message></Error>")
        let server = try ScriptedServer { connection in
            if connection.request.hasPrefix("GET") {
                connection.send("HTTP/1.1 200 OK\r\nETag: \"1\"\r\nContent-Length: \(value.count)\r\n\r\n")
                connection.send(value)
            } else {
                connection.send(connection.request.contains("If-Match") ? refusal : "HTTP/1.1 200 OK\r\n\r\n")
            }
        }
        let cache = S3Cache(bucket: "b", configuration: .test(server))
        let error = await failure { try await cache.update(.init(storedAt: Date(), version: 1), for: "a") }
        #expect(error?.description.contains("NotImplemented") == true)
    }

    @Test("Given a store that hangs, when a use extends an entry, then the entry does not wait for it")
    func hangingExtension() async throws {
        var entry = DataCacheEntry.test("bytes", expiresIn: 100)
        entry.metadata.storedAt = Date()
        entry.metadata.extensionOnUse = 1_000
        let value = try SharedEntry.encode(entry, key: "a")
        let server = try ScriptedServer { connection in
            guard connection.request.hasPrefix("GET") else {
                connection.hold()
                return
            }
            connection.send("HTTP/1.1 200 OK\r\nETag: \"1\"\r\nContent-Length: \(value.count)\r\n\r\n")
            connection.send(value)
        }
        let cache = S3Cache(bucket: "b", configuration: .test(server), requestTimeout: 60)
        let clock = ContinuousClock()
        let duration = try await clock.measure {
            for _ in 0..<3 {
                let expiry = try await cache.entry(for: "a")?.metadata.expiresAt
                #expect((expiry ?? .distantPast) > Date() + 500)
            }
        }
        #expect(duration < .seconds(30))
        try await eventually("it is stored") { server.requests.contains { $0.hasPrefix("PUT") } }
        #expect(server.requests.count { $0.hasPrefix("PUT") } == 1)
    }

    @Test("Given a cancelled task, when a cache is used, then the call ends as cancelled")
    func cancellation() async throws {
        let server = try ScriptedServer { $0.hold() }
        let cache = S3Cache(bucket: "b", configuration: .test(server))
        let task = Task { await failure { _ = try await cache.entry(for: "a") } }
        try await eventually("the request is there") { server.requests.count == 1 }
        task.cancel()
        #expect(await task.value == .cancelled)
    }
}
