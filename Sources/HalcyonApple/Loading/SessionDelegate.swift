#if canImport(Darwin) || HALCYON_STAND_INS
import Foundation
import HalcyonCore
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Passes URLSession's callbacks to the transfer that they concern.
final class SessionDelegate: NSObject, URLSessionDataDelegate, Sendable {
    private let transfers = Mutex<[Int: SessionTransfer]>([:])

    func start(_ transfer: SessionTransfer, in session: URLSession) {
        transfer.start { request in
            let task = session.dataTask(with: request)
            transfers.withLock { $0[task.taskIdentifier] = transfer }
            return task
        }
    }

    private func transfer(of task: URLSessionTask) -> SessionTransfer? {
        transfers.withLock { $0[task.taskIdentifier] }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        // The redirect is delivered as the response, because the loader has its own rules.
        completionHandler(nil)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        let space = challenge.protectionSpace
        let asksForPassword = [
            NSURLAuthenticationMethodHTTPBasic, NSURLAuthenticationMethodHTTPDigest, NSURLAuthenticationMethodNTLM,
            NSURLAuthenticationMethodNegotiate,
        ].contains(space.authenticationMethod)
        // Certificates and proxies are handled by the system.
        guard asksForPassword, !space.isProxy() else { return completionHandler(.performDefaultHandling, nil) }
        let transfer = transfer(of: task)
        if let credential = transfer?.credential(after: challenge.previousFailureCount) {
            completionHandler(.useCredential, credential)
        } else {
            // The response is then the 401. According to Apple's documentation this is better than rejecting the
            // protection space.
            completionHandler(.performDefaultHandling, nil)
            #if !canImport(Darwin)
            transfer?.endUnauthorized()
            #endif
        }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics
    ) {
        transfer(of: task)?.note { $0.note(metrics) }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        if let answer = response as? HTTPURLResponse { transfer(of: dataTask)?.receive(answer) }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        transfer(of: dataTask)?.receive(data)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        transfers.withLock { $0.removeValue(forKey: task.taskIdentifier) }?.end(error)
    }
}
#endif
