import Foundation

/// Many rounds, as many at a time as keep a small machine busy.
///
/// `HALCYON_MODEL_SEEDS=50000` says how many, `HALCYON_MODEL_FIRST=17` with which seed they begin,
/// `HALCYON_MODEL_TIMES=1000` how often each is played: threads meet in another order each time. Default: once.
public enum ModelRun {
    /// What was wrong in the first rounds in which anything was.
    ///
    /// - Parameters:
    ///   - count: How many rounds, if the environment does not say.
    ///   - share: Which part of the environment's number is meant: a real disk takes its time. Default: all.
    ///   - makeDisk: Makes the disk of a round.
    public static func complaints(
        of count: Int, share: Double = 1, on makeDisk: @escaping @Sendable () throws -> any ModelDisk
    ) async throws -> [String] {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["HALCYON_MODEL_SEEDS"].flatMap { Double($0) }.map { Int($0 * share) } ?? count
        let first = environment["HALCYON_MODEL_FIRST"].flatMap { UInt64($0) } ?? 1
        let times = max(1, environment["HALCYON_MODEL_TIMES"].flatMap { UInt64($0) } ?? 1)
        return try await withThrowingTaskGroup(of: String?.self) { group in
            var complaints: [String] = []
            var next: UInt64 = 0
            let end = UInt64(max(0, count)) * times
            func begin() {
                guard next < end else { return }
                let seed = first + next / times
                next += 1
                group.addTask { try await ModelRound(seed: seed, disk: makeDisk()).play() }
            }
            for _ in 0..<4 { begin() }
            for try await complaint in group {
                if let complaint { complaints.append(complaint) }
                if complaints.count < 3 { begin() }
            }
            return complaints
        }
    }
}
