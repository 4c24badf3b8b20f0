import CSandbox
import Foundation
import Glibc
import Halcyon
import HalcyonCore
import HalcyonTesting
import LinuxTestSupport
import TestSupport
import Testing

@testable import HalcyonSandbox

@Suite("Helpers")
struct HelperPoolTests {
    /// The number of the process that decodes an image of an origin.
    private func process(_ decoder: SandboxedDecoder, _ url: String?) throws -> Int {
        var options = DecodingOptions()
        options.url = url
        do throws(ImageError) {
            _ = try decoder.decode(Helpers.plant("pid"), options: options)
        } catch {
            if case .decoding(.corrupt(_, let why)) = error, let number = Int(why.text) { return number }
            throw error
        }
        return 0
    }

    @Test("Given isolation per origin, when decoded, then images of one origin share a helper")
    func perOrigin() throws {
        let decoder = SandboxedDecoder(try Helpers.settings(.perOrigin))
        let first = try process(decoder, "https://a.example/1.png")
        #expect(try process(decoder, "https://a.example:443/2.png?x=y") == first)
        #expect(try process(decoder, "https://A.EXAMPLE/3.png") == first)
        let others = ["https://b.example/1.png", "http://a.example/1.png", "https://a.example:8443/1.png"]
        let numbers = try others.map { try process(decoder, $0) }
        #expect(Set(numbers + [first]).count == 4)
        #expect(try process(decoder, nil) != process(decoder, nil))
        #expect(try process(decoder, "file:///a.png") != process(decoder, "file:///a.png"))
    }

    @Test("Given isolation per image, or none, when decoded, then none share a helper, or all")
    func otherIsolations() throws {
        let perImage = SandboxedDecoder(try Helpers.settings(.perImage))
        let url = "https://a.example/1.png"
        #expect(try process(perImage, url) != process(perImage, url))
        let shared = SandboxedDecoder(try Helpers.settings(.shared))
        let first = try process(shared, url)
        #expect(try process(shared, nil) == first)
        #expect(try process(shared, "https://b.example/1.png") == first)
    }

    @Test("Given a number of images per helper, when it is reached, then another helper decodes")
    func replaced() throws {
        var settings = try Helpers.settings(.shared)
        settings.imagesPerHelper = 3
        let decoder = SandboxedDecoder(settings)
        let numbers = try (0..<9).map { _ in try process(decoder, nil) }
        #expect(Set(numbers).count == 3)
        #expect(numbers[0] == numbers[2])
    }

    @Test("Given a loop that uses up its helper's processor time, when decoded, then it took too long")
    func processorTime() throws {
        var settings = try Helpers.settings()
        settings.helperSeconds = 1
        let decoder = SandboxedDecoder(settings)
        #expect(throws: ImageError.decoding(.tookTooLong(limit: 1))) {
            try decoder.decode(Helpers.plant("loop"), options: DecodingOptions())
        }
    }

    @Test("Given more work than a helper's processor time, when decoded, then others take over")
    func worn() throws {
        var settings = try Helpers.settings(.shared)
        settings.helperSeconds = 2
        let decoder = SandboxedDecoder(settings)
        var numbers: Set<Int> = []
        let end = ContinuousClock.now + .seconds(60)
        while numbers.count < 3, ContinuousClock.now < end {
            _ = try decoder.decode(Helpers.plant("picture 4000 4000 7"), options: DecodingOptions())
            numbers.insert(try process(decoder, nil))
        }
        #expect(numbers.count == 3)
    }

    @Test("Given a helper, when its limits are read, then threads are among them", .enabled(if: getuid() == 0))
    func threadLimit() throws {
        let decoder = SandboxedDecoder(try Helpers.settings(.shared))
        let number = try process(decoder, nil)
        let limits = try String(contentsOfFile: "/proc/\(number)/limits", encoding: .utf8)
        let threads = limits.split(separator: "\n").first { $0.hasPrefix("Max processes") }
        let users = try ["\(number)", "self"].map {
            try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\($0)/ns/user")
        }
        #expect(threads?.contains(users[0] == users[1] ? "unlimited" : " 1024 ") == true)
    }

    @Test("Given a decode that never ends, when cancelled, then it ends, and its helper")
    func cancelled() async throws {
        let folder = try TemporaryDirectory()
        let program = try Helpers.copy(of: Helpers.workout, folder.url)
        var settings = try Helpers.settings()
        settings.helperPath = program
        let decoder = SandboxedDecoder(settings)
        let task = Task.detached { try decoder.decode(Helpers.plant("loop"), options: DecodingOptions()) }
        // The template, the helper, and the one for the next image.
        try await eventually("the loop runs") { Helpers.processes(running: program).count == 3 }
        task.cancel()
        await #expect(throws: ImageError.cancelled) { try await task.value }
        try await eventually("the helper is gone") { Helpers.processes(running: program).count == 2 }
    }

    @Test("Given helpers, when their decoder is gone, then they are gone, and were nobody's children")
    func ended() async throws {
        let folder = try TemporaryDirectory()
        let program = try Helpers.copy(of: Helpers.workout, folder.url)
        var settings = try Helpers.settings(.shared)
        settings.helperPath = program
        var decoder: SandboxedDecoder? = SandboxedDecoder(settings)
        _ = try decoder?.decode(Helpers.good, options: DecodingOptions())
        let processes = Helpers.processes(running: program)
        #expect((2...3).contains(processes.count))
        for number in processes {
            let status = try String(contentsOfFile: "/proc/\(number)/status", encoding: .utf8)
            #expect(!status.contains("PPid:\t\(getpid())\n"))
        }
        decoder = nil
        try await eventually("all are gone") { Helpers.processes(running: program).isEmpty }
    }

    /// Once, a slot that was let go of while another was kept gave its helper back under the pool's lock.
    @Test("Given passes that end as others go on, when helpers are kept, then none waits for itself")
    func slotsThatGo() async throws {
        var settings = try Helpers.settings(.shared)
        settings.mostIdle = 8
        let pool = HelperPool(settings)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    var last: HelperSlot?
                    for _ in 0..<10_000 {
                        let slot = HelperSlot(pool)
                        slot.put(try pool.helper(for: nil, nil))
                        last = slot
                    }
                    withExtendedLifetime(last) {}
                }
            }
            try await group.waitForAll()
        }
    }

    @Test("Given a helper that leaves threads, when it has answered, then no other image gets it")
    func crowded() async throws {
        let decoder = SandboxedDecoder(try Helpers.settings(.shared))
        for deed in ["rest", "rest later"] {
            let first = try process(decoder, nil)
            #expect(try decoder.decode(Helpers.plant(deed), options: DecodingOptions()) != nil)
            if deed == "rest later" {
                try await eventually("the threads are there") {
                    let folder = "/proc/\(first)/task"
                    return (try? FileManager.default.contentsOfDirectory(atPath: folder).count) ?? 100 > 65
                }
            }
            #expect(try process(decoder, nil) != first)
        }
    }

    @Test("Given a helper that is never given back, when time has passed, then its processes are gone")
    func neverGivenBack() async throws {
        let folder = try TemporaryDirectory()
        let program = try Helpers.copy(of: Helpers.workout, folder.url)
        var settings = try Helpers.settings(.shared)
        settings.helperPath = program
        let clock = FakeClock()
        let pool = HelperPool(settings, clock: clock)
        try pool.helper(for: nil, nil).kill()
        try await eventually("the one made ahead is there") { Helpers.processes(running: program).count == 2 }
        await clock.wait(forSleepers: 1)
        clock.advance(60)
        try await eventually("all are gone") { Helpers.processes(running: program).isEmpty }
    }

    @Test("Given many of the user's descriptors on their way, when decoded, then none is disturbed")
    func descriptorsOnTheirWay() throws {
        let (one, other) = try (sockets(), sockets())
        defer { for descriptor in one + other { close(descriptor) } }
        // 60: helpers might once have 32 open, and as many of all the user's processes might be on their way.
        for _ in 0..<15 {
            for socket in [one[0], other[0]] {
                #expect(halcyon_sandbox_send(socket, [1], 1, [0, 0], 2) == 0)
            }
        }
        let decoder = SandboxedDecoder(try Helpers.settings())
        for _ in 0..<3 { #expect(try decoder.decode(Helpers.good, options: DecodingOptions()) != nil) }
    }

    private func sockets() throws -> [Int32] {
        var sockets: [Int32] = [-1, -1]
        #expect(halcyon_sandbox_socket_pair(&sockets) == 0)
        return sockets
    }

    @Test("Given a program that is not there, when decoded, then the error names the places")
    func notFound() throws {
        var settings = SandboxSettings(requiresSandbox: true, helperPath: "/nowhere/halcyon-decoder")
        let decoder = SandboxedDecoder(settings)
        #expect {
            try decoder.decode(Fixtures.data("rgb.jpg"), options: DecodingOptions())
        } throws: { error in
            guard case .decoding(.sandboxUnavailable(let why)) = error as? ImageError else { return false }
            return why.contains("/nowhere/halcyon-decoder")
        }
        // Without the requirement, the image is decoded here, and the log says so once.
        let warnings = Warnings()
        settings.requiresSandbox = false
        settings.logger = warnings.logger
        let fallback = SandboxedDecoder(settings)
        for _ in 0..<3 {
            let image = try fallback.decode(Fixtures.data("rgb.jpg"), options: DecodingOptions())
            #expect(image != nil && image?.isolation == nil)
        }
        #expect(warnings.all.count == 1)
    }

    @Test(
        "Given a program that is no helper, when decoded, then each fails, and soon",
        arguments: ["/bin/true", "/bin/cat"])
    func noHelper(_ path: String) throws {
        let decoder = SandboxedDecoder(SandboxSettings(requiresSandbox: true, helperPath: path))
        for _ in 0..<50 {
            #expect {
                try decoder.decode(Fixtures.data("rgb.jpg"), options: DecodingOptions())
            } throws: { error in
                guard case .decoding(.sandboxUnavailable(let why)) = error as? ImageError else { return false }
                return why.contains(path)
            }
        }
    }

    @Test("Given a pipeline with a sandbox, when it loads, then the response says what holds")
    func pipeline() async throws {
        var configuration = ImagePipeline.Configuration()
        configuration.decoders = .sandboxed(try Helpers.settings())
        let pipeline = ImagePipeline(configuration)
        let request = ImageRequest(try Fixtures.folder().appending(path: "rgb.jpg"))
        let isolation = try #require(try await pipeline.response(for: request).isolation)
        #expect(isolation.isSufficient)
        #expect(try await pipeline.response(for: request).isolation == isolation)
    }

    /// 100,000 images with HALCYON_PROOF=1.
    @Test("Given some that crash and hang, when many are decoded, then all others are right")
    func manyImages() async throws {
        let count = ProcessInfo.processInfo.environment["HALCYON_PROOF"] == nil ? 2_000 : 100_000
        let folder = try TemporaryDirectory()
        let program = try Helpers.copy(of: Helpers.workout, folder.url)
        var settings = try Helpers.settings(.shared)
        settings.helperPath = program
        let decoder = SandboxedDecoder(settings)
        _ = try decoder.decode(Helpers.good, options: DecodingOptions())
        let descriptors = Helpers.descriptorCount
        let wrong = await withTaskGroup(of: [String].self) { group in
            for worker in 0..<4 {
                group.addTask { stride(from: worker, to: count, by: 4).compactMap { Self.problem(decoder, $0) } }
            }
            return await group.reduce(into: []) { $0 += $1 }
        }
        #expect(wrong == [])
        decoder.endIdleHelpers()
        try await eventually("all are gone") { Helpers.processes(running: program).isEmpty }
        // Those of other tests come and go.
        #expect(Helpers.descriptorCount < descriptors + 50)
    }

    private static func problem(_ decoder: SandboxedDecoder, _ index: Int) -> String? {
        var options = DecodingOptions()
        do throws(ImageError) {
            if index % 1000 == 500 {
                options.limits.maximumSeconds = 0.1
                _ = try decoder.decode(Helpers.plant("loop"), options: options)
            } else if index % 100 == 50 {
                _ = try decoder.decode(Helpers.plant("segv"), options: options)
            } else {
                let color = UInt8(index % 251)
                let image = try decoder.decode(Helpers.plant("picture 200 150 \(color)"), options: options)
                return image?.pixels[index % 200, index % 150] == SIMD4(color, color, color, 255) ? nil : "\(index)"
            }
            return "\(index) is decoded"
        } catch {
            switch error {
            case .decoding(.tookTooLong) where index % 1000 == 500: return nil
            case .decoding(.decoderCrashed(signal: 11)) where index % 1000 != 500 && index % 100 == 50: return nil
            default: return "\(index): \(error)"
            }
        }
    }
}
