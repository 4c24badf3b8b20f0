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
}

extension Duration {
    var inSeconds: Double {
        let (seconds, attoseconds) = components
        return Double(seconds) + Double(attoseconds) / 1e18
    }
}
