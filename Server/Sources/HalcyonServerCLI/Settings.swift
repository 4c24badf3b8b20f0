import Configuration
import Foundation
import HalcyonServer
import SystemPackage

/// The values of the program's settings. The command line counts before the environment, and that before the file.
struct Settings: Sendable {
    private let reader: ConfigReader
    private let arguments: [String]
    /// Variables by name: the key of S3 is read from those of the AWS tools.
    let environment: [String: String]

    /// - Parameters:
    ///   - arguments: The program's arguments without its name.
    ///   - environment: Variables by name.
    /// - Throws: ``ConfigurationError`` for what is unknown or cannot be read.
    init(arguments: [String], environment: [String: String]) async throws(ConfigurationError) {
        self.arguments = arguments
        self.environment = environment
        let file = try Self.check(arguments) ?? environment["HALCYON_CONFIG"]
        var providers: [any ConfigProvider] = [
            CommandLineArgumentsProvider(arguments: ["halcyon-server"] + arguments),
            EnvironmentVariablesProvider(environmentVariables: environment).prefixKeys(with: "halcyon"),
        ]
        if let file {
            try Self.checkFile(file)
            do {
                providers.append(try await FileProvider<JSONSnapshot>(filePath: FilePath(file)))
            } catch {
                throw ConfigurationError("the configuration file '\(file)' cannot be read: \(error)")
            }
        }
        reader = ConfigReader(providers: providers)
    }

    func text(_ name: String) async throws(ConfigurationError) -> String? {
        do {
            return try await reader.fetchString(forKey: ConfigKey(name), isSecret: name == "keys")
        } catch {
            guard let argument = argument(name) else { throw Self.error(name) }
            return argument
        }
    }

    /// The value of a flag as it was given, since the reader splits it at commas; nil if there is not exactly one.
    private func argument(_ name: String) -> String? {
        guard let flag = Setting.all.first(where: { $0.name == name })?.flag else { return nil }
        var values: [String] = []
        for (index, argument) in arguments.enumerated() {
            if argument.hasPrefix(flag + "=") { values.append(String(argument.dropFirst(flag.count + 1))) }
            if argument == flag { values += arguments[(index + 1)...].prefix { !$0.hasPrefix("--") } }
        }
        return values.count == 1 ? values[0] : nil
    }

    func texts(_ name: String) async throws(ConfigurationError) -> [String]? {
        do {
            return try await reader.fetchStringArray(forKey: ConfigKey(name), isSecret: name == "keys")
        } catch { throw Self.error(name) }
    }

    func flag(_ name: String) async throws(ConfigurationError) -> Bool {
        do {
            return try await reader.fetchBool(forKey: ConfigKey(name)) ?? false
        } catch {
            // On the command line, the reader knows only `true` and `false`.
            switch argument(name) {
            case "1"?, "yes"?, "on"?: return true
            case "0"?, "no"?, "off"?: return false
            default: throw Self.error(name)
            }
        }
    }

    func number(_ name: String, _ bounds: ClosedRange<Int>, default standard: Int) async throws(ConfigurationError)
        -> Int
    {
        let value: Int?
        do {
            value = try await reader.fetchInt(forKey: ConfigKey(name))
        } catch { throw Self.error(name) }
        guard let value else { return standard }
        guard bounds.contains(value) else {
            throw ConfigurationError("\(name) must be from \(bounds.lowerBound) to \(bounds.upperBound), not \(value)")
        }
        return value
    }

    private static func error(_ name: String) -> ConfigurationError {
        let setting = Setting.all.first { $0.name == name }
        return ConfigurationError("\(name) cannot be read: expected \(setting?.value ?? "another value")")
    }

    /// A name that is not known would be ignored.
    ///
    /// - Returns: The file that `--config` names.
    private static func check(_ arguments: [String]) throws(ConfigurationError) -> String? {
        let known = Set(Setting.all.map(\.flag))
        var file: String?
        if let first = arguments.first, !first.hasPrefix("--") {
            throw ConfigurationError("'\(first)' is no option: see --help")
        }
        for (index, argument) in arguments.enumerated() where argument.hasPrefix("--") {
            let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
            if parts[0] == "--config" {
                file = parts.count == 2 ? parts[1] : arguments.dropFirst(index + 1).first
                if file == nil { throw ConfigurationError("--config needs the path of a file") }
            } else if !known.contains(parts[0]) {
                throw ConfigurationError("there is no option \(parts[0]): see --help")
            }
        }
        return file
    }

    private static func checkFile(_ file: String) throws(ConfigurationError) {
        let object: Any
        do {
            object = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: file)))
        } catch {
            throw ConfigurationError("the configuration file '\(file)' cannot be read: \(error.localizedDescription)")
        }
        guard let members = object as? [String: Any] else {
            throw ConfigurationError("the configuration file '\(file)' is not a JSON object")
        }
        let known = Set(Setting.all.map(\.name))
        for name in names(in: members) where !known.contains(name) {
            throw ConfigurationError("the configuration file has an unknown setting '\(name)': see --help")
        }
    }

    private static func names(in members: [String: Any]) -> [String] {
        members.sorted { $0.key < $1.key }.flatMap { name, value in
            (value as? [String: Any]).map { names(in: $0).map { "\(name).\($0)" } } ?? [name]
        }
    }
}
