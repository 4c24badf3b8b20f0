import Foundation

/// An embedded colour profile, parsed as far as possible without a colour engine.
///
/// Source: ICC.1:2022 (version 4) and ICC.1:2001-04 (version 2).
struct ICCProfile: Sendable, Hashable {
    // Not Data: it tags its pointer, and the leak sanitizer does not see the memory behind it.
    let bytes: [UInt8]

    /// Returns nil if the bytes are not a profile.
    init?(_ view: ByteView) {
        guard view.count >= 132, view.has("acsp", at: 36) else { return nil }
        bytes = [UInt8](view.bytes)
    }

    /// Whether the profile describes RGB colours.
    var describesRGB: Bool { withView { $0.has("RGB ", at: 16) } }

    /// The profile's description, or `"unnamed"`.
    var name: String {
        let name = withView { view in Self.tag("desc", in: view).flatMap(Self.text) }
        guard let name = name?.trimmingCharacters(in: .whitespacesAndNewlines.union(.controlCharacters)),
            !name.isEmpty
        else { return "unnamed" }
        return name
    }

    /// Whether it describes sRGB, the colours that pixels have here anyway: judged by its name and its three primaries.
    var isSRGB: Bool {
        let name = name.lowercased()
        guard name.contains("srgb"), !name.contains("linear") else { return false }
        // The primaries of sRGB, adapted to D50 (as ICC.1 stores them): X, Y, Z of red, green, blue.
        let primaries: [(StaticString, [Double])] = [
            ("rXYZ", [0.4361, 0.2225, 0.0139]), ("gXYZ", [0.3851, 0.7169, 0.0971]), ("bXYZ", [0.1431, 0.0606, 0.7141]),
        ]
        return withView { view in
            primaries.allSatisfy { name, wanted in
                guard let tag = Self.tag(name, in: view), tag.has("XYZ ", at: 0) else { return false }
                return wanted.enumerated().allSatisfy { index, value in
                    guard let bits = tag.uint32(at: 8 + index * 4) else { return false }
                    return abs(Double(Int32(truncatingIfNeeded: bits)) / 65536 - value) < 0.003
                }
            }
        }
    }

    func withView<Result>(_ body: (ByteView) -> Result) -> Result {
        bytes.withUnsafeBytes { body(ByteView(bytes: $0)) }
    }

    private static func tag(_ signature: StaticString, in view: ByteView) -> ByteView? {
        guard let count = view.uint32(at: 128) else { return nil }
        for index in 0..<min(count, 200) where view.has(signature, at: 132 + index * 12) {
            guard let offset = view.uint32(at: 136 + index * 12), let length = view.uint32(at: 140 + index * 12) else {
                return nil
            }
            return view.slice(length, at: offset)
        }
        return nil
    }

    /// Reads a `textDescriptionType` (version 2) or `multiLocalizedUnicodeType` (version 4): English if present, or the
    /// first.
    private static func text(_ tag: ByteView) -> String? {
        if tag.has("desc", at: 0) {
            guard let length = tag.uint32(at: 8) else { return nil }
            return String(decoding: tag.available(length, at: 12).bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        guard tag.has("mluc", at: 0), let count = tag.uint32(at: 8), let size = tag.uint32(at: 12), size >= 12 else {
            return nil
        }
        let records = (0..<min(count, 100)).map { 16 + $0 * size }
        guard let record = records.first(where: { tag.has("en", at: $0) }) ?? records.first,
            let length = tag.uint32(at: record + 4), let offset = tag.uint32(at: record + 8),
            let utf16 = tag.slice(length & ~1, at: offset)
        else { return nil }
        return String(
            decoding: stride(from: 0, to: utf16.count, by: 2).map { UInt16(utf16.uint16(at: $0) ?? 0) }, as: UTF16.self)
    }
}

/// The kind of samples that a file's pixels have, which decides what profiles fit them.
enum StoredColors {
    /// Red, green and blue, possibly through a palette.
    case rgb
    /// One sample of gray.
    case gray
    /// Cyan, magenta, yellow and black.
    case inks

    /// The profile's colour space (ICC.1:2022, 7.2.8).
    fileprivate var signature: StaticString {
        switch self {
        case .rgb: "RGB "
        case .gray: "GRAY"
        case .inks: "CMYK"
        }
    }
}

extension ICCProfile {
    /// The profile classes that describe colours of pixels (ICC.1:2022, 7.2.7): input devices, displays, printers and
    /// colour spaces. The others (links, abstract profiles, named colours) do not apply to an image.
    private static let classes: [StaticString] = ["scnr", "mntr", "prtr", "spac"]

    /// Returns the profile if it describes such pixels, or nil if it must be ignored, as all viewers do: a gray profile
    /// on a colour image would remove its colours.
    func fitting(_ colors: StoredColors) -> ICCProfile? {
        withView { view in
            view.has(colors.signature, at: 16) && Self.classes.contains { view.has($0, at: 12) }
        } ? self : nil
    }
}
