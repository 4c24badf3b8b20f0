import CPlants
import CSandbox
import Foundation
import Glibc
import HalcyonCore

/// A decoder that a file has taken over: the file says what it does.
///
/// A file is the text `PLANT`, the name of a deed, and its arguments. What a deed finds out is the error's text.
struct PlantedDecoder: ImageDecoding {
    /// The number of the process that helpers are copies of, which no helper may ask for.
    private static let parent = Int(getpid())
    private static let format = ImageFormat(name: "pnm")

    init() { _ = Self.parent }

    func info(of data: Data) throws(ImageError) -> ImageInfo? {
        guard data.starts(with: Array("PLANT ".utf8)) else { return nil }
        return ImageInfo(format: Self.format, size: PixelSize(width: 1, height: 1))
    }

    func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
        guard data.starts(with: Array("PLANT ".utf8)) else { return nil }
        let words = String(decoding: data, as: UTF8.self).split(separator: " ").map(String.init)
        return try Self.perform(words.count > 1 ? words[1] : "", Array(words.dropFirst(2)))
    }

    private static func outcome(_ text: String) -> ImageError { .decoding(.corrupt(format, why: .init(text))) }

    private static func perform(_ deed: String, _ words: [String]) throws(ImageError) -> DecodedImage? {
        switch deed {
        case "call": return try call(words)
        case "picture": return try picture(words)
        case "loop": while true {}
        case "recurse": throw outcome("\(plants_recurse(0))")
        case "segv":
            plants_write_to_nowhere()
            return nil
        case "trap": throw outcome("\([1, 2][words.count + 2])")
        case "abort": abort()
        case "exit": exit(Int32(words.first ?? "0") ?? 0)
        case "take": return try take()
        case "takeFiles": return try takeFiles()
        case "send": return try send(words)
        case "threads": beginThreads()
        case "rest": return try rest(words)
        case "grow": return try grow()
        case "write": return try write(words)
        case "pid": throw outcome("\(getpid())")
        case "see": throw outcome(ProcessInfo.processInfo.environment[words.first ?? ""] ?? "not there")
        default: throw outcome("no such deed")
        }
    }

    /// A system call: its name and its arguments, which are numbers or texts.
    private static func call(_ words: [String]) throws(ImageError) -> DecodedImage? {
        var kept: [UnsafeMutablePointer<CChar>] = []
        defer { for text in kept { free(text) } }
        var arguments = [Int](repeating: 0, count: 6)
        for (index, word) in words.dropFirst().prefix(6).enumerated() {
            if word == "parent" {
                arguments[index] = parent
            } else if word == "self" {
                arguments[index] = Int(getpid())
            } else if let number = Int(word) {
                arguments[index] = number
            } else if let text = strdup(word) {
                kept.append(text)
                arguments[index] = Int(bitPattern: text)
            }
        }
        let result = plants_call(
            words.first ?? "", arguments[0], arguments[1], arguments[2], arguments[3], arguments[4], arguments[5])
        throw outcome(result < 0 ? String(cString: strerror(Int32(-result))) : "returned \(result)")
    }

    /// A picture of one colour.
    private static func picture(_ words: [String]) throws(ImageError) -> DecodedImage? {
        let numbers = words.compactMap { Int($0) } + [16, 16, 1]
        let pixels = try PixelBuffer(width: numbers[0], height: numbers[1], hasAlpha: false) {
            memory throws(ImageError) in
            for index in memory.indices { memory[index] = index % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: numbers[2]) }
        }
        return DecodedImage(pixels: pixels, format: format)
    }

    /// Takes memory, in MiB, until there is none.
    private static func take() throws(ImageError) -> DecodedImage? {
        var taken = 0
        while taken < 1 << 20, let memory = malloc(16 << 20) {
            memset(memory, 1, 16 << 20)
            taken += 16
        }
        throw outcome("\(taken) MiB")
    }

    /// Takes descriptors.
    private static func takeFiles() throws(ImageError) -> DecodedImage? {
        var count = 0
        while count < 10_000, dup(STDERR_FILENO) >= 0 { count += 1 }
        throw outcome("\(count) descriptors")
    }

    /// Begins threads until it is ended, or none can be begun.
    private static func beginThreads() -> Never {
        // Small stacks: the limit of memory stops those with usual ones first.
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setstacksize(&attributes, 64 << 10)
        while true {
            var thread = pthread_t()
            pthread_create(
                &thread, &attributes,
                { _ in
                    while true {}
                }, nil)
        }
    }

    /// Shows a picture and leaves threads that sleep; with "later", they begin when it has been shown.
    private static func rest(_ words: [String]) throws(ImageError) -> DecodedImage? {
        var thread = pthread_t()
        if words.contains("later") {
            pthread_create(
                &thread, nil,
                { _ in
                    poll(nil, 0, 100)
                    PlantedDecoder.beginSleepers()
                    return nil
                }, nil)
        } else {
            beginSleepers()
        }
        return try picture([])
    }

    private static func beginSleepers() {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setstacksize(&attributes, 64 << 10)
        for _ in 0..<100 {
            var thread = pthread_t()
            pthread_create(
                &thread, &attributes,
                { _ in
                    while true { poll(nil, 0, 1_000_000) }
                }, nil)
        }
    }

    /// Writes to the room for pixels by the one descriptor that may be written, until that fails.
    private static func grow() throws(ImageError) -> DecodedImage? {
        let block = [UInt8](repeating: 7, count: 1 << 20)
        close(STDERR_FILENO)
        guard dup(HALCYON_HELPER_SOCKET + 2) == STDERR_FILENO else { throw outcome("no descriptor") }
        var count = 0
        while count < 1 << 30 {
            let written = Glibc.write(STDERR_FILENO, block, block.count)
            guard written > 0 else { throw outcome(String(cString: strerror(errno))) }
            count += written
        }
        throw outcome("\(count) bytes")
    }

    /// Writes to all descriptors that the program may have.
    private static func write(_ words: [String]) throws(ImageError) -> DecodedImage? {
        guard let number = words.first.flatMap(Int.init) else { return nil }
        let result = plants_call("write", number, Int(bitPattern: strdup("x")), 1, 0, 0, 0)
        throw outcome("returned \(result)")
    }
}
