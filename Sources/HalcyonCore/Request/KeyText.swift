/// Joins parts to one text that no other list of parts gives: each part has its length in bytes before it.
struct KeyText {
    private(set) var text = ""

    mutating func append(_ part: String) {
        text += String(part.utf8.count)
        text += ":"
        text += part
    }
}
