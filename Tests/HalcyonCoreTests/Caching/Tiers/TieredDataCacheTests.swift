import Foundation
import HTTPTypes
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

@Suite("TieredDataCache", .timeLimit(.minutes(5)))
struct TieredDataCacheTests {
    private let clock = FakeClock()
    private let local = FakeDataCache()
    private let far = FakeDataCache()
    private let events = Log<TieredDataCache.Event.Kind>()

    private func tiers(
        local: (any DataCaching)? = nil, _ far: (any DataCaching)? = nil,
        _ change: (inout TieredDataCache.Tier) -> Void = { _ in }
    ) -> TieredDataCache {
        var tier = TieredDataCache.Tier("far", far ?? self.far)
        change(&tier)
        return TieredDataCache(local ?? self.local, shared: [tier], clock: clock) { [events] in events.add($0.kind) }
    }

    private func entry(_ text: String, after seconds: Double = 0, freshFor lifetime: Double = 60) -> DataCacheEntry {
        let data = Data(text.utf8)
        let storedAt = clock.date + seconds
        return DataCacheEntry(
            data: data,
            metadata: CacheMetadata(
                storedAt: storedAt, expiresAt: storedAt + lifetime, version: CacheMetadata.version(of: data)))
    }

    private func text(_ cache: some DataCaching, _ key: String = "k") async throws -> String? {
        try await cache.entry(for: key).map { String(decoding: $0.data, as: UTF8.self) }
    }

    @Test(
        "Given tiers, when they are held to the contract of caches, then they keep it",
        arguments: DataCacheContract.allCases)
    func contract(clause: DataCacheContract) async throws {
        try await clause.check {
            TieredDataCache(FakeDataCache(), shared: [.init("far", FakeDataCache(), timeout: 60)])
        }
    }

    @Test("Given an entry in the shared tier alone, when read, then the local cache has it afterwards")
    func promotes() async throws {
        try await far.store(entry("far"), for: "k")
        let tiers = tiers()
        #expect(try await text(tiers) == "far")
        await tiers.flush()
        #expect(local["k"]?.metadata == far["k"]?.metadata)
        #expect(try await text(tiers) == "far")
        #expect(far.reads.value == 1 && events.entries == [.hit])
        #expect(try await text(tiers, "other") == nil)
        #expect(events.entries == [.hit, .miss])
    }

    @Test("Given a response for a single user, when stored, then only this machine has it")
    func personal() async throws {
        let tiers = tiers()
        try await tiers.store(entry("old"), for: "k")
        var personal = entry("new")
        personal.metadata.response = HTTPResponse(
            status: .ok, headerFields: [.cacheControl: "max-age=60, Private=\"set-cookie\""])
        try await tiers.store(personal, for: "k")
        await tiers.flush()
        #expect(far["k"] == nil)
        #expect(try await text(tiers) == "new")
        try await far.store(entry("new"), for: "k")
        try await tiers.update(personal.metadata, for: "k")
        await tiers.flush()
        #expect(far["k"] == nil)
    }

    @Test("Given a removal that takes a shared tier long, when flushed, then the flush waits for it")
    func flushesRemovals() async throws {
        let gate = Gate()
        let slow = HookedCache(far) { call async throws(ImageError) in if case .clear = call { await gate.pass() } }
        let tiers = tiers(slow)
        try await tiers.store(entry("a"), for: "k")
        await tiers.flush()
        _ = try await tiers.removeAll(variantsOf: "k")
        let flushed = Tally()
        let flush = Task {
            await tiers.flush()
            flushed.add()
        }
        await gate.waiting.wait(for: 1)
        for _ in 0..<100 { await Task.yield() }
        #expect(flushed.value == 0)
        gate.open()
        await flush.value
        #expect(far["k"] == nil)
    }

    @Test("Given a stale local entry, when another machine has a newer one, then that is the answer")
    func newer() async throws {
        try await local.store(entry("old", after: -100), for: "k")
        try await far.store(entry("new", after: -1), for: "k")
        let tiers = tiers()
        #expect(try await tiers.metadata(for: "k") == far["k"]?.metadata)
        #expect(local["k"]?.data == Data("old".utf8))
        #expect(try await text(tiers) == "new")
        await tiers.flush()
        #expect(local["k"]?.data == Data("new".utf8))
        // One that is older is not.
        try await local.store(entry("stale", after: -70), for: "k")
        try await far.store(entry("older", after: -80), for: "k")
        #expect(try await text(tiers) == "stale")
    }

    @Test("Given a store, when the local cache has it, then it returns, and the shared tier follows")
    func writesBehind() async throws {
        let gate = Gate()
        let slow = FakeDataCache(gate: gate)
        let tiers = tiers(slow)
        try await tiers.store(entry("a"), for: "k")
        #expect(local["k"] != nil && slow["k"] == nil)
        gate.open()
        await tiers.flush()
        #expect(slow["k"]?.data == Data("a".utf8))
        try await tiers.update(entry("a", after: 5).metadata, for: "k")
        try await eventually("both are updated") { local["k"]?.metadata == slow["k"]?.metadata }
    }

    @Test("Given a local cache that fails, when used, then that is thrown, or a shared entry found")
    func ownFails() async throws {
        let failure = ImageError.cache(.diskFull(path: "/"))
        let tiers = tiers(local: FakeDataCache(failure: failure))
        await #expect(throws: failure) { try await tiers.store(entry("a"), for: "k") }
        await #expect(throws: failure) { try await tiers.entry(for: "k") }
        await tiers.flush()
        #expect(far.keys.isEmpty)
        try await far.store(entry("far"), for: "k")
        #expect(try await text(tiers) == "far")
    }

    @Test("Given limits of kind and size, when stored, then the shared tier has only what it takes")
    func limits() async throws {
        let image = ProcessedKey.prefix(of: "k") + "1"
        let tiers = tiers {
            $0.kinds = .images
            $0.maximumEntryBytes = 3
        }
        for (key, text) in [("k", "abc"), (image, "abc"), (image + "2", "abcd")] {
            try await tiers.store(entry(text), for: key)
        }
        await tiers.flush()
        #expect(local.keys.count == 3 && far.keys == [image])
        // What has become too large leaves no older one behind.
        try await tiers.store(entry("abcd"), for: image)
        await tiers.flush()
        #expect(far.keys.isEmpty)
        try await far.store(entry("far"), for: "other")
        #expect(try await text(tiers, "other") == nil)
    }

    @Test("Given a shared tier that hangs, when read, then its limit is all that is waited for")
    func hangs() async throws {
        let gate = Gate()
        let hanging = HookedCache { call async throws(ImageError) in if case .read = call { await gate.pass() } }
        let tiers = tiers(hanging)
        for number in 1...2 {
            async let text = text(tiers, "\(number)")
            await gate.waiting.wait(for: number)
            try await eventually("the limit runs") { clock.sleeperCount > 0 }
            clock.advance(0.05)
            #expect(try await text == nil)
        }
        // It is not asked again at once.
        #expect(try await text(tiers, "3") == nil)
        #expect(gate.waiting.value == 2 && events.entries == [.late, .late, .late])
        try await hanging.disk.store(entry("far"), for: "k")
        gate.open()
        try await eventually("it answers again") {
            clock.advance(1)
            return try await text(tiers) == "far"
        }
    }

    @Test("Given a shared tier that fails, when it is closed, then single calls try it again")
    func breaker() async throws {
        let (down, calls) = (Tally(), Tally())
        down.add()
        let error = ImageError.cache(.readFailed("no route"))
        let failing = HookedCache { call async throws(ImageError) in
            calls.add()
            if down.value > 0 { throw error }
        }
        let tiers = tiers(failing)
        for _ in 0..<9 { #expect(try await text(tiers) == nil) }
        #expect(calls.value == 3)
        #expect(events.entries.filter { $0 != .miss } == [.failed(error), .failed(error), .failed(error), .closed])
        for pause in [1.0, 2, 4, 8, 16, 32, 60, 60] {
            let before = calls.value
            clock.advance(pause - 0.1)
            #expect(try await text(tiers) == nil)
            #expect(calls.value == before)
            clock.advance(0.1)
            for _ in 0..<3 { #expect(try await text(tiers) == nil) }
            #expect(calls.value == before + 1)
        }
        down.add(-1)
        try await failing.disk.store(entry("far"), for: "k")
        clock.advance(60)
        #expect(try await text(tiers) == "far")
        #expect(events.entries.contains(.reopened))
    }

    @Test("Given many calls that fail together, when it is closed, then the first pause is short")
    func failuresAtOnce() async throws {
        let (gate, down) = (Gate(), Tally())
        down.add()
        let failing = HookedCache { _ async throws(ImageError) in
            guard down.value > 0 else { return }
            await gate.pass()
            throw .cache(.readFailed("reset"))
        }
        try await failing.disk.store(entry("far"), for: "k")
        let tiers = tiers(failing) { $0.timeout = .infinity }
        let reads = (0..<20).map { number in Task { try await text(tiers, "\(number)") } }
        await gate.waiting.wait(for: 20)
        gate.open()
        for read in reads { #expect(try await read.value == nil) }
        #expect(events.entries.count { $0 == .closed } == 1)
        down.add(-1)
        #expect(try await text(tiers) == nil)
        clock.advance(1)
        #expect(try await text(tiers) == "far")
    }

    @Test("Given entries in all tiers, when removed in any way, then none is left")
    func removals() async throws {
        let image = ProcessedKey.prefix(of: "k") + "1"
        for way in 0..<4 {
            let tiers = tiers()
            for key in ["k", image] { try await tiers.store(entry("a"), for: key) }
            await tiers.flush()
            switch way {
            case 0: for key in ["k", image] { try await tiers.remove(for: key) }
            case 1: #expect(try await tiers.removeAll(variantsOf: "k") == 2)
            case 2: try await tiers.removeAll(variantsOf: "k", otherThan: 1)
            default: try await tiers.removeAll()
            }
            // At once.
            for key in ["k", image] { #expect(try await text(tiers, key) == nil) }
            await tiers.flush()
            try await eventually("the shared one follows, \(way)") { far.keys.isEmpty }
            #expect(local.keys.isEmpty)
        }
    }

    @Test("Given a shared tier that cannot remove, when it answers again, then that stays gone")
    func failedRemoval() async throws {
        let down = Tally()
        let failing = HookedCache { _ async throws(ImageError) in
            if down.value > 0 { throw .cache(.writeFailed("read-only")) }
        }
        let tiers = tiers(failing)
        for key in ["k", "l", "m"] { try await tiers.store(entry("old"), for: key) }
        await tiers.flush()
        down.add()
        try await tiers.remove(for: "k")
        await tiers.flush()
        down.add(-1)
        #expect(failing.disk.keys == ["k", "l", "m"])
        #expect(try await text(tiers) == nil)
        #expect(try await tiers.metadata(for: "k") == nil)
        try await local.removeAll()
        #expect(try await text(tiers, "l") == "old")
        // Whenever it claims to have been stored, another machine's entry counts only after a store from here.
        try await failing.disk.store(entry("new", after: 3_600), for: "k")
        #expect(try await text(tiers) == nil)
        try await tiers.store(entry("own"), for: "k")
        await tiers.flush()
        try await local.removeAll()
        #expect(try await text(tiers) == "own")
        await tiers.flush()
        try await local.removeAll()
        clock.advance(1)
        down.add()
        try await tiers.removeAll()
        try await eventually("that has failed as well") { events.entries.count { $0 != .miss && $0 != .hit } == 2 }
        down.add(-1)
        for key in ["k", "l", "m"] { #expect(try await text(tiers, key) == nil) }
    }

    @Test("Given a copy on its way, when its key changes, then the change wins", arguments: [true, false])
    func overtaken(isRemoval: Bool) async throws {
        try await far.store(entry("old"), for: "k")
        let gate = Gate()
        let holding = HookedCache(local) { call async throws(ImageError) in
            if call == .store("k") { await gate.pass() }
        }
        let tiers = tiers(local: holding)
        #expect(try await text(tiers) == "old")
        await gate.waiting.wait(for: 1)
        let change = Task {
            if isRemoval { try await tiers.remove(for: "k") } else { try await tiers.store(entry("new"), for: "k") }
        }
        gate.open()
        try await change.value
        await tiers.flush()
        #expect(try await text(tiers) == (isRemoval ? nil : "new"))
        #expect(local["k"].map { String(decoding: $0.data, as: UTF8.self) } == (isRemoval ? nil : "new"))
    }

    @Test("Given a read on its way, when its key changes, then nothing older is copied", arguments: [true, false])
    func overtakenRead(isRemoval: Bool) async throws {
        let gate = Gate()
        let slow = HookedCache { call async throws(ImageError) in if call == .read("k") { await gate.pass() } }
        try await slow.disk.store(entry("old"), for: "k")
        let tiers = tiers(slow) { $0.timeout = .infinity }
        async let read = text(tiers)
        await gate.waiting.wait(for: 1)
        if isRemoval { try await tiers.remove(for: "k") } else { try await tiers.store(entry("new"), for: "k") }
        gate.open()
        _ = try await read
        await tiers.flush()
        #expect(local["k"].map { String(decoding: $0.data, as: UTF8.self) } == (isRemoval ? nil : "new"))
    }

    @Test(
        "Given a tier that fails at random, when used, then nothing older or removed answers",
        arguments: (1...30).map { UInt64($0) })
    func neverOlder(seed: UInt64) async throws {
        var random = RandomSource(seed: seed)
        let down = Tally()
        let failing = HookedCache { _ async throws(ImageError) in
            if down.value > 0 { throw .cache(.writeFailed("down")) }
        }
        let tiers = tiers(failing)
        let keys = ["s", ProcessedKey.prefix(of: "s") + "1", "t"]
        var newest: [String: String] = [:]
        for step in 0..<300 {
            clock.advance(1)
            let key = keys.randomElement(using: &random) ?? "t"
            switch Int.random(in: 0..<12, using: &random) {
            case 0...2:
                try await tiers.store(entry("\(step)", freshFor: 1_000), for: key)
                newest[key] = "\(step)"
            case 3:
                try await tiers.remove(for: key)
                newest[key] = nil
            case 4:
                try await tiers.removeAll(variantsOf: "s")
                newest[keys[0]] = nil
                newest[keys[1]] = nil
            case 5 where Int.random(in: 0..<4, using: &random) == 0:
                try await tiers.removeAll()
                newest = [:]
            case 6...7: down.add(down.value > 0 ? -1 : 1)
            // Evicted from the local cache.
            case 8...9: try await local.remove(for: key)
            case 10: await tiers.flush()
            default: break
            }
            let found = try await text(tiers, key)
            #expect(found == nil || found == newest[key], "seed \(seed), step \(step)")
            guard let version = try await tiers.metadata(for: key)?.version else { continue }
            #expect(newest[key].map { CacheMetadata.version(of: Data($0.utf8)) } == version, "seed \(seed)")
        }
    }

    @Test("Given a store on its way, when a read that began meanwhile ends, then nothing is copied")
    func overtakenByStore() async throws {
        let (storing, reading) = (Gate(), Gate())
        let slow = HookedCache(local) { call async throws(ImageError) in
            if case .store = call { await storing.pass() }
        }
        let shared = HookedCache { call async throws(ImageError) in if case .read = call { await reading.pass() } }
        try await shared.disk.store(entry("old"), for: "k")
        let tiers = tiers(local: slow, shared) { $0.timeout = .infinity }
        async let store: Void = tiers.store(entry("new"), for: "k")
        await storing.waiting.wait(for: 1)
        async let read = text(tiers)
        await reading.waiting.wait(for: 1)
        storing.open()
        try await store
        reading.open()
        _ = try await read
        await tiers.flush()
        #expect(try await text(tiers) == "new")
    }

    @Test("Given a tier that hangs, when more changes come than can wait, then memory is bounded")
    func tooManyChanges() async throws {
        let gate = Gate()
        let hanging = HookedCache { call async throws(ImageError) in
            if case .remove = call { await gate.pass() }
            if case .store = call { await gate.pass() }
        }
        for key in ["others", "9999"] { try await hanging.disk.store(entry("old"), for: key) }
        let tiers = tiers(hanging)
        for number in 0..<3_000 { try await tiers.store(entry("\(number)"), for: "\(number)") }
        for number in 8_000..<10_000 { try await tiers.remove(for: "\(number)") }
        gate.open()
        await tiers.flush()
        // What waited has arrived, and nothing of others is gone; what could not wait counts no more.
        #expect(hanging.disk.keys.count == SharedTier.mostWaiting + 2)
        try await local.removeAll()
        #expect(try await text(tiers, "2000") == "2000")
        #expect(try await text(tiers, "others") == "old")
        #expect(try await text(tiers, "9999") == nil)
    }

    @Test("Given a store that waits, when a newer one has no room, then the older is no answer")
    func newerWithoutRoom() async throws {
        let gate = Gate()
        let hanging = HookedCache { call async throws(ImageError) in if case .store = call { await gate.pass() } }
        let tiers = tiers(hanging) { $0.maximumEntryBytes = .max }
        try await tiers.store(entry("old"), for: "k")
        let big = DataCacheEntry(data: Data(count: WriteBehindCache.byteLimit + 1), metadata: entry("new").metadata)
        try await tiers.store(big, for: "k")
        try await local.removeAll()
        #expect(try await tiers.entry(for: "k") == nil)
        gate.open()
        await tiers.flush()
        #expect(try await tiers.entry(for: "k") == nil)
        #expect(hanging.disk.keys.isEmpty)
    }

    @Test("Given two pipelines with a shared tier, when one has loaded, then the other need not")
    func pipelines() async throws {
        let loader = FakeLoader()
        loader["/x"] = .data(Data("x".utf8), fields: [.cacheControl: "max-age=60"])
        func pipeline() -> (ImagePipeline, TieredDataCache) {
            let tiers = TieredDataCache(FakeDataCache(), shared: [.init("far", far, timeout: 60)], clock: clock)
            return (ImagePipeline(.fake(loader: loader, cache: tiers, clock: clock)), tiers)
        }
        let (first, tiers) = pipeline()
        _ = try await first.image(for: "http://test/x")
        await first.flush()
        await tiers.flush()
        let (second, _) = pipeline()
        #expect(try await second.response(for: "http://test/x").source == .disk)
        #expect(loader.started.value == 1)
        try await second.cache.removeAll(variantsOf: "http://test/x")
        try await eventually("it is gone for all") { far.keys.isEmpty }
    }
}
