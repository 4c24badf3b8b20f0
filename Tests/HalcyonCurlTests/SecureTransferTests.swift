import Foundation
import HalcyonCore
import HalcyonCurl
import LinuxTestSupport
import TestSupport
import Testing

@Suite struct SecureTransferTests {
    @Test("Given an HTTP/2 server, when many files load at once, then one connection carries them all")
    func multiplexing() async throws {
        let nginx = try NginxServer()
        for number in 0..<50 { try nginx.write(testBytes(number * 3000, seed: UInt64(number)), to: "/\(number)") }
        let loader = CurlDataLoader { $0.authorities = .file(nginx.certificate.authority) }
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for round in 0..<300 {
                // Over 100 streams at once, libcurl opens another connection.
                if round >= 80, let isRight = try await group.next() { #expect(isRight) }
                group.addTask {
                    let number = round % 50
                    return try await loader.data(nginx.tlsURL("/\(number)"))
                        == testBytes(number * 3000, seed: UInt64(number))
                }
            }
            for try await isRight in group { #expect(isRight) }
        }
        let log = try nginx.log()
        #expect(log.count == 300)
        #expect(log.allSatisfy { $0.version == "HTTP/2.0" })
        #expect(Set(log.map(\.connection)).count == 1)
    }

    @Test("Given HTTP/2 switched off, when loaded, then it is HTTP/1.1 over TLS")
    func withoutHTTP2() async throws {
        let nginx = try NginxServer()
        try nginx.write(testBytes(1000), to: "/a")
        let loader = CurlDataLoader {
            $0.authorities = .file(nginx.certificate.authority)
            $0.allowsHTTP2 = false
        }
        #expect(try await loader.data(nginx.tlsURL("/a")) == testBytes(1000))
        #expect(try nginx.log().map(\.version) == ["HTTP/1.1"])
    }

    @Test("Given the authority as bytes, when loaded, then the server is trusted")
    func authorityBytes() async throws {
        let nginx = try NginxServer()
        try nginx.write(testBytes(1000), to: "/a")
        let pem = try Data(contentsOf: nginx.certificate.authority)
        let loader = CurlDataLoader { $0.authorities = .pem(pem) }
        for _ in 0..<3 { #expect(try await loader.data(nginx.tlsURL("/a")) == testBytes(1000)) }
    }

    @Test("Given a certificate from another authority, when loaded, then it is a TLS error")
    func wrongAuthority() async throws {
        let nginx = try NginxServer()
        let other = try NginxServer()
        for authorities in [CurlDataLoader.Authorities.system, .file(other.certificate.authority)] {
            let loader = CurlDataLoader { $0.authorities = authorities }
            let error = await failure { _ = try await loader.load(nginx.tlsURL("/a")) }
            guard case .response(.tls) = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
        }
        #expect(try nginx.log().isEmpty)
    }

    @Test("Given a certificate for another name, when loaded, then it is a TLS error")
    func wrongName() async throws {
        let nginx = try NginxServer()
        let loader = CurlDataLoader { $0.authorities = .file(nginx.certificate.authority) }
        // Names under localhost are this machine (RFC 6761), and not in the certificate.
        let error = await failure { _ = try await loader.load("https://other.localhost:\(nginx.tlsPort)/a") }
        guard case .response(.tls) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("Given a file of authorities that is missing, when loaded, then it is a TLS error")
    func missingAuthorities() async throws {
        let nginx = try NginxServer()
        let loader = CurlDataLoader { $0.authorities = .file(URL(filePath: "/no/such/file.pem")) }
        let error = await failure { _ = try await loader.load(nginx.tlsURL("/a")) }
        guard case .response(.tls) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("Given a server without TLS, when loaded by https, then it is a TLS error")
    func noTLS() async throws {
        let nginx = try NginxServer()
        let error = await failure { _ = try await CurlDataLoader.plain.load("https://localhost:\(nginx.port)/a") }
        guard case .response(.tls) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }
}
