import Foundation
import Halcyon
import HalcyonCurl
import HalcyonTesting
import LinuxTestSupport
import TestSupport
import Testing

/// How many transfers run at a time, to how many hosts, over how many connections: with servers that hold them.
@Suite("Downloads from many hosts", .timeLimit(.minutes(5)))
struct ManyHostsTests {
    private static let answer = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nin"

    private static func loader(trusting authority: URL, allowsHTTP2: Bool = true) -> CurlDataLoader {
        var configuration = CurlDataLoader.Configuration()
        configuration.authorities = .file(authority)
        configuration.allowsHTTP2 = allowsHTTP2
        return CurlDataLoader(configuration)
    }

    /// Holds each of its connections until it is released, and then answers all that comes over it.
    private static func slowServer() throws -> ScriptedServer {
        try ScriptedServer { connection in
            guard connection.hold() else { return }
            repeat { connection.send(answer) } while connection.nextRequest()
        }
    }

    @Test("Given two slow hosts with 40 transfers, when a third is used, then it answers at once")
    func slowHosts() async throws {
        let slow = [try Self.slowServer(), try Self.slowServer()]
        let quick = try ScriptedServer { $0.send(Self.answer) }
        let downloader = ImageDownloader(.init(loader: CurlDataLoader()))
        let held = (0..<40).map { number in
            Task { try await downloader.download(slow[number % 2].url("/\(number)"), priority: .high).data }
        }
        try await eventually("each holds its number") { slow.allSatisfy { $0.openedCount == 6 } }
        for number in 0..<10 {
            #expect(try await downloader.download(quick.url("/\(number)"), priority: .veryLow).data.count == 2)
        }
        #expect(slow.map(\.openedCount) == [6, 6])
        for server in slow { server.release() }
        for task in held { #expect(try await task.value == Data("in".utf8)) }
        // Kept alive, they have carried the rest too.
        #expect(slow.map(\.openedCount) == [6, 6])
    }

    @Test("Given an HTTP/2 host, when 50 loads want it, then they share a connection, beside others")
    func streams() async throws {
        // The first is answered at once, and the others when all of them are there.
        let server = try FrameServer { connection in
            guard let first = connection.nextRequest() else { return }
            connection.sendAnswer("in", stream: first.stream)
            let others = (1..<50).compactMap { _ in connection.nextRequest() }
            connection.hold()
            for request in others { connection.sendAnswer("in", stream: request.stream) }
            connection.waitForClose()
        }
        let quick = try ScriptedServer { $0.send(Self.answer) }
        let started = Tally()
        var configuration = ImageDownloader.Configuration(
            loader: Self.loader(trusting: server.authority))
        // One place for the connection, and one for the other host.
        configuration.maximumTransfers = 2
        configuration.maximumTransfersPerHost = 1
        configuration.maximumStreamsPerHost = 100
        configuration.onEvent = { if case .started = $0.kind { started.add() } }
        let downloader = ImageDownloader(configuration)
        let tasks = (0..<50).map { number in
            Task { try await downloader.download(server.url("/\(number)")).data }
        }
        try await eventually("all are on their way") { started.value == 50 }
        #expect(try await downloader.download(quick.url(), priority: .veryLow).data.count == 2)
        server.release()
        for task in tasks { #expect(try await task.value == Data("in".utf8)) }
        #expect(server.openedCount == 1)
    }

    @Test("Given an unknown HTTP/2 server, when many files are wanted, then it has one connection")
    func burst() async throws {
        let nginx = try NginxServer()
        for number in 0..<50 { try nginx.write(testBytes(number * 3000 + 1, seed: UInt64(number)), to: "/\(number)") }
        let downloader = ImageDownloader(
            .init(loader: Self.loader(trusting: nginx.certificate.authority)))
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for round in 0..<300 {
                let number = round % 50
                group.addTask {
                    try await downloader.download(nginx.tlsURL("/\(number)?\(round)")).data
                        == testBytes(number * 3000 + 1, seed: UInt64(number))
                }
            }
            for try await isRight in group { #expect(isRight) }
        }
        let log = try nginx.log()
        #expect(log.count == 300)
        #expect(log.allSatisfy { $0.version == "HTTP/2.0" })
        #expect(Set(log.map(\.connection)).count == 1)
    }

    @Test("Given HTTP/1.1 over TLS, when many files are loaded, then at most six connections are used")
    func secureHTTP1() async throws {
        let nginx = try NginxServer()
        try nginx.write(testBytes(1000), to: "/a")
        let loader = Self.loader(trusting: nginx.certificate.authority, allowsHTTP2: false)
        let downloader = ImageDownloader(.init(loader: loader))
        try await withThrowingTaskGroup(of: Int.self) { group in
            for round in 0..<200 {
                group.addTask { try await downloader.download(nginx.tlsURL("/a?\(round)")).data.count }
            }
            for try await count in group { #expect(count == 1000) }
        }
        let log = try nginx.log()
        #expect(log.count == 200)
        #expect(Set(log.map(\.connection)).count <= 6)
    }
}
