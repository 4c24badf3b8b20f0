import ArgumentParser

/// `halcyon cache`.
struct CacheCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cache",
        abstract: "Look after the disk cache.",
        discussion: """
            Other programs may use the cache meanwhile.

            Examples:
              halcyon cache status
              halcyon cache list --stale --sort size --limit 20
              halcyon cache show https://example.org/cat.jpg
              halcyon cache remove https://example.org/cat.jpg
              halcyon cache remove --match '*.example.org/*' --older-than 30d --dry-run
              halcyon cache trim --size 100MB
              halcyon cache verify --json
            """,
        subcommands: [
            CacheStatusCommand.self, CacheListCommand.self, CacheShowCommand.self, CacheRemoveCommand.self,
            CacheTrimCommand.self, CacheClearCommand.self, CacheVerifyCommand.self,
        ]
    )
}
