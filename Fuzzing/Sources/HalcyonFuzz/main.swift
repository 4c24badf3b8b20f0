import CFuzzer
import Foundation

let targets: [any FuzzTarget.Type] = [
    SniffTarget.self, ProbeTarget.self, FramesTarget.self, CompositingTarget.self, PreviewsTarget.self,
    ProfileTarget.self, ExifTarget.self, RoundTripTarget.self, PNGRowsTarget.self, HeadsTarget.self,
    RegionsTarget.self,
]
// One target, with a corpus a format: of all in one, the fast formats would get nearly all the time.
let formats = ["jpeg", "png", "gif", "webp", "avif", "heic", "bmp", "ico", "jxl", "pnm", "qoi", "tga", "tiff", "svg"]
let decodes = formats.map { "\(DecodeTarget.name)-\($0)" }

let name = ProcessInfo.processInfo.environment["HALCYON_FUZZ_TARGET"] ?? ""
if name == "list" {
    print((targets.map { $0.name } + decodes).joined(separator: "\n"))
    exit(0)
}
if name == "seeds" {
    // Those of targets whose inputs are no files.
    guard CommandLine.arguments.count == 2 else { exit(2) }
    do { try HeadsTarget.writeSeeds(into: URL(filePath: CommandLine.arguments[1])) } catch {
        print("\(error)")
        exit(1)
    }
    exit(0)
}
// Written once, before the driver starts, and only read by its callback, which can capture nothing.
nonisolated(unsafe) var chosen: any FuzzTarget.Type = SniffTarget.self
guard let found = decodes.contains(name) ? DecodeTarget.self : targets.first(where: { $0.name == name }) else {
    print("HALCYON_FUZZ_TARGET names one of: \((targets.map { $0.name } + decodes).joined(separator: ", "))")
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
