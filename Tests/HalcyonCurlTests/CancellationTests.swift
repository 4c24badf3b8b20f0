import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonCurl
import LinuxTestSupport
import TestSupport
import Testing

@Suite(.serialized) struct CancellationTests {
    @Test("Given a cancelled task, when it loads, then it is cancelled and no connection is made")
    func beforeStart() async throws {
        let server = try ScriptedServer { $0.waitForClose() }
        let loader = CurlDataLoader.plain
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await failure { _ = try await loader.load(server.url()) }
        }
        #expect(await task.value == .cancelled)
        #expect(server.openedCount == 0)
    }

    @Test("Given loads queued for a connection, when cancelled, then they end, not the active one")
    func whileQueued() async throws {
        let server = try ScriptedServer { connection in
            connection.hold()
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")
        }
        let loader = CurlDataLoader { $0.maximumConnectionsPerHost = 1 }
        async let first = loader.data(server.url("/first"))
        try await eventually("the request is there") { server.requests.count == 1 }
        let tasks = (0..<10).map { _ in Task { await failure { _ = try await loader.load(server.url("/queued")) } } }
        tasks.forEach { $0.cancel() }
        for task in tasks { #expect(await task.value == .cancelled) }
        server.release()
        #expect(try await first == Data("ok".utf8))
        #expect(server.requests.count == 1)
    }

    @Test("Given an endless TLS handshake, when cancelled, then the load and its connection end")
    func whileConnecting() async throws {
        let server = try ScriptedServer { _ in }
        let loader = CurlDataLoader.plain
        let task = Task { await failure { _ = try await loader.load("https://127.0.0.1:\(server.port)/") } }
        try await eventually("the connection is there") { server.openedCount == 1 }
        task.cancel()
        #expect(await task.value == .cancelled)
        try await eventually("the connection is closed") { server.closedByClientCount == 1 }
    }

    @Test("Given a paused transfer, when its reader is cancelled, then its connection closes")
    func whilePaused() async throws {
        let server = try ScriptedServer { connection in
            connection.send("HTTP/1.1 200 OK\r\n\r\n")
            connection.sendEndlessly(testBytes(65536))
        }
        let load = try await CurlDataLoader.plain.load(server.url())
        try await server.waitUntilStalled()
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await failure { for try await _ in load.body {} }
        }
        #expect(await task.value == .cancelled)
        try await eventually("the connection is closed") { server.closedByClientCount == 1 }
    }

    @Test("Given a body nobody reads, when let go, then the connection closes")
    func letGo() async throws {
        let server = try ScriptedServer { connection in
            connection.send("HTTP/1.1 200 OK\r\n\r\n")
            connection.sendEndlessly(testBytes(65536))
        }
        var load: DataLoad? = try await CurlDataLoader.plain.load(server.url())
        #expect(load?.response.status.code == 200)
        try await server.waitUntilStalled()
        load = nil
        try await eventually("the connection is closed") { server.closedByClientCount == 1 }
    }

    @Test("Given an open connection, when its descriptor is examined, then it is close-on-exec")
    func closedOnExec() async throws {
        let server = try ScriptedServer { connection in
            connection.send("HTTP/1.1 200 OK\r\n\r\nsome")
            connection.waitForClose()
        }
        let load = try await CurlDataLoader.plain.load(server.url())
        let flags = ProcessFigures.descriptorFlags(ofConnectionsTo: server.port)
        #expect(!flags.isEmpty)
        #expect(flags.allSatisfy { $0 & FD_CLOEXEC != 0 })
        _ = load
    }

    @Test("Given 2,000 loads, when cancelled within a millisecond, then all end and nothing is left")
    func storm() async throws {
        let nginx = try NginxServer()
        try nginx.write(testBytes(200_000), to: "/a")
        let before = ProcessFigures.openDescriptors
        try await ride(CurlDataLoader.plain, nginx.url("/a"), testBytes(200_000))
        try await eventually("all connections are closed") {
            ProcessFigures.openDescriptors <= before && ProcessFigures.connections(to: nginx.port) == 0
        }
    }

    @Test("Given 2,000 HTTP/2 loads, when cancelled within a millisecond, then the next still works")
    func secureStorm() async throws {
        let nginx = try NginxServer()
        try nginx.write(testBytes(100_000), to: "/a")
        let loader = CurlDataLoader { $0.authorities = .file(nginx.certificate.authority) }
        try await ride(loader, nginx.tlsURL("/a"), testBytes(100_000))
    }

    /// Starts loads, 32 at a time, cancels each 0 to 1 ms later, then loads once more.
    private func ride(_ loader: CurlDataLoader, _ url: String, _ content: Data) async throws {
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<2000 {
                group.addTask {
                    let task = Task {
                        do {
                            #expect(try await loader.data(url).count == content.count)
                        } catch {
                            #expect(error as? ImageError == .cancelled)
                        }
                    }
                    let end = ContinuousClock.now + .microseconds(number % 1000)
                    while ContinuousClock.now < end { await Task.yield() }
                    task.cancel()
                    await task.value
                }
                if number >= 32 { await group.next() }
            }
        }
        #expect(try await loader.data(url) == content)
    }
}
