import CCurl
import Foundation

// What libcurl calls, on the engine's thread. None of these may call libcurl's multi interface: they note what they
// have seen, and the loop acts.

func onBody(
    _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?
) -> Int {
    guard let context else { return 0 }
    switch ActiveTransfer.from(context).receive(UnsafeRawBufferPointer(start: bytes, count: size * count)) {
    case .taken: return size * count
    case .pause: return halcyon_pause_code()
    // Any other number than all breaks the transfer off; for no bytes at all, that is not 0.
    case .stop: return size * count == 0 ? 1 : 0
    }
}

func onHeadLine(
    _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?
) -> Int {
    guard let context else { return 0 }
    let line = UnsafeRawBufferPointer(start: bytes, count: size * count)
    return ActiveTransfer.from(context).receiveHeadLine(line) ? size * count : 0
}

func onOpenSocket(
    _ context: UnsafeMutableRawPointer?, _ purpose: curlsocktype, _ address: UnsafeMutablePointer<curl_sockaddr>?
) -> curl_socket_t {
    guard let context, let address else { return CURL_SOCKET_BAD }
    let running = ActiveTransfer.from(context)
    running.willOpenSocket()
    // What follows the field belongs to the address too, as far as its length says.
    let offset = MemoryLayout<curl_sockaddr>.offset(of: \.addr) ?? 0
    let bytes = UnsafeRawBufferPointer(start: UnsafeRawPointer(address) + offset, count: Int(address.pointee.addrlen))
    let resolved = ResolvedAddress(socketAddress: bytes)
    guard running.isAllowed(resolved) else { return CURL_SOCKET_BAD }
    let (family, type, proto) = (address.pointee.family, address.pointee.socktype, address.pointee.protocol)
    // A program that the process starts must not keep the connection open, one that starts at this moment neither.
    let descriptor = socket(family, type | Int32(SOCK_CLOEXEC.rawValue), proto)
    guard descriptor >= 0 else {
        if Descriptors.isShortage(errno) { running.lacksDescriptor = true }
        return CURL_SOCKET_BAD
    }
    guard running.loop.share.leavesEnough(after: descriptor, with: running.loop.sockets.count) else {
        close(descriptor)
        running.lacksDescriptor = true
        return CURL_SOCKET_BAD
    }
    running.loop.didOpen(descriptor)
    return descriptor
}

/// Its context is the loop: a connection outlives the transfer that it was made for.
func onCloseSocket(_ context: UnsafeMutableRawPointer?, _ descriptor: curl_socket_t) -> Int32 {
    guard let context else { return close(descriptor) }
    return TransferLoop.from(context).closeSocket(descriptor)
}

func onResolverStart(
    _ resolver: UnsafeMutableRawPointer?, _ reserved: UnsafeMutableRawPointer?, _ context: UnsafeMutableRawPointer?
) -> Int32 {
    guard let context else { return 0 }
    let running = ActiveTransfer.from(context)
    running.willResolve()
    guard running.loop.share.allowsLookup(of: running.transfer.request.address.origin, with: running.loop.sockets.count)
    else {
        running.lacksDescriptor = true
        // Any other number than 0 ends it.
        return 1
    }
    return 0
}

func onConnected(
    _ context: UnsafeMutableRawPointer?, _ remote: UnsafeMutablePointer<CChar>?, _ local: UnsafeMutablePointer<CChar>?,
    _ remotePort: Int32, _ localPort: Int32
) -> Int32 {
    if let context {
        func text(_ text: UnsafeMutablePointer<CChar>?) -> String { text.map { String(cString: $0) } ?? "" }
        ActiveTransfer.from(context).didConnect(
            ConnectionLine.Ends(
                local: text(local), localPort: localPort, remote: text(remote), remotePort: remotePort))
    }
    return CURL_PREREQFUNC_OK
}
