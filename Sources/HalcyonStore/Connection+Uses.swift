import Foundation
import HalcyonCore

/// What uses change in the rows.
extension Connection {
    /// Writes a use of the version of the entry that was used, if it is still there.
    func write(_ use: AccessLog.Use) throws(StoreFailure) {
        try run(.use) { statement throws(StoreFailure) in
            statement.bind(use.name.id, at: 1)
            statement.bind(use.moment, at: 2)
            statement.bind(use.name.version, at: 3)
            statement.bind(use.moment + Expiry.tolerance, at: 4)
            statement.bind(use.floor, at: 5)
            _ = try statement.step()
        }
        guard let change = use.change, let row = try metadata(of: use.name), let new = change.applied(to: row)
        else { return }
        try run(.revise) { statement throws(StoreFailure) in
            statement.bind(use.name.id, at: 1)
            statement.bind(use.name.version, at: 2)
            statement.bind(MetadataCoder.encode(new), at: 3)
            statement.bind(new.expiresAt?.timeIntervalSince1970, at: 4)
            _ = try statement.step()
        }
    }

    private func metadata(of name: EntryName) throws(StoreFailure) -> CacheMetadata? {
        try run(.metadata) { row throws(StoreFailure) in
            row.bind(name.id, at: 1)
            row.bind(name.version, at: 2)
            return try row.step() ? row.blob(0) { MetadataCoder.decode($0) } : nil
        }
    }

    /// The lowest rank of all.
    func floor() throws(StoreFailure) -> Double {
        try run(.floor) { row throws(StoreFailure) in try row.step() ? row.double(0) ?? 0 : 0 }
    }

    /// Gives back their places in the order to rows whose rank cannot be, as damage may leave them.
    func lowerImpossibleRanks() throws(StoreFailure) { try run(.lowerRanks) }
}
