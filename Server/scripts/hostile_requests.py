"""Requests that halcyon-server must refuse: raw bytes, and the statuses that are in order.

A connection that is closed without an answer is in order, too. 200 is in order only for those that are harmless.
"""
from server_fixture import PUBLIC, base64url, signature, signed

REFUSED = {400, 403, 404}


def get(path, version=b"HTTP/1.1", fields=b"Host: a\r\n"):
    if isinstance(path, str):
        path = path.encode("utf-8", "surrogateescape")
    return b"GET " + path + b" " + version + b"\r\n" + fields + b"\r\n"


def tampered_paths():
    """What is left of a signed path after somebody has changed it."""
    source = f"http://{PUBLIC}/must-not.jpg"
    path = signed(source, "w:20")
    mark, rest = path[1:44], path[44:]
    encoded = base64url(source.encode())
    last = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    spelled = mark[:-1] + last[last.index(mark[-1]) ^ 1]
    for name, changed in [
        ("another width", path.replace("w:20", "w:21")), ("a letter more", path + "A"), ("a letter less", path[:-1]),
        ("padding", path + "="), ("capitals", path.upper()), ("small letters", path.lower()),
        ("no signature", rest), ("an empty signature", "/" + rest), ("the word insecure", "/insecure" + rest),
        ("half a signature", f"/{mark[:22]}{rest}"), ("a fourth of a signature", f"/{mark[:11]}{rest}"),
        ("a signature twice", f"/{mark}{mark}{rest}"), ("a signature behind another", f"/{mark}/{mark}{rest}"),
        ("other last bits", f"/{spelled}{rest}"), ("a percent-encoded signature", f"/%{ord(mark[0]):02x}{mark[1:]}{rest}"),
        ("a wholly encoded signature", "/" + "".join(f"%{ord(c):02X}" for c in mark) + rest),
        ("encoded slashes", path.replace("/", "%2F")), ("one encoded slash", f"/{mark}%2F{rest[1:]}"),
        ("backslashes", path.replace("/", "\\")), ("a slash before", "/" + path), ("a slash behind", path + "/"),
        ("a slash between", f"/{mark}/{rest}"), ("a dot before", "/." + path), ("a dot between", f"/{mark}/.{rest}"),
        ("two dots between", f"/{mark}/x/..{rest}"), ("two dots behind", path + "/.."),
        ("encoded dots", f"/{mark}/%2e{rest}"), ("two encoded dots", f"/{mark}/x/%2e%2e{rest}"),
        ("a query", path + "?w=1"), ("an empty query", path + "?"), ("a fragment", path + "#x"),
        ("a parameter", path + ";x=1"), ("an encoded end", path + "%00"), ("an encoded line feed", path + "%0a"),
        ("a space in base64", f"/{mark}/w:20/{encoded[:9]}%20{encoded[9:]}"),
        ("another key", signed(source, "w:20", key=b"0" * 32)), ("a signature of zeros", "/" + "A" * 43 + rest),
        ("a null byte as text", path + "\\0"), ("an extension", path + ".jpg"),
        ("an option in front", f"/{mark}/h:1,{rest[1:]}"), ("full-width letters", f"/{mark}/ｗ:20/{encoded}"),
    ]:
        yield f"signature: {name}", get(changed), REFUSED


def malformed():
    """What is no HTTP, or should not be taken for it."""
    health = b"/health"
    for name, data, allowed in [
        ("HTTP/0.9", b"GET /health\r\n\r\n", {400}), ("HTTP/2.0 in text", get(health, b"HTTP/2.0"), {400, 505}),
        ("HTTP/9.9", get(health, b"HTTP/9.9"), {400, 505}), ("no version", b"GET /health \r\n\r\n", {400}),
        ("the preface of HTTP/2", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", {400, 505}),
        ("a TLS hello", bytes.fromhex("1603010200010001fc0303") + bytes(64), {400}), ("zeros", bytes(4096), {400}),
        ("0xff", b"\xff" * 4096, {400}), ("line feeds", b"\n" * 4096, {400}), ("an SSH banner", b"SSH-2.0-x\r\n", {400}),
        ("absolute form", get("http://a" + signed(f"http://{PUBLIC}/must-not.jpg", key=b"0" * 32)), {400, 403, 404}),
        ("absolute form, unsigned", get(f"http://{PUBLIC}/must-not.jpg"), {400, 403, 404}),
        ("CONNECT", f"CONNECT {PUBLIC}:80 HTTP/1.1\r\nHost: a\r\n\r\n".encode(), {400, 404, 405}),
        ("OPTIONS *", b"OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", {400, 404, 405}),
        ("TRACE", b"TRACE /health HTTP/1.1\r\nHost: a\r\n\r\n", {400, 405}),
        ("POST", b"POST /health HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n", {405}),
        ("PURGE", b"PURGE /health HTTP/1.1\r\nHost: a\r\n\r\n", {400, 405}),
        ("a method in small letters", b"get /health HTTP/1.1\r\nHost: a\r\n\r\n", {400, 405}),
        ("a method of 10 KB", b"A" * 10_000 + b" /health HTTP/1.1\r\nHost: a\r\n\r\n", {400, 405}),
        ("a field of 100 KB", get(health, fields=b"Host: a\r\nX: " + b"a" * 100_000 + b"\r\n"), {400, 431}),
        ("a field name of 100 KB", get(health, fields=b"Host: a\r\n" + b"a" * 100_000 + b": b\r\n"), {400, 431}),
        ("5,000 fields", get(health, fields=b"Host: a\r\n" + b"X: a\r\n" * 5_000), {400, 431}),
        ("a path of 9 KB", get("/" + "a" * 9_000), {400, 404, 414}),
        ("a path of 1 MB", get("/" + "a" * 1_000_000), {400, 404, 414}),
        ("a path of 8,000 slashes", get("/" * 8_000), {400, 404, 414}),
        ("a path of 8,000 dots", get("/" + "../" * 2_600), {400, 403, 404}),
        ("a signed path of 9 KB", get(signed("http://a/" + "a" * 9_000)), {414}),
        ("a field without a colon", get(health, fields=b"Host: a\r\nX\r\n"), {400}),
        ("a space before the colon", get(health, fields=b"Host: a\r\nX : b\r\n"), {400}),
        ("a folded field", get(health, fields=b"Host: a\r\nX: b\r\n c\r\n"), {200, 400}),
        ("a field that begins with a space", get(health, fields=b" Host: a\r\n"), {400}),
        ("a null in a field", get(health, fields=b"Host: a\r\nX: \x00\r\n"), {400}),
        ("a carriage return in a field", get(health, fields=b"Host: a\r\nX: a\rb\r\n"), {400}),
        ("an empty field name", get(health, fields=b"Host: a\r\n: b\r\n"), {400}),
    ]:
        yield f"HTTP: {name}", data, allowed
    for byte in [*range(0x00, 0x21), 0x7F]:
        # A space ends the path, and a line feed the line.
        yield f"HTTP: 0x{byte:02x} in the path", get(b"/hea" + bytes([byte]) + b"lth"), {400, 404}


def smuggled():
    """Two readers of these could disagree about where a request ends. A second answer would be to a smuggled one."""
    inner = get(signed(f"http://{PUBLIC}/must-not.jpg"))
    post = b"POST /health HTTP/1.1\r\nHost: a\r\n"
    ask = b"GET /health HTTP/1.1\r\nHost: a\r\n"
    for name, head, body in [
        ("length and chunks", post + b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n", b"0\r\n\r\n"),
        ("chunks and length", post + b"Transfer-Encoding: chunked\r\nContent-Length: 4\r\n", b"0\r\n\r\n"),
        ("length and chunks, GET", ask + b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n", b"0\r\n\r\n"),
        ("two lengths", ask + b"Content-Length: 0\r\nContent-Length: 4\r\n", b""),
        ("a list of lengths", ask + b"Content-Length: 0, 4\r\n", b""),
        ("a negative length", ask + b"Content-Length: -1\r\n", b""), ("a length with a sign", ask + b"Content-Length: +0\r\n", b""),
        ("a hexadecimal length", ask + b"Content-Length: 0x0\r\n", b""),
        ("an enormous length", ask + b"Content-Length: 99999999999999999999999\r\n", b""),
        ("an unknown coding", ask + b"Transfer-Encoding: xchunked\r\n", b"0\r\n\r\n"),
        ("chunked twice", ask + b"Transfer-Encoding: chunked, chunked\r\n", b"0\r\n\r\n"),
        ("chunked, then identity", ask + b"Transfer-Encoding: chunked, identity\r\n", b"0\r\n\r\n"),
        ("a vertical tab", ask + b"Transfer-Encoding:\x0bchunked\r\n", b"0\r\n\r\n"),
        ("a negative chunk", ask + b"Transfer-Encoding: chunked\r\n", b"-1\r\n\r\n"),
        ("an enormous chunk", ask + b"Transfer-Encoding: chunked\r\n", b"fffffffffffffffff\r\n\r\n"),
        ("a chunk without a size", ask + b"Transfer-Encoding: chunked\r\n", b"\r\n\r\n"),
    ]:
        # What is behind the inner request would be the answer to a request that a proxy has not seen.
        yield f"smuggling: {name}", head + b"\r\n" + body + inner, {200, 400, 405, 501}


def options():
    """Signed by someone who has the key, and senseless all the same."""
    source = f"http://{PUBLIC}/must-not.jpg"
    for text in [
        "w:99999999999999999999", "w:1000001", "w:4097", "h:4097", "w:4096,dpr:2", "w:0", "w:-1", "w:1e3", "w:1.5", "w:0x10",
        "w:+1", "w:NaN", "w:inf", "w:٣", "w:", "w", "w:1,w:2", "width:1,w:1", "dpr:1e308", "dpr:nan", "dpr:0", "dpr:9",
        "dpr:-1", "q:0", "q:101", "blur:1e9", "blur:0", "blur:101", "round:10001", "contrast:5", "brightness:-2",
        "tint:zzz", "tint:12345", "f:svg", "f:heic", "f:exe", "fit:bogus", "g:middle", "preset:none", "p:", ",", "w:1,",
        "%77:20", "W:20", "gray:2", "exec:ls", "gray," * 500 + "gray",
        ",".join(f"blur:{n}" for n in range(1, 12)), "w:" + "1" * 3_000,
    ]:
        yield f"options: {text[:30]}", get(signed(source, text)), {400}


def private_addresses():
    """All of them lead to this machine or its network; {PUBLIC} is the only address that may be asked."""
    for host in [
        "127.0.0.1", "localhost", "LOCALHOST", "localhost.", "127.1", "127.0.1", "127.0.0.1.", "127.255.255.254",
        "2130706433", "0x7f000001", "0x7f.1", "0x7F.0x0.0x0.0x1", "0177.0.0.1", "0177.1", "017700000001", "0", "0.0.0.0",
        "00.0.0.0", "[::1]", "[::]", "[0:0:0:0:0:0:0:1]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[::127.0.0.1]",
        "[0:0:0:0:0:ffff:7f00:1]", "127%2e0.0.1", "%31%32%37.0.0.1", "①27.0.0.1", "127。0。0。1", "１２７.0.0.1",
        "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "[fe80::1]", "[fe80::1%25lo]", "[fd00::1]",
        "[64:ff9b::7f00:1]", "[2002:7f00:1::]", "224.0.0.1", "255.255.255.255", "192.0.2.1", "198.18.0.1",
    ]:
        yield f"address: {host}", get(signed(f"http://{host}/must-not.jpg")), {400, 403, 502}


def sources():
    """Schemes, ports and URLs that are none."""
    for url in [
        "file:///etc/passwd", "ftp://a/x", "gopher://127.0.0.1:80/_GET", "data:image/png;base64,AAAA", "javascript:alert(1)",
        "render://halcyon/-/x", "http:/must-not.jpg", "http:///must-not.jpg", "http:must-not.jpg", "//a/must-not.jpg",
        f"http://{PUBLIC}:8081/must-not.jpg", f"http://{PUBLIC}:0/must-not.jpg", f"http://{PUBLIC}:99999/must-not.jpg",
        f"http://user:word@{PUBLIC}/must-not.jpg", f"http://a@{PUBLIC}/must-not.jpg", f"http:\\\\a@{PUBLIC}/must-not.jpg",
        f"http://@{PUBLIC}/must-not.jpg", f"http://{PUBLIC}/must-not.jpg\r\nX: y", f"http://{PUBLIC}/must not.jpg",
        "http://", "http://[", "http://[::1", "http://a:b:c/", "http://%00/", "x",
    ]:
        yield f"source: {url[:40]!r}", get(signed(url)), {400, 403, 502}
    for name, text in [("half an escape", "http://a/%2"), ("no UTF-8", "http://a/%ff"), ("an escaped null", "http://a/%00"),
                       ("an escaped line feed", "http://a/%0d%0aX:y"), ("no base64url", "a+b/c=="), ("one letter", "a")]:
        yield f"source: {name}", get(signed(text, plain=True)), {400, 403, 404, 502}


def half_requests():
    """Their senders go away."""
    whole = get(signed(f"http://{PUBLIC}/must-not.jpg"))
    for count in [0, 1, 4, 30, len(whole) - 2]:
        yield f"half a request: {count} bytes", whole[:count], {400}


def all_requests():
    for group in [tampered_paths, malformed, smuggled, options, private_addresses, sources]:
        for name, data, allowed in group():
            yield name, data, allowed, False
    for name, data, allowed in half_requests():
        yield name, data, allowed, True
