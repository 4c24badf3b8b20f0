import Foundation
import HalcyonCore
import HalcyonCurl
import HalcyonS3
import HalcyonServer

extension Settings {
    /// Lets sources be loaded from the buckets of `sources.buckets`, and from no others.
    func setBuckets(of configuration: inout ImageServer.Configuration) async throws(ConfigurationError) {
        let buckets = try await texts("sources.buckets") ?? []
        guard !buckets.isEmpty else { return }
        let s3 = try await s3(for: buckets, of: "sources.buckets")
        configuration.policy.allowedBuckets = Set(buckets)
        configuration.sources.allowedSchemes?.insert("s3")
        var transfers = (configuration.sources.dataLoader as? CurlDataLoader)?.configuration ?? .init()
        // Where S3 is, the settings say, and no stranger: it may be at a private address, or behind a proxy.
        transfers.addressFilter = nil
        transfers.proxy = .environment
        configuration.sources.dataLoader = S3DataLoader(
            s3, others: configuration.sources.dataLoader, transfers: transfers)
    }

    /// Returns where S3 is, with the key that the AWS tools find.
    ///
    /// - Parameters:
    ///   - buckets: The buckets that are going to be used.
    ///   - setting: The setting that names them.
    /// - Throws: ``ConfigurationError`` if no request could be made. Nothing is sent: a server also starts while S3 is
    ///   out of reach.
    func s3(for buckets: [String], of setting: String) async throws(ConfigurationError) -> S3Configuration {
        var s3: S3Configuration
        do throws(S3Configuration.InvalidSettings) {
            s3 = try .fromEnvironment(defaultRegion: "", environment: environment)
        } catch {
            throw ConfigurationError("\(setting) cannot be used: \(error)")
        }
        if let endpoint = try await text("s3.endpoint") {
            guard let url = URL(string: endpoint) else {
                throw ConfigurationError("s3.endpoint is not a URL such as http://127.0.0.1:9000")
            }
            s3.endpoint = url
        }
        if let region = try await text("s3.region") { s3.region = region }
        if s3.region.isEmpty {
            // Amazon's servers know their regions; others mostly take any name, and this one is usual.
            guard s3.endpoint != nil else {
                throw ConfigurationError("\(setting) needs a region: set s3.region, such as eu-central-1")
            }
            s3.region = "us-east-1"
        }
        s3.addressing = try await addressing()
        guard s3.credentials != nil else {
            throw ConfigurationError(
                "\(setting) needs a key: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE")
        }
        for bucket in buckets {
            do throws(S3Configuration.InvalidSettings) {
                try s3.validate(bucket: bucket)
            } catch {
                throw ConfigurationError("\(setting) cannot be used: \(error)")
            }
        }
        return s3
    }

    private func addressing() async throws(ConfigurationError) -> S3Configuration.Addressing {
        switch try await text("s3.addressing") {
        case nil, "automatic"?: return .automatic
        case "path"?: return .path
        case "host"?: return .host
        default: throw ConfigurationError("s3.addressing must be automatic, path or host")
        }
    }

    /// Refuses settings of S3 that nothing would use: the bucket has been forgotten.
    func checkUseOfS3() async throws(ConfigurationError) {
        for name in ["s3.bucket", "sources.buckets"] where try await text(name) != nil { return }
        for name in ["s3.prefix", "s3.region", "s3.endpoint", "s3.addressing"] where try await text(name) != nil {
            throw ConfigurationError("\(name) is set without s3.bucket or sources.buckets: set one, or remove it")
        }
    }
}
