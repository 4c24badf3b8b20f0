import Foundation
import TestSupport
import Testing

@testable import HalcyonS3

@Suite("S3: profiles as the AWS tools read them")
struct S3ProfileTests {
    private let folder: TemporaryDirectory
    private static let keys = "aws_access_key_id = id\naws_secret_access_key = hidden\n"

    init() throws { folder = try TemporaryDirectory() }

    private func settings(
        _ variables: [String: String] = [:], profile: String? = nil, config: String = "", credentials: String = ""
    ) throws -> S3Configuration {
        let home = folder.file("home")
        try FileManager.default.createDirectory(at: home.appending(path: ".aws"), withIntermediateDirectories: true)
        try config.write(to: home.appending(path: ".aws/config"), atomically: true, encoding: .utf8)
        try credentials.write(to: home.appending(path: ".aws/credentials"), atomically: true, encoding: .utf8)
        return try S3Configuration.fromEnvironment(
            profile: profile, environment: variables.merging(["HOME": home.path]) { mine, _ in mine })
    }

    private func error(
        _ variables: [String: String] = [:], profile: String? = nil, config: String = "", credentials: String = ""
    ) -> String? {
        do {
            let found = try settings(variables, profile: profile, config: config, credentials: credentials)
            Issue.record("\(found) instead of an error")
            return nil
        } catch {
            #expect(!"\(error)".contains("hidden"))
            return (error as? S3Configuration.InvalidSettings)?.description
        }
    }

    @Test(
        "Given a role or a sign-on beside keys, when settings are read, then the keys are not used",
        arguments: [
            ("role_arn = arn:aws:iam::1:role/a\nsource_profile = default", "role_arn"),
            ("role_arn = arn:aws:iam::1:role/a\nweb_identity_token_file = /token", "web_identity_token_file"),
            ("web_identity_token_file = /token", "web_identity_token_file"), ("sso_account_id = 1", "sso_account_id"),
            ("sso_role_name = a\nsso_session = s", "sso_role_name"),
        ])
    func rolesBesideKeys(lines: String, word: String) {
        let section = "[default]\n\(lines)\n"
        #expect(error(config: section, credentials: "[default]\n\(Self.keys)")?.contains("by \(word)") == true)
        #expect(error(config: section + Self.keys)?.contains("by \(word)") == true)
        #expect(error(credentials: section + Self.keys)?.contains("by \(word)") == true)
    }

    @Test("Given a process or a login, when settings are read, then only keys before them count")
    func processes() throws {
        for word in ["credential_process", "login_session"] {
            let section = "[default]\n\(word) = something\n"
            #expect(error(config: section)?.contains("by \(word)") == true)
            #expect(try settings(config: section, credentials: "[default]\n\(Self.keys)").credentials != nil)
        }
        let section = "[default]\ncredential_process = something\n" + Self.keys
        #expect(error(config: section)?.contains("by credential_process") == true)
        #expect(error(config: "[default]\nsso_start_url = https://a\n")?.contains("by sso_start_url") == true)
    }

    @Test("Given an identity of the environment, when settings are read, then the error names it")
    func identities() throws {
        let keys = ["AWS_ACCESS_KEY_ID": "id", "AWS_SECRET_ACCESS_KEY": "secret"]
        let token = ["AWS_WEB_IDENTITY_TOKEN_FILE": "/token", "AWS_ROLE_ARN": "arn:aws:iam::1:role/a"]
        let profile = "[default]\n\(Self.keys)"
        #expect(error(token)?.contains("AWS_WEB_IDENTITY_TOKEN_FILE") == true)
        #expect(error(token, credentials: profile)?.contains("AWS_WEB_IDENTITY_TOKEN_FILE") == true)
        #expect(try settings(token.merging(keys) { $1 }).credentials?.accessKeyID == "id")
        #expect(try settings(token, profile: "default", credentials: profile).credentials?.accessKeyID == "id")
        for name in ["AWS_CONTAINER_CREDENTIALS_RELATIVE_URI", "AWS_CONTAINER_CREDENTIALS_FULL_URI"] {
            #expect(error([name: "/hidden"])?.contains(name) == true)
            #expect(try settings([name: "/a"], credentials: profile).credentials?.accessKeyID == "id")
            #expect(try settings([name: "/a"].merging(keys) { $1 }).credentials?.accessKeyID == "id")
        }
    }

    @Test("Given an endpoint in the credentials file, when settings are read, then it counts")
    func endpointInCredentials() throws {
        let services = "[services own]\ns3 =\n  endpoint_url = http://b\n"
        let config = "[default]\nendpoint_url = http://a\nregion = eu-west-1\n" + services
        func endpoint(_ lines: String) throws -> String? {
            try settings(config: config, credentials: "[default]\n\(lines)\n").endpoint?.absoluteString
        }
        #expect(try endpoint("") == "http://a")
        #expect(try endpoint("endpoint_url = http://c") == "http://c")
        #expect(try endpoint("services = own") == "http://b")
        #expect(try endpoint("ignore_configured_endpoint_urls = true") == nil)
        #expect(try settings(config: config, credentials: "[default]\nregion = eu-west-2\n").region == "eu-west-2")
    }

    @Test("Given services without their section, when settings are read, then the error names them")
    func missingServices() throws {
        let config = "[default]\nservices = none\nendpoint_url = http://a\n"
        #expect(error(config: config)?.contains("services none") == true)
        #expect(error(config: config + "[services none]\n")?.contains("services none") == true)
        #expect(try settings(["AWS_ENDPOINT_URL": "http://b"], config: config).endpoint?.host() == "b")
        let others = "[services none]\nsqs =\n  endpoint_url = http://b\n"
        #expect(try settings(config: config + others).endpoint?.host() == "a")
    }

    @Test("Given quoted names of sections, when a profile is chosen, then it is found")
    func quotes() throws {
        for name in ["'my prof'", "\"my prof\"", "my\\ prof"] {
            let services = "[services 'own s']\ns3 =\n endpoint_url = http://a\n"
            let config = "[ profile  \(name) ]\nregion = eu-west-1\nservices = own s\n" + services
            let found = try settings(profile: "my prof", config: config)
            #expect(found.region == "eu-west-1")
            #expect(found.endpoint?.host() == "a")
        }
        #expect(try settings(profile: "a]b", config: "[profile \"a]b\"]\nregion = eu-west-1\n").region == "eu-west-1")
        #expect(try settings(profile: "a b", credentials: "[a b]\n\(Self.keys)").credentials != nil)
        #expect(error(profile: "'x", config: "[profile 'x]\nregion = eu-west-1\n")?.contains("no AWS profile") == true)
    }

    @Test("Given older names of variables and settings, when settings are read, then they count")
    func olderNames() throws {
        let credentials = "[work]\n\(Self.keys)aws_security_token = old\n"
        let found = try settings(["AWS_DEFAULT_PROFILE": "work"], credentials: credentials)
        #expect(found.credentials?.accessKeyID == "id")
        #expect(found.credentials?.sessionToken == "old")
        let keys = ["AWS_ACCESS_KEY_ID": "id", "AWS_SECRET_ACCESS_KEY": "secret", "AWS_SECURITY_TOKEN": "old"]
        #expect(try settings(keys).credentials?.sessionToken == "old")
    }

    @Test("Given lines as configparser reads them, when settings are read, then they count")
    func lines() throws {
        let text = "[default]\naws_access_key_id: id:a=b\nAWS_SECRET_ACCESS_KEY : se=cret\nregion=eu:west\n"
        let found = try settings(credentials: text)
        #expect(found.credentials?.accessKeyID == "id:a=b")
        #expect(found.credentials?.secretAccessKey == "se=cret")
        #expect(found.region == "eu:west")
        let config = "\u{FEFF}; comment\n\n[default] # comment\nregion: eu-west-1\nendpoint_url: http://127.0.0.1:9\n"
        #expect(try settings(config: config).region == "eu-west-1")
        #expect(try settings(config: config).endpoint?.absoluteString == "http://127.0.0.1:9")
        let long = "[default]\nregion = eu-west-1\n  and more\ns3 =\n  addressing_style = path\n"
        #expect(try settings(config: long).region.hasPrefix("eu-west-1"))
    }

    @Test(
        "Given a file of another form, when settings are read, then the error names its line",
        arguments: [
            ("aws_secret_access_key = hidden\n", 1), ("# a\n[default\naws_secret_access_key = hidden\n", 2),
            ("[default]\nregion = a\n[profile\nhidden = b\n", 3), ("[default]\n\nhidden\n", 3), ("[]\nhidden = 1\n", 1),
            ("{\"hidden\": 1}\n", 1), ("[default]\ns3 =\n  endpoint_url: hidden\n", 3),
        ])
    func otherForms(text: String, line: Int) {
        #expect(error(config: text)?.contains("line \(line) ") == true)
        #expect(error(credentials: text)?.contains("line \(line) ") == true)
    }

    @Test("Given a folder that cannot be entered, when settings are read, then the error names it")
    func unreadable() throws {
        let home = folder.file("loop")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        let link = home.appending(path: ".aws").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: link)
        let error = #expect(throws: S3Configuration.InvalidSettings.self) {
            try S3Configuration.fromEnvironment(environment: ["HOME": home.path])
        }
        #expect(error?.description.contains(".aws/c") == true)
        for home in ["/dev/null", folder.file("missing").path] {
            #expect(try S3Configuration.fromEnvironment(environment: ["HOME": home]).credentials == nil)
        }
    }
}
