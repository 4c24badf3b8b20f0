#if HALCYON_STAND_INS
import Foundation
import HTTPTypes
import HalcyonApple
import HalcyonCore
import TestSupport
import Testing

#if canImport(LinuxTestSupport)
import LinuxTestSupport
#endif

extension URLSessionDataLoader {
    /// A loader with some settings other than the defaults.
    convenience init(_ change: (inout Configuration) -> Void) {
        var configuration = Configuration()
        change(&configuration)
        self.init(configuration)
    }

    /// A loader that a busy machine does not hurry.
    static var patient: URLSessionDataLoader { URLSessionDataLoader { $0.idleTimeout = 300 } }

    /// A load of a URL, asked for as `change` says.
    func load(_ url: String, _ change: (inout DataRequest) -> Void = { _ in }) async throws -> DataLoad {
        let address = try #require(URL(string: url))
        var asked = DataRequest(HTTPRequest(url: address))
        change(&asked)
        return try await load(asked)
    }

    /// The whole body.
    func data(_ url: String, _ change: (inout DataRequest) -> Void = { _ in }) async throws -> Data {
        try await load(url, change).gathered()
    }

    /// The request's fields as the server has them.
    func sentFields(_ url: String, _ change: (inout DataRequest) -> Void = { _ in }) async throws -> [String] {
        String(decoding: try await data(url, change), as: UTF8.self).split(separator: "\r\n").map(String.init)
    }
}
#endif
