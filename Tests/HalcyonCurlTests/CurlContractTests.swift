import HalcyonCurl
import LinuxTestSupport
import Testing

/// What `DataLoading` promises, kept by the loader over libcurl; and loaders that do not, found by it.
@Suite("curl data loader, contract", .timeLimit(.minutes(5)))
struct CurlContractTests {
    @Test(
        "Given the curl loader, when it is held to the contract, then it keeps it",
        arguments: DataLoaderContract.allCases)
    func keeps(clause: DataLoaderContract) async throws {
        try await clause.check { CurlDataLoader.plain }
    }

    @Test(
        "Given a wrapper without a fault, when it is held to the contract, then it keeps it",
        arguments: DataLoaderContract.allCases)
    func faultless(clause: DataLoaderContract) async throws {
        try await clause.check { FaultyLoader(nil, around: CurlDataLoader.plain) }
    }

    @Test(
        "Given a faulty loader, when it is held to the contract, then the clause for it fails",
        arguments: FaultyLoader.Fault.all)
    func finds(fault: FaultyLoader.Fault) async throws {
        await #expect(throws: DataLoaderContract.Violation.self) {
            try await fault.clause.check(patience: .milliseconds(500)) {
                FaultyLoader(fault, around: CurlDataLoader.plain)
            }
        }
    }

    @Test("Given the contract, when loaders with a fault are held to it, then each clause finds one")
    func complete() {
        #expect(Set(FaultyLoader.Fault.all.map(\.clause)) == Set(DataLoaderContract.allCases))
    }
}
