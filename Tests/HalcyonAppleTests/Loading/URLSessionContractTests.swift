#if HALCYON_STAND_INS
import HalcyonApple
import LinuxTestSupport
import Testing

/// What `DataLoading` promises, kept by the loader over URLSession.
@Suite("URLSession data loader, contract", .timeLimit(.minutes(5)))
struct URLSessionContractTests {
    /// What Linux's URLSession makes impossible: a transfer that it suspends starts over, and it does not deliver the
    /// head of a redirecting status without a location.
    private static let impossible: Set<DataLoaderContract> = [.backPressure, .redirectWithoutLocation]

    @Test(
        "Given the URLSession loader, when it is held to the contract, then it keeps it",
        arguments: DataLoaderContract.allCases.filter { !impossible.contains($0) })
    func keeps(clause: DataLoaderContract) async throws {
        try await clause.check { URLSessionDataLoader.patient }
    }
}
#endif
