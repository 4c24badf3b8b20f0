/// A pattern for URLs: `*` stands for any characters, `/` among them, `?` for one; all else for itself. A text without either
/// is looked for anywhere in the URL.
struct Glob: Sendable, Equatable {
    private let pattern: [UInt8]

    init(_ text: String) {
        let isPattern = text.contains { $0 == "*" || $0 == "?" }
        pattern = Array((isPattern ? text : "*\(text)*").utf8)
    }

    /// Whether the whole of `text` fits. In time of the one length by the other at most: patterns may come from anywhere.
    func matches(_ text: String) -> Bool {
        let text = Array(text.utf8)
        let (star, any) = (UInt8(ascii: "*"), UInt8(ascii: "?"))
        var (at, next) = (0, 0)
        // Where the last star stands, and how much of the text it takes.
        var last: (star: Int, end: Int)?
        while at < text.count {
            if next < pattern.count, pattern[next] == star {
                last = (next, at)
                next += 1
            } else if next < pattern.count, pattern[next] == any || pattern[next] == text[at] {
                at += 1
                // One character may be several bytes.
                if pattern[next] == any { while at < text.count, text[at] & 0xC0 == 0x80 { at += 1 } }
                next += 1
            } else if let (place, end) = last {
                last = (place, end + 1)
                (at, next) = (end + 1, place + 1)
            } else {
                return false
            }
        }
        return pattern[next...].allSatisfy { $0 == star }
    }
}
