import CFuzzer
import Foundation

let targets: [any FuzzTarget.Type] = [
    SniffTarget.self, ProbeTarget.self, DecodeTarget.self, FramesTarget.self, CompositingTarget.self, ProfileTarget.self,
    ExifTarget.self, RoundTripTarget.self,
]

let name = ProcessInfo.processInfo.environment["HALCYON_FUZZ_TARGET"] ?? ""
if name == "list" {
    print(targets.map { $0.name }.joined(separator: "\n"))
    exit(0)
}
// Written once, before the driver starts, and only read by its callback, which can capture nothing.
nonisolated(unsafe) var chosen: any FuzzTarget.Type = SniffTarget.self
guard let found = targets.first(where: { $0.name == name }) else {
    print("HALCYON_FUZZ_TARGET names one of: \(targets.map { $0.name }.joined(separator: ", "))")
    exit(2)
}
chosen = found

var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
exit(
    LLVMFuzzerRunDriver(&count, &arguments) { bytes, size in
        guard let bytes else { return 0 }
        // A copy of exactly this length: the sanitizer then sees a read of the byte behind it.
        try? chosen.run(Data(bytes: bytes, count: size))
        return 0
    })
