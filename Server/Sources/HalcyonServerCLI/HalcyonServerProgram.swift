import Foundation
import HalcyonCore
import HalcyonHummingbird
import HalcyonSandbox
import HalcyonServer
import Hummingbird
import Logging
import Metrics
import NIOCore
import NIOPosix
import ServiceLifecycle
import UnixSignals

/// The program `halcyon-server`.
@main
struct HalcyonServerProgram {
    static func main() {
        // Before the first task: handlers then run on the threads of their connections, which spares two switches of
        // thread for each request. The engine's own work has threads of its own.
        NIOSingletons.unsafeTryInstallSingletonPosixEventLoopGroupAsConcurrencyGlobalExecutor()
        Task {
            await serve()
            exit(0)
        }
        dispatchMain()
    }

    private static func serve() async {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments.contains("--help") || arguments.contains("-h") { return print(Help.text) }
        do throws(ConfigurationError) {
            try await run(arguments, ProcessInfo.processInfo.environment)
        } catch {
            FileHandle.standardError.write(Data("halcyon-server: error: \(error)\n".utf8))
            exit(2)
        }
    }

    private static func run(
        _ arguments: [String], _ environment: [String: String]
    ) async throws(ConfigurationError) {
        let settings = try await Settings(arguments: arguments, environment: environment)
        var logger = Logger(label: "halcyon.server", factory: { StreamLogHandler.standardError(label: $0) })
        guard let level = Logger.Level(rawValue: try await settings.text("log.level") ?? "info") else {
            throw ConfigurationError("log.level must be trace, debug, info, notice, warning or error")
        }
        logger.logLevel = level
        let registry = PrometheusRegistry()
        MetricsSystem.bootstrap(registry)
        let instance = try await settings.instance(registry, logger: logger)
        let server = try ImageServer(instance.configuration)
        if let decoder = instance.configuration.sources.decoders.first as? SandboxedDecoder {
            // Now, and not with the first request.
            do throws(ImageError) {
                let posture = try decoder.posture()
                logger.info("decoding apart: \(posture)")
            } catch {
                throw ConfigurationError("sources.sandbox is set, but \(error)")
            }
        }
        if instance.configuration.isDevelopment {
            logger.warning("development is on: the page at / signs whatever it is given, for anyone")
        }
        // A client gets as long to send a request as the server has to answer it; without a limit, a header that never
        // ends would hold its connection for ever.
        let timeLimit = Duration.seconds(instance.configuration.timeLimit)
        let app = Application(
            responder: ImageResponder(server, trustsForwarded: instance.trustsForwarded),
            server: .images(server, idleLimit: timeLimit),
            configuration: .init(address: .hostname(instance.host, port: instance.port), serverName: nil),
            onServerRunning: { channel in
                let port = channel.localAddress?.port ?? instance.port
                print("halcyon-server: http://\(instance.host):\(port)/")
                fflush(nil)
            }, logger: logger)
        let services = ServiceGroup(
            configuration: .init(
                services: [app, StopAnnouncer(server: server, drain: instance.drain)],
                gracefulShutdownSignals: [.sigterm, .sigint],
                logger: logger))
        do {
            try await services.run()
        } catch {
            throw ConfigurationError("cannot serve at \(instance.host):\(instance.port): \(error)")
        }
        await server.flush()
        await instance.shared?.flush()
    }
}

/// Tells balancers that the server is about to stop, while it finishes what runs.
private struct StopAnnouncer: Service {
    let server: ImageServer
    /// In seconds.
    let drain: Int

    func run() async throws {
        try? await gracefulShutdown()
        server.stop()
        // Services stop in reverse order: until this one ends, the application takes requests.
        try? await Task.sleep(for: .seconds(drain))
    }
}

/// The program's help.
enum Help {
    static var text: String {
        let width = (Setting.all.map { $0.flag.count + $0.value.count + 1 }.max() ?? 0) + 2
        let lines = Setting.all.map { setting in
            let usage = "\(setting.flag) \(setting.value)"
            return "  \(usage)\(String(repeating: " ", count: width - usage.count))\(setting.meaning)"
        }
        return """
            Makes pictures of others on request: GET /{signature}/{options}/{source}.

            usage: halcyon-server [--config FILE] [OPTIONS]

            \(lines.joined(separator: "\n"))

            Each option is also a variable (--http-port: HALCYON_HTTP_PORT) and a member of the JSON file that --config or
            HALCYON_CONFIG names ({"http": {"port": 8080}}). Options count before variables, variables before the file.
            """
    }
}
