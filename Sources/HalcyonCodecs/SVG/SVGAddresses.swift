#if SVG
import Foundation
import HalcyonCore

/// The addresses in attributes and style sheets.
enum SVGAddresses {
    /// Returns a text with its references to characters replaced (XML 1.0, 4.1); unknown ones stay.
    static func unescaped(_ text: ArraySlice<UInt8>) -> [UInt8] {
        guard text.contains(UInt8(ascii: "&")) else { return Array(text) }
        let names: [String: Unicode.Scalar] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
        var output: [UInt8] = []
        var index = text.startIndex
        while index < text.endIndex {
            if text[index] == UInt8(ascii: "&"),
                let end = text.endOfReference(at: index)
            {
                let name = String(decoding: text[(index + 1)..<end], as: UTF8.self)
                let number =
                    name.hasPrefix("#x")
                    ? UInt32(name.dropFirst(2), radix: 16) : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
                if let scalar = names[name] ?? number.flatMap({ Unicode.Scalar($0) }) {
                    output += Array(String(Character(scalar)).utf8)
                    index = end + 1
                    continue
                }
            }
            output.append(text[index])
            index += 1
        }
        return output
    }

    /// Returns a style sheet's text with its escapes replaced (CSS Syntax 3, 4.3.7).
    static func plain(_ css: [UInt8]) -> [UInt8] {
        guard css.contains(UInt8(ascii: "\\")) else { return css }
        var output: [UInt8] = []
        var rest = css[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\") else {
                output.append(byte)
                continue
            }
            let digits = rest.prefix(6).prefix { Character(Unicode.Scalar($0)).isHexDigit }
            if let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
                let scalar = Unicode.Scalar(number)
            {
                output += Array(String(Character(scalar)).utf8)
                rest = rest.dropFirst(digits.count)
                if rest.first?.isXMLSpace == true { rest = rest.dropFirst() }
            } else if rest.first?.isXMLSpace == true {
                rest = rest.dropFirst()
            }
        }
        return output
    }

    /// Whether there is a `data:` address in a text, escaped or not.
    static func hasData(_ text: [UInt8]) -> Bool {
        // Few texts have a colon and the letters.
        place(ofDataIn: text[...]) != nil
            || (text.contains(UInt8(ascii: "\\")) && place(ofDataIn: plain(text)[...]) != nil)
    }

    /// Returns a style sheet, or an attribute, whose `data:` addresses lead nowhere; an empty one if any is hidden by
    /// escapes.
    static func withoutData(_ css: [UInt8]) -> [UInt8] {
        var css = css
        var start = css.startIndex
        while let place = place(ofDataIn: css[start...]) {
            css[place] = UInt8(ascii: "x")
            start = place
        }
        return hasData(css) ? [] : css
    }

    /// Whatever reads addresses leaves out line breaks and tabs in them (WHATWG URL, 4.4).
    private static func place(ofDataIn text: ArraySlice<UInt8>) -> Int? {
        let word = Array("data:".utf8)
        for start in text.indices where text[start] | 0x20 == word[0] {
            var matched = 1
            for byte in text[(start + 1)...] {
                if byte == 0x09 || byte == 0x0A || byte == 0x0D { continue }
                guard (byte == UInt8(ascii: ":") ? byte : byte | 0x20) == word[matched] else { break }
                matched += 1
                if matched == word.count { return start }
            }
        }
        return nil
    }

    /// Returns the names of the elements of the document that a value refers to by `url(#name)`.
    static func fragments(of value: [UInt8]) -> [String] {
        var names: [String] = []
        var index = 0
        let text = plain(value)
        while let found = text[index...].firstIndex(of: UInt8(ascii: "(")) {
            index = found + 1
            guard found >= 3, text[(found - 3)..<found].map({ $0 | 0x20 }) == Array("url".utf8) else { continue }
            let content = text[index...].prefix { $0 != UInt8(ascii: ")") }
            index = content.endIndex
            guard let mark = content.firstIndex(of: UInt8(ascii: "#")) else { continue }
            let name = content[(mark + 1)...].prefix {
                $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") && !$0.isXMLSpace
            }
            names.append(String(decoding: name, as: UTF8.self))
        }
        return names
    }

    /// Returns the PNG or JPEG image in a `data:` address, with an address that holds nothing but it (RFC 2397); nil
    /// for anything else.
    static func image(_ value: [UInt8]) -> (size: PixelSize, address: String)? {
        let start = value.drop { $0.isXMLSpace }
        guard place(ofDataIn: start.prefix(5)) == start.startIndex,
            let comma = start.firstIndex(of: UInt8(ascii: ","))
        else { return nil }
        let media = String(decoding: start.dropFirst(5)[..<comma], as: UTF8.self).lowercased().split(separator: ";")
        guard media.last == "base64" else { return nil }
        var text = String(decoding: start[(comma + 1)...], as: UTF8.self)
        if text.contains("%") { text = text.removingPercentEncoding ?? text }
        guard let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters),
            let format = ImageFormat(sniffing: data), format == .png || format == .jpeg
        else { return nil }
        let decoder: any ImageDecoding = format == .png ? PNGDecoder() : JPEGDecoder()
        guard let info = try? decoder.info(of: data) else { return nil }
        return (info.size, "data:image/\(format);base64,\(data.base64EncodedString())")
    }
}
#endif
