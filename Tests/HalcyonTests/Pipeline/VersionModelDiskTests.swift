import Foundation
import HalcyonCore
import HalcyonStore
import TestSupport
import Testing
import VersionModel

/// Never older after newer, on a real disk cache; `VersionModelTests` has most rounds.
@Suite("Versions: model on a disk", .serialized, .timeLimit(.minutes(10)))
struct VersionModelDiskTests {
    private struct RealDisk: ModelDisk {
        let folder: TemporaryDirectory

        init() throws { folder = try TemporaryDirectory() }

        func opened() -> any DataCaching { DiskCache(directory: folder.url) }

        func evict(_ key: String) async { try? await DiskCache(directory: folder.url).remove(for: key) }

        func fill(_ isFull: Bool) {}

        func keys() async -> [String] {
            let items = try? await DiskCache(directory: folder.url).entries()
            return (items ?? []).map(\.key).sorted()
        }
    }

    @Test("Given a disk cache, when random rounds are run, then no response is older than the last")
    func neverOlder() async throws {
        let complaints = try await ModelRun.complaints(of: 20, share: 0.02) { try RealDisk() }
        for complaint in complaints { Issue.record("\(complaint)") }
    }
}
