import Foundation

/// One line of the output of `halcyon fetch --json`.
struct FetchLine: Decodable, Equatable {
    struct Problem: Decodable, Equatable {
        var code: Int
        var kind: String
        var reason: String
    }

    struct Summary: Decodable, Equatable {
        var images, ok, failed, bytes, memory, disk, network, local: Int
        var seconds: Double
    }

    var url: String?
    var status: String?
    var source: String?
    var format: String?
    var width, height, bytes, index: Int?
    var seconds: Double?
    var file: String?
    var stale: Bool?
    var lostFrames, lostPages: Int?
    var error: Problem?
    var summary: Summary?
}

/// One line of the output of `halcyon info --json`.
struct InfoLine: Decodable, Equatable {
    var path: String
    var format: String?
    var width, height, frames, pages, orientation, bits, bytes: Int?
    var duration: Double?
    var alpha: Bool?
    var model, profile, transfer: String?
    var error: FetchLine.Problem?
}

extension Program.Ending {
    /// Every line of standard output as JSON; throws where one is not.
    func json<Line: Decodable>(_ type: Line.Type) throws -> [Line] {
        try lines.map { try JSONDecoder().decode(type, from: Data($0.utf8)) }
    }

    /// The lines of `fetch --json` about images, and the summaries.
    func fetched() throws -> (images: [FetchLine], summaries: [FetchLine.Summary]) {
        let lines = try json(FetchLine.self)
        return (lines.filter { $0.summary == nil }, lines.compactMap(\.summary))
    }
}
