import HalcyonCore
import HalcyonStore
import HalcyonTesting
import Testing

@Suite("DiskCache: the contract", .timeLimit(.minutes(5)))
struct ContractTests {
    @Test(
        "Given a disk cache, when it is held to the contract, then it keeps it", arguments: DataCacheContract.allCases)
    func keeps(clause: DataCacheContract) async throws {
        let folder = try ScratchFolder()
        try await clause.check { DiskCache(directory: folder.url) }
    }
}
