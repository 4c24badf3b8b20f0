import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonServer
import Testing

@Suite("Results of a server")
struct ResultTests {
    @Test(
        "Given options, when a result is made, then it has their size and format",
        arguments: [
            ("w:100", 100, 50, "jpeg"), ("h:25", 50, 25, "jpeg"), ("w:40,h:40", 40, 20, "jpeg"),
            ("w:40,h:40,fit:fill", 40, 40, "jpeg"), ("w:40,h:40,fit:stretch", 40, 40, "jpeg"),
            ("w:40,h:40,fit:fill,g:top-left", 40, 40, "jpeg"), ("w:20,dpr:2", 40, 20, "jpeg"),
            ("w:800", 400, 200, "jpeg"), ("w:800,e", 800, 400, "jpeg"), ("w:10,f:png", 10, 5, "png"),
            ("w:10,f:webp", 10, 5, "webp"), ("w:10,f:avif", 10, 5, "avif"), ("w:10,f:jxl", 10, 5, "jxl"),
            ("w:10,f:gif", 10, 5, "gif"),
            ("-", 400, 200, "jpeg"), ("w:50,blur:3,gray", 50, 25, "jpeg"), ("w:50,h:50,fit:fill,circle", 50, 50, "png"),
        ])
    func sizes(_ options: String, _ width: Int, _ height: Int, _ format: String) async throws {
        let fixture = try await ServerFixture()
        fixture.origin.set("/a.jpg", .picture(try Pictures.jpeg(400, 200)))
        let response = await fixture.get("/a.jpg", options)
        #expect(response.head.status == .ok)
        #expect(response.head.headerFields[.contentType] == "image/\(format)")
        let info = try Pictures.info(response.body)
        #expect(info.size == PixelSize(width: width, height: height))
        #expect(info.format.name == format)
    }

    @Test("Given a picture larger than results may be, when no size is asked for, then it is reduced")
    func longestSide() async throws {
        let fixture = try await ServerFixture { $0.maximumSide = 100 }
        fixture.origin.set("/tall.jpg", .picture(try Pictures.jpeg(100, 400)))
        for options in ["-", "w:80", "w:80,e", "f:png"] {
            let size = try Pictures.info(await fixture.get("/tall.jpg", options).body).size
            #expect(size == PixelSize(width: 25, height: 100), "\(options)")
        }
    }

    @Test("Given a gravity, when a picture fills the box, then it keeps that side")
    func gravity() async throws {
        let fixture = try await ServerFixture()
        fixture.origin.set("/a.png", .picture(try Pictures.png(400, 200)))
        for (gravity, isRed) in [("left", true), ("right", false)] {
            let response = await fixture.get("/a.png", "w:50,h:100,fit:fill,g:\(gravity),f:png")
            let pixel = try #require(try Pictures.decoded(response.body)[25, 50])
            #expect((pixel[0] > 200) == isRed)
            #expect((pixel[2] > 200) != isRed)
        }
    }

    @Test("Given what a client accepts, when no format is asked for, then it gets the best of it")
    func negotiation() async throws {
        let fixture = try await ServerFixture { $0.negotiation = Negotiation(preferred: [.avif, .webp]) }
        fixture.origin.set("/a.jpg", .picture(try Pictures.jpeg(40, 20)))
        fixture.origin.set("/t.png", .picture(try Pictures.png(40, 20, alpha: 128)))
        for (path, accept, type) in [
            ("/a.jpg", "image/avif,image/webp,*/*", "image/avif"), ("/a.jpg", "image/webp", "image/webp"),
            ("/a.jpg", "*/*", "image/jpeg"), ("/t.png", "*/*", "image/png"), ("/t.png", "image/webp", "image/webp"),
        ] {
            let response = await fixture.get(path, "w:20", [.accept: accept])
            #expect(response.head.headerFields[.contentType] == type)
            #expect(response.head.headerFields[.vary] == "Accept")
        }
        #expect(fixture.origin.total == 2)
    }

    @Test("Given a hundred requests for a result, when they come at once, then it is made once")
    func joined() async throws {
        let fixture = try await ServerFixture()
        let gate = Gate()
        fixture.origin.set("/a.jpg", .picture(try Pictures.jpeg(400, 200), gate: gate))
        let bodies = await withTaskGroup(of: ServerResponse.self) { group in
            for index in 0..<100 { group.addTask { await fixture.get("/a.jpg", "w:100", client: "\(index % 7)") } }
            group.addTask {
                while gate.waitingCount == 0 { await Task.yield() }
                gate.open()
                return await fixture.get(raw: "/health")
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(bodies.allSatisfy { $0.head.status == .ok })
        #expect(Set(bodies.map(\.body)).count == 2)
        #expect(fixture.origin.count("/a.jpg") == 1)
        #expect(fixture.registry.text.contains("halcyon_server_renders_total{format=\"jpeg\"} 1\n"))
    }

    @Test("Given a stored result, when another server with its cache is asked, then it has it")
    func storedOnDisk() async throws {
        let fixture = try await ServerFixture { $0.memoryMegabytes = 0 }
        fixture.origin.set("/a.jpg", .picture(try Pictures.jpeg(400, 200)))
        let first = await fixture.get("/a.jpg", "w:100")
        await fixture.server.flush()
        let second = try ImageServer(fixture.server.configuration)
        let request = HTTPRequest(
            method: .get, scheme: nil, authority: nil,
            path: "/insecure/width:100/\(ServerFixture.encoded(fixture.origin.url("/a.jpg")))")
        let again = await second.response(to: request, from: "a")
        #expect(again.body == first.body)
        #expect(again.head.headerFields[.eTag] == first.head.headerFields[.eTag])
        #expect(fixture.origin.count("/a.jpg") == 1)
        #expect(fixture.registry.text.contains("halcyon_server_renders_total{format=\"jpeg\"} 1\n"))
    }

    @Test("Given a result in memory, when it is asked for at once, then it is there; others are not")
    func memory() async throws {
        let fixture = try await ServerFixture()
        fixture.origin.set("/a.jpg", .picture(try Pictures.jpeg(400, 200)))
        let path = "/insecure/w:100/\(ServerFixture.encoded(fixture.origin.url("/a.jpg")))"
        let request = HTTPRequest(method: .get, scheme: nil, authority: nil, path: path)
        #expect(fixture.server.responseInMemory(to: request) == nil)
        let first = await fixture.get(raw: path)
        #expect(fixture.server.responseInMemory(to: request)?.body == first.body)
        #expect(fixture.registry.text.contains("halcyon_server_requests_total{status=\"2xx\",tier=\"memory\"} 1\n"))
    }

    @Test("Given a fallback, when a source cannot be loaded, then it is sent in the same size")
    func fallback() async throws {
        let picture = try Pictures.jpeg(100, 100)
        let fixture = try await ServerFixture { $0.fallback = picture }
        fixture.origin.set("/text.jpg", .picture(Data("not a picture".utf8)))
        for path in ["/none.jpg", "/text.jpg"] {
            let response = await fixture.get(path, "w:20,h:20")
            #expect(response.head.status == .ok)
            #expect(try Pictures.info(response.body).size == PixelSize(width: 20, height: 20))
            #expect(response.head.headerFields[.cacheControl] == "public, max-age=60")
        }
        #expect(await fixture.get(raw: "/wrong/-/x").head.status == .forbidden)
    }

    @Test("Given a stored result, when a server has another quality, then it is made again")
    func otherQuality() async throws {
        let fixture = try await ServerFixture { $0.quality = 90 }
        fixture.origin.set("/a.png", .picture(try Pictures.png(400, 200)))
        let first = await fixture.get("/a.png", "w:100,f:jpeg")
        let same = await fixture.get("/a.png", "w:100,f:jpeg,q:90")
        #expect(same.head.headerFields[.eTag] == first.head.headerFields[.eTag])
        await fixture.server.flush()
        var configuration = fixture.server.configuration
        configuration.quality = 10
        let path = "/insecure/w:100,f:jpeg/\(ServerFixture.encoded(fixture.origin.url("/a.png")))"
        let request = HTTPRequest(method: .get, scheme: nil, authority: nil, path: path)
        let second = await (try ImageServer(configuration)).response(to: request, from: "a")
        #expect(second.head.headerFields[.eTag] != first.head.headerFields[.eTag])
        #expect(second.body.count < first.body.count)
    }
}
