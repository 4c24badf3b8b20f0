import Foundation

/// How much memory the decoded images of a program may take by default.
package enum MemoryBudget {
    /// A fifth: twenty-five photographs of a full screen in a container of one gigabyte, and room for the program, its
    /// decoders at work, and the images that views show, which are no cache's.
    static let part = 5
    /// On large machines more would hardly be hit: 512 MiB are 60 full screens of 1920 × 1080.
    static let most = 512 << 20

    /// Bytes, for a machine with so many and a limit of the program's control group, if there is one.
    package static func costLimit(memory: UInt64, groupLimit: Int?) -> Int {
        let memory = Int(clamping: memory)
        return min(min(memory, groupLimit ?? memory) / part, most)
    }

    /// That of this program, as it was when it was asked for first: reading it takes files of the kernel's.
    package static let ofProgram = costLimit(
        memory: ProcessInfo.processInfo.physicalMemory, groupLimit: ControlGroup.ofProgram().compactMap(\.limit).min())
}

/// The control group by which Linux bounds the memory of this program, with those above it, as far as they can be seen.
package struct ControlGroup: Sendable, Hashable {
    /// Whose names its files have.
    package enum Version: Sendable, Hashable {
        case one
        case two
    }

    package let version: Version
    /// The folder of the group itself, then of each group above it to the place where they are mounted.
    package let folders: [String]

    /// The groups of this program: of version 2, of version 1, or, on a system that has both, one of each, of which the
    /// kernel lets only one bound the memory.
    ///
    /// - Parameter root: The folder in which `proc` and the mounted groups lie. Default: none, that of the system.
    package static func ofProgram(root: String = "") -> [ControlGroup] {
        guard let memberships = text("\(root)/proc/self/cgroup"), let mounts = text("\(root)/proc/self/mountinfo")
        else {
            return []
        }
        let table = mounts.split(separator: "\n").compactMap { ControlGroupMount($0) }
        return memberships.split(separator: "\n").compactMap { line in
            // Number, controllers, path, which may have colons of its own.
            let fields = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
            guard fields.count == 3 else { return nil }
            let version: Version
            if fields[0] == "0", fields[1].isEmpty {
                version = .two
            } else if fields[1].split(separator: ",").contains("memory") {
                version = .one
            } else {
                return nil
            }
            let candidates = table.filter { $0.version == version }
            let mount = candidates.first { $0.path(below: fields[2]) != nil } ?? candidates.first
            return mount.map {
                ControlGroup(version, $0.point, below: $0.path(below: fields[2]) ?? "", root)
            }
        }
    }

    private init(_ version: Version, _ point: String, below path: String, _ root: String) {
        self.version = version
        var names = path.split(separator: "/")
        var folders: [String] = []
        while !names.isEmpty {
            folders.append("\(root)\(point)/\(names.joined(separator: "/"))")
            names.removeLast()
        }
        self.folders = folders + [root + point]
    }

    /// What a file has; nil where it cannot be read.
    package static func text(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }
}

extension ControlGroup {
    /// The least of what the group, and each above it, may take, in bytes; nil where there is no limit.
    ///
    /// Of version 2 that is `memory.max` and `memory.high`, beyond which the kernel slows the program down; of version
    /// 1 `memory.limit_in_bytes`, and of `memory.stat` what stands there for groups that a container cannot see.
    package var limit: Int? {
        var limits = folders.compactMap { limit(of: $0) }
        if version == .one, let own = folders.first, let above = figures(own)["hierarchical_memory_limit"] {
            limits.append(above)
        }
        return limits.min()
    }

    /// The limit of one of ``folders`` alone.
    package func limit(of folder: String) -> Int? {
        let names = version == .two ? ["memory.max", "memory.high"] : ["memory.limit_in_bytes"]
        // The word "max" is no number, and none at all is how a group is emptied.
        return names.compactMap { number("\(folder)/\($0)") }.filter { $0 > 0 }.min()
    }

    /// Which part of its limit one of ``folders`` has that the kernel cannot just drop; nil without a limit.
    ///
    /// Pages of files do not count: every group that reads files is at its limit, and is not short of memory.
    package func heldPart(of folder: String) -> Double? {
        guard let limit = limit(of: folder) else { return nil }
        let (usedFile, droppable) = Self.useFigures(version)
        guard let used = number("\(folder)/\(usedFile)") else { return nil }
        var held = used
        let figures = figures(folder)
        for name in droppable { held -= figures[name] ?? 0 }
        return Double(held) / Double(limit)
    }

    /// The file that has all that is used, and which of it is dropped at need.
    private static func useFigures(_ version: Version) -> (file: String, droppable: [Substring]) {
        switch version {
        case .one: ("memory.usage_in_bytes", ["total_active_file", "total_inactive_file"])
        case .two: ("memory.current", ["active_file", "inactive_file", "slab_reclaimable"])
        }
    }

    private func number(_ path: String) -> Int? {
        guard let word = Self.text(path)?.split(whereSeparator: \.isWhitespace).first else { return nil }
        return Int(word)
    }

    private func figures(_ folder: String) -> [Substring: Int] { Self.figures("\(folder)/memory.stat") }

    /// Names and numbers, a pair a line; none where the file cannot be read.
    private static func figures(_ path: String) -> [Substring: Int] {
        var figures: [Substring: Int] = [:]
        for line in (text(path) ?? "").split(separator: "\n") {
            let words = line.split(separator: " ")
            if words.count == 2, let number = Int(words[1]) { figures[words[0]] = number }
        }
        return figures
    }
}

extension MemoryPressure {
    /// What it means that a group holds such a part of its limit.
    ///
    /// The rest is all that is left for the program's own code and files. With a tenth of it left, the kernel of this
    /// measurement (6.18, limit of 120 MB) first found nothing to reclaim, and ended the program ten MB later.
    package init?(heldPart: Double) {
        switch heldPart {
        case 0.9...: self = .critical
        case 0.8...: self = .medium
        case 0.7...: self = .low
        default: return nil
        }
    }
}

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
