import ArgumentParser
import Foundation
import HalcyonCore
import LinuxTestSupport
import Testing

@testable import HalcyonCLI

@Suite("--sandbox")
struct SandboxOptionTests {
    /// A bug of 0.1.0-dev: with --keep-metadata, the file was decoded once more in the program.
    @Test("Given --sandbox, when a file is decoded to be written, then that happens apart, too")
    func apart() async throws {
        setenv("HALCYON_DECODER", try BuiltProgram.path("halcyon-decoder"), 1)
        let encoder = Assembly(try LoadingOptions.parse(["--sandbox"])).encoder
        let file = try await Pictures.file(.jpeg)
        let image = try await encoder.decode(file, options: DecodingOptions(keptMetadata: .colorProfile))
        #expect(image.isolation?.isSufficient == true)
    }
}
