import Foundation
import HTTPTypes
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

@Suite("ImageDownloader: resuming")
struct ImageDownloaderResumeTests {
    private static let tag: HTTPFields = [.eTag: "\"1\"", .contentType: "image/png"]
    private static let broken = ImageError.response(.connectionReset)

    private func downloader(
        _ loader: any DataLoading, adjust: (inout ImageDownloader.Configuration) -> Void = { _ in }
    ) -> ImageDownloader {
        var configuration = ImageDownloader.Configuration(loader: loader)
        configuration.clock = FakeClock()
        configuration.retry.backoff = RetryPolicy.Backoff(initial: 0)
        adjust(&configuration)
        return ImageDownloader(configuration)
    }

    /// A loader that gives one answer after the other, the last one again and again.
    private func loader(_ answers: DataLoad...) -> ScriptedLoader {
        ScriptedLoader { _, number async throws(ImageError) in answers[min(number, answers.count) - 1] }
    }

    private static func rest(
        _ text: String, _ range: String, tag: String? = "\"1\"", expected: Int? = nil, url: String = "http://test/"
    ) -> DataLoad {
        var fields: HTTPFields = [.contentRange: range]
        fields[.eTag] = tag
        return .answer([text], status: .partialContent, fields: fields, expected: expected, url: url)
    }

    private func conditions(_ loader: ScriptedLoader) -> [[String?]] {
        loader.requests.entries.map { [$0.http.headerFields[.range], $0.http.headerFields[.ifRange]] }
    }

    @Test("Given a body that breaks off twice, when retried, then it is joined and looks like one")
    func acrossAttempts() async throws {
        let loader = loader(
            .answer(["ab", "c"], fields: Self.tag, expected: 8, then: Self.broken),
            .answer(
                ["de"], status: .partialContent,
                fields: [.eTag: "\"1\"", .contentRange: "bytes 3-7/8", .date: "now", .contentLength: "5"], expected: 5,
                then: .response(.truncated(receivedBytes: 2, expectedBytes: 5))),
            Self.rest("fgh", "bytes 5-7/8", expected: 3))
        let progress = Log<LoadingProgress>()
        let downloader = downloader(loader)
        let download = try await downloader.download("http://test/a") { progress.add($0) }
        #expect(download.data == Data("abcdefgh".utf8))
        #expect(download.attempts == 3)
        #expect(download.resumedBytes == 5)
        #expect(download.response.status == .ok)
        #expect(
            download.response.headerFields == [
                .eTag: "\"1\"", .contentType: "image/png", .date: "now", .contentLength: "8",
            ])
        #expect(conditions(loader) == [[nil, nil], ["bytes=3-", "\"1\""], ["bytes=5-", "\"1\""]])
        #expect(progress.entries.map(\.receivedBytes) == [2, 3, 3, 5, 5, 8])
        #expect(progress.entries.allSatisfy { $0.expectedBytes == 8 })
        #expect(downloader.partials.counts == (bodies: 0, bytes: 0))
    }

    @Test("Given attempts that break off too often, when they have, then the error counts the whole")
    func errorCountsTheWhole() async {
        let loader = loader(
            .answer(
                ["abc"], fields: Self.tag, expected: 8, then: .response(.truncated(receivedBytes: 3, expectedBytes: 8))),
            .answer(
                ["d"], status: .partialContent, fields: [.eTag: "\"1\"", .contentRange: "bytes 3-7/8"], expected: 5,
                then: .response(.truncated(receivedBytes: 1, expectedBytes: 5))))
        let downloader = downloader(loader) { $0.retry.maximumAttempts = 2 }
        await #expect(throws: ImageError.response(.truncated(receivedBytes: 4, expectedBytes: 8))) {
            try await downloader.download("http://test/a")
        }
        // It is there for the next download.
        #expect(downloader.partials.counts.bodies == 1)
    }

    @Test("Given a download cancelled half-way, when requested again, then only the rest is loaded")
    func acrossRequests() async throws {
        let gate = Gate()
        let loader = ScriptedLoader { _, number async throws(ImageError) in
            guard number == 1 else { return Self.rest("def", "bytes 3-5/6") }
            let sent = Tally()
            return DataLoad(
                response: HTTPResponse(status: .ok, headerFields: Self.tag), url: "http://test/", expectedBytes: 6,
                body: DataBody { () async throws(ImageError) in
                    sent.add()
                    if sent.value == 1 { return Data("abc".utf8) }
                    await gate.pass()
                    throw .cancelled
                })
        }
        let downloader = downloader(loader)
        let received = Tally()
        let task = Task { try? await downloader.download("http://test/a") { _ in received.add() } }
        try await eventually("some has arrived") { received.value == 1 }
        task.cancel()
        _ = await task.value
        try await eventually("it is kept") { downloader.partials.counts.bodies == 1 }
        // Another one has nothing to do with it.
        var other = DownloadRequest("http://test/a")
        other.http.headerFields[.authorization] = "Bearer x"
        _ = try? await downloader.download(other)
        #expect(conditions(loader)[1] == [nil, nil])
        let download = try await downloader.download("http://test/a")
        #expect(download.data == Data("abcdef".utf8))
        #expect(download.resumedBytes == 3)
        #expect(download.attempts == 1)
        #expect(conditions(loader)[2] == ["bytes=3-", "\"1\""])
        #expect(downloader.partials.counts.bodies == 0)
    }

    @Test(
        "RFC 9110, 15.3.7: Given a wrong rest, when it comes, then the same attempt loads the whole",
        arguments: [
            rest("XYZ", "bytes 2-5/6"), rest("XYZ", "bytes 4-5/6"), rest("XYZ", "bytes 2-4/5"),
            rest("XYZ", "bytes 4-6/7"), rest("XYZ", "bytes 3-5/7"),
            rest("XYZ", "bytes 3-5/6", tag: "\"2\""), rest("XYZ", "bytes 3-5/6", tag: "W/\"1\""),
            rest("XYZ", "bytes 3-5/6", tag: nil), rest("XYZ", "bytes 3-5/6", tag: "1"),
            rest("XYZ", "bytes 3-5/6", url: "http://test/v2"), rest("XYZ", "bytes 3-5/6", url: "http://test/?v=2"),
            rest("XYZ", "bytes 3-5/6", expected: 4), rest("XYZ", "nonsense"), rest("XYZ", "bytes 5-3/6"),
            rest("XYZ", "bytes */6"), .answer(["XYZ"], status: .partialContent, fields: tag),
            .answer(
                ["XYZ"], status: .partialContent,
                fields: [.eTag: "\"1\"", .contentRange: "bytes 3-5/6", .contentEncoding: "gzip"]),
            .answer(
                ["XYZ"], status: .partialContent,
                fields: [
                    .eTag: "\"1\"", .contentRange: "bytes 3-5/6", .contentType: "multipart/byteranges; boundary=x",
                ]),
            .answer(["no such range"], status: .rangeNotSatisfiable, fields: [.contentRange: "bytes */2"]),
        ])
    func wrongRest(answer: DataLoad) async throws {
        let loader = loader(
            .answer(["abc"], fields: Self.tag, expected: 6, then: Self.broken), answer,
            .answer(["ABCDEF"], fields: [.eTag: "\"2\""], expected: 6))
        let downloader = downloader(loader) { $0.retry.maximumAttempts = 2 }
        let download = try await downloader.download("http://test/a")
        #expect(download.data == Data("ABCDEF".utf8))
        #expect(download.resumedBytes == 0)
        #expect(download.attempts == 2)
        #expect(conditions(loader) == [[nil, nil], ["bytes=3-", "\"1\""], [nil, nil]])
        #expect(downloader.partials.counts.bodies == 0)
    }

    @Test("Given a changed file, when the server sends all of it, then nothing of the old one is left")
    func startsOver() async throws {
        let loader = loader(
            .answer(["abc"], fields: Self.tag, expected: 6, then: Self.broken),
            .answer(["ABCD"], fields: [.eTag: "\"2\""], expected: 9, then: Self.broken),
            Self.rest("EFGHI", "bytes 4-8/9", tag: "\"2\"", expected: 5))
        let download = try await downloader(loader).download("http://test/a")
        #expect(download.data == Data("ABCDEFGHI".utf8))
        #expect(download.response.headerFields == [.eTag: "\"2\"", .contentLength: "9"])
        #expect(conditions(loader)[2] == ["bytes=4-", "\"2\""])
    }

    @Test("Given a changed file without a validator, when it breaks off too, then neither is resumed")
    func startsOverWithoutValidator() async throws {
        let loader = loader(
            .answer(["abc"], fields: Self.tag, expected: 6, then: Self.broken),
            .answer(["ABCD"], expected: 9, then: Self.broken), .answer(["ABCDEFGHI"], expected: 9))
        #expect(try await downloader(loader).download("http://test/a").data == Data("ABCDEFGHI".utf8))
        #expect(conditions(loader)[2] == [nil, nil])
    }

    @Test("Given a rest that is longer than it says, when it has come, then it is no answer")
    func longRest() async {
        let loader = loader(
            .answer(["abc"], fields: Self.tag, expected: 6, then: Self.broken), Self.rest("defghi", "bytes 3-5/6"))
        let downloader = downloader(loader)
        do throws(ImageError) {
            _ = try await downloader.download("http://test/a")
            Issue.record("a wrong mix was handed out")
        } catch {
            #expect(error.code == ImageError.ResponseReason.malformed("").code)
        }
        #expect(downloader.partials.counts.bodies == 0)
    }

    @Test("Given a part of what was asked for, when it has come, then the rest of that is asked for")
    func partOfTheRest() async throws {
        let loader = loader(
            .answer(["abc"], fields: Self.tag, then: Self.broken), Self.rest("de", "bytes 3-4/8", expected: 2),
            Self.rest("fgh", "bytes 5-7/8", expected: 3))
        #expect(try await downloader(loader).download("http://test/a").data == Data("abcdefgh".utf8))
    }

    @Test("Given a body of unknown length, when a part arrives, then it is not taken for the rest")
    func unknownLength() async throws {
        let loader = loader(
            .answer(["abc"], fields: Self.tag, then: Self.broken), Self.rest("de", "bytes 3-4/*", expected: 2),
            .answer(["abcdefgh"], fields: Self.tag))
        #expect(try await downloader(loader).download("http://test/a").data == Data("abcdefgh".utf8))
        #expect(conditions(loader) == [[nil, nil], ["bytes=3-", "\"1\""], [nil, nil]])
    }

    @Test("Given a 503 during a resume, when the server recovers, then the rest is still resumed")
    func trouble() async throws {
        let loader = loader(
            .answer(["abc"], fields: Self.tag, expected: 6, then: Self.broken), .status(.serviceUnavailable),
            Self.rest("def", "bytes 3-5/6"))
        #expect(try await downloader(loader).download("http://test/a").resumedBytes == 3)
    }

    @Test(
        "Given a response that cannot be resumed, when it breaks off, then the whole is reloaded",
        arguments: [
            [:], [.eTag: "W/\"1\""], [.eTag: "\"\""], [.eTag: "\"1"], [.eTag: "\"1\", \"2\""], [.eTag: "1"],
            [.eTag: "\"1\"", .acceptRanges: "none"],
            [.eTag: "\"1\"", .cacheControl: "private, no-store"], [.eTag: "\"1\"", .contentEncoding: "br"],
            [.lastModified: "Sun, 06 Nov 1994 08:49:37 GMT"],
            [.lastModified: "Sun, 06 Nov 1994 08:49:37 GMT", .date: "Sun, 06 Nov 1994 08:49:37 GMT"],
            [.lastModified: "yesterday", .date: "Sun, 06 Nov 1994 08:49:37 GMT"],
        ] as [HTTPFields])
    func noValidator(fields: HTTPFields) async throws {
        let loader = loader(
            .answer(["abc"], fields: fields, expected: 6, then: Self.broken), .answer(["abcdef"], expected: 6))
        let downloader = downloader(loader)
        #expect(try await downloader.download("http://test/a").data == Data("abcdef".utf8))
        #expect(conditions(loader) == [[nil, nil], [nil, nil]])
    }

    @Test("Given a strong date and no tag, when a body breaks off, then it is resumed by the date")
    func lastModified() async throws {
        let date = "Sun, 06 Nov 1994 08:49:37 GMT"
        let loader = loader(
            .answer(
                ["abc"], fields: [.lastModified: date, .date: "Sun, 06 Nov 1994 08:49:38 GMT"], expected: 6,
                then: Self.broken),
            Self.rest("def", "bytes 3-5/6", tag: nil))
        #expect(try await downloader(loader).download("http://test/a").data == Data("abcdef".utf8))
        #expect(conditions(loader)[1] == ["bytes=3-", date])
    }

    @Test(
        "Given a strong date, when the part has a tag or another date, then the whole is reloaded",
        arguments: [
            [.eTag: "\"1\""], [.lastModified: "Sun, 06 Nov 1994 08:49:36 GMT"],
            [.eTag: "\"1\"", .lastModified: "Sun, 06 Nov 1994 08:49:37 GMT"],
        ] as [HTTPFields])
    func otherThanDate(fields: HTTPFields) async throws {
        var fields = fields
        fields[.contentRange] = "bytes 3-5/6"
        let loader = loader(
            .answer(
                ["abc"],
                fields: [
                    .lastModified: "Sun, 06 Nov 1994 08:49:37 GMT", .date: "Sun, 06 Nov 1994 08:49:38 GMT",
                ], expected: 6, then: Self.broken),
            .answer(["XYZ"], status: .partialContent, fields: fields), .answer(["ABCDEF"]))
        #expect(try await downloader(loader).download("http://test/a").data == Data("ABCDEF".utf8))
    }

    @Test(
        "RFC 9110, 15.3.7: Given an unrequested 206, when it arrives, then it must have all bytes",
        arguments: [
            (nil, false), ("bytes 0-2/6", false), ("bytes 3-5/6", false), ("bytes 0-2/*", false), ("bytes 0-2/3", true),
        ]
            as [(String?, Bool)])
    func unaskedPart(range: String?, isWhole: Bool) async throws {
        var fields = Self.tag
        fields[.contentRange] = range
        let downloader = downloader(loader(.answer(["abc"], status: .partialContent, fields: fields)))
        let download = try? await downloader.download("http://test/a")
        #expect(download?.data == (isWhole ? Data("abc".utf8) : nil))
        #expect(downloader.partials.counts.bodies == 0)
    }

    @Test(
        "Given a request with a range or condition, when it breaks off, then the whole is reloaded",
        arguments: [HTTPField.Name.range, .ifRange, .ifNoneMatch, .ifModifiedSince, .ifMatch, .ifUnmodifiedSince])
    func ownConditions(field: HTTPField.Name) async throws {
        let loader = loader(
            .answer(["abc"], fields: Self.tag, expected: 6, then: Self.broken), .answer(["abcdef"], expected: 6))
        var request = DownloadRequest("http://test/a")
        request.http.headerFields[field] = "x"
        let downloader = downloader(loader)
        _ = try await downloader.download(request)
        #expect(loader.requests.entries.map(\.http.headerFields) == [[field: "x"], [field: "x"]])
        #expect(downloader.partials.counts.bodies == 0)
    }

    @Test("Given a resumed body over the limit, when the whole's size is known, then it is refused")
    func tooLarge() async {
        let loader = loader(
            .answer(["abc"], fields: Self.tag, then: Self.broken), Self.rest("def", "bytes 3-5/60"))
        let downloader = downloader(loader) { $0.maximumDataBytes = 10 }
        await #expect(throws: ImageError.response(.tooLarge(limit: 10))) {
            try await downloader.download("http://test/a")
        }
        #expect(downloader.partials.counts.bodies == 0)
    }
}
