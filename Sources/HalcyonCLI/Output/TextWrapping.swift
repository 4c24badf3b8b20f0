extension String {
    /// The text in lines of at most `width` characters, broken between words where that can be.
    func wrapped(to width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in split(separator: " ") {
            var word = word
            if !line.isEmpty, line.count + 1 + word.count <= width {
                line += " " + word
                continue
            }
            if !line.isEmpty { lines.append(line) }
            while word.count > width {
                lines.append(String(word.prefix(width)))
                word = word.dropFirst(width)
            }
            line = String(word)
        }
        return line.isEmpty ? lines : lines + [line]
    }

    /// At most `limit` characters; what is cut from the middle is marked by two full stops, which every font has.
    func asciiShortened(to limit: Int) -> String {
        guard count > limit else { return self }
        return shortened(to: limit - 1).replacing("…", with: "..")
    }
}
