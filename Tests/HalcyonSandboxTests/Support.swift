import Foundation
import HalcyonCore
import HalcyonSandbox
import LinuxTestSupport

/// The helper programs, which lie beside the tests, and what is counted of processes.
enum Helpers {
    /// The program that users have.
    static var decoder: String { get throws { try BuiltProgram.path("halcyon-decoder") } }
    /// The program with the planted decoder.
    static var workout: String { get throws { try BuiltProgram.path("SandboxWorkout") } }

    static func settings(_ isolation: SandboxSettings.Isolation = .perImage) throws -> SandboxSettings {
        SandboxSettings(isolation: isolation, requiresSandbox: true, helperPath: try workout)
    }

    /// The codecs, in helpers.
    static func decoders(_ isolation: SandboxSettings.Isolation = .perImage) throws -> ImageDecoderRegistry {
        ImageDecoderRegistry(
            .sandboxed(SandboxSettings(isolation: isolation, requiresSandbox: true, helperPath: try decoder)))
    }

    /// A file for the planted decoder.
    static func plant(_ deed: String) -> Data { Data("PLANT \(deed) ".utf8) }

    /// A picture that the planted decoder makes, apart from all that it may do.
    static let good = plant("picture 16 16 7")

    /// The processes that run a program, by their numbers.
    static func processes(running program: String) -> [Int] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap(Int.init).filter {
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\($0)/exe")) == program
        }
    }

    /// The processes that were started for a decoder of a test, which has its own copy of the program.
    static func copy(of program: String, _ folder: URL) throws -> String {
        let path = folder.appending(path: "decoder-\(UInt64.random(in: 0...(.max)))").path
        try FileManager.default.copyItem(atPath: program, toPath: path)
        return path
    }

    /// The descriptors of this process.
    static var descriptorCount: Int {
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
    }
}
