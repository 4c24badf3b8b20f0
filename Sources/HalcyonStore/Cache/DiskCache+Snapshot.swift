public import Foundation
import HalcyonCore

extension DiskCache {
    static let launchFolderName = "launch"
    static let snapshotSuffix = ".snapshot"

    /// Returns the file in a cache's folder for the `LaunchSnapshot` of this program, which has its name.
    /// ``removeAll()`` deletes all such files, because programs may share the folder.
    ///
    /// - Parameter directory: The folder of the cache.
    public static func snapshotFile(in directory: URL) -> URL {
        let path = ProcessInfo.processInfo.arguments.first ?? ""
        let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? path
        return snapshotFile(in: directory, program: program)
    }

    /// Returns the same for another program.
    ///
    /// - Parameter program: Its path: programs of one name in different folders have different files.
    package static func snapshotFile(in directory: URL, program: String) -> URL {
        let characters = program.split(separator: "/").last?.unicodeScalars.prefix(64).map { scalar in
            ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
                || scalar == "-" ? Character(scalar) : "_"
        }
        let name = String(characters ?? ["_"])
        let digest = String(Checksum.of(Data(program.utf8)), radix: 16)
        return directory.appending(path: "\(launchFolderName)/\(name)-\(digest)\(snapshotSuffix)")
    }
}
