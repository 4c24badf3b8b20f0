import Foundation
import HTTPTypes
import HalcyonCore

/// A loader whose answers a test writes: for moments that no real server can be held at.
final class FakeLoader: DataLoading {
    typealias Answer = @Sendable (HTTPRequest) async throws(ImageError) -> DataLoad

    let started = Tally()
    let running = Tally()
    let requests = Log<HTTPRequest>()
    private let answer: Answer

    init(_ answer: @escaping Answer) { self.answer = answer }

    /// Answers every request with the bytes of its path.
    convenience init() {
        self.init { request in .success(request.path ?? "") }
    }

    func load(_ request: DataRequest) async throws(ImageError) -> DataLoad {
        started.add()
        requests.add(request.http)
        running.add()
        defer { running.add(-1) }
        return try await answer(request.http)
    }
}

extension DataLoad {
    static func success(_ text: String, fields: HTTPFields = [:]) -> DataLoad {
        let data = Data(text.utf8)
        return DataLoad(
            response: HTTPResponse(status: .ok, headerFields: fields), url: "http://test/",
            expectedByteCount: data.count,
            body: DataBody(data)
        )
    }

    static func status(_ status: HTTPResponse.Status, fields: HTTPFields = [:]) -> DataLoad {
        DataLoad(
            response: HTTPResponse(status: status, headerFields: fields), url: "http://test/", expectedByteCount: nil,
            body: DataBody(Data("a page about the error".utf8))
        )
    }
}
