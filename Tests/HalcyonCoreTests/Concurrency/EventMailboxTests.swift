import Testing

@testable import HalcyonCore

@Suite("EventMailbox")
struct EventMailboxTests {
    private func progress(_ mailbox: EventMailbox<ImageResponse>) -> [Int] {
        var received: [Int] = []
        while let event = mailbox.take() {
            if case .progress(let progress) = event { received.append(progress.receivedBytes) }
        }
        return received
    }

    private func event(_ received: Int) -> LoadEvent<ImageResponse> {
        .progress(LoadingProgress(receivedBytes: received, expectedBytes: nil))
    }

    @Test("Given overtaken progress, when it arrives after the newer one, then it is dropped")
    func overtaken() {
        let mailbox = EventMailbox<ImageResponse>()
        mailbox.post(event(2), stamp: 2)
        mailbox.post(event(1), stamp: 1)
        #expect(progress(mailbox) == [2])
        // Also once the newer one has been read.
        mailbox.post(event(1), stamp: 1)
        #expect(progress(mailbox) == [])
        mailbox.post(event(3), stamp: 3)
        #expect(progress(mailbox) == [3])
    }
}
