import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonCurl
import LinuxTestSupport
import TestSupport
import Testing

@Suite struct TimeoutTests {
    @Test("Given a silent server, when the idle time is over, then the idle timeout ends the load")
    func silent() async throws {
        let server = try ScriptedServer { $0.waitForClose() }
        let loader = CurlDataLoader { $0.idleTimeout = 0.1 }
        let error = await failure { _ = try await loader.load(server.url()) }
        #expect(error == .response(.timeout(.idle, seconds: 0.1)))
        try await eventually("the connection is closed") { server.closedByClientCount == 1 }
    }

    @Test("Given a body that stalls midway, when the idle time is over, then the idle timeout ends it")
    func stalled() async throws {
        let server = try ScriptedServer { connection in
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n")
            connection.send(testBytes(500_000))
            connection.waitForClose()
        }
        let loader = CurlDataLoader { $0.idleTimeout = 0.2 }
        let load = try await loader.load(server.url())
        var received = 0
        let error = await failure { for try await chunk in load.body { received += chunk.count } }
        #expect(error == .response(.timeout(.idle, seconds: 0.2)))
        #expect(received == 500_000)
    }

    @Test("Given a request's own idle time, when a server is silent longer, then that ends the load")
    func ownIdleTime() async throws {
        let server = try ScriptedServer { connection in
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n")
            // Each silence is shorter than the limit, all together are longer.
            for byte in ["a", "b", "c", "d"] {
                connection.send(byte)
                usleep(200_000)
            }
            connection.waitForClose()
        }
        var request = DataRequest(
            HTTPRequest(method: .get, scheme: "http", authority: "127.0.0.1:\(server.port)", path: "/"))
        request.idleTimeout = 0.5
        let start = ContinuousClock.now
        let error = await failure { [request] in _ = try await CurlDataLoader().load(request).gathered() }
        #expect(error == .response(.timeout(.idle, seconds: 0.5)))
        #expect(ContinuousClock.now - start > .seconds(1))
        // The loader's limit is shorter, or there is none.
        request.idleTimeout = 20
        let loader = CurlDataLoader { $0.idleTimeout = 0.1 }
        let shorter = await failure { [request] in _ = try await loader.load(request).gathered() }
        #expect(shorter == .response(.timeout(.idle, seconds: 0.1)))
    }

    @Test("Given a request's own idle time, when connecting takes longer, then that ends the load")
    func ownIdleTimeBeforeTheConnection() async throws {
        // It never answers the greeting of TLS.
        let server = try ScriptedServer { $0.waitForClose() }
        var request = DataRequest(
            HTTPRequest(method: .get, scheme: "https", authority: "127.0.0.1:\(server.port)", path: "/"))
        request.idleTimeout = 0.2
        let error = await failure { [request] in _ = try await CurlDataLoader().load(request) }
        #expect(error == .response(.timeout(.connect, seconds: 0.2)))
    }

    @Test("Given a body that drips forever, when the total time is over, then that timeout ends it")
    func dripping() async throws {
        let server = try ScriptedServer { connection in
            connection.send("HTTP/1.1 200 OK\r\n\r\n")
            while connection.send("x") { usleep(5000) }
        }
        let loader = CurlDataLoader {
            $0.idleTimeout = 20
            $0.totalTimeout = 0.3
        }
        let error = await failure { _ = try await loader.data(server.url()) }
        #expect(error == .response(.timeout(.total, seconds: 0.3)))
    }

    @Test(
        "Given a byte now and then, when that lasts, then it is too slow and costs no CPU time",
        .timeLimit(.minutes(5)), arguments: ["", "HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\n\r\n"])
    func tooSlow(_ start: String) async throws {
        let server = try ScriptedServer { connection in
            connection.send(start.isEmpty ? "HTTP/1.1 200 OK\r\nX: " : start)
            while connection.send(start.hasSuffix("\r\n\r\n") ? "x" : "X: a\r\n") { usleep(20_000) }
        }
        let thread = LoaderThread()
        let loader = CurlDataLoader {
            $0.addressFilter = { _ in thread.note() }
            $0.minimumBytesPerSecond = 1000
            $0.minimumSpeedTime = 2
        }
        let error = await failure { _ = try await loader.data(server.url()) }
        #expect(error == .response(.timeout(.speed, seconds: 2)))
        // Of two seconds, with a hundred arrivals.
        let used = try #require(thread.processorTime)
        #expect(used < .milliseconds(150), "\(used)")
        try await eventually("the connection is closed") { server.closedByClientCount == 1 }
        // Its thread goes with it.
        withExtendedLifetime(loader) {}
    }

    @Test("Given a slow reader, when it reads on, then the server is not considered too slow")
    func slowReaderOfFastServer() async throws {
        let size = 24 << 20
        let content = testBytes(size)
        let server = try ScriptedServer { connection in
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: \(size)\r\n\r\n")
            connection.send(content)
        }
        let loader = CurlDataLoader {
            // So few that a busy machine brings them, and in a time in which it does.
            $0.minimumBytesPerSecond = 1000
            $0.minimumSpeedTime = 2
        }
        let load = try await loader.load(server.url())
        try await server.waitUntilStalled()
        try await Task.sleep(for: .milliseconds(2500))
        #expect(try await load.gathered() == content)
    }

    @Test("Given more loads than run at once, when the time of one that waits is over, then it ends")
    func waitingBehindMany() async throws {
        let server = try ScriptedServer { $0.waitForClose() }
        let loader = CurlDataLoader.plain
        let others = Task {
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<1100 { group.addTask { _ = await failure { _ = try await loader.load(server.url()) } } }
            }
        }
        try await eventually("connections are open") { server.openedCount == 6 }
        let start = ContinuousClock.now
        let error = await failure { _ = try await loader.load(server.url()) { $0.timeout = 0.2 } }
        #expect(error == .response(.timeout(.total, seconds: 0.2)))
        #expect(start.duration(to: .now) < .seconds(20))
        others.cancel()
        await others.value
    }

    @Test("Given a silent TLS server, when the connect time is over, then the connect timeout ends it")
    func connecting() async throws {
        // The script's thread waits for the end of a head that never comes.
        let server = try ScriptedServer { _ in }
        let loader = CurlDataLoader { $0.connectTimeout = 0.1 }
        let error = await failure { _ = try await loader.load("https://127.0.0.1:\(server.port)/") }
        #expect(error == .response(.timeout(.connect, seconds: 0.1)))
    }

    @Test("Given more loads than connections, when they queue past the connect time, then all succeed")
    func waitingIsNotConnecting() async throws {
        let nginx = try NginxServer()
        try nginx.write(testBytes(10), to: "/a")
        let loader = CurlDataLoader {
            $0.maximumConnectionsPerHost = 1
            $0.connectTimeout = 0.15
        }
        try await withThrowingTaskGroup(of: Data.self) { group in
            for _ in 0..<4 { group.addTask { try await loader.data(nginx.url("/delay/0.1/a")) } }
            for try await data in group { #expect(data == testBytes(10)) }
        }
    }

    @Test("Given endless redirects, when together they exceed the total time, then the load ends")
    func totalOverRedirects() async throws {
        let server = try ScriptedServer { connection in
            usleep(50_000)
            connection.send("HTTP/1.1 302 Found\r\nLocation: /again\r\nContent-Length: 0\r\n\r\n")
        }
        let loader = CurlDataLoader {
            $0.totalTimeout = 0.3
            $0.maximumRedirects = 1000
        }
        let error = await failure { _ = try await loader.load(server.url()) }
        #expect(error == .response(.timeout(.total, seconds: 0.3)))
    }

    @Test(
        "Given a request limit that is longer or not finite, when loaded, then the loader's holds",
        arguments: [60, .infinity, .greatestFiniteMagnitude, .nan])
    func longerLimit(_ timeout: Double) async throws {
        let server = try ScriptedServer { $0.waitForClose() }
        let loader = CurlDataLoader { $0.totalTimeout = 0.1 }
        let error = await failure { _ = try await loader.load(server.url()) { $0.timeout = timeout } }
        #expect(error == .response(.timeout(.total, seconds: 0.1)))
    }

    @Test("Given a loader's limits that are no numbers, when loaded, then they are none")
    func noNumbers() async throws {
        let server = try ScriptedServer { $0.send("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n") }
        let loader = CurlDataLoader {
            $0.connectTimeout = .nan
            $0.idleTimeout = .nan
            $0.minimumBytesPerSecond = .nan
            $0.minimumSpeedTime = .nan
            $0.totalTimeout = .nan
        }
        #expect(try await loader.load(server.url()).response.status == .ok)
        let silent = try ScriptedServer { $0.waitForClose() }
        let error = await failure { _ = try await loader.load(silent.url()) { $0.timeout = 0.1 } }
        #expect(error == .response(.timeout(.total, seconds: 0.1)))
    }

    @Test("Given a limit that redirects use up, when it is over, then no further request is made")
    func ownLimitOverRedirects() async throws {
        let server = try ScriptedServer { connection in
            usleep(50_000)
            connection.send("HTTP/1.1 302 Found\r\nLocation: /again\r\nContent-Length: 0\r\n\r\n")
        }
        let loader = CurlDataLoader { $0.maximumRedirects = 1000 }
        let error = await failure { _ = try await loader.load(server.url()) { $0.timeout = 0.3 } }
        #expect(error == .response(.timeout(.total, seconds: 0.3)))
    }

    @Test("Given a slow reader, when the idle time passes meanwhile, then the load goes on")
    func slowReader() async throws {
        let size = 24 << 20
        let content = testBytes(size)
        let server = try ScriptedServer { connection in
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: \(size)\r\n\r\n")
            connection.send(content)
            connection.waitForClose()
        }
        let other = try ScriptedServer { $0.waitForClose() }
        let loader = CurlDataLoader { $0.idleTimeout = 0.2 }
        let load = try await loader.load(server.url())
        // Two idle times, told by the same clock.
        for _ in 0..<2 {
            #expect(
                await failure { _ = try await loader.load(other.url()) } == .response(.timeout(.idle, seconds: 0.2)))
        }
        #expect(server.sentBytes < size)
        #expect(try await load.gathered() == content)
    }

    @Test("Given a slow upload, when it takes longer than the idle time, then it still succeeds")
    func slowUpload() async throws {
        let size = 64 << 20
        // More than the system's buffers take in at once.
        let server = try ScriptedServer { connection in
            var left = size - (1 << 20)
            while left > 0, let count = connection.receive(at: 1 << 20) {
                left -= count
                usleep(20_000)
            }
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")
        }
        let loader = CurlDataLoader { $0.idleTimeout = 0.6 }
        let load = try await loader.load(try request(server.url(), .post), body: Data(count: size))
        #expect(load.response.status.code == 200)
    }
}
