import HalcyonCore
import HalcyonS3
import HalcyonTesting
import Testing

@Suite("S3Cache: the contract", .timeLimit(.minutes(10)))
struct S3ContractTests {
    @Test("Given moto, when a cache is held to the contract, then it keeps it", arguments: DataCacheContract.allCases)
    func keepsAtMoto(clause: DataCacheContract) async throws {
        let bucket = try await Bucket.atMoto()
        try await clause.check { bucket.cache() }
    }

    @Test(
        "Given a server that checks signatures and has short pages, when held, then it keeps it",
        arguments: DataCacheContract.allCases)
    func keepsAtChecker(clause: DataCacheContract) async throws {
        let server = try await PythonServer("s3-server.py", [S3Keys.id, S3Keys.secret, "", "2"])
        let bucket = Bucket.checking(server)
        try await clause.check { bucket.cache() }
    }

    @Test("Given moto that checks signatures, when a cache is held, then it keeps it")
    func keepsAtStrictMoto() async throws {
        for clause in [DataCacheContract.wholeEntry, .update, .removalOfVariants, .removalOfAll, .distinctKeys] {
            let bucket = try await Bucket.atMoto(strict: true)
            try await clause.check { bucket.cache() }
        }
    }
}
