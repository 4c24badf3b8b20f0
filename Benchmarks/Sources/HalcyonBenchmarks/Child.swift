import BenchmarkSupport
import Foundation

/// This program once more, for figures that a process of many rows cannot tell of one: its peak memory, or its work
/// from the start.
enum Child {
    /// The numbers that it prints, the peak in KiB first.
    static func figures(_ arguments: String...) throws -> [Double] {
        try figures(of: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path, arguments)
    }

    /// The numbers that a program prints.
    static func figures(of program: String, _ arguments: [String]) throws -> [Double] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    }

    /// Does what a parent has asked for; false where there is none.
    static func work(_ arguments: [String]) async throws -> Bool {
        guard arguments.count >= 2, arguments[0].hasSuffix("-once") else { return false }
        var figures: [Double] = []
        switch arguments[0] {
        case "--decode-once": try ThumbnailRows.decodeOnce(arguments[1])
        case "--play-once": figures = try await AnimationRows.playOnce(arguments[1])
        case "--burst-once" where arguments.count == 3:
            figures = try await BurstRows.burstOnce(arguments[1], arguments[2])
        case "--list-once" where arguments.count == 3:
            figures = try await ListRows.listOnce(arguments[1], arguments[2])
        default: _ = try Data(contentsOf: URL(fileURLWithPath: arguments[1]))
        }
        print(([Double(ProcessSample.peakKilobytes)] + figures).map { "\($0)" }.joined(separator: " "))
        return true
    }
}
