public import HalcyonCore
import TestSupport

/// Checks what the documentation of `DataLoading` promises, clause by clause, against servers on 127.0.0.1.
///
/// ```swift
/// @Test(arguments: DataLoaderContract.allCases)
/// func keepsTheContract(clause: DataLoaderContract) async throws {
///     try await clause.check { MyLoader() }
/// }
/// ```
///
/// A clause needs nothing of the loader's own configuration; what that promises is for tests of the loader's own.
public enum DataLoaderContract: String, CaseIterable, Sendable {
    // MARK: Answers

    /// Status, fields, URL and announced length are those of the response.
    case head
    /// The head is returned before the body arrives.
    case headBeforeBody
    /// Interim responses (1xx) are left out.
    case interimHeads
    /// A response of any status is returned, not thrown, with its fields and its body.
    case anyStatus
    /// The answers to HEAD, 204 and 304 have no body, whatever length they announce.
    case noBody
    /// Bytes are given as they arrive; the end stays the end.
    case streaming
    /// A large body is whole and in order, in any framing, and no chunk is empty.
    case wholeBody
    /// A compressed body is given decompressed, with no expected length, and counts decompressed.
    case compressedBody
    /// Metrics, if there are any, count the bytes and redirects.
    case metrics

    // MARK: Requests

    /// Method, path, query and fields arrive at the server; a value cannot become a field of its own.
    case request
    /// The body arrives as it is.
    case requestBody
    /// One call is one transfer: nothing is cached, retried, or remembered for the next.
    case oneTransfer
    /// Loads at the same time each have their own answer.
    case concurrentLoads
    /// A URL that cannot be loaded is an `ImageError.request`.
    case unusableURL
    /// A scheme that is not allowed is refused, also where a redirect or its handler leads; nobody is asked.
    case allowedSchemes

    // MARK: Redirects

    /// Redirects are followed, relative references too; each is reported before the load returns.
    case redirects
    /// Method and body of the next request are those of RFC 9110, 15.4.
    case redirectedMethod
    /// Another origin gets no credential, cookie or custom field; the same origin gets all fields.
    case redirectedSecrets
    /// A redirect's handler sees it, may change the next request, and may refuse.
    case redirectHandler
    /// A redirect to what is not `http` or `https` is refused, without asking the handler, and still reported.
    case redirectOutOfTheWeb
    /// There is a limit to redirects.
    case redirectLoop
    /// A redirecting status without a location is the answer.
    case redirectWithoutLocation

    // MARK: Credentials

    /// A user name and password answer the server's challenge, and a refusal is the answer.
    case password
    /// A password is sent to no other origin.
    case passwordOfOtherOrigin
    /// Other credentials are sent at once, as the only `Authorization`, and not to another origin.
    case credentialField
    /// A credential with control characters is refused, and nobody is asked.
    case credentialWithControls
    /// A password in a URL is in no response and no error.
    case passwordInURL

    // MARK: Limits and failures

    /// An announced length over the limit is too large before any body; one of just the limit is not. (A loader may
    /// leave this limit to its caller. Ours do not.)
    case announcedTooLarge
    /// A body that grows over the limit is too large, and no more than the limit is given.
    case tooLarge
    /// The time limit ends the wait for a head, a body, or a redirect's handler.
    case timeLimit
    /// With no time, nobody is asked; a limit that is none is none.
    case noTime
    /// Nobody listens at the address.
    case connectionRefused
    /// Nobody has the name.
    case hostNotFound
    /// The body ends too early: what came is given first.
    case truncatedBody

    // MARK: Ending and reading

    /// A task that is already cancelled gets no answer, and no connection is left.
    case cancelledBefore
    /// Cancellation ends the wait for a head at once, and the connection.
    case cancelledBeforeHead
    /// Cancellation ends the wait for more of a body at once, and the connection.
    case cancelledInBody
    /// Cancellation ends the wait for the rest of a redirect, and for its handler.
    case cancelledInRedirect
    /// Loads that are cancelled at any moment end, and later ones are whole.
    case cancelledAnytime
    /// Releasing a body closes its connection, also while its metrics are kept.
    case releasedBody
    /// A body can be read to its end when the loader is gone.
    case releasedLoader
    /// The loader stops reading from the network while nobody reads the body.
    case backPressure

    /// A violation of the contract by a loader.
    public struct Violation: Error, CustomStringConvertible {
        /// The violated clause.
        public let clause: DataLoaderContract
        /// What was expected, and what happened.
        public let description: String
    }

    /// Checks the clause.
    ///
    /// - Parameters:
    ///   - patience: The most time that may pass; generous, as the machine may be busy. Then all servers break off
    ///     their connections, which ends loads of any loader. Default: 100 s.
    ///   - makeLoader: Returns a loader that uses no proxy. Called once.
    /// - Throws: ``Violation`` if the clause does not hold; other errors if a server cannot be started.
    public func check(
        patience: Duration = .seconds(100), _ makeLoader: () throws -> any DataLoading
    ) async throws {
        let run = LoaderContractRun(self, try makeLoader(), patience: patience)
        let watch = Task {
            try await Task.sleep(for: patience)
            run.stopServers()
        }
        defer {
            watch.cancel()
            run.stopServers()
        }
        do {
            try await perform(run)
        } catch let error as ImageError {
            throw run.violation("failed: \(error)")
        } catch let error as ConditionNeverHeld { throw run.violation(error.description) }
        if run.hasStopped { throw run.violation("took longer than \(patience)") }
    }

    private func perform(_ run: LoaderContractRun) async throws {
        switch self {
        case .head: try await run.head()
        case .headBeforeBody: try await run.headBeforeBody()
        case .interimHeads: try await run.interimHeads()
        case .anyStatus: try await run.anyStatus()
        case .noBody: try await run.noBody()
        case .streaming: try await run.streaming()
        case .wholeBody: try await run.wholeBody()
        case .compressedBody: try await run.compressedBody()
        case .metrics: try await run.metrics()
        case .request: try await run.request()
        case .requestBody: try await run.requestBody()
        case .oneTransfer: try await run.oneTransfer()
        case .concurrentLoads: try await run.concurrentLoads()
        case .unusableURL: try await run.unusableURL()
        case .allowedSchemes: try await run.allowedSchemes()
        case .redirects: try await run.redirects()
        case .redirectedMethod: try await run.redirectedMethod()
        case .redirectedSecrets: try await run.redirectedSecrets()
        case .redirectHandler: try await run.redirectHandler()
        case .redirectOutOfTheWeb: try await run.redirectOutOfTheWeb()
        case .redirectLoop: try await run.redirectLoop()
        case .redirectWithoutLocation: try await run.redirectWithoutLocation()
        case .password: try await run.password()
        case .passwordOfOtherOrigin: try await run.passwordOfOtherOrigin()
        case .credentialField: try await run.credentialField()
        case .credentialWithControls: try await run.credentialWithControls()
        case .passwordInURL: try await run.passwordInURL()
        case .announcedTooLarge: try await run.announcedTooLarge()
        case .tooLarge: try await run.tooLarge()
        case .timeLimit: try await run.timeLimit()
        case .noTime: try await run.noTime()
        case .connectionRefused: try await run.connectionRefused()
        case .hostNotFound: try await run.hostNotFound()
        case .truncatedBody: try await run.truncatedBody()
        case .cancelledBefore: try await run.cancelledBefore()
        case .cancelledBeforeHead: try await run.cancelledBeforeHead()
        case .cancelledInBody: try await run.cancelledInBody()
        case .cancelledInRedirect: try await run.cancelledInRedirect()
        case .cancelledAnytime: try await run.cancelledAnytime()
        case .releasedBody: try await run.releasedBody()
        case .releasedLoader: try await run.releasedLoader()
        case .backPressure: try await run.backPressure()
        }
    }
}
