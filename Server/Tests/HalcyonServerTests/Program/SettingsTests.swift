import Foundation
import HalcyonServer
import Testing

@testable import HalcyonServerCLI

@Suite("The program's settings")
struct SettingsTests {
    private func settings(
        _ arguments: [String] = [], _ environment: [String: String] = [:]
    ) async throws -> Settings {
        try await Settings(arguments: arguments, environment: environment)
    }

    /// What the program says of settings that it cannot start with.
    private func failure(_ arguments: [String] = [], _ environment: [String: String] = [:]) async -> String? {
        do throws(ConfigurationError) {
            _ = try await Settings(arguments: arguments, environment: environment)
            return nil
        } catch {
            return error.description
        }
    }

    @Test("Given a setting in all places, when it is read, then flags count, then variables")
    func precedence() async throws {
        try await withFile(#"{"http": {"port": 3}, "keys": ["03"], "insecure": false}"#) { file in
            let flags = ["--config", file, "--http-port", "1", "--keys", "01", "--insecure", "true"]
            let variables = ["HALCYON_HTTP_PORT": "2", "HALCYON_KEYS": "02", "HALCYON_INSECURE": "false"]
            let all = try await settings(flags, variables)
            #expect(try await all.number("http.port", 0...9, default: 0) == 1)
            #expect(try await all.texts("keys") == ["01"])
            #expect(try await all.flag("insecure"))
            let two = try await settings(["--config=\(file)"], variables)
            #expect(try await two.number("http.port", 0...9, default: 0) == 2)
            #expect(try await two.texts("keys") == ["02"])
            let one = try await settings([], ["HALCYON_CONFIG": file])
            #expect(try await one.number("http.port", 0...9, default: 0) == 3)
            #expect(try await one.texts("keys") == ["03"])
            #expect(try await !one.flag("insecure"))
            let none = try await settings()
            #expect(try await none.number("http.port", 0...9, default: 7) == 7)
            #expect(try await none.texts("keys") == nil)
            #expect(try await none.text("redis") == nil)
            #expect(try await !none.flag("insecure"))
        }
    }

    @Test("Given two files, when both are named, then that of the flag counts")
    func twoFiles() async throws {
        try await withFile(#"{"http": {"host": "flag"}}"#) { file in
            try await withFile(#"{"http": {"host": "variable"}}"#) { other in
                let settings = try await settings(["--config", file], ["HALCYON_CONFIG": other])
                #expect(try await settings.text("http.host") == "flag")
            }
        }
    }

    @Test("Given a flag in each form, when it is read, then it has its value")
    func forms() async throws {
        let settings = try await settings([
            "--http-host=::1", "--http-port", "81", "--insecure", "--keys", "aa,bb", "--sources-hosts=a.b,*.c.d",
            "--development", "false",
        ])
        #expect(try await settings.text("http.host") == "::1")
        #expect(try await settings.number("http.port", 0...99, default: 0) == 81)
        #expect(try await settings.flag("insecure"))
        #expect(try await !settings.flag("development"))
        #expect(try await settings.texts("keys") == ["aa", "bb"])
        #expect(try await settings.texts("sources.hosts") == ["a.b", "*.c.d"])
    }

    @Test("Given presets with commas, when a flag, a variable or a file has them, then they are whole")
    func presets() async throws {
        let text = "thumb=w:200,h:200,fit:fill;hero=w:1600"
        #expect(try await settings(["--presets-list", text]).text("presets.list") == text)
        #expect(try await settings(["--presets-list=\(text)"]).text("presets.list") == text)
        #expect(try await settings([], ["HALCYON_PRESETS_LIST": text]).text("presets.list") == text)
        #expect(
            try await settings(["--presets-list", text], ["HALCYON_PRESETS_LIST": "a=e"]).text("presets.list") == text)
        for flags in [
            ["--presets-list"], ["--presets-list", text, text], ["--presets-list", text, "--presets-list=\(text)"],
        ] {
            let several = try await settings(flags)
            await #expect(throws: ConfigurationError.self, "\(flags)") { try await several.text("presets.list") }
        }
        try await withFile(#"{"presets": {"list": "\#(text)", "only": true}}"#) { file in
            let settings = try await settings(["--config", file])
            #expect(try await settings.text("presets.list") == text)
            #expect(try await settings.flag("presets.only"))
        }
    }

    @Test(
        "Given a flag that is not known, when the program starts, then the error names it",
        arguments: ["--port", "--http.port", "--HTTP-PORT", "--http-portt", "--", "---http-port", "--key"])
    func unknownFlags(flag: String) async {
        #expect(await failure([flag, "1"])?.contains(flag) == true)
        #expect(await failure([flag + "=1"])?.contains(flag) == true)
        #expect(await failure(["--http-port", "1", flag, "1"])?.contains(flag) == true)
    }

    @Test(
        "Given a file with an unknown member, when the program starts, then the error names it",
        arguments: [
            (#"{"port": 1}"#, "port"), (#"{"http": {"prot": 1}}"#, "http.prot"), (#"{"http": 1}"#, "http"),
            (#"{"HTTP": {"port": 1}}"#, "HTTP.port"), (#"{"keys": {"a": {"b": 1}}}"#, "keys.a.b"),
        ])
    func unknownMembers(text: String, name: String) async throws {
        try await withFile(text) { file in
            #expect(await failure(["--config", file])?.contains("'\(name)'") == true)
        }
    }

    @Test("Given a file that is none, when the program starts, then it says so", arguments: ["", "[]", "1", "{", "x"])
    func badFiles(text: String) async throws {
        try await withFile(text) { file in
            #expect(await failure(["--config", file])?.contains(file) == true)
            #expect(await failure([], ["HALCYON_CONFIG": file])?.contains(file) == true)
        }
    }

    @Test("Given no file where one is named, when the program starts, then it says so")
    func missingFiles() async {
        #expect(await failure(["--config", "/nonexistent/a.json"])?.contains("/nonexistent/a.json") == true)
        #expect(await failure(["--config"])?.contains("--config") == true)
    }

    @Test(
        "Given a wrong number, when it is read, then the error names the setting",
        arguments: ["x", "1.5", "", "0", "101", "1e2", "99999999999999999999", "-1"])
    func badNumbers(value: String) async throws {
        for settings in [
            try await settings(["--results-quality=\(value)"]),
            try await settings([], ["HALCYON_RESULTS_QUALITY": value]),
        ] {
            let error = await #expect(throws: ConfigurationError.self) {
                try await settings.number("results.quality", 1...100, default: 80)
            }
            #expect(error?.description.contains("results.quality") == true)
        }
    }

    @Test("Given a value of another type in a file, when it is read, then the error names the setting")
    func badTypes() async throws {
        try await withFile(#"{"http": {"port": "80", "host": 1}, "keys": "aa", "insecure": "x"}"#) { file in
            let settings = try await settings(["--config", file])
            await #expect(throws: ConfigurationError.self) {
                try await settings.number("http.port", 0...99, default: 0)
            }
            await #expect(throws: ConfigurationError.self) { try await settings.text("http.host") }
            await #expect(throws: ConfigurationError.self) { try await settings.texts("keys") }
            await #expect(throws: ConfigurationError.self) { try await settings.flag("insecure") }
        }
    }

    @Test("Given a value that is no bool, when it is read, then the error names the setting")
    func badFlags() async throws {
        for settings in [
            try await settings(["--insecure", "maybe"]), try await settings([], ["HALCYON_INSECURE": "maybe"]),
        ] {
            let error = await #expect(throws: ConfigurationError.self) { try await settings.flag("insecure") }
            #expect(error?.description.contains("insecure") == true)
        }
    }

    @Test("Given all settings, when their flags and variables are listed, then no two are the same")
    func names() {
        #expect(Set(Setting.all.map(\.flag)).count == Setting.all.count)
        #expect(Set(Setting.all.map(\.variable)).count == Setting.all.count)
        for setting in Setting.all {
            #expect(setting.name == setting.name.lowercased())
            #expect(Help.text.contains("  \(setting.flag) \(setting.value)  "))
        }
    }
}

/// Calls a function with the path of a temporary file.
func withFile(_ text: String, _ use: (String) async throws -> Void) async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "halcyon-\(UUID().uuidString).json")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try await use(file.path(percentEncoded: false))
}
