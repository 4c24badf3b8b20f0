import Foundation
import TestSupport

/// A program that takes TLS off connections on one port of 127.0.0.1 and hands what is in them to another port, so that
/// a ``ScriptedServer`` can speak to clients that want TLS. What closes on one side closes on the other.
///
/// It needs `python3`, and ends when this value goes or the test process dies.
final class SecureFront: Sendable {
    /// Where it listens.
    let port: Int
    private let process: ChildProcess

    /// Starts the program and waits until it listens.
    ///
    /// - Parameters:
    ///   - port: Where what it takes off TLS is sent.
    ///   - protocolName: What it says it speaks (ALPN, RFC 7301).
    init(to port: Int, _ certificate: TestCertificate, protocolName: String, in directory: TemporaryDirectory) throws {
        let output = directory.file("front.log")
        process = try ChildProcess(
            [
                "/usr/bin/python3", "-c", Self.program, certificate.certificate.path, certificate.key.path, "\(port)",
                protocolName,
            ], output: output)
        let end = ContinuousClock.now + .seconds(60)
        while true {
            let text = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
            if text.hasSuffix("\n") {
                guard let port = Int(text.dropLast()) else { throw ChildProcess.Failure(description: text) }
                self.port = port
                return
            }
            guard ContinuousClock.now < end else {
                throw ChildProcess.Failure(description: "the program before the server does not start: \(text)")
            }
            usleep(5000)
        }
    }

    deinit {
        process.closeInput()
        _ = process.wait()
    }

    private static let program = """
        import asyncio, os, ssl, sys
        certificate, key, port, name = sys.argv[1:]

        async def hand_on(reader, writer):
            try:
                while data := await reader.read(65536):
                    writer.write(data)
                    await writer.drain()
                writer.close()
            except (OSError, ssl.SSLError):
                writer.transport.abort()

        async def serve(reader, writer):
            try:
                other = await asyncio.open_connection('127.0.0.1', int(port))
            except OSError:
                return writer.transport.abort()
            await asyncio.gather(hand_on(reader, other[1]), hand_on(other[0], writer))

        async def main():
            context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
            context.load_cert_chain(certificate, key)
            context.set_alpn_protocols([name])
            server = await asyncio.start_server(serve, '127.0.0.1', 0, ssl=context, backlog=1024)
            asyncio.get_running_loop().set_exception_handler(lambda loop, context: None)
            print(server.sockets[0].getsockname()[1], flush=True)
            # Its input ends with the test.
            await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
            os._exit(0)

        asyncio.run(main())
        """
}
