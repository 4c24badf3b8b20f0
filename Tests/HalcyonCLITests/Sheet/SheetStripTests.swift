import Foundation
import HalcyonCodecs
import HalcyonCore
import HalcyonCurl
import LinuxTestSupport
import Testing

@testable import HalcyonCLI

@Suite("Strips of a contact sheet", .timeLimit(.minutes(5)))
struct SheetStripTests {
    private func pipeline() -> ImagePipeline {
        ImagePipeline(ImagePipeline.Configuration(dataLoader: CurlDataLoader(), decoders: StandardCodecs.decoders))
    }

    private func cells(of text: String, count: Int, from pipeline: ImagePipeline) async -> [SheetCell] {
        await SheetStrip(input: Input(text), cell: 60, count: count).cells(from: pipeline)
    }

    @Test("Given an animation, when its strip is made, then it has the first, last and middle frames")
    func frames() async throws {
        let path = try Fixtures.folder().appending(path: "animated.gif").path
        let cells = await cells(of: path, count: 3, from: pipeline())
        #expect(
            cells.map(\.details) == [
                ["frame 1 of 4", "at 0.00 s"], ["frame 2 of 4", "at 0.05 s"], ["frame 4 of 4", "at 0.15 s"],
            ])
        let pictures = try cells.map { try $0.picture.get() }
        #expect(pictures.allSatisfy { max($0.width, $0.height) == 60 })
        #expect(try #require(Fixtures.decibels(pictures[0], pictures[2])) < 40)
    }

    @Test("Given a progressive file arriving in two parts, when its strip is made, then it has both")
    func previews() async throws {
        let data = try Fixtures.data("arriving-scans.jpg")
        let server = try ScriptedServer { connection in
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: \(data.count)\r\nConnection: close\r\n\r\n")
            connection.send(data.prefix(data.count / 2))
            guard connection.hold() else { return }
            connection.send(data.dropFirst(data.count / 2))
        }
        defer { server.stop() }
        let strip = SheetStrip(input: Input(server.url("/photo.jpg")), cell: 60, count: 5)
        let pipeline = pipeline()
        // The rest is sent once the preview has been told: it breaks off one that is still being made.
        let events = strip.task(in: pipeline).events.map { event in
            if case .preview = event { server.release() }
            return event
        }
        let cells = await strip.cells(of: events)
        #expect(cells.map { $0.details.first } == ["preview", "320x240 jpeg"])
        #expect(cells.first?.details.last == "after 50 %" || cells.first?.details.last == "after 49 %")
    }

    @Test("Given failed and cancelled frames, when reported, then only the first failure counts")
    func failures() throws {
        let input = Input("a.gif")
        let failed = [ImageError.cancelled, .decoding(.notAnImage(looksLike: nil)), .response(.status(500))]
            .map { SheetCell(Failure($0), of: input) }
        #expect(SheetRun.failure(in: failed + failed)?.kind == "decoding")
        #expect(SheetRun.failure(in: Array(failed.prefix(1))) == nil)
        #expect(SheetRun.failure(in: []) == nil)
    }

    @Test("Given a still picture or a failure, when its strip is made, then it has one cell")
    func one() async throws {
        let path = try Fixtures.folder().appending(path: "rgb.png").path
        #expect(await cells(of: path, count: 5, from: pipeline()).map(\.details) == [["97x61 png", "all of it"]])
        let failed = await cells(of: "missing.gif", count: 5, from: pipeline())
        #expect(failed.map { (try? $0.picture.get()) == nil } == [true])
    }
}
