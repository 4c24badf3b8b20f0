import Foundation
import Testing

@testable import HalcyonServer

@Suite("RFC 2104: signatures")
struct URLSignerTests {
    private let key = Data(0..<16)
    private let other = Data(repeating: UInt8(ascii: "k"), count: 32)
    private let path = "/w:300/aHR0cHM6Ly9leGFtcGxlLmNvbS9hLmpwZw"

    // By Python: base64.urlsafe_b64encode(hmac.new(key, path, hashlib.sha256).digest()[:count]).rstrip(b"=")
    private let whole = "u_BPiu9TFdC84I0fLImKjr2DGUWxtvELy3V2_2z6o38"
    private let short = "u_BPiu9TFdC84I0fLImKjg"
    private let wholeOfOther = "bneVym3ILQgyumY6PXuV5qCQX1xhIrh-BGSm-T2O4R8"

    @Test("Given a key and a path, when it is signed, then the signature is that of Python's hmac")
    func values() throws {
        #expect(try URLSigner(keys: [key]).signature(of: path) == whole)
        #expect(try URLSigner(keys: [other]).signature(of: path) == wholeOfOther)
        #expect(
            try URLSigner(keys: [key]).signature(of: "/-/https:%2F%2Fexample.com%2F%C3%BC.png")
                == "JUFgnZiG4EVzKKRTjUiKkCn629BD1DoVxgiMFmcJzeo")
        // Longer than a block of the hash, so the key is hashed first.
        #expect(
            try URLSigner(keys: [Data(0..<100)]).signature(of: "/w:1/x")
                == "Ke-GfCKLzgkTS9IN_neeTVZ63z3Lr9OUkb4Ooo9SyNo")
    }

    @Test("Given a source, when its path is made, then it is signed and can be read")
    func paths() throws {
        let signer = try URLSigner(keys: [key])
        let signed = signer.path(for: "https://example.com/a.jpg", options: "w:300")
        #expect(signed == "/\(whole)\(path)")
        let parts = try RenderPath(signed)
        #expect(signer.isValid(parts.signature, for: parts.signed))
        #expect(try SourceText.url(of: parts.source) == "https://example.com/a.jpg")
    }

    @Test("Given each length, when signatures have it, then they and whole hashes are valid")
    func truncation() throws {
        for count in 16...32 {
            let signer = try URLSigner(keys: [key], signatureBytes: count)
            let signature = signer.signature(of: path)
            #expect(Base64URL.data(of: signature)?.count == count)
            #expect(Base64URL.data(of: whole)?.prefix(count) == Base64URL.data(of: signature))
            #expect(signer.isValid(signature, for: path))
            #expect(signer.isValid(whole, for: path))
        }
        #expect(try URLSigner(keys: [key], signatureBytes: 16).signature(of: path) == short)
    }

    @Test("Given a signature of another length, when it is checked, then it is refused")
    func lengths() throws {
        let hash = try #require(Base64URL.data(of: whole))
        for count in [16, 20, 32] {
            let signer = try URLSigner(keys: [key], signatureBytes: count)
            for length in 0...hash.count where length != count && length != 32 {
                #expect(!signer.isValid(Base64URL.text(of: hash.prefix(length)), for: path), "\(length) of \(count)")
            }
            #expect(!signer.isValid(Base64URL.text(of: hash + [0]), for: path))
        }
    }

    @Test("Given two keys, when a path is signed, then the first one signs and both are accepted")
    func rotation() throws {
        let signer = try URLSigner(keys: [other, key])
        #expect(signer.signature(of: path) == wholeOfOther)
        #expect(signer.isValid(whole, for: path))
        #expect(signer.isValid(wholeOfOther, for: path))
        #expect(try !URLSigner(keys: [other]).isValid(whole, for: path))
    }

    @Test("Given a signature with one wrong bit, when it is checked, then it is refused", arguments: [16, 21, 32])
    func bits(count: Int) throws {
        let signer = try URLSigner(keys: [key, other], signatureBytes: count)
        let signature = try #require(Base64URL.data(of: signer.signature(of: path)))
        #expect(signature.count == count)
        for bit in 0..<count * 8 {
            var wrong = signature
            wrong[wrong.startIndex + bit / 8] ^= 1 << (bit % 8)
            #expect(!signer.isValid(Base64URL.text(of: wrong), for: path), "bit \(bit)")
        }
    }

    @Test("Given a signature with one wrong character, when it is checked, then it is refused")
    func characters() throws {
        let signer = try URLSigner(keys: [key])
        let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_+/ .%\u{301}"
        for index in whole.indices {
            for letter in alphabet where letter != whole[index] {
                let wrong = whole.replacingCharacters(in: index...index, with: String(letter))
                // The last character has two bits that no byte needs: only one spelling is valid.
                #expect(!signer.isValid(wrong, for: path), "\(wrong)")
            }
        }
    }

    @Test("Given the signature of another path, when it is checked, then it is refused")
    func otherPaths() throws {
        let signer = try URLSigner(keys: [key])
        for other in [path + "x", String(path.dropFirst()), path + "/", path.replacing("w:300", with: "w:301"), ""] {
            #expect(!signer.isValid(whole, for: other))
        }
        #expect(!signer.isValid("", for: path))
        #expect(!signer.isValid("insecure", for: path))
    }

    @Test("Given a signature with padding, when it is checked, then it is valid")
    func padding() throws {
        #expect(try URLSigner(keys: [key]).isValid(whole + "=", for: path))
        #expect(try URLSigner(keys: [key], signatureBytes: 16).isValid(short + "==", for: path))
        #expect(try !URLSigner(keys: [key]).isValid("=" + whole, for: path))
        #expect(try !URLSigner(keys: [key]).isValid(whole + "==", for: path))
    }

    @Test("Given no key, a short one or another length, when a signer is made, then it is refused")
    func configuration() throws {
        #expect(throws: ConfigurationError.self) { try URLSigner(keys: []) }
        #expect(throws: ConfigurationError.self) { try URLSigner(keys: [Data()]) }
        #expect(throws: ConfigurationError.self) { try URLSigner(keys: [Data(0..<15)]) }
        #expect(throws: ConfigurationError.self) { try URLSigner(keys: [key, Data(0..<15)]) }
        for count in [0, 15, 33, -1] {
            #expect(throws: ConfigurationError.self) { try URLSigner(keys: [key], signatureBytes: count) }
        }
    }
}

@Suite("RFC 4648: base64url")
struct Base64URLTests {
    @Test("Given bytes of each length, when they are written and read, then they are the same")
    func roundTrip() {
        for count in 0...70 {
            let bytes = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 151 &+ 200) })
            let text = Base64URL.text(of: bytes)
            #expect(text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
            #expect(Base64URL.data(of: text) == bytes)
        }
    }

    @Test(
        "Given text that no bytes are written as, when it is read, then it is refused",
        arguments: ["A", "AAAAA", "QR", "QUL", "a+b/", "a b_", "ab\n_", "QQ==QQ", "é", "%41", "/", "AA\u{0}A"])
    func invalid(text: String) { #expect(Base64URL.data(of: text) == nil) }
}
