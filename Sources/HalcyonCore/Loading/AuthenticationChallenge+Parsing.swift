extension AuthenticationChallenge.Scheme {
    /// Returns the schemes that the value of a `WWW-Authenticate` field lists (RFC 9110, 11.6.1).
    ///
    /// Commas separate both schemes and parameters: a word is a parameter's name if `=` follows, otherwise a scheme's.
    /// Skips text that does not match the grammar.
    static func list(in value: String) -> [Self] {
        var reader = Reader(bytes: Array(value.utf8))
        var schemes: [Self] = []
        while reader.skipSeparators() {
            let word = reader.takeToken()
            if word.isEmpty {
                reader.skipToComma()
            } else if reader.takeEqualsSign() {
                let value = reader.takeValue()
                if let last = schemes.indices.last, schemes[last].parameters[word.lowercased()] == nil {
                    schemes[last].parameters[word.lowercased()] = value
                }
            } else {
                var scheme = Self(name: word)
                scheme.parameters[""] = reader.takeToken68()
                schemes.append(scheme)
            }
        }
        return schemes
    }

    private struct Reader {
        let bytes: [UInt8]
        var place = 0

        private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

        private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

        private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
            (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte)
        }

        /// Returns whether anything follows.
        mutating func skipSeparators() -> Bool {
            while let byte = next, Self.isSpace(byte) || byte == UInt8(ascii: ",") { place += 1 }
            return next != nil
        }

        mutating func skipToComma() { while let byte = next, byte != UInt8(ascii: ",") { place += 1 } }

        private mutating func skipSpaces() { while let byte = next, Self.isSpace(byte) { place += 1 } }

        private mutating func take(while isWanted: (UInt8) -> Bool) -> String {
            let start = place
            while let byte = next, isWanted(byte) { place += 1 }
            return String(decoding: bytes[start..<place], as: UTF8.self)
        }

        mutating func takeToken() -> String {
            take { Self.isLetterOrDigit($0) || "!#$%&'*+-.^_`|~".utf8.contains($0) }
        }

        /// Skips `=` and the spaces around it; skips nothing if there is none.
        mutating func takeEqualsSign() -> Bool {
            let start = place
            skipSpaces()
            if next == UInt8(ascii: "=") {
                place += 1
                skipSpaces()
                return true
            }
            place = start
            return false
        }

        /// Takes a token or a quoted string, which ends at the end of the text at the latest.
        mutating func takeValue() -> String {
            guard next == UInt8(ascii: "\"") else { return takeToken() }
            place += 1
            var value: [UInt8] = []
            while let byte = next, byte != UInt8(ascii: "\"") {
                place += 1
                if byte == UInt8(ascii: "\\"), let escaped = next {
                    place += 1
                    value.append(escaped)
                } else {
                    value.append(byte)
                }
            }
            if next != nil { place += 1 }
            return String(decoding: value, as: UTF8.self)
        }

        /// Takes a scheme's single unnamed parameter; takes nothing if something else follows.
        mutating func takeToken68() -> String? {
            let start = place
            skipSpaces()
            var token = take { Self.isLetterOrDigit($0) || "-._~+/".utf8.contains($0) }
            let isEmpty = token.isEmpty
            token += take { $0 == UInt8(ascii: "=") }
            skipSpaces()
            if !isEmpty, next == nil || next == UInt8(ascii: ",") { return token }
            place = start
            return nil
        }
    }
}
