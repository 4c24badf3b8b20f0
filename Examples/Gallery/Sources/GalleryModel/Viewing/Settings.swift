/// What the command line asks for.
public struct Settings: Sendable, Equatable {
    /// What a picture of the window is to show.
    public enum Scene: String, Sendable, CaseIterable {
        case grid, detail, dark, error, progressive, offline
    }

    /// Why a command line makes no sense.
    public struct Mistake: Error, Sendable, Equatable, CustomStringConvertible {
        /// What is wrong, for people.
        public var description: String
    }

    /// The widths that thumbnails may have, in points.
    public static let thumbnailSizes = 96...384

    /// What the command line may say.
    public static let usage = """
        usage: halcyon-gallery [FOLDER | LIST.txt | FEED.json | URL…] [--dark] [--panel] [--size N] [--cache FOLDER]
                               [--open NAME] [--screenshot FILE.png --state \(Scene.allCases.map(\.rawValue).joined(separator: "|"))]
        """

    /// A folder, a list, a feed, or URLs.
    public var sources: [String] = []
    /// Whether the window begins dark.
    public var isDark = false
    /// Whether the panel is there from the start.
    public var showsPanel = false
    /// Whether only the usage is to be shown.
    public var wantsHelp = false
    /// The width of thumbnails in points. Default: 180.
    public var thumbnailSize = 180
    /// The folder of the disk cache; nil for the user's.
    public var cache: String?
    /// What is to be opened once it is there: the first whose name begins so.
    public var opened: String?
    /// Where a picture of the window goes, after which the program ends.
    public var screenshot: String?
    /// What the picture is to show. Default: the grid.
    public var scene = Scene.grid

    /// The settings of a command line, without the program's name.
    public init(_ arguments: [String]) throws(Mistake) {
        var rest = arguments[...]
        func value(of option: String) throws(Mistake) -> String {
            guard let value = rest.popFirst() else { throw Mistake(description: "\(option) needs a value") }
            return value
        }
        while let argument = rest.popFirst() {
            switch argument {
            case "--dark": isDark = true
            case "--panel": showsPanel = true
            case "--help", "-h": wantsHelp = true
            case "--cache": cache = try value(of: argument)
            case "--open": opened = try value(of: argument)
            case "--screenshot": screenshot = try value(of: argument)
            case "--size":
                let text = try value(of: argument)
                guard let size = Int(text), Self.thumbnailSizes.contains(size) else {
                    throw Mistake(
                        description: "--size takes a number from \(Self.thumbnailSizes.lowerBound) to "
                            + "\(Self.thumbnailSizes.upperBound), not '\(text)'")
                }
                thumbnailSize = size
            case "--state":
                let text = try value(of: argument)
                guard let scene = Scene(rawValue: text) else {
                    throw Mistake(description: "there is no state '\(text)'")
                }
                self.scene = scene
            case "--":
                sources += rest
                rest = []
            default:
                guard !argument.hasPrefix("--") else {
                    throw Mistake(description: "there is no option '\(argument)'")
                }
                sources.append(argument)
            }
        }
        if scene == .dark { isDark = true }
    }
}
