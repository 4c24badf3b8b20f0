public import Foundation
public import HalcyonCore

/// Returns the error that `body` throws; nil if it throws none, or another than an ``ImageError``.
public func failure(_ body: () async throws -> Void) async -> ImageError? {
    do {
        try await body()
        return nil
    } catch {
        return error as? ImageError
    }
}

extension DataLoad {
    /// Returns the whole body.
    public func gathered() async throws -> Data {
        var data = Data()
        for try await chunk in body { data.append(chunk) }
        return data
    }
}
