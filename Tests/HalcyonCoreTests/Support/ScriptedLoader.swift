import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting

/// A loader that keeps what it was asked, and whose answers a test writes one by one.
final class ScriptedLoader: DataLoading {
    /// Answers a request; the number is that of the call, from 1 on.
    typealias Answer = @Sendable (DataRequest, Int) async throws(ImageError) -> DataLoad

    let requests = Log<DataRequest>()
    let running = Tally()
    private let calls = Tally()
    private let answer: Answer

    init(_ answer: @escaping Answer) { self.answer = answer }

    func load(_ request: DataRequest) async throws(ImageError) -> DataLoad {
        calls.add()
        requests.add(request)
        running.add()
        defer { running.add(-1) }
        return try await answer(request, calls.value)
    }
}

extension DataLoad {
    /// An answer whose body comes in chunks, and then ends with an error, where there is one.
    static func answer(
        _ status: HTTPResponse.Status, _ chunks: [Data], fields: HTTPFields = [:], expected: Int? = nil,
        url: String = "http://test/", then error: ImageError? = nil, metrics: TransferMetrics? = nil
    ) -> DataLoad {
        let rest = Log<Data>()
        for chunk in chunks { rest.add(chunk) }
        let taken = Tally()
        return DataLoad(
            response: HTTPResponse(status: status, headerFields: fields), url: url, expectedBytes: expected,
            body: DataBody { () async throws(ImageError) in
                taken.add()
                if taken.value <= chunks.count { return rest.entries[taken.value - 1] }
                if let error { throw error }
                return nil
            },
            metrics: { metrics })
    }

    /// The same, of texts.
    static func answer(
        _ chunks: [String], status: HTTPResponse.Status = .ok, fields: HTTPFields = [:], expected: Int? = nil,
        url: String = "http://test/", then error: ImageError? = nil, metrics: TransferMetrics? = nil
    ) -> DataLoad {
        answer(
            status, chunks.map { Data($0.utf8) }, fields: fields, expected: expected, url: url, then: error,
            metrics: metrics)
    }
}
