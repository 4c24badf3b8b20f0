import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonCurl
import LinuxTestSupport
import TestSupport
import Testing

/// Connections that carry many transfers: none may be blamed for what others have received.
@Suite struct SharedConnectionTests {
    private static let size = 2 << 20

    @Test(
        "Given many bodies within the limit, when they share an HTTP/2 connection, then all arrive",
        .timeLimit(.minutes(5)))
    func multiplexed() async throws {
        let nginx = try NginxServer()
        let body = testBytes(Self.size)
        try nginx.write(body, to: "/a")
        let loader = CurlDataLoader {
            $0.authorities = .file(nginx.certificate.authority)
            $0.maximumBodyBytes = Self.size
            ($0.idleTimeout, $0.totalTimeout) = (200, 280)
        }
        for _ in 0..<2 {
            try await withThrowingTaskGroup(of: Bool.self) { group in
                for _ in 0..<40 { group.addTask { try await loader.data(nginx.tlsURL("/a")) == body } }
                for try await isRight in group { #expect(isRight) }
            }
        }
        #expect(Set(try nginx.log().map(\.connection)).count == 1)
    }

    @Test(
        "Given abandoned and slow HTTP/2 bodies, when others share the connection, then all arrive",
        .timeLimit(.minutes(5)))
    func leftBehind() async throws {
        let nginx = try NginxServer()
        let large = 12 << 20
        try nginx.write(Data(count: large), to: "/large")
        try nginx.write(Data(count: 100), to: "/small")
        let loader = CurlDataLoader {
            $0.authorities = .file(nginx.certificate.authority)
            $0.bufferLimit = 64 << 10
            ($0.idleTimeout, $0.totalTimeout) = (200, 280)
        }
        for _ in 0..<6 {
            var left: [DataLoad] = []
            for _ in 0..<6 {
                let load = try await loader.load(nginx.tlsURL("/large"))
                _ = try await load.body.first { _ in true }
                left.append(load)
            }
            // Held back meanwhile; those that nobody reads any more are broken off.
            let slow = left.removeFirst()
            left = []
            for _ in 0..<10 { #expect(try await loader.data(nginx.tlsURL("/small")).count == 100) }
            var count = 0
            for try await chunk in slow.body { count += chunk.count }
            #expect(count > 0)
        }
        #expect(Set(try nginx.log().map(\.connection)).count == 1)
    }

    @Test(
        "Given slightly wasteful responses, when they share an HTTP/1.1 connection, then all arrive",
        .timeLimit(.minutes(5)))
    func oneAfterAnother() async throws {
        // 30 MB of extensions in all, and hardly any content.
        let chunk = "1;\(String(repeating: "a", count: 15_000))\r\nx\r\n"
        let chunks = String(repeating: chunk, count: 20)
        let answer = Data("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n\(chunks)0\r\n\r\n".utf8)
        let server = try ScriptedServer { connection in
            repeat { connection.send(answer) } while connection.nextRequest()
        }
        let loader = CurlDataLoader { $0.maximumBodyBytes = 20 }
        for _ in 0..<100 { #expect(try await loader.data(server.url()).count == 20) }
        #expect(server.openedCount == 1)
    }

    @Test(
        "Given bodies as large as the limit, when loaded in turn through a proxy, then all arrive",
        .timeLimit(.minutes(5)))
    func throughProxy() async throws {
        let server = try ScriptedServer { connection in
            repeat {
                connection.send("HTTP/1.1 200 OK\r\nContent-Length: \(Self.size)\r\n\r\n")
                connection.send(Data(count: Self.size))
            } while connection.nextRequest()
        }
        let loader = CurlDataLoader {
            $0.proxy = .url("http://127.0.0.1:\(server.port)")
            $0.maximumBodyBytes = Self.size
        }
        for number in 0..<40 {
            #expect(try await loader.data("http://example\(number % 3).test/").count == Self.size)
        }
    }

    @Test(
        "Given a proxy with endless chunk extensions, when loaded, then the byte limit ends it",
        .timeLimit(.minutes(5)))
    func wastefulProxy() async throws {
        let proxy = try ScriptedServer { connection in
            connection.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1;")
            connection.sendEndlessly(Data(repeating: 97, count: 65536))
        }
        let loader = CurlDataLoader {
            $0.proxy = .url("http://127.0.0.1:\(proxy.port)")
            $0.maximumBodyBytes = 1 << 20
            $0.idleTimeout = 90
        }
        let error = await failure { _ = try await loader.data("http://example.test/") }
        #expect(error == .response(.tooLarge(limit: 1 << 20)))
    }

    @Test("Given a silent HTTP/2 connection, when loads keep coming, then they get a new one", .timeLimit(.minutes(5)))
    func silentConnection() async throws {
        let hasOpened = Later<Bool>()
        let server = try FrameServer { connection in
            guard let first = connection.nextRequest() else { return }
            if hasOpened.value == nil {
                hasOpened.set(true)
                return connection.waitForClose()
            }
            connection.sendAnswer("ok", stream: first.stream)
            while let request = connection.nextRequest() { connection.sendAnswer("ok", stream: request.stream) }
        }
        let loader = CurlDataLoader {
            $0.authorities = .file(server.authority)
            $0.connectTimeout = 60
            $0.idleTimeout = 2
        }
        // Each joins the connection before the one ahead of it gives up.
        let succeeded = Later<Bool>()
        try await withThrowingTaskGroup(of: Void.self) { group in
            while succeeded.value == nil {
                group.addTask {
                    if await failure({ _ = try await loader.data(server.url()) }) == nil { succeeded.set(true) }
                }
                try await Task.sleep(for: .milliseconds(300))
            }
            try await group.waitForAll()
        }
        #expect(server.openedCount >= 2)
    }

    @Test(
        "Given a silent HTTP/2 connection, when its load is cancelled, then the next gets a new one",
        .timeLimit(.minutes(5)))
    func cancelledOnSilentConnection() async throws {
        // The first connection answers once, and takes another request.
        let isSilent = Later<Bool>()
        let server = try FrameServer { connection in
            while let request = connection.nextRequest() {
                connection.sendAnswer("ok", stream: request.stream)
                guard isSilent.value == nil, connection.nextRequest() != nil else { continue }
                isSilent.set(true)
                return connection.waitForClose()
            }
        }
        let loader = CurlDataLoader {
            $0.authorities = .file(server.authority)
            ($0.connectTimeout, $0.idleTimeout, $0.totalTimeout) = (60, 90, 100)
        }
        #expect(try await loader.data(server.url()) == Data("ok".utf8))
        let load = Task { await failure { _ = try await loader.data(server.url()) } }
        while isSilent.value == nil { await Task.yield() }
        // Longer than a connection has to be silent to be held dead; the loader's thread has a clock of its own.
        try await Task.sleep(for: .seconds(6))
        load.cancel()
        #expect(await load.value == .cancelled)
        #expect(try await loader.data(server.url()) == Data("ok".utf8))
        #expect(server.openedCount == 2)
    }
}
