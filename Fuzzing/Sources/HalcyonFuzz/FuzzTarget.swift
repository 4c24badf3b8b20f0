import Foundation

/// One way into the library, tried with bytes that nobody has written on purpose.
protocol FuzzTarget {
    /// The name on the command line and of the folder with its corpus.
    static var name: String { get }

    /// Must end, without a crash. What it throws is an answer as good as any.
    static func run(_ data: Data) throws
}

extension FuzzTarget {
    /// Ends the program as a finding, when something that must hold does not.
    static func require(_ condition: Bool, _ rule: String) {
        if !condition { fatalError("\(name): \(rule)") }
    }
}
