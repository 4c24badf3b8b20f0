import Foundation
import Testing

@testable import HalcyonCLI

@Suite struct JSONValueTests {
    @Test("Given any characters, when a string is written, then it reads back the same, from one line")
    func strings() throws {
        let string = "\"quoted\" \\ / \n\r\t\u{0}\u{1B}\u{7F}\u{85}\u{2028} ü 🙂"
        let text = JSONValue.object(of: ["text": .string(string)]).text
        let read = try JSONDecoder().decode([String: String].self, from: Data(text.utf8))
        #expect(read == ["text": string])
        #expect(text.split(whereSeparator: \.isNewline).count == 1)
    }

    @Test("Given fields with and without values, when written, then empty ones go and order stays")
    func objects() {
        let value = JSONValue.object(of: [
            "z": .integer(1), "nothing": nil, "a": .boolean(false), "deep": .object(of: ["n": .number(0.25)]),
        ])
        #expect(value.text == #"{"z":1,"a":false,"deep":{"n":0.25}}"#)
    }

    @Test("Given a number that JSON has not, when it is written, then it is null", arguments: [Double.nan, .infinity])
    func odd(number: Double) {
        #expect(JSONValue.number(number).text == "null")
    }
}
