import Foundation
import HTTPTypes
import Halcyon
import HalcyonCurl
import HalcyonStore
import LinuxTestSupport
import TestSupport
import Testing

/// Users of one server, told apart by a field that a modifier without an identifier adds, over real sockets.
@Suite("Modifiers without an identifier, over the network", .timeLimit(.minutes(5)))
struct UnnamedModifierSocketTests {
    @Test(
        "Given responses that vary by user, when modifiers are unnamed, then each gets their own",
        arguments: ["Authorization", "Cookie", "X-Api-Key"])
    func users(field: String) async throws {
        let server = try ScriptedServer { connection in
            let line = connection.request.split(separator: "\r\n").first { $0.hasPrefix(field + ": ") }
            let user = line.map { String($0.dropFirst(field.count + 2)) } ?? "nobody"
            connection.send(
                "HTTP/1.1 200 OK\r\nCache-Control: max-age=600\r\nETag: \"1\"\r\nConnection: close\r\n"
                    + "Content-Length: \(user.utf8.count)\r\n\r\n\(user)")
        }
        let folder = try TemporaryDirectory()
        let name = try #require(HTTPField.Name(field))
        // The second pipeline is another run of the program.
        for _ in 0..<2 {
            let pipeline = ImagePipeline(
                ImagePipeline.Configuration(
                    dataLoader: CurlDataLoader(), dataCache: DiskCache(directory: folder.file("cache"))))
            for user in ["anna", nil, "bert", "anna"] as [String?] {
                var request = ImageRequest(server.url("/photo"))
                if let user { request.modifier = RequestModifier { $0.headerFields[name] = user } }
                request.cachePolicy.disk = user == nil ? .off : .readWrite
                let data = try await pipeline.data(for: request).data
                #expect(String(decoding: data, as: UTF8.self) == user ?? "nobody")
            }
            await pipeline.flush()
        }
    }
}
