import Foundation
public import HTTPTypes
public import HalcyonCore

/// A loader whose answers a test writes: for moments that no real server can be held at.
public final class FakeLoader: DataLoading {
    /// Answers one request.
    public typealias Answer = @Sendable (HTTPRequest) async throws(ImageError) -> DataLoad

    /// How many transfers were begun.
    public let started = Tally()
    /// How many transfers wait for the head of their answer now, and how many did at most.
    public let running = Tally()
    /// The requests, in their order.
    public let requests = Log<HTTPRequest>()
    private let answer: Answer

    /// A loader whose answers come from a function.
    public init(_ answer: @escaping Answer) { self.answer = answer }

    /// Answers every request with the bytes of its path.
    public convenience init() {
        self.init { request in .success(request.path ?? "") }
    }

    /// Records the request, and answers it.
    ///
    /// - Throws: what the answer throws.
    public func load(_ request: DataRequest) async throws(ImageError) -> DataLoad {
        started.add()
        requests.add(request.http)
        running.add()
        defer { running.add(-1) }
        return try await answer(request.http)
    }
}

extension DataLoad {
    /// An answer of status 200 whose body is `text`.
    public static func success(_ text: String, fields: HTTPFields = [:]) -> DataLoad {
        let data = Data(text.utf8)
        return DataLoad(
            response: HTTPResponse(status: .ok, headerFields: fields), url: "http://test/",
            expectedByteCount: data.count,
            body: DataBody(data)
        )
    }

    /// An answer of some status, with a body that is no image.
    public static func status(_ status: HTTPResponse.Status, fields: HTTPFields = [:]) -> DataLoad {
        DataLoad(
            response: HTTPResponse(status: status, headerFields: fields), url: "http://test/", expectedByteCount: nil,
            body: DataBody(Data("a page about the error".utf8))
        )
    }
}
