import Foundation
import HTTPTypes
import HalcyonTesting

@testable import HalcyonCore

/// Answers with `/x` in two pieces, and waits at a gate at one point of that.
final class HeldLoader: DataLoading {
    /// How often `/x` was asked for.
    let count = Tally()
    /// How many transfers of `/y` hold a permit.
    let occupying = Tally()
    private let point: HeldLoad.Point
    private let gate: Gate

    init(at point: HeldLoad.Point, _ gate: Gate) { (self.point, self.gate) = (point, gate) }

    func load(_ request: DataRequest) async throws(ImageError) -> DataLoad {
        let path = request.http.path ?? ""
        if path == "/y" {
            occupying.add()
            await gate.pass()
            return .success(path)
        }
        if path == "/missing" { return .status(404) }
        count.add()
        switch (point, count.value) {
        case (.retryWait, 1), (.secondAttempt, 1): throw .response(.connectionReset)
        case (.head, _), (.secondAttempt, _), (.alternative, _), (.joinedImage, _), (.joinedDecode, _),
            (.joinedData, _),
            (.joinedTransfer, _):
            await gate.pass()
        default: break
        }
        let chunks = Log<Data>()
        let points: [HeldLoad.Point] = [.firstChunk, .secondChunk, .end]
        return DataLoad(
            response: HTTPResponse(status: .ok), url: request.http.urlText, expectedBytes: nil,
            body: DataBody { [point, gate] () async throws(ImageError) in
                let number = chunks.entries.count
                if points[number] == point { await gate.pass() }
                if Task.isCancelled { throw .cancelled }
                guard number < 2 else { return nil }
                chunks.add(Data(["/", "x"][number].utf8))
                return chunks.entries[number]
            })
    }
}
