import Foundation
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

/// Views that are asked for anything in any order, by loads that end, fail and take their time.
@MainActor
@Suite("ImageDisplay: stress", .timeLimit(.minutes(5)))
struct ImageDisplayStressTests {
    /// What the view was asked for. (Variables that the completions capture do not compile in optimized builds.)
    @MainActor
    private final class Wishes {
        /// How often each has ended.
        var counts: [Tally] = []
        var last: String?
    }

    private static let paths = (1...6).map { "/ok\($0)" } + ["/bad1", "/bad2"]

    /// The picture of a path: each of its own width, whatever size it is decoded at is of its colour.
    private static func picture(_ path: String) -> FakeImage {
        let number = UInt8(path.utf8.last ?? 48) - 48
        return FakeImage(width: 400, height: 400, color: SIMD4(number * 20, 7, 7, 255))
    }

    private func world(_ seed: UInt64) -> DisplayWorld {
        let decoder = FakeDecoder(hasPreviews: true)
        let world = DisplayWorld(cache: FakeDataCache(), decoder: decoder)
        for path in Self.paths where path.hasPrefix("/ok") {
            let bytes = Self.picture(path).data
            world.loader[path] = .chunks([bytes.prefix(5), bytes.dropFirst(5)])
        }
        return world
    }

    private func options(_ world: DisplayWorld, _ random: inout RandomSource) throws -> DisplayWorld.Options {
        let (finishes, keeps) = (Bool.random(using: &random), Bool.random(using: &random))
        let waits = Int.random(in: 0..<10, using: &random) == 0
        return try world.options {
            $0.replacement = finishes ? .finish : .cancel
            $0.keepsCurrentImage = keeps
            $0.diskWait = waits ? 0.001 : 0
        }
    }

    private func request(_ path: String, _ world: DisplayWorld, _ random: inout RandomSource) -> ImageRequest {
        var request = world.request(path)
        if Bool.random(using: &random) { request.cachePolicy.memory = .writeOnly }
        if Bool.random(using: &random) { request.cachePolicy.disk = .off }
        if Bool.random(using: &random) { request.previews = PreviewPolicy(leastBytes: 1) }
        return request
    }

    @Test("Given random calls, when all is at rest, then the last one shows and each has ended once")
    func stress() async throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        for round in UInt64(0)..<30 { try await run(seed &+ round) }
    }

    private func run(_ seed: UInt64) async throws {
        var random = RandomSource(seed: seed)
        let world = world(seed)
        let display = world.display
        let wishes = Wishes()
        world.view.onEvent = { [unowned view = world.view] event in
            // Never an image, nor a part of one, that is not wanted any more.
            switch event {
            case .image(let image, _), .preview(let image):
                // Of its first bytes, a decoder makes them themselves.
                if image.color.x == UInt8(ascii: "F") { return }
                let path = display.request.flatMap { URL(string: $0.sourceKey)?.path } ?? "none"
                #expect(image.color == Self.picture(path).color, "seed \(seed)")
            case .shown: #expect(view.image != nil, "seed \(seed)")
            default: break
            }
        }
        func set(_ path: String?) throws {
            let count = Tally()
            wishes.counts.append(count)
            wishes.last = path
            let next = Int.random(in: 0..<12, using: &random) == 0 ? Self.paths.randomElement(using: &random) : nil
            let again = try options(world, &random)
            display.setImage(
                with: path.map { request($0, world, &random) }, options: try options(world, &random),
                completion: { _ in
                    count.add()
                    guard let next else { return }
                    let nextCount = Tally()
                    wishes.counts.append(nextCount)
                    wishes.last = next
                    display.setImage(with: world.request(next), options: again) { _ in nextCount.add() }
                })
        }
        for _ in 0..<120 {
            switch Int.random(in: 0..<20, using: &random) {
            case 0..<9: try set(Self.paths.randomElement(using: &random))
            case 9: try set(nil)
            case 10: display.cancel()
            case 11:
                wishes.last = nil
                display.reset()
            case 12: display.retry()
            case 13: display.isVisible = [nil, true, false].randomElement(using: &random) ?? nil
            case 14, 15:
                let side = Int.random(in: 1...500, using: &random)
                let sizes: [DecodeSize] = [.whole, .unknown, .box(TargetSize(width: side, height: side))]
                world.view.displaySize = sizes.randomElement(using: &random) ?? .whole
                display.sizeDidChange()
            case 16: try await Task.sleep(for: .milliseconds(1))
            default: await Task.yield()
            }
        }
        world.view.displaySize = .whole
        display.sizeDidChange()
        // The last wish of all, which handlers of the ones before may yet replace by theirs.
        try set(Bool.random(using: &random) ? Self.paths.randomElement(using: &random) : nil)
        try await eventually("all have ended, seed \(seed)") {
            wishes.counts.allSatisfy { $0.value > 0 } && world.pipeline.tokens.count == 0
        }
        try await eventually("the view is at rest, seed \(seed)") { !display.state.isLoading }
        #expect(wishes.counts.allSatisfy { $0.value == 1 }, "seed \(seed)")
        switch (display.state, wishes.last) {
        case (.idle, nil): #expect(world.view.image == nil, "seed \(seed)")
        case (.shown, let path?) where path.hasPrefix("/ok"):
            #expect(world.view.image == Self.picture(path), "seed \(seed)")
        case (.failed, let path?): #expect(path.hasPrefix("/bad"), "seed \(seed)")
        default: Issue.record("\(display.state) for \(wishes.last ?? "nothing"), seed \(seed)")
        }
    }
}
