import Foundation
import LinuxTestSupport
import TestSupport
import Testing

@Suite struct TrustTests {
    @Test("Given an authority unknown to the system, when it is named, then its servers are trusted")
    func named() async throws {
        let nginx = try NginxServer()
        try nginx.write(try Fixtures.data("icc-gray.jpg"), to: "/a.jpg")
        let (url, file) = (nginx.tlsURL("/a.jpg"), nginx.certificate.authority.path)
        let program = try Program()
        let untrusted = try await program.start(["info", url]).end()
        #expect(untrusted.status == 1)
        #expect(untrusted.errors.contains("the secure connection failed"))
        for variable in ["SSL_CERT_FILE", "CURL_CA_BUNDLE"] {
            let ending = try await program.start(["info", url], variables: ["\(variable)=\(file)"]).end()
            #expect(ending.status == 0, "\(variable): \(ending)")
        }
        // A folder as OpenSSL looks into it: by the hash of the name.
        let folder = try TemporaryDirectory()
        try FileManager.default.copyItem(atPath: file, toPath: folder.file("ca.pem").path)
        try ChildProcess.run("openssl", "rehash", folder.url.path)
        let inFolder = try await program.start(["info", url], variables: ["SSL_CERT_DIR=\(folder.url.path)"]).end()
        #expect(inFolder.status == 0, "SSL_CERT_DIR: \(inFolder)")
        #expect(try await program.run("info", url, "--cacert", file).status == 0)
        #expect(try await program.run("fetch", url, "--no-cache", "--cacert", file).status == 0)
        #expect(try await program.run("fetch", url, "--cacert", "/no/such/file").status == 2)
    }

    @Test("Given a folder as the authority file, when the program starts, then it says so and stops")
    func folder() async throws {
        let ending = try await Program().run("fetch", "https://127.0.0.1:9/a.jpg", "--cacert", "/tmp")
        #expect(ending.status == 2)
        #expect(ending.errors.contains("--cacert: '/tmp' is a folder; specify a PEM file."))
    }

    @Test("Given a URL with a password, when it fails or is cached, then the password is nowhere")
    func password() async throws {
        let nginx = try NginxServer()
        try nginx.write(try Fixtures.data("icc-gray.jpg"), to: "/a.jpg")
        let program = try Program()
        let place = "anna:geheim@127.0.0.1:\(nginx.port)"
        let redirector = try ScriptedServer {
            $0.send("HTTP/1.1 302 Found\r\nLocation: http://\(place)/a.jpg\r\nContent-Length: 0\r\n\r\n")
        }
        for url in ["http://\(place)/none.jpg", "http://\(place)/a.jpg", redirector.url("/b.jpg")] {
            let ending = try await program.run("fetch", url, "--json")
            #expect(!(ending.output + ending.errors).contains("geheim"), "\(ending)")
            let shown = try await program.run("cache", "show", url)
            #expect(!(shown.output + shown.errors).contains("geheim"), "\(shown)")
        }
        let list = try await program.run("cache", "list")
        #expect(list.output.contains("/a.jpg"))
        #expect(!list.output.contains("geheim"))
        let files = FileManager.default.enumerator(at: program.folder.file("caches"), includingPropertiesForKeys: nil)
        for case let file as URL in files ?? .init() {
            guard let data = try? Data(contentsOf: file) else { continue }
            #expect(data.firstRange(of: Data("geheim".utf8)) == nil, "\(file.lastPathComponent)")
        }
    }

    @Test("Given a file URL with a password, when a command names it, then the password is not shown")
    func passwordOfFile() async throws {
        let program = try Program()
        let url = "file://anna:geheim@host/a.jpg"
        for command in [
            ["fetch", url], ["fetch", url, "--json"], ["info", url], ["info", url, "--json"],
            ["sheet", url, "-o", "a.png"], ["cache", "show", url], ["cache", "remove", url],
        ] {
            let ending = try await program.start(command).end()
            let text = ending.output + ending.errors
            #expect(text.contains("file://host/a.jpg"), "\(command): \(ending)")
            #expect(!text.contains("geheim"), "\(command): \(ending)")
        }
    }
}
