import Foundation

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
