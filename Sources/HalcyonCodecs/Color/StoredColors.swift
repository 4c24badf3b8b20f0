/// What the samples of a file's pixels are, which decides what profiles fit them.
enum StoredColors {
    /// Red, green and blue, also by a palette.
    case rgb
    /// One sample of gray.
    case gray
    /// Cyan, magenta, yellow and black.
    case inks

    /// A profile's colour space (ICC.1:2022, 7.2.8).
    fileprivate var signature: StaticString {
        switch self {
        case .rgb: "RGB "
        case .gray: "GRAY"
        case .inks: "CMYK"
        }
    }
}

extension ICCProfile {
    /// The classes that say how pixels look (ICC.1:2022, 7.2.7): of scanners and cameras, screens, printers, and colour
    /// spaces. The others (links, abstract profiles, named colours) do not apply to a picture.
    private static let classes: [StaticString] = ["scnr", "mntr", "prtr", "spac"]

    /// Returns the profile if it describes such pixels; nil for one that has to be passed over, as all viewers do: a
    /// profile of gray on a picture in colour would take its colours away.
    func fitting(_ colors: StoredColors) -> ICCProfile? {
        withView { view in
            view.has(colors.signature, at: 16) && Self.classes.contains { view.has($0, at: 12) }
        } ? self : nil
    }
}
