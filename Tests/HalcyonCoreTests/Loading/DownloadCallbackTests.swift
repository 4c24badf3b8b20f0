import Foundation
import HTTPTypes
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

/// What Kingfisher's DownloadTask and SessionDataTask are for: one transfer, and a token for each who waits.
@Suite("ImageDownloader, completion handlers")
struct DownloadCallbackTests {
    private typealias Outcome = Result<DownloadResponse, ImageError>

    private func downloader(
        _ loader: any DataLoading, adjust: (inout ImageDownloader.Configuration) -> Void = { _ in }
    ) -> ImageDownloader {
        var configuration = ImageDownloader.Configuration(loader: loader)
        configuration.retry = .never
        adjust(&configuration)
        return ImageDownloader(configuration)
    }

    private func held(at gate: Gate) -> FakeLoader {
        FakeLoader { request async throws(ImageError) in
            await gate.pass()
            return .success(request.path ?? "")
        }
    }

    @Test("Given a chunked body, when downloaded, then progress comes first and one completion last")
    func download() async throws {
        let loader = ScriptedLoader { _, _ async throws(ImageError) in .answer(["ab", "cdef"], expected: 6) }
        let downloader = downloader(loader)
        let events = Log<String>()
        downloader.download("http://test/x", on: .immediate) {
            events.add("\($0.receivedBytes) of \($0.expectedBytes ?? 0)")
        } completion: { outcome in
            events.add((try? outcome.get()).map { String(decoding: $0.data, as: UTF8.self) } ?? "failed")
        }
        try await eventually("it has ended") { events.entries.contains("abcdef") }
        #expect(events.entries == ["2 of 6", "6 of 6", "abcdef"])
        #expect(downloader.tokens.count == 0)
    }

    @MainActor
    @Test("Given the main actor, when a URL or text is downloaded, then the handlers run there")
    func mainActor() async {
        let downloader = downloader(FakeLoader())
        var texts: [String] = []
        func note(_ outcome: Outcome) {
            texts.append((try? outcome.get()).map { String(decoding: $0.data, as: UTF8.self) } ?? "failed")
        }
        let url = URL(string: "http://test/url")
        await withCheckedContinuation { done in
            downloader.download("http://test/text") { outcome in
                note(outcome)
                guard let url else { return done.resume() }
                downloader.download(url) { outcome in
                    note(outcome)
                    downloader.download(DownloadRequest("http://test/request")) { outcome in
                        note(outcome)
                        done.resume()
                    }
                }
            }
        }
        #expect(texts == ["/text", "/url", "/request"])
    }

    @Test("Given a queue, when a download fails, then its completion runs there with the error")
    func queue() async {
        let queue = DispatchQueue(label: "test")
        let key = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: key, value: true)
        let downloader = downloader(FakeLoader { _ async throws(ImageError) in throw .response(.status(404)) })
        let outcome: Outcome = await withCheckedContinuation { done in
            downloader.download("http://test/x", on: .queue(queue)) { outcome in
                #expect(DispatchQueue.getSpecific(key: key) == true)
                done.resume(returning: outcome)
            }
        }
        #expect(throws: ImageError.response(.status(404))) { try outcome.get() }
    }

    @Test("Given many tokens on one transfer, when one is cancelled, then only it ends, at once, once")
    func oneOfMany() async throws {
        let gate = Gate()
        let loader = held(at: gate)
        let downloader = downloader(loader)
        let outcomes = Log<(Int, Outcome)>()
        let tokens = (0..<10).map { number in
            downloader.download("http://test/x", on: .immediate) { outcomes.add((number, $0)) }
        }
        #expect(Set(tokens).count == 10)
        downloader.cancel(tokens[4])
        downloader.cancel(tokens[4])
        #expect(outcomes.entries.map(\.0) == [4])
        #expect(throws: ImageError.cancelled) { try outcomes.entries.first?.1.get() }
        try await eventually("the transfer runs") { loader.started.value == 1 }
        gate.open()
        try await eventually("all have ended") { outcomes.entries.count == 10 }
        #expect(outcomes.entries.count { if case .success = $0.1 { true } else { false } } == 9)
        #expect(loader.started.value == 1)
        for token in tokens { downloader.cancel(token) }
        #expect(outcomes.entries.count == 10)
        #expect(downloader.tokens.count == 0)
    }

    @Test("Given a last token, when cancelled, then the transfer ends unless an async caller needs it")
    func lastToken() async throws {
        let gate = Gate()
        let loader = held(at: gate)
        let downloader = downloader(loader)
        let alone = downloader.download("http://test/alone", on: .immediate) { _ in }
        let shared = downloader.download("http://test/shared", on: .immediate) { _ in }
        async let other = downloader.download("http://test/shared")
        try await eventually("both run, and one is shared") {
            loader.running.value == 2
                && downloader.transfers.waiterCount(
                    for: DownloadIdentity(
                        DownloadRequest("http://test/shared").completed(by: downloader.configuration),
                        own: DownloadRequest("http://test/shared"))
                )
                    == 2
        }
        downloader.cancel(alone)
        downloader.cancel(shared)
        try await eventually("the one nobody wants has ended") { loader.running.value == 1 }
        gate.open()
        #expect(try await other.data == Data("/shared".utf8))
    }

    @Test("Given handler and async downloads, when all are cancelled, then only the async one goes on")
    func cancelAll() async throws {
        let gate = Gate()
        let loader = held(at: gate)
        let downloader = downloader(loader)
        let cancelled = Tally()
        for number in 0..<5 {
            downloader.download("http://test/\(number)", on: .immediate) { outcome in
                if case .failure(.cancelled) = outcome { cancelled.add() }
            }
        }
        async let other = downloader.download("http://test/x")
        try await eventually("all run or wait") { downloader.transfers.count == 6 }
        downloader.cancelAll()
        #expect(cancelled.value == 5)
        #expect(downloader.tokens.count == 0)
        gate.open()
        #expect(try await other.data == Data("/x".utf8))
    }

    @Test("Given a new download, when it is cancelled at once, then its completion says so, once")
    func cancelAtOnce() async throws {
        // Held: otherwise one may have ended before it is cancelled.
        let loader = held(at: Gate())
        let downloader = downloader(loader)
        let logs = (0..<200).map { _ in Log<Outcome>() }
        for (number, outcomes) in logs.enumerated() {
            downloader.cancel(downloader.download("http://test/\(number)", on: .immediate) { outcomes.add($0) })
            #expect(throws: ImageError.cancelled) { try outcomes.entries.first?.get() }
        }
        try await eventually("nothing runs") { downloader.transfers.count == 0 && loader.running.value == 0 }
        #expect(logs.allSatisfy { $0.entries.count == 1 })
    }

    @Test("Given a finished download, when cancelled before its handler runs, then that is reported")
    func cancelledBeforeTold() async throws {
        let downloader = downloader(FakeLoader())
        let jobs = Log<@Sendable () -> Void>()
        let outcomes = Log<Outcome>()
        let token = downloader.download("http://test/x", on: CallbackExecutor { jobs.add($0) }) { outcomes.add($0) }
        try await eventually("the transfer has ended") { downloader.transfers.count == 0 }
        try await eventually("its end was posted") { jobs.entries.count == 1 }
        downloader.cancel(token)
        for job in jobs.entries { job() }
        #expect(throws: ImageError.cancelled) { try outcomes.entries.first?.get() }
        #expect(outcomes.entries.count == 1)
        #expect(downloader.tokens.count == 0)
    }

    @Test("Given unreported progress, when the download is cancelled, then only that is reported")
    func progressBeforeTold() async throws {
        let gate = Gate()
        let chunks = Tally()
        let downloader = downloader(
            ScriptedLoader { _, _ async throws(ImageError) in
                DataLoad(
                    response: HTTPResponse(status: .ok), url: "http://test/x", expectedBytes: nil,
                    body: DataBody { () async throws(ImageError) in
                        chunks.add()
                        if chunks.value == 1 { return Data("ab".utf8) }
                        await gate.pass()
                        return nil
                    })
            })
        let (jobs, events) = (Log<@Sendable () -> Void>(), Log<String>())
        let token = downloader.download("http://test/x", on: CallbackExecutor { jobs.add($0) }) { _ in
            events.add("progress")
        } completion: { outcome in
            if case .failure(.cancelled) = outcome { events.add("cancelled") } else { events.add("end") }
        }
        try await eventually("progress was posted") { jobs.entries.count == 1 }
        downloader.cancel(token)
        for job in jobs.entries { job() }
        #expect(events.entries == ["cancelled"])
    }

    @Test("Given a handler that cancels its own and other downloads, when run, then each ends once")
    func cancelInHandler() async throws {
        let loader = ScriptedLoader { _, _ async throws(ImageError) in .answer(["ab", "cd"], expected: 4) }
        let downloader = downloader(loader)
        let tokens = Log<LoadID>()
        let events = Log<String>()
        let queue = DispatchQueue(label: "handlers")
        let isOver = Tally()
        queue.sync {
            for name in ["a", "b"] {
                tokens.add(
                    downloader.download("http://test/\(name)", on: .queue(queue)) { _ in
                        for token in tokens.entries { downloader.cancel(token) }
                    } completion: { outcome in
                        for token in tokens.entries { downloader.cancel(token) }
                        events.add(name)
                        isOver.add()
                    })
            }
        }
        try await eventually("both have ended") { isOver.value == 2 }
        try await eventually("nothing runs") { downloader.transfers.count == 0 }
        #expect(events.entries.sorted() == ["a", "b"])
    }

    @Test("Given a token, when its priority is raised, then the download overtakes what is queued")
    func priority() async throws {
        let gate = Gate()
        let loader = held(at: gate)
        let downloader = downloader(loader) { $0.maximumTransfers = 1 }
        let ended = Log<String>()
        func start(_ path: String) -> LoadID {
            downloader.download("http://test/\(path)", priority: .low, on: .immediate) { _ in ended.add(path) }
        }
        _ = start("first")
        try await eventually("the first runs") { loader.started.value == 1 }
        _ = start("second")
        let third = start("third")
        try await eventually("both wait") { downloader.transfers.count == 3 }
        downloader.setPriority(.veryHigh, of: third)
        gate.open()
        try await eventually("all have ended") { ended.entries.count == 3 }
        #expect(loader.requests.entries.map(\.path) == ["/first", "/third", "/second"])
    }

    @Test("Given handlers holding an object, when the download ends or is cancelled, then it is freed")
    func noCycle() async throws {
        final class Owner: Sendable {}
        let gate = Gate()
        let downloader = downloader(held(at: gate))
        for isCancelled in [true, false] {
            var owner: Owner? = Owner()
            weak let weakOwner = owner
            let token = downloader.download("http://test/x", on: .immediate) { [owner] _ in
                withExtendedLifetime(owner) {}
            } completion: { [owner] _ in
                withExtendedLifetime(owner) {}
            }
            owner = nil
            #expect(weakOwner != nil)
            if isCancelled { downloader.cancel(token) } else { gate.open() }
            try await eventually("the handlers are gone") { weakOwner == nil }
        }
        #expect(downloader.tokens.count == 0)
    }

    @Test("Given random downloads with handlers, when cancelled at random, then each completes once")
    func stress() async throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = RandomSource(seed: seed)
        let loader = FakeLoader { request async throws(ImageError) in
            for _ in 0..<Int.random(in: 0..<5) { await Task.yield() }
            return .success(request.path ?? "")
        }
        let downloader = downloader(loader) { $0.startRate = nil }
        let counts = (0..<500).map { _ in Tally() }
        var tokens: [LoadID] = []
        for count in counts {
            let path = Int.random(in: 0..<7, using: &random)
            tokens.append(downloader.download("http://test/\(path)", on: .immediate) { _ in count.add() })
            switch Int.random(in: 0..<100, using: &random) {
            case 0..<30: downloader.cancel(tokens[Int.random(in: 0..<tokens.count, using: &random)])
            case 30..<60: downloader.cancel(tokens[tokens.count - 1])
            case 60..<70: await Task.yield()
            case 70: downloader.cancelAll()
            default: downloader.setPriority(.high, of: tokens[Int.random(in: 0..<tokens.count, using: &random)])
            }
        }
        try await eventually("each has ended, seed \(seed)") {
            counts.allSatisfy { $0.value >= 1 } && downloader.tokens.count == 0
        }
        try await eventually("nothing runs, seed \(seed)") {
            downloader.transfers.count == 0 && loader.running.value == 0
        }
        #expect(counts.allSatisfy { $0.value == 1 }, "seed \(seed)")
    }
}
