import Foundation
import HalcyonTesting
import Logging
import Testing

@testable import HalcyonCore

/// The moments between an answer's acceptance and its way into the caches, which random use of a pipeline seldom meets.
@Suite("SourceLedger")
struct SourceLedgerTests {
    private let ledger = SourceLedger()

    private func answer(_ version: UInt64, at seconds: Double? = nil) -> SourceLedger.Answer {
        SourceLedger.Answer(version: version, date: seconds.map { Date(timeIntervalSinceReferenceDate: $0) })
    }

    @Test("Given a response not yet in the caches, when a load begins, then it keeps nothing older")
    func unsettledAnswer() {
        let first = ledger.begin("a")
        #expect(ledger.accept(answer(2), first) == .newest(isOvertaking: false))
        let second = ledger.begin("a")
        #expect(!ledger.isCurrent(1, second))
        #expect(ledger.isCurrent(2, second))
        ledger.settle(first)
        #expect(!ledger.isCurrent(1, second))
        // A load that begins now can read nothing older.
        #expect(ledger.isCurrent(3, ledger.begin("a")))
    }

    @Test("Given a removal in progress, when a load begins, then it keeps nothing, even afterwards")
    func begunDuringRemoval() {
        let before = ledger.begin("a")
        let during = ledger.clearing(where: { $0 == "a" }) {
            let ticket = ledger.begin("a")
            #expect(!ledger.isCurrent(1, ticket))
            return ticket
        }
        #expect(!ledger.isCurrent(1, before))
        #expect(!ledger.isCurrent(1, during))
        #expect(ledger.accept(answer(1), during) == .unwanted)
        ledger.settle(during)
        #expect(ledger.isCurrent(2, ledger.begin("a")))
    }

    @Test("Given a load under way, when bytes are stored by hand, then later loads do not share it")
    func laterThanPlaced() {
        let before = ledger.begin("a")
        let hand = ledger.begin("a", isPlacing: true)
        #expect(ledger.accept(answer(2), hand) == .newest(isOvertaking: false))
        ledger.settle(hand)
        #expect(ledger.begin("a").epoch != before.epoch)
    }

    private func bytes(_ text: String) -> DataCacheEntry {
        let data = Data(text.utf8)
        return DataCacheEntry(
            data: data,
            metadata: CacheMetadata(
                storedAt: Date(timeIntervalSinceReferenceDate: 0), version: CacheMetadata.version(of: data)))
    }

    /// Stores bytes by hand while an answer has been taken and its removals are still to come.
    private func store(_ entry: DataCacheEntry, in cache: WriteBehindCache) {
        let hand = ledger.begin("a", isPlacing: true)
        let verdict = ledger.accept(answer(entry.metadata.version), hand)
        #expect([.newest(isOvertaking: false), .newest(isOvertaking: true)].contains(verdict))
        cache.put(entry, for: "a", ticket: hand)
    }

    @Test("Given an answer older than a removal, when it removes, then bytes stored by hand stay")
    func placedAfterUnwantedAnswer() async throws {
        let disk = FakeDataCache()
        let cache = WriteBehindCache(disk, ledger: ledger, logger: Logger(label: "test"))
        let late = ledger.begin("a")
        ledger.clearing(where: { $0 == "a" }) { cache.drop("a") }
        #expect(ledger.accept(answer(1), late) == .unwanted)
        store(bytes("by hand"), in: cache)
        cache.dropSource("a", sparing: .version(1), of: 1, ticket: late)
        ledger.settle(late)
        await cache.flush()
        #expect(try await disk.entry(for: "a")?.data == Data("by hand".utf8))
    }

    @Test("Given answers of unknown order, when both are removed, then bytes stored by hand stay")
    func placedAfterUnclearAnswer() async throws {
        let disk = FakeDataCache()
        let cache = WriteBehindCache(disk, ledger: ledger, logger: Logger(label: "test"))
        let (first, second) = (ledger.begin("a"), ledger.begin("a"))
        #expect(ledger.accept(answer(1), first) == .newest(isOvertaking: false))
        ledger.settle(first)
        #expect(ledger.accept(answer(2), second) == .unclear)
        store(bytes("by hand"), in: cache)
        ledger.clearing(where: { $0 == "a" }) {
            cache.dropSource("a", sparing: .nothing, ticket: second)
        }
        ledger.settle(second)
        await cache.flush()
        #expect(try await disk.entry(for: "a")?.data == Data("by hand".utf8))
    }

    @Test("Given a removal of unclear answers, when bytes are stored meanwhile, then they stay")
    func placedDuringUnclearAnswer() async throws {
        let disk = FakeDataCache()
        let cache = WriteBehindCache(disk, ledger: ledger, logger: Logger(label: "test"))
        let (first, second) = (ledger.begin("a"), ledger.begin("a"))
        _ = ledger.accept(answer(1), first)
        #expect(ledger.accept(answer(2), second) == .unclear)
        let hand = ledger.begin("a", isPlacing: true)
        let entry = bytes("by hand")
        #expect(ledger.accept(answer(entry.metadata.version), hand) == .newest(isOvertaking: false))
        ledger.clearing(sparingPlaced: true, where: { $0 == "a" }) {
            #expect(ledger.isCurrent(entry.metadata.version, hand))
            cache.put(entry, for: "a", ticket: hand)
            cache.dropSource("a", sparing: .nothing, ticket: second)
        }
        #expect(ledger.isCurrent(entry.metadata.version, hand))
        ledger.settle(second)
        await cache.flush()
        #expect(try await disk.entry(for: "a")?.data == Data("by hand".utf8))
    }

    @Test("Given bytes stored by hand, when removed before they are written, then they go")
    func placedBeforeRemoval() {
        let hand = ledger.begin("a", isPlacing: true)
        #expect(ledger.accept(answer(2), hand) == .newest(isOvertaking: false))
        ledger.clearing(where: { $0 == "a" }) {}
        #expect(!ledger.isCurrent(2, hand))
    }

    @Test("Given bytes being encoded by hand, when unclear answers go, then they are too late")
    func encodedDuringUnclearAnswers() {
        let hand = ledger.begin("a", isPlacing: true)
        #expect(ledger.isUntouched(since: hand))
        let (first, second) = (ledger.begin("a"), ledger.begin("a"))
        _ = ledger.accept(answer(1), first)
        #expect(!ledger.isUntouched(since: hand))
        ledger.settle(first)
        #expect(ledger.accept(answer(2), second) == .unclear)
        ledger.clearing(sparingPlaced: true, where: { $0 == "a" }) {}
        ledger.settle(second)
        #expect(!ledger.isUntouched(since: hand))
    }

    @Test("Given bytes stored by hand, when later answers are unclear, then they are not kept")
    func placedBeforeUnclearAnswers() {
        let hand = ledger.begin("a", isPlacing: true)
        _ = ledger.accept(answer(3), hand)
        let (first, second) = (ledger.begin("a"), ledger.begin("a"))
        _ = ledger.accept(answer(1), first)
        #expect(ledger.accept(answer(2), second) == .unclear)
        // Its thread has not come to the disk until now.
        #expect(!ledger.isCurrent(3, hand))
    }

    @Test("Given a removal, when bytes stored before it come late, then those after it stay")
    func placedAroundRemoval() {
        let early = ledger.begin("a", isPlacing: true)
        ledger.clearing(where: { $0 == "a" }) {}
        let late = ledger.begin("a", isPlacing: true)
        #expect(ledger.accept(answer(2), late) == .newest(isOvertaking: false))
        #expect(ledger.accept(answer(1), early) == .outdated)
        #expect(ledger.isCurrent(2, late) && !ledger.isCurrent(1, early))
    }
}
