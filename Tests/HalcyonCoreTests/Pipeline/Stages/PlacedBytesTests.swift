import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting
import Testing

/// Never older after newer: what the program stores by hand is newer than all that was asked for before.
@Suite("Bytes stored by hand, and loads under way", .timeLimit(.minutes(5)))
struct PlacedBytesTests {
    private static let url = "http://test/x"
    private static let placed = Data("by hand".utf8)
    private let gate = Gate()
    private let fixture = PipelineFixture()

    private func request(_ network: CachePolicy.Network = .automatic, isApart: Bool = false) -> ImageRequest {
        var request = ImageRequest(Self.url)
        request.cachePolicy.network = network
        // A transfer of its own, and not the one that is under way.
        if isApart { request.headerFields[.cacheControl] = "no-cache" }
        return request
    }

    /// What a server may answer with that was asked before.
    enum Kind: CaseIterable {
        case other, dated, notToBeStored, nothing, sameNotToBeStored, damaged

        var answer: FakeLoader.Answer {
            switch self {
            case .other: .data(Data("old".utf8))
            case .dated: .data(Data("old".utf8), fields: [.date: "Mon, 01 Jan 2035 00:00:01 GMT"])
            case .notToBeStored: .data(Data("old".utf8), fields: [.cacheControl: "no-store"])
            case .nothing: .status(404, fields: [.cacheControl: "max-age=60"])
            case .sameNotToBeStored: .data(PlacedBytesTests.placed, fields: [.cacheControl: "no-store"])
            case .damaged: .data(Data("bad".utf8))
            }
        }
    }

    private func expectPlaced(_ pipeline: ImagePipeline) async throws {
        await pipeline.flush()
        #expect(await pipeline.cache.data(for: request())?.data == Self.placed)
        #expect(fixture.cache[Self.url]?.data == Self.placed)
        #expect(try await pipeline.image(for: request()).text == "by hand")
        #expect(try await fixture.pipeline().response(for: request()).source == .disk)
    }

    @Test(
        "Given a load under way, when bytes are stored by hand, then its response leaves them alone",
        arguments: Kind.allCases)
    func lateAnswer(kind: Kind) async throws {
        let pipeline = fixture.pipeline()
        fixture.loader[Self.url] = kind.answer.held(at: gate)
        let load = pipeline.task(for: request())
        await gate.waiting.wait(for: 1)
        await pipeline.cache.store(Self.placed, for: request())
        gate.open()
        _ = try? await load.image
        try await expectPlaced(pipeline)
    }

    @Test("Given undecodable bytes, when others are stored by hand during the decode, then those stay", .holdsThreads)
    func damagedMeanwhile() async throws {
        let blocker = ThreadBlocker()
        let isFirst = Tally()
        let pipeline = fixture.pipeline {
            $0.decoders = [
                HookedDecoder {
                    isFirst.add()
                    if isFirst.value == 1 { blocker.hold() }
                }
            ]
        }
        fixture.loader[Self.url] = .data(Data("bad".utf8))
        let load = pipeline.task(for: request())
        await blocker.held.wait(for: 1)
        await pipeline.cache.store(Self.placed, for: request())
        blocker.release()
        _ = try? await load.image
        try await expectPlaced(pipeline)
    }

    @Test("Given a slow load, when bytes are stored by hand after an equal load ended, then they stay")
    func endedLoad() async throws {
        let pipeline = fixture.pipeline()
        fixture.loader.answer(
            Self.url, with: .data(Data("old".utf8)).held(at: gate), .data(Data("old".utf8)), .data(Data("old".utf8)))
        let load = pipeline.task(for: request())
        await gate.waiting.wait(for: 1)
        // Both the answer of a load that has ended and that of one which was removed.
        _ = try await pipeline.data(for: request(.reload, isApart: true))
        await pipeline.cache.remove(for: request())
        _ = try await pipeline.data(for: request(.reload, isApart: true))
        await pipeline.cache.store(Self.placed, for: request())
        gate.open()
        _ = try await load.image
        try await expectPlaced(pipeline)
    }

    @Test("Given a slow load and bytes stored by hand, when a later load replaces them, then it wins")
    func laterLoad() async throws {
        let pipeline = fixture.pipeline()
        fixture.loader.answer(Self.url, with: .data(Data("old".utf8)).held(at: gate), .data(Data("new".utf8)))
        let load = pipeline.task(for: request())
        await gate.waiting.wait(for: 1)
        await pipeline.cache.store(Self.placed, for: request())
        #expect(try await pipeline.data(for: request(.reload, isApart: true)).data == Data("new".utf8))
        #expect(try await pipeline.image(for: request()).text == "new")
        // The slow one was asked for before what was stored by hand, and that before these.
        gate.open()
        _ = try await load.image
        await pipeline.flush()
        #expect(fixture.cache[Self.url]?.data == Data("new".utf8))
        #expect(try await pipeline.image(for: request()).text == "new")
    }
}
