/// A line of `mountinfo` (proc(5)) that says where control groups are to be seen.
struct ControlGroupMount {
    let version: ControlGroup.Version
    /// Where it is mounted.
    let point: String
    /// The path of the group that is seen there.
    private let root: String

    /// Nil for mounts of anything else.
    init?(_ line: Substring) {
        let fields: [String] = line.split(separator: " " as Character).map { String($0) }
        // Optional fields end with a hyphen: type, source and the file system's options follow.
        guard fields.count > 5, let hyphen = fields.dropFirst(6).firstIndex(of: "-"), fields.count > hyphen + 3 else {
            return nil
        }
        switch fields[hyphen + 1] {
        case "cgroup2": version = .two
        case "cgroup" where fields[hyphen + 3].split(separator: "," as Character).contains("memory"): version = .one
        default: return nil
        }
        root = Self.unescaped(fields[3])
        point = Self.unescaped(fields[4])
    }

    /// What is left of the path of a group below this mount; nil where it lies elsewhere. In a container the path may
    /// be that of the machine, while the container sees its own group alone.
    func path(below path: Substring) -> String? {
        guard !path.split(separator: "/" as Character).contains("..") else { return nil }
        if root == "/" { return String(path) }
        guard path == Substring(root) || path.hasPrefix(root + "/") else { return nil }
        return String(path.dropFirst(root.count))
    }

    /// Blanks, tabs, line feeds and backslashes are written as octal numbers.
    private static func unescaped(_ text: String) -> String {
        text.replacing("\\040", with: " ").replacing("\\011", with: "\t").replacing("\\012", with: "\n")
            .replacing("\\134", with: "\\")
    }
}
