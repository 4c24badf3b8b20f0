public import Foundation

extension S3Configuration {
    /// Reads the settings that the AWS tools use: environment variables first, then the profile in
    /// `~/.aws/credentials` and `~/.aws/config`. It reads these files at once: call it at the start of a program.
    ///
    /// - Credentials: `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY` and `AWS_SESSION_TOKEN`, unless a profile is given
    ///   as an argument; then the profile in `AWS_SHARED_CREDENTIALS_FILE` or `~/.aws/credentials`; then the one in
    ///   `AWS_CONFIG_FILE` or `~/.aws/config`. Without any: nil, for anonymous requests.
    /// - Region: `AWS_REGION`, `AWS_DEFAULT_REGION`, the profile's `region`, or `us-east-1`.
    /// - Endpoint: `AWS_ENDPOINT_URL_S3`, `AWS_ENDPOINT_URL`, the `endpoint_url` of `s3` in the profile's `services`,
    ///   the profile's `endpoint_url`, or Amazon's; always Amazon's if `AWS_IGNORE_CONFIGURED_ENDPOINT_URLS` is `true`.
    /// - Profile: the argument, `AWS_PROFILE`, or `default`.
    ///
    /// Roles, single sign-on and credential processes are not supported: run the program with the variables that
    /// `aws configure export-credentials --format env` prints.
    ///
    /// Source: the AWS SDKs and Tools Reference Guide, "Settings precedence", "Shared config and credentials files" and
    /// "Service-specific endpoints", <https://docs.aws.amazon.com/sdkref/latest/guide/settings-reference.html>.
    ///
    /// - Parameters:
    ///   - profile: The name of a profile. Default: nil; see above.
    ///   - environment: The environment variables. Default: those of the process.
    /// - Throws: ``InvalidSettings`` if there are settings that cannot be used: half of a key, a profile that does not
    ///   exist or that gets its credentials in another way, an endpoint that is no URL, a file that cannot be read.
    public static func fromEnvironment(
        profile: String? = nil, environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(InvalidSettings) -> S3Configuration {
        let settings = try EnvironmentSettings(profile: profile, environment: environment)
        return S3Configuration(
            region: settings.region, endpoint: try settings.endpoint(), credentials: try settings.credentials())
    }
}

/// The settings of one profile, and the environment variables that precede them.
private struct EnvironmentSettings {
    private let environment: [String: String]
    /// The profile given as an argument, which precedes credentials in the environment.
    private let isExplicit: Bool
    private let name: String
    private let config: AWSProfileFile
    private let credentialsProfile: AWSProfileFile.Section?
    private let configProfile: AWSProfileFile.Section?

    init(profile: String?, environment: [String: String]) throws(S3Configuration.InvalidSettings) {
        // An empty variable counts as not set.
        let environment = environment.filter { !$0.value.isEmpty }
        let home = environment["HOME"]
        func file(_ variable: String, _ usual: String) throws(S3Configuration.InvalidSettings) -> AWSProfileFile {
            let path = environment[variable] ?? (home == nil ? nil : "~/.aws/\(usual)")
            guard var path else { return AWSProfileFile("") }
            if path.hasPrefix("~/"), let home { path = home + path.dropFirst() }
            return try AWSProfileFile(path: path)
        }
        self.environment = environment
        isExplicit = profile != nil
        name = profile ?? environment["AWS_PROFILE"] ?? "default"
        config = try file("AWS_CONFIG_FILE", "config")
        credentialsProfile = try file("AWS_SHARED_CREDENTIALS_FILE", "credentials").sections[name]
        // `[profile default]` precedes `[default]`.
        configProfile = config.sections["profile \(name)"] ?? (name == "default" ? config.sections["default"] : nil)
        guard credentialsProfile != nil || configProfile != nil || name == "default" else {
            throw S3Configuration.InvalidSettings("there is no AWS profile '\(name)': correct AWS_PROFILE, or add it")
        }
    }

    var region: String {
        environment["AWS_REGION"] ?? environment["AWS_DEFAULT_REGION"] ?? configProfile?["region"]
            ?? credentialsProfile?["region"] ?? "us-east-1"
    }

    func endpoint() throws(S3Configuration.InvalidSettings) -> URL? {
        let isIgnored =
            environment["AWS_IGNORE_CONFIGURED_ENDPOINT_URLS"] ?? configProfile?["ignore_configured_endpoint_urls"]
        guard isIgnored?.lowercased() != "true" else { return nil }
        let services = configProfile?["services"].flatMap { config.sections["services \($0)"] }
        guard
            let text = environment["AWS_ENDPOINT_URL_S3"] ?? environment["AWS_ENDPOINT_URL"]
                ?? services?["s3.endpoint_url"] ?? configProfile?["endpoint_url"]
        else { return nil }
        guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()), url.host != nil else {
            throw S3Configuration.InvalidSettings(
                "the endpoint in AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL or the profile '\(name)' is not an http URL")
        }
        return url
    }

    func credentials() throws(S3Configuration.InvalidSettings) -> S3Credentials? {
        if !isExplicit {
            let found = try Self.credentials(in: "the environment") { environment[$0.uppercased()] }
            if let found { return found }
        }
        for section in [credentialsProfile, configProfile] {
            let found = try Self.credentials(in: "the AWS profile '\(name)'") { section?[$0] }
            if let found { return found }
        }
        let others = ["role_arn", "credential_process", "sso_session", "sso_start_url", "web_identity_token_file"]
        for section in [credentialsProfile, configProfile] {
            guard let other = others.first(where: { section?[$0] != nil }) else { continue }
            throw S3Configuration.InvalidSettings(
                "the AWS profile '\(name)' gets its credentials by \(other), which is not supported: set the variables "
                    + "that 'aws configure export-credentials --profile \(name) --format env' prints")
        }
        return nil
    }

    private static func credentials(
        in place: String, _ value: (String) -> String?
    ) throws(S3Configuration.InvalidSettings) -> S3Credentials? {
        switch (value("aws_access_key_id"), value("aws_secret_access_key")) {
        case (let id?, let secret?):
            return S3Credentials(accessKeyID: id, secretAccessKey: secret, sessionToken: value("aws_session_token"))
        case (nil, nil): return nil
        default:
            throw S3Configuration.InvalidSettings(
                "\(place) has only one of aws_access_key_id and aws_secret_access_key: set both, or neither")
        }
    }
}
