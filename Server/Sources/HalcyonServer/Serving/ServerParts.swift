import Foundation
import HTTPTypes
import HalcyonCore

extension ImagePipeline.Configuration {
    /// The pipeline of results, whose sources are the renderer's answers. The renderer's own parts limit what runs, so
    /// this one limits nothing.
    static func results(
        of renderer: Renderer, _ server: ImageServer.Configuration
    ) -> ImagePipeline.Configuration {
        var configuration = ImagePipeline.Configuration(
            dataLoader: renderer, dataCache: server.dataCache, imageCache: nil)
        configuration.allowedSchemes = [RenderJob.scheme]
        configuration.maximumTransfers = .max
        configuration.downloads.maximumTransfersPerHost = .max
        configuration.downloads.startRate = nil
        configuration.dataInterceptors = server.dataInterceptors
        configuration.downloads.retry = .never
        configuration.downloads.resumableBytesLimit = 0
        // The sources' pipeline remembers those that do not exist.
        configuration.notFoundLifetime = 0
        configuration.logger = server.logger
        configuration.diskTimeout = server.sources.diskTimeout
        return configuration
    }
}

extension OptionRules {
    init(_ configuration: ImageServer.Configuration) throws(ConfigurationError) {
        self.init()
        guard (1...65_535).contains(configuration.maximumSide) else {
            throw ConfigurationError("the longest side of a result must be 1 to 65535 pixels")
        }
        guard (1...100).contains(configuration.quality) else {
            throw ConfigurationError("the quality must be 1 to 100")
        }
        guard configuration.timeLimit > 0, configuration.timeLimit <= 86_400 else {
            throw ConfigurationError("the time limit must be more than 0 seconds, and at most a day")
        }
        maximumSide = configuration.maximumSide
        onlyPresets = configuration.onlyPresets
        for (name, text) in configuration.presets {
            do throws(RequestProblem) {
                presets[name] = try RenderOptions.Fields(preset: text)
            } catch {
                throw ConfigurationError("the preset '\(name)': \(error.title)")
            }
        }
        for name in presets.keys {
            do throws(RequestProblem) {
                _ = try RenderOptions("preset:\(name)", self)
            } catch {
                throw ConfigurationError("the preset '\(name)': \(error.title)")
            }
        }
        if onlyPresets, presets.isEmpty { throw ConfigurationError("only presets are allowed, but there are none") }
    }
}

/// An error as a body of `application/problem+json` (RFC 9457).
struct Problem {
    private let problem: RequestProblem
    private let showsDetail: Bool

    init(_ problem: RequestProblem, showsDetail: Bool) {
        self.problem = problem
        self.showsDetail = showsDetail
    }

    private struct Members: Encodable {
        let type = "about:blank"
        let title: String
        let status: Int
        let code: Int
        let detail: String?
    }

    var response: ServerResponse {
        let status = problem.status
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let members = Members(
            title: problem.title, status: status.code, code: problem.code, detail: showsDetail ? problem.detail : nil)
        var fields: HTTPFields = [
            .contentType: "application/problem+json", .cacheControl: "no-store",
        ]
        switch problem {
        case .busy(let seconds): fields[.retryAfter] = String(seconds)
        case .method: fields[.allow] = "GET, HEAD"
        default: if status == .serviceUnavailable { fields[.retryAfter] = "1" }
        }
        // What does not exist is asked for again and again otherwise.
        if status == .notFound, case .image = problem { fields[.cacheControl] = "public, max-age=60" }
        return ServerResponse(status, fields, body: (try? encoder.encode(members)) ?? Data()).securing()
    }
}

extension RequestProblem {
    /// Whether the fallback picture is sent instead: the request is in order, but its source is not.
    var allowsFallback: Bool {
        guard case .image(let error) = self else { return false }
        return switch error {
        case .response, .decoding: true
        default: false
        }
    }
}

extension ServerResponse {
    /// Adds what keeps a browser from taking an answer for something else (a picture that is a page as well).
    func securing() -> ServerResponse {
        var response = self
        response.head.headerFields[.xContentTypeOptions] = "nosniff"
        response.head.headerFields[.contentSecurityPolicy] = "default-src 'none'"
        return response
    }
}

extension HTTPField.Name {
    /// Marks the fallback picture, whose status is that of a result.
    static let fallback = Self("X-Fallback") ?? .server
    /// W3C, "Server Timing".
    static let serverTiming = Self("Server-Timing") ?? .server
    fileprivate static let xContentTypeOptions = Self("X-Content-Type-Options") ?? .contentType
}

/// A path as the log shows it: without the signature, and without the source's user and query, which may be secrets.
///
/// Paths that are refused are no exception: a source whose question mark is not encoded has the same query.
struct LoggedPath: CustomStringConvertible {
    let description: String
    private static let hidden = "…"

    init(_ path: String) {
        let parts = path.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
        let text: String
        if parts.count == 4, parts[0].isEmpty, !parts[1].isEmpty {
            // What cannot be read cannot be shortened either.
            let source = (try? SourceText.url(of: parts[3])).map(Self.plain) ?? Self.hidden
            // Behind another folder, the signature is at the place of the options.
            let options = parts[2].utf8.count > 20 && !parts[2].contains(":") ? Self.hidden : String(parts[2])
            text = "\(options) \(source)"
        } else {
            text = Self.short(path)
        }
        description = String(
            text.unicodeScalars.prefix(200).map { $0.value < 32 || $0.value == 127 ? "?" : Character($0) })
    }

    /// A path of another form can have a signature anywhere; none is shorter than 22 letters.
    private static func short(_ path: String) -> String {
        let parts = String(withoutQuery(path))
            .split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
        return parts.enumerated().map { $0 == 3 || $1.utf8.count > 20 ? hidden : String($1) }.joined(separator: "/")
    }

    private static func plain(_ url: String) -> String {
        let path = withoutQuery(url)
        guard let at = path.lastIndex(of: "@") else { return String(path) }
        return String(path[path.index(after: at)...])
    }

    /// By scalars: a question mark counts if a combining mark follows it, too.
    private static func withoutQuery(_ url: String) -> Substring.UnicodeScalarView {
        url.unicodeScalars.prefix { $0 != "?" && $0 != "#" }
    }
}

extension Duration {
    var inSeconds: Double {
        let (seconds, attoseconds) = components
        return Double(seconds) + Double(attoseconds) / 1e18
    }
}
