/// Transfers that wait for someone else in the process to close a descriptor.
struct PostponedTransfers {
    struct Entry {
        let transfer: Transfer
        let retryCount: Int
        let waitCount: Int
    }

    /// How long a transfer waits each time, in nanoseconds: with ``mostWaits``, a second in all.
    private static let interval: UInt64 = 100_000_000
    private static let mostWaits = 10

    /// When they are to be tried again.
    private(set) var moment = UInt64.max
    private var entries: [Entry] = []

    var isEmpty: Bool { entries.isEmpty }

    func isDue(at now: UInt64) -> Bool { now >= moment }

    /// - Returns: false if it has waited long enough.
    mutating func add(_ running: ActiveTransfer, at now: UInt64) -> Bool {
        let end = now + Self.interval
        guard running.waitCount < Self.mostWaits, running.transfer.request.limit.end > end else { return false }
        entries.append(
            Entry(transfer: running.transfer, retryCount: running.retryCount, waitCount: running.waitCount + 1))
        moment = min(moment, end)
        return true
    }

    mutating func take() -> [Entry] {
        defer { (entries, moment) = ([], .max) }
        return entries
    }
}
