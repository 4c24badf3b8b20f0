import Foundation
import Halcyon
import HalcyonCore
import HalcyonCurl
import LinuxTestSupport

/// Loads in a network namespace that has no network until it makes one: `unshare -rn MemoryWorkout networkless`.
enum Networkless {
    private struct Report: Encodable {
        /// Whether the namespace could be used as it is meant to be.
        var isPermitted = false
        /// The outcome and the seconds of each step.
        var steps: [String: Step] = [:]
        /// Before, during and after the wait of many loads.
        var descriptors: [Int] = []
        var threads: [Int] = []
    }

    private struct Step: Encodable {
        var outcome: String
        var seconds: Double
    }

    static func run() async throws {
        var report = Report()
        let steps = [
            ["link", "set", "lo", "up"], ["link", "add", "near", "type", "veth", "peer", "name", "far"],
            ["link", "set", "far", "up"],
        ]
        report.isPermitted = steps.allSatisfy(ip)
        if report.isPermitted, let port = startServer() { try await measure(port, &report) }
        try FileHandle.standardOutput.write(contentsOf: JSONEncoder().encode(report))
    }

    private static func measure(_ port: UInt16, _ report: inout Report) async throws {
        let downloader = ImageDownloader(.init(loader: CurlDataLoader()))
        // Libraries open what they keep.
        report.steps["loopback"] = await step("http://127.0.0.1:9/", downloader)
        report.steps["timeout"] = await step("http://host.test/", downloader, timeout: 0.3)
        try await until { threads == 0 }
        report.descriptors.append(descriptors)
        report.threads.append(threads)

        let loads = (0..<20).map { number in
            Task { await step("http://192.0.2.2:\(port)/\(number)", downloader) }
        }
        try await until { threads == 1 }
        let cancelled = Task { await step("http://192.0.2.2:\(port)/cancelled", downloader) }
        try await Task.sleep(for: .milliseconds(300))
        cancelled.cancel()
        report.steps["cancelled"] = await cancelled.value
        report.descriptors.append(descriptors)
        report.threads.append(threads)
        let start = SystemClock().uptime
        guard connect() else { return report.isPermitted = false }
        var outcomes = Set<String>()
        for load in loads { outcomes.insert(await load.value.outcome) }
        report.steps["many"] = Step(
            outcome: outcomes.sorted().joined(separator: " "), seconds: SystemClock().uptime - start)
        try await until { threads == 0 }
        report.threads.append(threads)
        report.descriptors.append(descriptors)

        // With a network: no wait.
        report.steps["online"] = await step("http://host.test/", downloader)
        // A pulled cable leaves addresses and routes where they are.
        guard ip(["link", "set", "far", "down"]) else { return report.isPermitted = false }
        let load = Task { await step("http://198.51.100.1/", downloader) }
        try await until { threads == 1 }
        report.threads.append(threads)
        guard ip(["link", "set", "far", "up"]) else { return report.isPermitted = false }
        report.steps["pulled"] = await load.value
    }

    /// Gives this machine an address, and a gateway, which nobody is.
    private static func connect() -> Bool {
        [
            ["addr", "add", "192.0.2.2/24", "dev", "near"], ["link", "set", "near", "up"],
            ["route", "add", "default", "via", "192.0.2.1"],
        ].allSatisfy(ip)
    }

    private static func step(_ url: String, _ downloader: ImageDownloader, timeout: Double = 60) async -> Step {
        var request = DownloadRequest(url)
        request.retry = .whenOnline(.never, timeout: timeout)
        request.retry?.attemptTimeout = 2
        let start = SystemClock().uptime
        var outcome = ""
        do throws(ImageError) {
            outcome = "\(try await downloader.download(request).attempts)"
        } catch {
            outcome = "failed \(error.code)"
        }
        return Step(outcome: outcome, seconds: SystemClock().uptime - start)
    }

    /// Runs the program `ip`.
    private static func ip(_ arguments: [String]) -> Bool {
        (try? ChildProcess(["ip"] + arguments).wait()) == 0
    }

    private static func until(_ condition: () -> Bool) async throws {
        for _ in 0..<2_000 where !condition() { try await Task.sleep(for: .milliseconds(5)) }
    }

    private static var descriptors: Int {
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").filter {
            // Not those of transfers: the loader keeps connections, and what it needs to wake its thread.
            let link = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")) ?? ""
            return link.hasPrefix("pipe:") || netlinkSockets.contains(link)
        }.count) ?? -1
    }

    /// As links in `/proc/self/fd` name them.
    private static var netlinkSockets: Set<String> {
        let table = (try? String(contentsOfFile: "/proc/self/net/netlink", encoding: .utf8)) ?? ""
        return Set(table.split(separator: "\n").compactMap { $0.split(separator: " ").last }.map { "socket:[\($0)]" })
    }

    private static var threads: Int {
        let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
        return tasks.count {
            let name = try? String(contentsOfFile: "/proc/self/task/\($0)/comm", encoding: .utf8)
            return name == "halcyon-network\n"
        }
    }

    /// Serves two bytes to everyone, at all addresses that this machine has or will have.
    private static func startServer() -> UInt16? {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, size) == 0 && listen(listener, 64) == 0 && getsockname(listener, $0, &size) == 0
            }
        }
        guard isListening else { return nil }
        Thread.detachNewThread {
            var request = [UInt8](repeating: 0, count: 4096)
            let response = Array("HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 2\r\n\r\nok".utf8)
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0 else { continue }
                _ = recv(connection, &request, request.count, 0)
                _ = send(connection, response, response.count, Int32(MSG_NOSIGNAL))
                close(connection)
            }
        }
        return UInt16(bigEndian: address.sin_port)
    }
}
