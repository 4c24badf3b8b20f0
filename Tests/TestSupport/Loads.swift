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

extension ImagePipeline {
    /// Returns the error with which the load of an image fails; nil if it succeeds.
    public func failure(of request: ImageRequest) async -> ImageError? {
        await TestSupport.failure { _ = try await image(for: request) }
    }
}

extension ImageError {
    /// Whether no cache had what was asked for, whatever that was.
    public var isNotCached: Bool { if case .cache(.notCached) = self { true } else { false } }

    /// The errors of each source, if all have failed; nil for another error.
    public var sourceErrors: [ImageError]? {
        if case .request(.allSourcesFailed(let failures)) = self { failures.map(\.error) } else { nil }
    }
}

extension ImageTask {
    /// The error with which the task fails; nil if it succeeds.
    public var failure: ImageError? {
        get async { await TestSupport.failure { _ = try await response } }
    }
}

extension ImageDownloader {
    /// Returns the error with which a download fails; nil if it succeeds.
    public func failure(of request: DownloadRequest) async -> ImageError? {
        await TestSupport.failure { _ = try await download(request) }
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
