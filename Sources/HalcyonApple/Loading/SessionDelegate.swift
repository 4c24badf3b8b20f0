#if canImport(Darwin) || HALCYON_STAND_INS
import Foundation
import HalcyonCore
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Hands what URLSession tells to the transfer that it is about.
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
        // The redirect comes as the answer: the loader has rules of its own.
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
        // Certificates and proxies are the system's.
        guard asksForPassword, !space.isProxy() else { return completionHandler(.performDefaultHandling, nil) }
        if let credential = transfer(of: task)?.credential(after: challenge.previousFailureCount) {
            completionHandler(.useCredential, credential)
        } else {
            // The 401 then is the answer. By Apple's documentation the better way than to reject the protection space.
            completionHandler(.performDefaultHandling, nil)
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
