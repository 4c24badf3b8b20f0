import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonCurl
import LinuxTestSupport
import TestSupport
import Testing

/// A request for a URL given as text.
func request(_ url: String, _ method: HTTPRequest.Method = .get, _ fields: HTTPFields = [:]) throws -> HTTPRequest {
    let address = try #require(URL(string: url))
    var request = HTTPRequest(method: method, url: address)
    request.headerFields = fields
    return request
}

extension CurlDataLoader {
    /// A loader with some settings other than the defaults; never through a proxy of the machine's.
    convenience init(_ change: (inout Configuration) -> Void) {
        var configuration = Configuration()
        configuration.proxy = .none
        change(&configuration)
        self.init(configuration)
    }

    static var plain: CurlDataLoader { CurlDataLoader { _ in } }

    func load(_ url: String, _ fields: HTTPFields = [:]) async throws -> DataLoad {
        try await load(try request(url, .get, fields))
    }

    /// A load of a URL, asked for as `change` says.
    func load(_ url: String, _ change: (inout DataRequest) -> Void) async throws -> DataLoad {
        var asked = DataRequest(try request(url))
        change(&asked)
        return try await load(asked)
    }

    /// The whole body.
    func data(_ url: String, _ fields: HTTPFields = [:]) async throws -> Data {
        try await load(url, fields).gathered()
    }
}
