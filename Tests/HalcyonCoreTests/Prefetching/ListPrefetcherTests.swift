import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

@Suite("ListPrefetcher")
struct ListPrefetcherTests {
    /// A list over a loader that holds every transfer until the gate opens, or it is cancelled.
    private struct Stage {
        let gate = Gate()
        let loader: FakeLoader
        let pipeline: ImagePipeline
        let prefetcher: ImagePrefetcher
        let list: ListPrefetcher

        init(width: Int = 2, ahead: Int = 4, behind: Int = 2) {
            loader = FakeLoader { [gate] request async throws(ImageError) in
                await gate.pass()
                if Task.isCancelled { throw .cancelled }
                return .success(request.path ?? "")
            }
            var configuration = ImagePipeline.Configuration(dataLoader: loader, decoders: [FakeDecoder()])
            configuration.maximumTransfers = 100
            pipeline = ImagePipeline(configuration)
            prefetcher = ImagePrefetcher(pipeline: pipeline, width: width)
            list = ListPrefetcher(prefetcher, window: PrefetchWindow(ahead: ahead, behind: behind))
        }

        var paths: [String] { loader.requests.entries.map { $0.path ?? "" } }
    }

    private func request(_ number: Int) -> ImageRequest { ImageRequest("http://test/\(number)") }

    @Test("Given a scrolling list, when items come next, then hidden ones load once, nearest first")
    func scrollsOn() async throws {
        let stage = Stage(width: 1)
        let asked = Log<Int>()
        func see(_ range: Range<Int>) {
            stage.list.visibleRange(range, of: 1000) { index in
                asked.add(index)
                return [request(index)]
            }
        }
        see(0..<5)
        see(1..<6)
        see(1..<6)
        see(2..<7)
        #expect(asked.entries == Array(5..<11))
        // Nobody has loaded 5 and 6, which have come into view: that is for who shows them.
        try await eventually("one runs") { stage.loader.running.value == 1 }
        #expect(stage.list.direction == .forward)
        stage.gate.open()
        try await eventually("all have ended") { stage.prefetcher.unfinishedCount == 0 }
        #expect(Set(stage.paths).isSubset(of: ["/5", "/6", "/7", "/8", "/9", "/10"]))
        #expect(stage.paths.suffix(4) == ["/7", "/8", "/9", "/10"])
    }

    @Test("Given pending items, when the direction reverses, then they stop and the other side's load")
    func turns() async throws {
        let stage = Stage()
        func see(_ range: Range<Int>) { stage.list.visibleRange(range, of: 1000) { [request($0)] } }
        // If 55 and 56 started before they come into view, they would keep both places.
        stage.prefetcher.isPaused = true
        see(50..<55)
        see(52..<57)
        stage.prefetcher.isPaused = false
        try await eventually("two run") { stage.loader.running.value == 2 && stage.paths.contains("/57") }
        see(50..<55)
        #expect(stage.list.direction == .backward)
        try await eventually("the nearest of the other way run") {
            stage.loader.running.value == 2 && stage.paths.suffix(2) == ["/49", "/48"]
        }
        #expect(stage.prefetcher.unfinishedCount == 4)
        stage.gate.open()
        try await eventually("all have ended") { stage.prefetcher.unfinishedCount == 0 }
        #expect(stage.paths.suffix(4) == ["/49", "/48", "/47", "/46"])
        for number in 46..<50 { #expect(stage.pipeline.cachedImage(for: request(number)) != nil) }
        #expect(stage.pipeline.cachedImage(for: request(57)) == nil)
    }

    @Test("Given a running item, when it comes into view, then it runs on until it is scrolled past")
    func comesIntoView() async throws {
        let stage = Stage(width: 1)
        func see(_ range: Range<Int>) { stage.list.visibleRange(range, of: 1000) { [request($0)] } }
        see(0..<5)
        try await eventually("5 runs") { stage.loader.running.value == 1 }
        see(3..<8)
        #expect(stage.prefetcher.unfinishedCount == 5)
        // Shown now, and wanted by whoever shows it.
        let shown = stage.pipeline.task(for: request(5))
        see(9..<14)
        try await eventually("5 has made way for 14") { stage.paths == ["/5", "/14"] }
        stage.gate.open()
        #expect(await (try? shown.image.text) == "/5")
        #expect(stage.paths.filter { $0 == "/5" }.count == 1)
    }

    @Test("Given an item withdrawn in view, when it hides before the list turns, then it is loaded")
    func hidesAgain() async throws {
        let stage = Stage(width: 1)
        func see(_ range: Range<Int>) { stage.list.visibleRange(range, of: 1000) { [request($0)] } }
        stage.prefetcher.isPaused = true
        see(0..<5)
        see(1..<6)
        see(1..<7)
        #expect(stage.prefetcher.unfinishedCount == 4)
        see(1..<6)
        #expect(stage.list.direction == .forward)
        stage.prefetcher.isPaused = false
        stage.gate.open()
        try await eventually("all have ended") { stage.prefetcher.unfinishedCount == 0 }
        #expect(Set(stage.paths) == ["/6", "/7", "/8", "/9"])
    }

    @Test("Given pending items, when the list jumps, then they stop and both sides are prefetched")
    func jumps() async throws {
        let stage = Stage()
        func see(_ range: Range<Int>) { stage.list.visibleRange(range, of: 1000) { [request($0)] } }
        see(0..<5)
        try await eventually("two run") { stage.loader.running.value == 2 }
        see(500..<505)
        #expect(stage.list.direction == nil)
        stage.gate.open()
        try await eventually("all have ended") { stage.prefetcher.unfinishedCount == 0 }
        #expect(stage.paths.dropFirst(2) == ["/505", "/499", "/506", "/498", "/507", "/508"])
    }

    @Test("Given items that share images, when one is left, then only what no other shows is stopped")
    func sharedImages() async throws {
        let stage = Stage(width: 10, ahead: 2, behind: 0)
        func see(_ range: Range<Int>) {
            stage.list.visibleRange(range, of: 100) { [request($0), ImageRequest("http://test/all")] }
        }
        see(10..<12)
        try await eventually("all run") { stage.loader.running.value == 3 }
        #expect(stage.paths == ["/12", "/all", "/13"])
        see(20..<22)
        try await eventually("the image of all goes on") {
            stage.loader.running.value == 3 && stage.loader.started.value == 5
        }
        #expect(stage.paths.suffix(2) == ["/22", "/23"])
        stage.gate.open()
        try await eventually("all have ended") { stage.prefetcher.unfinishedCount == 0 }
        #expect(stage.paths.filter { $0 == "/all" }.count == 1)
    }

    @Test("Given other rows, when the list is reloaded, then shared items go on, the rest is stopped")
    func reload() async throws {
        let stage = Stage(width: 10, ahead: 3, behind: 0)
        stage.list.visibleRange(0..<2, of: 100) { [request($0)] }
        try await eventually("all run") { stage.loader.running.value == 3 }
        // A row was inserted at the top, and many were removed at the bottom.
        stage.list.reload(of: 4) { [request($0 - 1)] }
        #expect(stage.prefetcher.unfinishedCount == 2)
        try await eventually("3 and 4 have ended") { stage.loader.running.value == 2 && stage.paths.contains("/1") }
        #expect(stage.paths == ["/2", "/3", "/4", "/1"])
    }

    @Test("Given pending items, when the list is hidden, stopped or released, then they are stopped")
    func ends() async throws {
        let stage = Stage()
        func see(_ range: Range<Int>) { stage.list.visibleRange(range, of: 1000) { [request($0)] } }
        see(10..<15)
        see(0..<0)
        #expect(stage.prefetcher.unfinishedCount == 0)
        see(10..<15)
        #expect(stage.prefetcher.unfinishedCount == 6)
        stage.list.stop()
        #expect(stage.prefetcher.unfinishedCount == 0)
        do {
            let other = ListPrefetcher(stage.prefetcher)
            other.visibleRange(10..<15, of: 1000) { [request($0)] }
            #expect(stage.prefetcher.unfinishedCount == 12)
        }
        #expect(stage.prefetcher.unfinishedCount == 0)
        try await eventually("no transfer is left") { stage.loader.running.value == 0 }
    }

    @Test("Given lists that share a prefetcher, when one turns, then the other's items stay")
    func shared() {
        let stage = Stage()
        let other = ListPrefetcher(stage.prefetcher, window: PrefetchWindow(ahead: 4, behind: 0))
        stage.prefetcher.isPaused = true
        other.visibleRange(0..<5, of: 1000) { [request($0)] }
        stage.list.visibleRange(0..<5, of: 1000) { [request($0)] }
        #expect(stage.prefetcher.unfinishedCount == 4)
        stage.list.stop()
        #expect(stage.prefetcher.unfinishedCount == 4)
    }

    @MainActor
    @Test("Given rows of the main actor, when the list scrolls, then they are asked for without a hop")
    func mainActor() {
        @MainActor final class Rows {
            var asked = 0
            func requests(_ index: Int) -> [ImageRequest] {
                asked += 1
                return []
            }
        }
        let rows = Rows()
        let stage = Stage()
        stage.list.visibleRange(0..<5, of: 1000) { rows.requests($0) }
        #expect(rows.asked == 4)
    }

    @Test("Given several threads reporting at once, when the list is hidden, then nothing is left")
    func manyThreads() async throws {
        let stage = Stage()
        await withTaskGroup(of: Void.self) { group in
            for worker in 0..<4 {
                group.addTask {
                    var random = RandomSource(seed: UInt64(worker))
                    for _ in 0..<300 {
                        let first = Int.random(in: 0..<60, using: &random)
                        let moves = Int.random(in: 0..<8, using: &random)
                        if moves == 0 {
                            stage.list.reload(of: 80) { [ImageRequest("http://test/\($0)")] }
                        } else {
                            stage.list.visibleRange(first..<first + 5, of: 80, isMoving: moves > 1) {
                                [ImageRequest("http://test/\($0)")]
                            }
                        }
                        #expect(stage.prefetcher.unfinishedCount < 100)
                    }
                }
            }
        }
        stage.list.visibleRange(0..<0, of: 80) { _ in [] }
        #expect(stage.prefetcher.unfinishedCount == 0)
        try await eventually("no transfer is left") { stage.loader.running.value == 0 }
    }
}
