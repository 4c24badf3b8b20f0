import Testing

@testable import HalcyonCore

/// What a cache keeps, for each of the ways in which images are asked for. All images cost the same: 100.
@Suite("EvictionPolicy")
struct EvictionPolicyTests {
    /// A cache that is asked for images by number, and loads what it does not have.
    private final class Viewer {
        let cache: ImageCache

        init(room: Int) { cache = ImageCache(costLimit: room * 100) }

        func key(_ number: Int) -> ImageKey { ImageKey(source: "\(number)", targetSize: nil, processors: []) }

        func has(_ number: Int) -> Bool { cache.contains(key(number)) }

        /// Whether it was there.
        @discardableResult
        func show(_ number: Int) throws -> Bool {
            guard cache.image(for: key(number)) == nil else { return true }
            // Its own pixels: a cache also finds evicted images that somebody still holds.
            let image = try DecodedImage(
                pixels: PixelBuffer(width: 25, height: 1, hasAlpha: false) {
                    $0.initializeMemory(as: UInt8.self, repeating: 0)
                }
            )
            cache.store(image, for: key(number))
            return false
        }

        /// Shows 50 images again and again between others that pass by once, until the queues are in the lead.
        func showPopularImages() throws {
            for _ in 0..<2 { for hot in 0..<50 { try show(hot) } }
            for turn in 0..<20 {
                for passing in 0..<100 { try show(1_000 + turn * 100 + passing) }
                for hot in 0..<50 { try show(hot) }
            }
        }
    }

    private struct Table {
        var table = CostTable<Int>(costLimit: 10_000)

        func key(_ number: Int) -> ImageKey { ImageKey(source: "\(number)", targetSize: nil, processors: []) }

        func has(_ number: Int) -> Bool { table.contains(key(number)) }

        mutating func show(_ number: Int) {
            guard table.use(key(number)) == nil else { return }
            _ = table.insert(number, cost: 100, for: key(number))
            makeRoom()
        }

        mutating func prefetch(_ number: Int) {
            if !has(number) { _ = table.insert(number, cost: 100, for: key(number), isSpeculative: true) }
            makeRoom()
        }

        private mutating func makeRoom() {
            while table.totalCost > table.costLimit { _ = table.evict() }
        }
    }

    @Test("Given a feed, when it is scrolled down and back, then all that was just seen is found")
    func scrollingBackFinds() throws {
        let viewer = Viewer(room: 100)
        for row in 0..<1_000 { try viewer.show(row) }
        for row in (900..<1_000).reversed() { #expect(try viewer.show(row), "row \(row)") }
    }

    @Test("Given a feed, when it is scrolled to and fro for long, then it hits as often as with LRU")
    func scrollingDoesNotCollapse() throws {
        let viewer = Viewer(room: 100)
        var hits = 0
        // On by 60 and back by 50: with LRU everything is found but the 10 rows that are new each time.
        for turn in 0..<50 {
            for row in turn * 10..<turn * 10 + 60 where try viewer.show(row) { hits += 1 }
            for row in (turn * 10 + 10..<turn * 10 + 60).reversed() where try viewer.show(row) { hits += 1 }
        }
        #expect(hits == 50 * 110 - 550)
    }

    @Test("Given images shown repeatedly, when many others pass by once, then the former stay")
    func scansDoNotFlush() throws {
        let viewer = Viewer(room: 100)
        var hits = 0
        for _ in 0..<2 { for hot in 0..<50 { try viewer.show(hot) } }
        for turn in 0..<40 {
            for passing in 0..<100 { try viewer.show(1_000 + turn * 100 + passing) }
            for hot in 0..<50 where try viewer.show(hot) && turn >= 2 { hits += 1 }
        }
        // LRU finds none of them: 149 others come between two looks at one.
        #expect(hits == 38 * 50)
    }

    @Test("Given popular images, when the user moves on to a feed, then the cache keeps the feed")
    func followsTheUser() throws {
        let viewer = Viewer(room: 100)
        try viewer.showPopularImages()
        for turn in 0..<40 {
            for row in 0..<90 { try viewer.show(100_000 + turn * 10 + row) }
            for row in (0..<90).reversed() { try viewer.show(100_000 + turn * 10 + row) }
        }
        let last = 100_000 + 39 * 10
        for row in last..<last + 90 { #expect(viewer.has(row), "row \(row)") }
    }

    @Test("Given popular images, when each new one is soon shown again, then LRU decides once more")
    func followsRecencyAgain() throws {
        let viewer = Viewer(room: 100)
        try viewer.showPopularImages()
        var hits = 0
        for row in 100_000..<101_000 {
            try viewer.show(row)
            // Longer ago than the small queue holds an image, and not as long as the whole cache does.
            if try viewer.show(row - 30), row >= 100_800 { hits += 1 }
        }
        #expect(hits == 200)
    }

    @Test("Given a full cache, when a burst is prefetched, then at most a twentieth of the shown goes")
    func burstsLeaveTheShown() {
        var table = Table()
        for number in 0..<100 { table.show(number) }
        for number in 1_000..<1_500 { table.prefetch(number) }
        #expect((0..<100).count { table.has($0) } == 95)
        #expect((5..<100).allSatisfy { table.has($0) })
        // And of the burst the newest are there.
        #expect((1_495..<1_500).allSatisfy { table.has($0) })
    }

    @Test("Given free room, when a burst is prefetched, then it stays until shown images need room")
    func burstsTakeFreeRoom() {
        var table = Table()
        for number in 0..<60 { table.show(number) }
        for number in 1_000..<1_040 { table.prefetch(number) }
        #expect((1_000..<1_040).allSatisfy { table.has($0) })
        for number in 60..<95 { table.show(number) }
        #expect((0..<95).allSatisfy { table.has($0) })
        #expect((1_035..<1_040).allSatisfy { table.has($0) })
    }

    @Test("Given a prefetched image, when it is shown, then it is as good as any other that was")
    func useMakesOrdinary() {
        var table = Table()
        for number in 0..<100 { table.show(number) }
        table.prefetch(1_000)
        table.show(1_000)
        for number in 2_000..<2_100 { table.prefetch(number) }
        #expect(table.has(1_000))
        // The allowance has grown by the one that was of use: it began with five.
        #expect((1..<100).count { table.has($0) } == 93)
    }

    @Test("Given useful prefetching, when it goes on, then it gets up to half of the room")
    func usefulPrefetchingEarns() {
        var table = Table()
        for number in 0..<2_000 {
            if number % 20 == 0 { for next in number..<number + 20 { table.prefetch(next) } }
            table.show(number)
        }
        for number in 5_000..<6_000 { table.prefetch(number) }
        #expect((5_000..<6_000).count { table.has($0) } == 50)
        #expect((1_950..<2_000).allSatisfy { table.has($0) })
    }

    @Test("Given useful prefetching, when it becomes useless, then its room shrinks again")
    func uselessPrefetchingLoses() {
        var table = Table()
        for number in 0..<2_000 {
            if number % 20 == 0 { for next in number..<number + 20 { table.prefetch(next) } }
            table.show(number)
        }
        for number in 5_000..<6_000 { table.prefetch(number) }
        for number in 2_000..<2_100 { table.show(number) }
        #expect((5_000..<6_000).count { table.has($0) } == 5)
        #expect((2_005..<2_100).allSatisfy { table.has($0) })
    }

    @Test("Given a cache within its limit, when it shrinks, then images nobody has looked at go first")
    func trimsSpeculativeFirst() {
        var table = Table()
        table.prefetch(1_000)
        for number in 0..<50 { table.show(number) }
        table.prefetch(1_001)
        #expect(table.table.evict()?.value == 1_000)
        #expect(table.table.evict()?.value == 1_001)
        #expect(table.table.evict()?.value == 0)
    }
}
