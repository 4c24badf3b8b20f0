import Foundation
import HTTPTypes
import HalcyonCore
import TestSupport

/// How a load ends early, and what remains of it.
extension LoaderContractRun {
    /// A server that sends a head and `some`, and then nothing.
    private func stalling() throws -> ScriptedServer {
        try server { connection in
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nsome")
            connection.waitForClose()
        }
    }

    // MARK: Limits

    func announcedTooLarge() async throws {
        let server = try server { connection in
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: 3000\r\n\r\n")
            if connection.path == "/whole" { connection.send(testBytes(3_000)) }
            connection.waitForClose()
        }
        try await expectError(.response(.tooLarge(limit: 2_999)), "a length of 3,000") {
            _ = try await load(server) { $0.maximumBodyBytes = 2_999 }
        }
        try await expectClosed(server)
        let body = try await data(server, "/whole") { $0.maximumBodyBytes = 3_000 }
        try expect(body == testBytes(3_000), "\(body.count) bytes of just the limit are not those that were sent")
    }

    func tooLarge() async throws {
        let server = try server { connection in
            connection.send("HTTP/1.1 200 OK\r\n\r\n")
            // If a loader takes them all, the memory has room for them.
            for _ in 0..<1000 { guard connection.send(testBytes(10_000)) else { return } }
            connection.waitForClose()
        }
        var received = 0
        try await expectError(.response(.tooLarge(limit: 50_000)), "ten million bytes") {
            let load = try await load(server) { $0.maximumBodyBytes = 50_000 }
            for try await chunk in load.body { received += chunk.count }
        }
        try expect(received <= 50_000, "\(received) bytes were given")
        try await expectClosed(server)
    }

    func timeLimit() async throws {
        let expected = ImageError.response(.timeout(.total, seconds: 0.1))
        let silent = try server { $0.waitForClose() }
        try await expectError(expected, "a silent server") { _ = try await load(silent) { $0.timeout = 0.1 } }
        try await expectNoneOpen(silent)
        let dripping = try server { connection in
            connection.send("HTTP/1.1 200 OK\r\n\r\n")
            while connection.send("x") { usleep(5_000) }
        }
        try await expectError(expected, "a dripping body") { _ = try await data(dripping) { $0.timeout = 0.1 } }
        try await expectNoneOpen(dripping)
        let redirecting = try server(redirecting: ["/": "/end"])
        try await expectError(expected, "a redirect handler that takes its time") {
            _ = try await load(redirecting) {
                $0.timeout = 0.1
                $0.redirects = RedirectHandler { redirect in
                    try? await Task.sleep(for: .seconds(1000))
                    return redirect.next
                }
            }
        }
        try expect(redirecting.requests.count <= 1, "the redirect was followed")
    }

    func noTime() async throws {
        let server = try server()
        for seconds in [0, -0.0, -1, -.infinity, .leastNonzeroMagnitude] {
            try await expectError(.response(.timeout(.total, seconds: max(0, seconds))), "\(seconds) s") {
                _ = try await load(server) { $0.timeout = seconds }
            }
        }
        try expectEqual(server.openedCount, 0, "the connections")
        for seconds in [Double.infinity, .greatestFiniteMagnitude, .nan] {
            try expectEqual(try await data(server) { $0.timeout = seconds }, Data("ok".utf8), "the body")
        }
    }

    // MARK: Failures

    func connectionRefused() async throws {
        let server = try ScriptedServer { _ in }
        let address = server.authority
        server.stop()
        try await eventually("the connection is refused") {
            let error = try await error { _ = try await load(server) }
            // Until the port is closed, its connections break off.
            guard error != .response(.connectionReset) else { return false }
            try expectEqual(error, .response(.connectionRefused(address)), "the error")
            return true
        }
    }

    func hostNotFound() async throws {
        let http = HTTPRequest(method: .get, scheme: "http", authority: "nowhere.invalid", path: "/")
        try await expectError(.response(.hostNotFound("nowhere.invalid")), "a name that nobody has") {
            _ = try await load(DataRequest(http))
        }
    }

    func truncatedBody() async throws {
        let heads = [
            "/length": "Content-Length: 1000\r\n\r\n0123456789",
            "/chunked": "Transfer-Encoding: chunked\r\n\r\na\r\n0123456789\r\n",
        ]
        let server = try server { $0.send("HTTP/1.1 200 OK\r\n\(heads[$0.path] ?? "")") }
        for (path, expected) in [("/length", 1000), ("/chunked", nil)] {
            var received = Data()
            try await expectError(.response(.truncated(receivedBytes: 10, expectedBytes: expected)), path) {
                for try await chunk in try await load(server, path).body { received.append(chunk) }
            }
            try expectEqual(received, Data("0123456789".utf8), "what came before")
        }
        // It does not harm the next.
        let good = try self.server()
        try expectEqual(try await data(good), Data("ok".utf8), "the next body")
    }

    // MARK: Cancellation

    func cancelledBefore() async throws {
        let server = try stalling()
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await error { _ = try await load(server) }
        }
        try expectEqual(try await task.value, .cancelled, "the error")
        try await expectNoneOpen(server)
    }

    func cancelledBeforeHead() async throws {
        let server = try server { $0.waitForClose() }
        let task = Task { try await error { _ = try await load(server) } }
        try await eventually("the request is there") { server.requests.count == 1 }
        task.cancel()
        try expectEqual(try await task.value, .cancelled, "the error")
        try await expectClosed(server)
    }

    func cancelledInBody() async throws {
        let server = try stalling()
        let load = try await load(server)
        let isReading = Later<Bool>()
        let task = Task {
            try await error { for try await _ in load.body { isReading.set(true) } }
        }
        try await eventually("a chunk is there") { isReading.value == true }
        task.cancel()
        try expectEqual(try await task.value, .cancelled, "the error")
        try await expectClosed(server)
        try await expectError(.cancelled, "what is read then") { for try await _ in load.body {} }
    }

    func cancelledInRedirect() async throws {
        let server = try server { connection in
            while connection.path == "/short" {
                connection.send(Self.redirect(to: "/x"))
                guard connection.nextRequest() else { return }
            }
            connection.send("HTTP/1.1 302 Go\r\nLocation: /x\r\nContent-Length: 10\r\n\r\n12345")
            connection.waitForClose()
        }
        let (isAsked, isOver) = (Later<Bool>(), Later<Bool>())
        defer { isOver.set(true) }
        let handled = Task {
            try await error {
                _ = try await load(server, "/short") {
                    $0.redirects = RedirectHandler { _ in
                        isAsked.set(true)
                        // It does not heed cancellation.
                        await Task {
                            while isOver.value == nil, !self.hasStopped { try? await Task.sleep(for: .milliseconds(2)) }
                        }.value
                        return nil
                    }
                }
            }
        }
        try await eventually("the handler is asked") { isAsked.value == true }
        handled.cancel()
        try expectEqual(try await handled.value, .cancelled, "the error while the handler thinks")
        try expectEqual(server.requests.count, 1, "the requests")
        let waiting = Task { try await error { _ = try await load(server, "/long") } }
        try await eventually("the request is there") { server.requests.count == 2 }
        waiting.cancel()
        try expectEqual(try await waiting.value, .cancelled, "the error while the redirect's body arrives")
        try await expectClosed(server)
    }

    func cancelledAnytime() async throws {
        let content = testBytes(50_000)
        let server = try server { connection in
            repeat {
                connection.send("HTTP/1.1 200 OK\r\nContent-Length: \(content.count)\r\n\r\n")
                connection.send(content)
            } while connection.nextRequest()
        }
        for round in 0..<200 {
            let task = Task { try await error { _ = try await data(server) } }
            for _ in 0..<round { await Task.yield() }
            task.cancel()
            let ending = try await task.value
            try expect(ending == nil || ending == .cancelled, "\(String(describing: ending))")
        }
        try expect(try await data(server) == content, "the last body is not what was sent")
    }

    // MARK: Reading

    func releasedBody() async throws {
        let server = try stalling()
        var load: DataLoad? = try await load(server)
        let metrics = load?.metrics
        load = nil
        try await expectClosed(server)
        _ = metrics?()
    }

    func releasedLoader() async throws {
        let server = try server { connection in
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: 8\r\n\r\nhalf")
            if connection.hold() { connection.send("done") }
        }
        let load = try await load(server)
        releaseLoader()
        server.release()
        try expectEqual(try await whole(load), Data("halfdone".utf8), "the body")
    }

    func backPressure() async throws {
        // Far more than the system's buffers and the loader's, and less than fills the memory if all of it is taken.
        let size = 64 << 20
        let content = testBytes(size)
        let server = try server { connection in
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: \(size)\r\n\r\n")
            connection.send(content)
        }
        let load = try await load(server)
        try await server.waitUntilStalled()
        try expect(server.sentBytes < size / 2, "\(server.sentBytes) bytes of \(size) were taken")
        var received = 0
        for try await chunk in load.body {
            try expect(chunk == content[received..<(received + chunk.count)], "the bytes from \(received) on differ")
            received += chunk.count
        }
        try expectEqual(received, size, "the number of bytes")
    }
}
