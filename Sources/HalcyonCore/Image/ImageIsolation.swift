/// What holds for the process in which an image was decoded, apart from the program.
public struct ImageIsolation: Sendable, Hashable, CustomStringConvertible {
    /// Whether seccomp ends the process at the first system call that decoding does not need: opening a file, a
    /// connection, another process.
    public var hasSeccomp: Bool
    /// The version of Landlock that denies all files, and since version 4 all connections; 0 if the system has none.
    public var landlockVersion: Int
    /// Whether the process is in a network namespace of its own, without interfaces.
    public var hasOwnNetwork: Bool
    /// Whether its memory, processor time, descriptors and processes are limited.
    public var hasLimits: Bool

    /// Creates a description of a process.
    public init(hasSeccomp: Bool, landlockVersion: Int, hasOwnNetwork: Bool, hasLimits: Bool) {
        self.hasSeccomp = hasSeccomp
        self.landlockVersion = landlockVersion
        self.hasOwnNetwork = hasOwnNetwork
        self.hasLimits = hasLimits
    }

    /// Whether the process can reach no file, connection or process: what a sandbox has to hold at least.
    public var isSufficient: Bool { hasSeccomp && hasLimits }

    /// What holds, in words.
    public var description: String {
        [
            hasSeccomp ? "seccomp" : "no seccomp",
            landlockVersion > 0 ? "Landlock \(landlockVersion)" : "no Landlock",
            hasOwnNetwork ? "own network" : "no network of its own", hasLimits ? "limits" : "no limits",
        ].joined(separator: ", ")
    }
}
