import Foundation
import HTTPTypes
import Halcyon
import HalcyonCore
import HalcyonServer
import HalcyonStore

/// A server with an origin on loopback and a cache of its own.
struct ServerFixture {
    let origin: Origin
    let server: ImageServer
    let registry: PrometheusRegistry
    private let folder: TemporaryFolder

    /// - Parameter change: Changes the configuration of a server without a key that loads from loopback.
    init(_ change: (inout ImageServer.Configuration) throws -> Void = { _ in }) async throws {
        origin = try await Origin()
        folder = try TemporaryFolder()
        registry = PrometheusRegistry()
        var configuration = ImageServer.Configuration(cacheDirectory: folder.url)
        configuration.sources = ImageServer.Configuration.sources(addressFilter: { _ in true })
        configuration.metrics = registry
        try change(&configuration)
        server = try ImageServer(configuration)
    }

    /// Asks for a result of a path of the origin.
    func get(
        _ path: String, _ options: String = "-", _ fields: HTTPFields = [:], method: HTTPRequest.Method = .get,
        client: String = "a"
    ) async -> ServerResponse {
        await get(raw: "/insecure/\(options)/\(Self.encoded(origin.url(path)))", fields, method: method, client: client)
    }

    func get(
        raw path: String, _ fields: HTTPFields = [:], method: HTTPRequest.Method = .get, client: String = "a"
    ) async -> ServerResponse {
        let request = HTTPRequest(method: method, scheme: nil, authority: nil, path: path, headerFields: fields)
        return await server.response(to: request, from: client)
    }

    static func encoded(_ url: String) -> String {
        url.utf8.map { byte in
            let character = Character(Unicode.Scalar(byte))
            return character.isLetter || character.isNumber
                ? String(character) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }.joined()
    }
}

/// A folder that goes with its owner.
final class TemporaryFolder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "halcyon-server-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}

/// The members of an error's body.
struct ToldProblem: Decodable {
    var title: String
    var status: Int
    var code: Int
    var detail: String?

    init(_ response: ServerResponse) throws { self = try JSONDecoder().decode(Self.self, from: response.body) }
}
