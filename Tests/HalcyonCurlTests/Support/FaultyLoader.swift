import Foundation
import HTTPTypes
import HalcyonCore
import LinuxTestSupport
import Testing

/// A loader around a good one, with a fault.
final class FaultyLoader: DataLoading {
    private let base: any DataLoading
    private let fault: Fault?

    init(_ fault: Fault?, around base: any DataLoading) { (self.fault, self.base) = (fault, base) }

    func load(_ request: DataRequest) async throws(ImageError) -> DataLoad {
        guard let fault else { return try await base.load(request) }
        return try await fault.load(self, request)
    }

    struct Fault: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// The clause that it violates.
        let clause: DataLoaderContract
        fileprivate let load: @Sendable (FaultyLoader, DataRequest) async throws(ImageError) -> DataLoad

        fileprivate init(
            _ description: String, _ clause: DataLoaderContract,
            load: @escaping @Sendable (FaultyLoader, DataRequest) async throws(ImageError) -> DataLoad
        ) {
            (testDescription, self.clause, self.load) = (description, clause, load)
        }

        /// One that changes what is asked.
        fileprivate init(
            _ description: String, _ clause: DataLoaderContract,
            request change: @escaping @Sendable (inout DataRequest) -> Void
        ) {
            self.init(description, clause) { loader, request async throws(ImageError) in
                var request = request
                change(&request)
                return try await loader.base.load(request)
            }
        }

        /// One that changes what is answered.
        fileprivate init(
            _ description: String, _ clause: DataLoaderContract,
            answer change: @escaping @Sendable (inout DataLoad, DataRequest) throws(ImageError) -> Void
        ) {
            self.init(description, clause) { loader, request async throws(ImageError) in
                var load = try await loader.base.load(request)
                try change(&load, request)
                return load
            }
        }

        /// One that fails for another reason.
        fileprivate init(
            _ description: String, _ clause: DataLoaderContract, fails: @escaping @Sendable (ImageError) -> Bool
        ) {
            self.init(description, clause) { loader, request async throws(ImageError) in
                do throws(ImageError) {
                    return try await loader.base.load(request)
                } catch {
                    throw fails(error) ? .response(.other("something failed")) : error
                }
            }
        }

        /// One that makes another body of the body.
        fileprivate init(
            _ description: String, _ clause: DataLoaderContract,
            body next: @escaping @Sendable (DataBody) async throws(ImageError) -> Data?
        ) {
            self.init(description, clause) { load, _ in
                let body = load.body
                load.body = DataBody { () async throws(ImageError) in try await next(body) }
            }
        }
    }
}

extension FaultyLoader.Fault {
    static let all = answers + requests + redirects + credentials + endings + cancellations

    private static let answers: [Self] = [
        Self("loses fields", .head) { load, _ in load.response.headerFields = [:] },
        Self("tells the scheme alone", .head) { load, _ in load.url = "http:" },
        Self("returns the whole body", .headBeforeBody) { loader, request async throws(ImageError) in
            var load = try await loader.base.load(request)
            load.body = DataBody(try await load.body.rest())
            return load
        },
        Self("shows hints", .interimHeads) { load, _ in load.response.status = .init(code: 103) },
        Self("fails for a status", .anyStatus) { load, _ throws(ImageError) in
            let status = load.response.status.code
            if status >= 400 { throw .response(.status(status)) }
        },
        Self("makes up a body", .noBody) { load, _ in load.body = DataBody(Data("x".utf8)) },
        Self("announces what does not come", .noBody) { load, _ in
            load.expectedBytes = load.response.headerFields[.contentLength].flatMap { Int($0) }
        },
        Self("waits for the end", .streaming) { body async throws(ImageError) in
            let data = try await body.rest()
            return data.isEmpty ? nil : data
        },
        Self("loses bytes", .wholeBody) { body async throws(ImageError) in try await body.next()?.prefix(10_000) },
        Self("gives empty chunks", .wholeBody) { body async throws(ImageError) in Data() },
        Self("announces compressed bytes", .compressedBody) { load, _ in
            load.expectedBytes = load.response.headerFields[.contentLength].flatMap { Int($0) }
        },
        Self("counts no bytes", .metrics) { load, _ in
            let metrics = load.metrics
            load.metrics = {
                var figures = metrics()
                figures?.receivedBytes = 0
                return figures
            }
        },
    ]

    private static let requests: [Self] = [
        Self("loses the query", .request, request: { $0.http.path = $0.http.path?.components(separatedBy: "?")[0] }),
        Self("loses fields", .request, request: { $0.http.headerFields = [:] }),
        Self("loses the body", .requestBody, request: { $0.body = nil }),
        Self("asks twice", .oneTransfer) { loader, request async throws(ImageError) in
            _ = try await loader.base.load(request)
            return try await loader.base.load(request)
        },
        Self("asks for the same", .concurrentLoads, request: { $0.http.path = "/0" }),
        Self("blames the answer", .unusableURL, fails: { if case .request = $0 { true } else { false } }),
        Self("allows all schemes", .allowedSchemes, request: { $0.allowedSchemes = nil }),
    ]

    private static let redirects: [Self] = [
        Self("hides redirects", .redirects, request: { $0.onRedirect = nil }),
        Self("tells the first URL", .redirects) { load, request in load.url = request.http.urlText },
        Self("repeats the method", .redirectedMethod) { next, redirect in next.method = redirect.request.method },
        Self("sends all fields on", .redirectedSecrets) { next, redirect in
            next.headerFields = redirect.request.headerFields
        },
        Self("asks no handler", .redirectHandler, request: { $0.redirects = nil }),
        Self(
            "gives no reason", .redirectOutOfTheWeb,
            fails: { if case .response(.redirectRefused) = $0 { true } else { false } }),
        Self(
            "tells no limit", .redirectLoop,
            fails: { if case .response(.tooManyRedirects) = $0 { true } else { false } }),
        Self("needs a location", .redirectWithoutLocation) { load, _ throws(ImageError) in
            if load.response.status.code == 302 { throw .response(.malformed("no location")) }
        },
    ]

    /// One that has a redirect's handler change what comes next.
    private init(
        _ description: String, _ clause: DataLoaderContract,
        next change: @escaping @Sendable (inout HTTPRequest, Redirect) -> Void
    ) {
        self.init(
            description, clause,
            request: {
                $0.redirects = RedirectHandler { redirect in
                    var next = redirect.next
                    change(&next, redirect)
                    return next
                }
            })
    }

    private static let basic = "Basic bWU6c2VjcmV0"

    private static let credentials: [Self] = [
        Self("gives no password", .password, request: { $0.credential = nil }),
        Self(
            "sends the password at once", .password,
            request: {
                if $0.credential != nil { $0.http.headerFields[.authorization] = basic }
                $0.credential = nil
            }),
        Self("sends the password on", .passwordOfOtherOrigin) { next, _ in next.headerFields[.authorization] = basic },
        Self("loses a token", .credentialField, request: { $0.credential = nil }),
        Self("sends a part of a token", .credentialWithControls, request: { $0.credential = .bearer("a") }),
        Self("shows the password", .passwordInURL) { load, request in load.url = request.http.urlText },
    ]

    private static let endings: [Self] = [
        Self("ignores the announced size", .announcedTooLarge, request: { $0.maximumBodyBytes = nil }),
        Self("ignores the size", .tooLarge, request: { $0.maximumBodyBytes = nil }),
        Self("ignores the time", .timeLimit, request: { $0.timeout = nil }),
        Self("takes a moment", .noTime, request: { $0.timeout = $0.timeout.map { max($0, 0.05) } }),
        Self(
            "does not say who refused", .connectionRefused,
            fails: { if case .response(.connectionRefused) = $0 { true } else { false } }),
        Self(
            "does not say who was not found", .hostNotFound,
            fails: { if case .response(.hostNotFound) = $0 { true } else { false } }),
        Self("takes a part for the whole", .truncatedBody) { body async throws(ImageError) in try? await body.next() },
        Self("holds connections by metrics", .releasedBody) { load, _ in
            let (metrics, body) = (load.metrics, load.body)
            load.metrics = { withExtendedLifetime(body) { metrics() } }
        },
        Self("ends with the loader", .releasedLoader) { loader, request async throws(ImageError) in
            var load = try await loader.base.load(request)
            let body = load.body
            load.body = DataBody { [weak loader] () async throws(ImageError) in
                loader == nil ? nil : try await body.next()
            }
            return load
        },
        Self("reads ahead", .backPressure) { load, _ in
            let (chunks, continuation) = AsyncStream.makeStream(of: Data.self)
            let body = load.body
            Task {
                // Also if the body fails: the reader would wait forever.
                defer { continuation.finish() }
                for try await chunk in body { continuation.yield(chunk) }
            }
            load.body = DataBody { () async throws(ImageError) in
                var iterator = chunks.makeAsyncIterator()
                return await iterator.next()
            }
        },
    ]

    private static let cancellations: [Self] = [
        Self("answers who is cancelled", .cancelledBefore, load: deaf),
        Self("cannot be cancelled before the head", .cancelledBeforeHead, load: deaf),
        Self("cannot be cancelled in a redirect", .cancelledInRedirect, load: deaf),
        Self("cannot be cancelled in the body", .cancelledInBody) { body async throws(ImageError) in
            try await uncancelled { () async throws(ImageError) in try await body.next() }
        },
        Self("takes cancellation for a failure", .cancelledAnytime, fails: { $0 == .cancelled }),
    ]

    private static let deaf: @Sendable (FaultyLoader, DataRequest) async throws(ImageError) -> DataLoad = {
        loader, request async throws(ImageError) in
        try await uncancelled { () async throws(ImageError) in try await loader.base.load(request) }
    }

    private static func uncancelled<Value: Sendable>(
        _ body: @escaping @Sendable () async throws(ImageError) -> Value
    ) async throws(ImageError) -> Value {
        let task = Task { () async -> Result<Value, ImageError> in
            do throws(ImageError) { return .success(try await body()) } catch { return .failure(error) }
        }
        return try await task.value.get()
    }
}

extension DataBody {
    /// The next chunk.
    fileprivate func next() async throws(ImageError) -> Data? {
        var iterator = makeAsyncIterator()
        return try await iterator.next()
    }

    /// All chunks that are left.
    fileprivate func rest() async throws(ImageError) -> Data {
        var data = Data()
        while let chunk = try await next() { data.append(chunk) }
        return data
    }
}
