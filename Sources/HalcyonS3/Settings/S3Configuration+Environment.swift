public import Foundation
import HalcyonCore

extension S3Configuration {
    /// Reads the settings that the AWS tools use: environment variables first, then the profile in
    /// `~/.aws/credentials` and `~/.aws/config`. It reads these files at once: call it at the start of a program.
    ///
    /// - Credentials: `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY` and `AWS_SESSION_TOKEN`, unless a profile is given
    ///   as an argument; then the profile in `AWS_SHARED_CREDENTIALS_FILE` or `~/.aws/credentials`; then the one in
    ///   `AWS_CONFIG_FILE` or `~/.aws/config`. Without any: nil, for anonymous requests; a machine's own role (EC2) is
    ///   not used.
    /// - Region: `AWS_REGION`, `AWS_DEFAULT_REGION`, the profile's `region`, or the argument.
    /// - Endpoint: `AWS_ENDPOINT_URL_S3`, `AWS_ENDPOINT_URL`, the `endpoint_url` of `s3` in the profile's `services`,
    ///   the profile's `endpoint_url`, or Amazon's; always Amazon's if `AWS_IGNORE_CONFIGURED_ENDPOINT_URLS` is `true`.
    /// - Profile: the argument, `AWS_DEFAULT_PROFILE`, `AWS_PROFILE`, or `default`. What both files have counts as in
    ///   the credentials file.
    ///
    /// Roles, single sign-on, logins, credential processes, and the identities of containers and of Kubernetes are not
    /// supported. If the AWS tools would use one, this throws, even if the profile has a key as well: run the program
    /// with the variables that `aws configure export-credentials --format env` prints.
    ///
    /// Source: the AWS SDKs and Tools Reference Guide, "Settings precedence", "Shared config and credentials files" and
    /// "Service-specific endpoints", <https://docs.aws.amazon.com/sdkref/latest/guide/settings-reference.html>.
    ///
    /// - Parameters:
    ///   - profile: The name of a profile. Default: nil; see above.
    ///   - defaultRegion: The region if none is set. Default: `us-east-1`, as most AWS tools have it for S3.
    ///   - environment: The environment variables. Default: those of the process.
    /// - Throws: ``InvalidSettings`` if there are settings that cannot be used: half of a key, a profile that does not
    ///   exist or that gets its credentials in another way, an endpoint that is no URL, a file that cannot be read or
    ///   understood.
    public static func fromEnvironment(
        profile: String? = nil, defaultRegion: String = "us-east-1",
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(InvalidSettings) -> S3Configuration {
        let settings = try EnvironmentSettings(profile: profile, environment: environment)
        return S3Configuration(
            region: settings.region ?? defaultRegion, endpoint: try settings.endpoint(),
            credentials: try settings.credentials())
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
    /// The profile of both files: those of the credentials file precede.
    private let section: AWSProfileFile.Section

    init(profile: String?, environment: [String: String]) throws(S3Configuration.InvalidSettings) {
        // An empty variable counts as not set.
        let environment = environment.filter { !$0.value.isEmpty }
        let home = environment["HOME"]
        func file(_ variable: String, _ usual: String) throws(S3Configuration.InvalidSettings) -> AWSProfileFile {
            let path = environment[variable] ?? (home == nil ? nil : "~/.aws/\(usual)")
            guard var path else { return AWSProfileFile() }
            if path.hasPrefix("~/"), let home { path = home + path.dropFirst() }
            return try AWSProfileFile(path: path)
        }
        self.environment = environment
        isExplicit = profile != nil
        // In this order, as in botocore.
        name = profile ?? environment["AWS_DEFAULT_PROFILE"] ?? environment["AWS_PROFILE"] ?? "default"
        config = try file("AWS_CONFIG_FILE", "config")
        credentialsProfile = try file("AWS_SHARED_CREDENTIALS_FILE", "credentials").sections[name]
        // `[profile default]` precedes `[default]`.
        configProfile = config.sections["profile \(name)"] ?? (name == "default" ? config.sections["default"] : nil)
        section = (configProfile ?? [:]).merging(credentialsProfile ?? [:]) { $1 }
        guard credentialsProfile != nil || configProfile != nil || name == "default" else {
            throw S3Configuration.InvalidSettings("there is no AWS profile '\(name)': correct AWS_PROFILE, or add it")
        }
    }

    var region: String? {
        environment["AWS_REGION"] ?? environment["AWS_DEFAULT_REGION"] ?? section["region"]
    }

    func endpoint() throws(S3Configuration.InvalidSettings) -> URL? {
        let isIgnored =
            environment["AWS_IGNORE_CONFIGURED_ENDPOINT_URLS"] ?? section["ignore_configured_endpoint_urls"]
        guard isIgnored?.lowercased() != "true" else { return nil }
        var text = environment["AWS_ENDPOINT_URL_S3"] ?? environment["AWS_ENDPOINT_URL"]
        if text == nil { text = try endpointOfServices() ?? section["endpoint_url"] }
        guard let text else { return nil }
        let place = "the endpoint in AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL or the profile '\(name)'"
        guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()), url.host != nil else {
            throw S3Configuration.InvalidSettings("\(place) is not an http URL")
        }
        do {
            _ = try S3Configuration(endpoint: url).resolvedEndpoint()
        } catch {
            throw S3Configuration.InvalidSettings("\(place) cannot be used: \(error.description)")
        }
        return url
    }

    private func endpointOfServices() throws(S3Configuration.InvalidSettings) -> String? {
        guard let services = section["services"] else { return nil }
        guard let found = config.sections["services \(services)"], !found.isEmpty else {
            throw S3Configuration.InvalidSettings(
                "the AWS profile '\(name)' names the section [services \(services)], which is empty or missing: add it")
        }
        return found["s3.endpoint_url"]
    }

    /// Returns the credentials that the AWS tools find first, in their order.
    ///
    /// - Throws: An error if those are of a kind that is not supported.
    func credentials() throws(S3Configuration.InvalidSettings) -> S3Credentials? {
        let profile = "the AWS profile '\(name)'"
        if !isExplicit {
            let found = try Self.credentials(in: "the environment") { environment[$0.uppercased()] }
            if let found { return found }
        }
        try refuse(["web_identity_token_file", "role_arn"])
        if !isExplicit { try refuseVariables(["AWS_WEB_IDENTITY_TOKEN_FILE"]) }
        try refuse(["sso_role_name", "sso_account_id"])
        let own = try Self.credentials(in: profile) { credentialsProfile?[$0] }
        if let own { return own }
        try refuse(["credential_process", "login_session"])
        let found = try Self.credentials(in: profile) { configProfile?[$0] }
        if let found { return found }
        try refuse(["sso_session", "sso_start_url"])
        try refuseVariables(["AWS_CONTAINER_CREDENTIALS_RELATIVE_URI", "AWS_CONTAINER_CREDENTIALS_FULL_URI"])
        return nil
    }

    private func refuse(_ ways: [String]) throws(S3Configuration.InvalidSettings) {
        guard let way = ways.first(where: { section[$0] != nil }) else { return }
        throw S3Configuration.InvalidSettings(
            "the AWS profile '\(name)' gets its credentials by \(way), which is not supported: set the variables that "
                + "'aws configure export-credentials --profile \(name) --format env' prints")
    }

    private func refuseVariables(_ variables: [String]) throws(S3Configuration.InvalidSettings) {
        guard let variable = variables.first(where: { environment[$0] != nil }) else { return }
        throw S3Configuration.InvalidSettings(
            "the environment gives credentials by \(variable), which is not supported: set the variables that "
                + "'aws configure export-credentials --format env' prints")
    }

    private static func credentials(
        in place: String, _ value: (String) -> String?
    ) throws(S3Configuration.InvalidSettings) -> S3Credentials? {
        switch (value("aws_access_key_id"), value("aws_secret_access_key")) {
        case (let id?, let secret?):
            // The older name first, as in botocore.
            let token = value("aws_security_token") ?? value("aws_session_token")
            return S3Credentials(accessKeyID: id, secretAccessKey: secret, sessionToken: token)
        case (nil, nil): return nil
        default:
            throw S3Configuration.InvalidSettings(
                "\(place) has only one of aws_access_key_id and aws_secret_access_key: set both, or neither")
        }
    }
}
