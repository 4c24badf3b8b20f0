import Foundation
import TestSupport
import Testing

@testable import HalcyonS3

@Suite("S3: settings")
struct S3SettingsTests {
    private let folder: TemporaryDirectory

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

    @Test("Given no settings, when they are read, then requests are anonymous and go to Amazon")
    func nothing() throws {
        let none = try S3Configuration.fromEnvironment(environment: [:])
        #expect(none == S3Configuration(region: "us-east-1", endpoint: nil, credentials: nil))
        #expect(try settings(["AWS_REGION": "", "AWS_ACCESS_KEY_ID": ""]) == none)
    }

    @Test("Given variables and files, when they are read, then variables precede files")
    func variables() throws {
        let found = try settings(
            [
                "AWS_ACCESS_KEY_ID": "id", "AWS_SECRET_ACCESS_KEY": "secret", "AWS_SESSION_TOKEN": "token",
                "AWS_REGION": "eu-west-1", "AWS_DEFAULT_REGION": "eu-west-2", "AWS_ENDPOINT_URL": "http://127.0.0.1:1",
                "AWS_ENDPOINT_URL_S3": "http://127.0.0.1:2",
            ],
            config: "[default]\nregion = eu-west-3\nendpoint_url = http://127.0.0.1:3\n",
            credentials: "[default]\naws_access_key_id = other\naws_secret_access_key = other\n")
        #expect(found.credentials?.accessKeyID == "id")
        #expect(found.credentials?.secretAccessKey == "secret")
        #expect(found.credentials?.sessionToken == "token")
        #expect(found.region == "eu-west-1")
        #expect(found.endpoint?.absoluteString == "http://127.0.0.1:2")
        #expect(try settings(["AWS_DEFAULT_REGION": "eu-west-2"]).region == "eu-west-2")
    }

    @Test("Given no region, when settings are read, then it is the default one, or none")
    func defaultRegion() throws {
        func region(_ variables: [String: String], config: String = "") throws -> String {
            let file = try folder.write(Data(config.utf8), to: "config")
            let environment = variables.merging(["AWS_CONFIG_FILE": file.path]) { mine, _ in mine }
            return try S3Configuration.fromEnvironment(defaultRegion: "", environment: environment).region
        }
        #expect(try region([:]).isEmpty)
        #expect(try region(["AWS_REGION": ""]).isEmpty)
        #expect(try region([:], config: "[default]\nregion = us-east-1\n") == "us-east-1")
        #expect(try region(["AWS_DEFAULT_REGION": "eu-west-2"], config: "[default]\nregion = a\n") == "eu-west-2")
    }

    private static let config = """
        # a comment
        [default]
        region=eu-west-3   ; a comment
        [profile work]\r
        region = eu-north-1\r
        services = own
        s3 =
          addressing_style = path
          endpoint_url = http://127.0.0.1:8
        endpoint_url = http://127.0.0.1:9
        [services own]
        s3 =
          endpoint_url = http://127.0.0.1:7
        dynamodb =
          endpoint_url = http://127.0.0.1:6
        """
    private static let keys = """
        [default]
        aws_access_key_id = default-id
        aws_secret_access_key = default+secret/#=
        [ work ]
        AWS_ACCESS_KEY_ID = work-id
        aws_secret_access_key = work-secret
        aws_session_token = work-token
        """

    @Test("Given files, when a profile is chosen, then its settings are read from both")
    func profiles() throws {
        let usual = try settings(config: Self.config, credentials: Self.keys)
        #expect(usual.region == "eu-west-3")
        #expect(usual.endpoint == nil)
        #expect(usual.credentials == S3Credentials(accessKeyID: "default-id", secretAccessKey: "default+secret/#="))
        let work = try settings(["AWS_PROFILE": "work"], config: Self.config, credentials: Self.keys)
        #expect(work.region == "eu-north-1")
        #expect(work.endpoint?.absoluteString == "http://127.0.0.1:7")
        #expect(
            work.credentials
                == S3Credentials(accessKeyID: "work-id", secretAccessKey: "work-secret", sessionToken: "work-token"))
    }

    @Test("Given a profile as an argument, when keys are in the environment, then the profile's count")
    func explicitProfile() throws {
        let keys = ["AWS_ACCESS_KEY_ID": "id", "AWS_SECRET_ACCESS_KEY": "secret"]
        let named = try settings(keys, profile: "work", config: Self.config, credentials: Self.keys)
        #expect(named.credentials?.accessKeyID == "work-id")
        let chosen = try settings(
            keys.merging(["AWS_PROFILE": "work"]) { mine, _ in mine }, config: Self.config, credentials: Self.keys)
        #expect(chosen.credentials?.accessKeyID == "id")
        #expect(chosen.region == "eu-north-1")
    }

    @Test("Given other files, when variables name them, then these are read")
    func otherFiles() throws {
        try folder.write(Data("[default]\nregion = eu-south-1\n".utf8), to: "a")
        try folder.write(Data(Self.keys.utf8), to: "b")
        let found = try settings(
            ["AWS_CONFIG_FILE": folder.file("a").path, "AWS_SHARED_CREDENTIALS_FILE": folder.file("b").path],
            config: Self.config)
        #expect(found.region == "eu-south-1")
        #expect(found.credentials?.accessKeyID == "default-id")
    }

    @Test("Given that endpoints are to be ignored, when settings are read, then there is none")
    func ignoredEndpoint() throws {
        let found = try settings(
            ["AWS_IGNORE_CONFIGURED_ENDPOINT_URLS": "true", "AWS_ENDPOINT_URL": "http://127.0.0.1:1"])
        #expect(found.endpoint == nil)
    }

    @Test(
        "Given settings that cannot be used, when they are read, then the error says what to do",
        arguments: [
            (["AWS_ACCESS_KEY_ID": "id"], "", "only one of"),
            (["AWS_PROFILE": "missing"], "", "no AWS profile 'missing'"),
            (["AWS_ENDPOINT_URL": "ftp://host"], "", "not an http URL"),
            ([:], "[default]\nrole_arn = arn:aws:iam::1:role/a\n", "export-credentials"),
            ([:], "[default]\naws_secret_access_key = hidden\n", "only one of"),
        ] as [([String: String], String, String)])
    func unusable(variables: [String: String], config: String, words: String) throws {
        let error = #expect(throws: S3Configuration.InvalidSettings.self) {
            try settings(variables, config: config)
        }
        #expect(error?.description.contains(words) == true)
        #expect(error?.description.contains("hidden") == false)
    }

    @Test("Given credentials, when they are described or dumped, then no secret is shown")
    func redaction() {
        let credentials = S3Credentials(accessKeyID: "id", secretAccessKey: "hidden1", sessionToken: "hidden2")
        let configuration = S3Configuration(credentials: credentials)
        var texts = ["\(credentials)", String(reflecting: credentials), "\(configuration)", "\([credentials])"]
        for value in [credentials, configuration, S3Cache(bucket: "b", configuration: configuration)] as [Any] {
            var text = ""
            dump(value, to: &text)
            texts.append(text)
        }
        for text in texts { #expect(!text.contains("hidden"), "\(text)") }
    }

    @Test("Given an endpoint with a user, when it is described, dumped or read, then none is shown")
    func userInEndpoint() {
        let configuration = S3Configuration(endpoint: URL(string: "http://me:hidden@127.0.0.1:9000/path"))
        var texts = ["\(configuration)", String(reflecting: configuration), "\([configuration])"]
        for value in [configuration, S3DataLoader(configuration)] as [Any] {
            var text = ""
            dump(value, to: &text)
            texts.append(text)
        }
        for text in texts { #expect(!text.contains("hidden") && text.contains("127.0.0.1:9000/path"), "\(text)") }
        let error = #expect(throws: S3Configuration.InvalidSettings.self) {
            try settings(["AWS_ENDPOINT_URL": "http://me:hidden@127.0.0.1"])
        }
        #expect(error?.description.contains("must not contain a user") == true)
    }

    @Test("Given bytes, when they are hashed, then the hash is that of FIPS 180-4's examples")
    func hashes() {
        #expect(SHA256.hash(Data()) == SHA256.ofNothing)
        #expect(
            SHA256.hash(Data("abc".utf8)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        let long = Data("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8)
        #expect(SHA256.hash(long) == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
        #expect(
            SHA256.hash(Data(repeating: UInt8(ascii: "a"), count: 100_000).dropFirst(1))
                == SHA256.hash(Data(repeating: UInt8(ascii: "a"), count: 99_999)))
    }
}
