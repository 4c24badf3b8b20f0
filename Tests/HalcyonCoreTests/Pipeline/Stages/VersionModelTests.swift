import HalcyonCore
import Testing
import VersionModel

/// Never older after newer: random use of a pipeline with both caches, checked against a model.
///
/// `HALCYON_MODEL_FIRST=17 HALCYON_MODEL_SEEDS=1` plays one seed; `make model` plays 50,000.
@Suite("Versions: model", .serialized)
struct VersionModelTests {
    #if HALCYON_TSAN
    private static let seeds = 300  // ten times as slow
    #else
    private static let seeds = 2000
    #endif

    @Test("RFC 9111, 4: Given random use, when compared with earlier answers, then no answer is older")
    func neverOlder() async throws {
        let complaints = try await withWatchdog("the model of versions", seconds: 3600) {
            try await ModelRun.complaints(of: Self.seeds) { ModelFakeDisk() }
        }
        for complaint in complaints { Issue.record("\(complaint)") }
    }
}
