#!/usr/bin/python3
"""Tests the program halcyon-server end to end: test-server.sh runs it.

A real nginx is the origin of pictures, another one with deploy/nginx.conf stands in front of the program, and moto is
S3. Prints a line for each check; ends with status 1 if one has failed.
"""
import concurrent.futures
import json
import os
import pathlib
import re
import signal
import socket
import subprocess
import sys
import threading
import time

from PIL import Image

import s3_fixture
import server_fixture as fixture
from hostile_requests import all_requests
from name_server import NameServer
from s3_checks import check_s3
from server_fixture import (FOLDER, KEY, OLD_KEY, PUBLIC, Program, Recorder, ask, base64url, is_open, raw, signature, signed,
                            statuses, wait_until)

README = pathlib.Path(__file__).resolve().parent.parent / "README.md"
PROGRAM = sys.argv[1] if len(sys.argv) == 2 else sys.exit("usage: test-server.sh PATH_TO_halcyon-server")
WEBP = "image/avif,image/webp,image/apng,*/*;q=0.8"
SECRET = "token=VERYSECRET"
counts = {True: 0, False: 0}
skipped = []


def check(name, passed, detail=""):
    counts[bool(passed)] += 1
    print(f"{'ok    ' if passed else 'FAILED'} {name}{'' if passed else f': {detail}'}", flush=True)


def check_results(front, server, pictures):
    """Results through nginx: size, format, conditions, ranges."""
    source = f"http://127.0.0.1:{pictures}/a.jpg"
    path = signed(source, "w:120")
    first, second = ask(front, path), ask(front, path)
    check("a signed path gives the picture at its size", first.status == 200 and first.picture.size == (120, 90),
          (first.status, first.body[:200]))
    check("nginx keeps it", (first.x_cache_status, second.x_cache_status) == ("MISS", "HIT") and first.body == second.body,
          (first.x_cache_status, second.x_cache_status))
    shell = subprocess.run(
        ["bash", "-c", """printf %s "$1" | openssl dgst -sha256 -mac HMAC -macopt hexkey:"$2" -binary | basenc --base64url |
        tr -d '=\\n'""", "sign", path[44:], KEY.hex()], capture_output=True, text=True, check=False).stdout
    check("openssl makes the signature that Python makes", shell == path[1:44], shell)

    formats = [ask(front, path, accept=accept) for accept in [WEBP, "image/jpeg", WEBP, "image/jpeg"]]
    check("clients get the format that they accept, through the cache too",
          [a.picture.format for a in formats] == ["WEBP", "JPEG"] * 2
          and [a.x_cache_status for a in formats] == ["MISS", "MISS", "HIT", "HIT"] and formats[0].vary == "Accept",
          [(a.content_type, a.x_cache_status) for a in formats])
    alpha = ask(front, signed(f"http://127.0.0.1:{pictures}/alpha.png", "w:50"))
    check("transparency gives PNG", alpha.picture.format == "PNG" and "A" in alpha.picture.mode, alpha.content_type)

    for name, port in [("nginx", front), ("the server", server.port)]:
        whole = ask(port, path)
        same = ask(port, path, if_none_match=whole.etag)
        check(f"{name}: 304 for a known tag", same.status == 304 and not same.body, same.status)
        part = ask(port, path, range="bytes=10-19")
        check(f"{name}: 206 for a range", (part.status, part.body, part.content_range)
              == (206, whole.body[10:20], f"bytes 10-19/{len(whole.body)}"), (part.status, part.content_range))
        beyond = ask(port, path, range="bytes=9999999-")
        check(f"{name}: 416 beyond the end", beyond.status == 416, beyond.status)
        head = ask(port, path, "HEAD")
        check(f"{name}: HEAD has the fields without the body", (head.status, head.body, head.content_length, head.etag)
              == (200, b"", str(len(whole.body)), whole.etag), (head.status, head.content_length))
    fresh = signed(f"{source}?fresh", "w:30")
    part = ask(front, fresh, range="bytes=0-9")
    check("nginx: a range of what it does not have", part.status == 206 and len(part.body) == 10, part.status)

    large = ask(server.port, signed(f"http://127.0.0.1:{pictures}/a.jpg", "w:1600,e,f:png"))
    head = ask(server.port, signed(f"http://127.0.0.1:{pictures}/a.jpg", "w:1600,e,f:png"), "HEAD")
    large.picture.load()
    check("a body that is sent in pieces is whole", len(large.body) > 64 << 10 and large.picture.size == (1600, 1200)
          and large.content_length == str(len(large.body)) == head.content_length, (len(large.body), large.content_length))

    for name, wrong in [("another width", path.replace("w:120", "w:121")), ("no signature", "/insecure" + path[44:]),
                        ("another key", signed(source, "w:120", key=os.urandom(32)))]:
        answer = ask(front, wrong)
        problem = json.loads(answer.body)
        check(f"403 for {name}", (answer.status, problem["code"], answer.content_type) == (403, 5, "application/problem+json"),
              answer.status)
    check("a retired key's signature counts", ask(front, signed(source, "w:120", key=OLD_KEY)).status == 200)
    missing = ask(front, signed(f"http://127.0.0.1:{pictures}/none.jpg"))
    check("404 for a source that does not exist", missing.status == 404 and json.loads(missing.body)["code"] == 2008,
          missing.body)


def check_paths(front, server, origin):
    """Sources whose paths nginx or the program could change: with nginx, the origin sees what it sees without."""
    base = f"http://127.0.0.1:{origin.port}"
    shapes = {
        "//": "/{}//b///x.jpg", "a dot": "/{}/./x.jpg", "..": "/{}/b/../x.jpg", "%2e%2e": "/{}/b/%2e%2e/x.jpg",
        "%2F": "/{}/b%2Fx.jpg", "%252F": "/{}/b%252Fx.jpg", "%20": "/{}/b%20x.jpg", "+": "/{}/b+x.jpg", "~": "/{}/~x.jpg",
        "small escapes": "/{}/%c3%bc.jpg", "capital escapes": "/{}/%C3%BC.jpg", "ü": "/{}/ü.jpg", ";": "/{};v=1/x.jpg",
        "a query": "/{}.jpg?a=1&b=//x/../y%2Fz", "&": "/{}/a&b.jpg", "''": "/{}/a'b.jpg", "a colon": "/{}:8/x.jpg",
    }
    encoded = {
        "base64url": lambda url: (url, False),
        # All that is not unreserved, and only what must be.
        "percent-encoded": lambda url: ("".join(
            c if c.isalnum() and c.isascii() or c in "-._~" else "".join(f"%{b:02X}" for b in c.encode()) for c in url), True),
        "plain": lambda url: (url.replace("%", "%25").replace("?", "%3F").replace("ü", "%C3%BC"), True),
    }
    for form, encode in encoded.items():
        for name, shape in shapes.items():
            seen = []
            for mark, port in [("direct", server.port), ("nginx", front)]:
                number = f"{mark}{len(origin.paths)}"
                text, plain = encode(base + shape.format(number))
                answer = ask(port, signed(text, "w:10", plain))
                seen.append((answer.status, [path.replace(number, "N") for path in origin.seen(number)]))
            check(f"{form}: {name} passes nginx unchanged", seen[0] == seen[1] and seen[0][0] == 200 and len(seen[0][1]) == 1,
                  seen)
    path = f"/w:10/{base}/slashes"
    shortened = signature(path.replace("//", "/")) + path
    check("nginx does not merge what was signed with one slash", ask(front, "/" + shortened).status == 403)


def check_formats(server, origin):
    """Sources in formats by package traits; a drawing at the size asked for, which asks for nothing."""
    folder = pathlib.Path(FOLDER)
    photo, red = folder / "format.png", (200, 30, 60)
    picture = Image.new("RGB", (64, 32), red)
    picture.save(photo)
    picture.save(folder / "format.tiff", compression="tiff_lzw")
    subprocess.run(["heif-enc", "-q", "90", "-o", folder / "format.heic", photo], check=True, capture_output=True)
    subprocess.run(["cjxl", photo, folder / "format.jxl"], check=True, capture_output=True)
    for kind in ["tiff", "heic", "jxl"]:
        origin.bodies[f"/format.{kind}"] = (folder / f"format.{kind}").read_bytes()
        answer = ask(server.port, signed(f"http://127.0.0.1:{origin.port}/format.{kind}", "w:20,f:png"))
        shown = answer.picture.convert("RGB").getpixel((10, 5)) if answer.status == 200 else (0, 0, 0)
        check(f"a source in {kind} is read", answer.status == 200 and answer.picture.size == (20, 10)
              and all(abs(a - b) < 8 for a, b in zip(shown, red)), (answer.status, shown, answer.body[:200]))
    origin.bodies["/drawing.svg"] = f"""<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
        width="8" height="8"><rect width="4" height="8" fill="#c81e3c"/><image width="8" height="8"
        xlink:href="http://127.0.0.1:{origin.port}/inside-1.jpg"/><style>@import "http://127.0.0.1:{origin.port}/inside-2.css";</style>
        <image width="8" height="8" href="file://{photo}"/></svg>""".encode()
    answer = ask(server.port, signed(f"http://127.0.0.1:{origin.port}/drawing.svg", "w:400,f:png"))
    row = [answer.picture.convert("RGBA").getpixel((x, 200)) for x in (199, 200)] if answer.status == 200 else []
    check("an SVG is drawn at the size asked for, with a sharp edge", answer.status == 200
          and answer.picture.size == (400, 400) and row == [(*red, 255), (0, 0, 0, 0)], (answer.status, row, answer.body[:200]))
    own = ask(server.port, signed(f"http://127.0.0.1:{origin.port}/drawing.svg", "f:png"))
    check("without a size, an SVG has its own", own.status == 200 and own.picture.size == (8, 8), own.status)
    check("an SVG asks for nothing", not origin.seen("inside"), origin.seen("inside"))
    jxl = ask(server.port, signed(f"http://127.0.0.1:{origin.port}/format.heic", "w:20,f:jxl"))
    check("JPEG XL is written", jxl.content_type == "image/jxl" and jxl.body[:2] in (b"\xff\x0a", b"\0\0"), jxl.status)


def check_front(front, server, origin, pictures):
    """What deploy/nginx.conf does besides."""
    for path in ["/metrics", "/ready", "/%6detrics", "/x/../metrics", "/metrics?x", "//metrics", "/./metrics"]:
        answer = ask(front, path)
        check(f"nginx does not show {path}", answer.status in (400, 403, 404) and b"halcyon_" not in answer.body,
              answer.status)
    check("nginx passes /health", ask(front, "/health").body == b"ok\n")
    metrics = ask(server.port, "/metrics").body.decode()
    for name in ["halcyon_server_requests_total{status=\"2xx\",tier=\"made\"}", "halcyon_server_renders_total{format=\"webp\"}",
                 "halcyon_server_seconds_count{tier=\"made\"}"]:
        value = re.search(re.escape(name) + r" (\d+)", metrics)
        check(f"/metrics counts {name}", value and int(value[1]) > 0, value)

    origin.delay = 0.5
    path = signed(f"http://127.0.0.1:{origin.port}/slow-shared.jpg", "w:10")
    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: ask(front, path), range(8)))
    check("8 clients at once are one load", [a.status for a in answers] == [200] * 8
          and len(origin.seen("slow-shared")) == 1, ([a.status for a in answers], origin.seen("slow-shared")))
    with socket.create_connection(("127.0.0.1", front)) as drip:
        check("nginx ends a header that drips", is_ended(drip, 4))
    for text, plain in [(f"http://127.0.0.1:{pictures}/a.jpg?{SECRET}", False),
                        (f"http://127.0.0.1:{pictures}/a.jpg%3F{SECRET}", True),
                        (f"http://127.0.0.1:{pictures}/none.jpg%3F{SECRET}", True),
                        (f"http://127.0.0.1:{pictures}/a.jpg?{SECRET}", True),
                        (f"http://127.0.0.1:{pictures}/a.jpg%3F{SECRET}%ff", True),
                        (f"http://user:VERYSECRET@127.0.0.1:{pictures}/a.jpg", True),
                        (f"http://127.0.0.1:{pictures}/{'x' * 8200}%3F{SECRET}", True)]:
        path = signed(text, "w:10", plain)
        for port in [front, server.port]:
            ask(port, path)
            ask(port, "/" + path)
            ask(port, "/x" + path)


def check_logs(server):
    access = (FOLDER / "front-halcyon.log").read_text()
    marks = [signature("/w:120/"), KEY.hex(), OLD_KEY.hex(), "VERYSECRET", base64url(SECRET.encode())[:8],
             base64url(b"x" + SECRET.encode())[2:10]]
    marks += {line.split("/")[1] for line in paths_sent if line.count("/") > 2}
    for name, text in [("the program", server.log), ("nginx", access)]:
        found = [mark for mark in marks if len(mark) > 6 and mark in text]
        lines = [line[:300] for line in text.splitlines() if any(mark in line for mark in found)]
        check(f"the log of {name} has no key, signature or query", not found, (len(lines), lines[:2]))
    check("the log of nginx has the options", " w:120 200 " in access, access[:200])


paths_sent = set()


def remembering(function):
    """Every signature that was sent is to be looked for in the logs."""
    def asked(port, path, *arguments, **fields):
        paths_sent.add(path)
        return function(port, path, *arguments, **fields)
    return asked


def is_ended(connection, seconds):
    """Whether the other side closes a connection on which a header field comes byte by byte."""
    connection.sendall(b"GET /health HTTP/1.1\r\nHost: a\r\nX: ")
    end = time.monotonic() + seconds
    connection.settimeout(0.1)
    while time.monotonic() < end:
        try:
            connection.sendall(b"a")
            if not connection.recv(4096):
                return True
        except TimeoutError:
            continue
        except OSError:
            return True
    return False


def check_leaving(server, origin):
    """A client that goes while its picture is loaded, with and without a next request behind it."""
    origin.delay = 1.5
    for name, behind in [("one request", b""), ("two requests", b"GET /health HTTP/1.1\r\nHost: a\r\n\r\n")]:
        path = signed(f"http://127.0.0.1:{origin.port}/slow-left{len(behind)}.jpg", "w:10")
        before = server.log.count("status=499")
        with socket.create_connection(("127.0.0.1", server.port)) as client:
            client.sendall(f"GET {path} HTTP/1.1\r\nHost: a\r\n\r\n".encode() + behind)
            wait_until(lambda: origin.seen(f"slow-left{len(behind)}"))
        check(f"a client that goes ends its work: {name}", wait_until(lambda: server.log.count("status=499") > before, 1))


def check_stop(origin):
    """SIGTERM finishes what runs."""
    origin.delay = 1.5
    big = fixture.io.BytesIO()
    fixture.Image.effect_noise((2400, 1800), 90).convert("RGB").save(big, "JPEG", quality=95)
    origin.bodies["/big.jpg"] = big.getvalue()
    for name, path, options in [("an origin that dawdles", "/slow-stop.jpg", "w:10"), ("a slow render", "/big.jpg", "f:avif,q:60")]:
        server = Program(PROGRAM, "--keys", KEY.hex(), "--sources-private", "true")
        with concurrent.futures.ThreadPoolExecutor(1) as pool, socket.create_connection(
                ("127.0.0.1", server.port)) as half, socket.create_connection(("127.0.0.1", server.port)) as idle:
            half.sendall(b"GET /health HTTP/1.1\r\nHost: a\r\n")
            idle.sendall(b"GET /health HTTP/1.1\r\nHost: a\r\n\r\n" * 2)
            running = pool.submit(ask, server.port, signed(f"http://127.0.0.1:{origin.port}{path}", options))
            wait_until(lambda: origin.seen(path))
            time.sleep(0.1)
            server.stop()
            refused = wait_until(lambda: not is_open(server.port))
            ran_on = not running.done()
            answer = running.result()
            check(f"SIGTERM during {name}: new connections are refused while it runs", refused and ran_on, (refused, ran_on))
            check(f"SIGTERM during {name}: its answer is 200", answer.status == 200 and len(answer.body) > 200,
                  (answer.status, len(answer.body)))
            check(f"SIGTERM during {name}: then the program ends with status 0", server.status() == 0, server.process.poll())


def check_stale(front, server, origin):
    """The last use of the first server: nginx goes on without it."""
    kept = signed(f"http://127.0.0.1:{origin.port}/kept.jpg", "w:10")
    short = signed(f"http://127.0.0.1:{origin.port}/short.jpg", "w:10")
    ask(front, kept), ask(front, short)
    time.sleep(3.1)
    server.stop()
    check("SIGTERM ends an idle server with status 0", server.status() == 0, server.process.poll())
    for name, path, status in [("fresh", kept, "HIT"), ("stale", short, "STALE")]:
        answer = ask(front, path)
        check(f"without the server, nginx answers with what is {name}", (answer.status, answer.x_cache_status) == (200, status),
              (answer.status, answer.x_cache_status))
    check("without the server, nginx answers 502 for what it does not have", ask(front, "/a/b/c").status == 502)


def check_settings(pictures):
    """Bad settings, and which one counts."""
    def write(name, text):
        (FOLDER / name).write_text(text)
        return str(FOLDER / name)
    key = KEY.hex()
    bucket = ["--keys", key, "--s3-bucket", "results", "--s3-region"]
    for name, options in [
        ("no key", []), ("a short key", ["--keys", "abcd"]), ("a key that is not hexadecimal", ["--keys", "VERYSECRET" * 8]),
        ("keys and insecure", ["--keys", key, "--insecure", "true"]), ("an unknown option", ["--keys", key, "--nothing", "1"]),
        ("a port that is no number", ["--keys", key, "--http-port", "x"]), ("port 65536", ["--keys", key, "--http-port", "65536"]),
        ("an address of others", ["--keys", key, "--http-host", "192.0.2.9"]), ("a negative limit", ["--keys", key, "--limits-running", "-1"]),
        ("an unknown format", ["--keys", key, "--results-formats", "bmp"]), ("a preset that is none", ["--keys", key, "--presets-list", "a=b:1"]),
        ("only presets without any", ["--keys", key, "--presets-only", "true"]), ("an unknown level", ["--keys", key, "--log-level", "loud"]),
        ("a fallback that is not there", ["--keys", key, "--results-fallback", "/none"]),
        ("a bucket without a region", bucket[:-1]), ("a bucket without a key of S3", [*bucket, "eu-west-1"]),
        ("an odd region", [*bucket, "eu west"]), ("an endpoint that is none", [*bucket, "a", "--s3-endpoint", "ftp://a"]),
        ("a region without a bucket", ["--keys", key, "--s3-region", "eu-west-1"]),
        ("a bucket without a disk cache", [*bucket, "eu-west-1", "--cache-megabytes", "0"]),
        ("a bucket of sources that is none", ["--keys", key, "--sources-buckets", "a/b", "--s3-region", "eu-west-1"]),
        ("a Redis that is none", ["--keys", key, "--redis", "http://a"]), ("a signature of 8 bytes", ["--keys", key, "--signature-bytes", "8"]),
        ("a file that is not there", ["--config", "/none"]), ("a file that is no JSON", ["--config", write("bad.json", "{")]),
        ("a file with an unknown setting", ["--config", write("odd.json", '{"http": {"ports": 1}}')]),
        ("a file with text for a number", ["--config", write("text.json", f'{{"keys": ["{key}"], "http": {{"port": "x"}}}}')]),
        ("a sandbox that is not there", ["--keys", key, "--sources-sandbox", "true"]),
        ("--config without a file", ["--config"]), ("an option for a value", ["--keys", key, "--insecure", "maybe"]),
    ]:
        variables = {} if name == "a bucket without a key of S3" else {**s3_fixture.VARIABLES, "HALCYON_DECODER": "/none"}
        # With another home, so that the developer's own profiles of the AWS tools do not count.
        done = subprocess.run([PROGRAM, *options], capture_output=True, text=True, timeout=10, check=False,
                              env={"PATH": os.environ["PATH"], "HOME": str(FOLDER), **variables})
        lines = done.stderr.strip().splitlines()
        check(f"status 2 and a sentence for {name}", done.returncode == 2 and len(lines) == 1
              and re.match(r"halcyon-server: error: \S.{10,}$", lines[0]) and key not in done.stderr
              and "VERYSECRET" not in done.stderr, (done.returncode, lines))

    file = write("good.json", json.dumps({
        "keys": [KEY.hex(), OLD_KEY.hex()], "sources": {"private": True}, "results": {"side": 100},
        "presets": {"list": "thumb=w:30;wide=w:60", "only": True}, "log": {"level": "error"}}))
    source = f"http://127.0.0.1:{pictures}/a.jpg"
    for name, options, environment, wanted in [
        ("the file", [], {}, [200, 400, 400, 400]),
        ("a variable before the file", [], {"HALCYON_PRESETS_ONLY": "false"}, [200, 200, 400, 400]),
        ("an option before both", ["--results-side", "300"], {"HALCYON_PRESETS_ONLY": "false", "HALCYON_RESULTS_SIDE": "200"},
         [200, 200, 200, 400]),
    ]:
        if name == "the file":
            environment["HALCYON_CONFIG"] = file
        else:
            options = ["--config", file, *options]
        server = Program(PROGRAM, *options, environment=environment)
        got = [ask(server.port, signed(source, text)).status for text in ["preset:thumb", "w:90", "w:250", "w:350"]]
        check(f"what counts: {name}", got == wanted, got)
        server.stop()
    server = Program(PROGRAM, environment={
        "HALCYON_KEYS": f"{KEY.hex()},{OLD_KEY.hex()}", "HALCYON_SIGNATURE_BYTES": "16", "HALCYON_SOURCES_PRIVATE": "true"})
    got = [ask(server.port, signed(source, "w:9", key=key, count=count)).status
           for key in (KEY, OLD_KEY) for count in (16, 32, 15, 17)]
    check("variables: two keys, and signatures of 16 bytes", got == [200, 200, 403, 403] * 2, got)
    server.stop()
    here = Program(PROGRAM, "--keys", KEY.hex(), "--sources-private", "true")
    apart = Program(PROGRAM, "--keys", KEY.hex(), "--sources-private", "true", "--sources-sandbox", "true")
    answers = [ask(server.port, signed(source, "w:40,f:png")) for server in (here, apart)]
    check("pictures that are decoded in a sandbox are the same", [one.status for one in answers] == [200, 200]
          and answers[0].body == answers[1].body, [one.status for one in answers])
    check("the log says what holds", "decoding apart: seccomp" in apart.log or "decoding apart: seccomp" in apart.log, apart.log)
    here.stop()
    apart.stop()
    server = Program(PROGRAM, "--config", str(fixture.DEPLOY / "halcyon-server.json"), environment={"HALCYON_KEYS": KEY.hex()})
    check("the program starts with deploy/halcyon-server.json", ask(server.port, "/ready").status == 200)
    server.stop()


def check_documents():
    """Every setting of --help stands in the README's table, with its default."""
    text = subprocess.run([PROGRAM, "--help"], capture_output=True, text=True, check=True).stdout
    settings = re.findall(r"^  --([a-z-]+) \S+ +(.*?)$", text, re.MULTILINE)
    rows = dict(re.findall(r"^\| `--([a-z-]+)` \|(.*)$", README.read_text(), re.MULTILINE))
    check("--help lists settings", len(settings) >= 30, len(settings))
    missing = [name for name, _ in settings if name not in rows]
    check("the README has each setting of --help", not missing, missing)
    check("the README has no others", not rows.keys() - dict(settings).keys(), rows.keys() - dict(settings).keys())
    def plain(text):
        return re.sub(r"[`,\s]", "", text)
    wrong = [name for name, meaning in settings if (default := re.search(r"default: (.*)", meaning))
             and name in rows and plain(default[1]) not in plain(rows[name])]
    check("the README has the defaults of --help", not wrong, wrong)


def listen_everywhere():
    """Recorders at port 80 of every address, or none if others have the port."""
    try:
        if fixture.ISOLATED:
            return [Recorder("0.0.0.0", 80), Recorder("::1", 80, socket.AF_INET6), Recorder("0.0.0.0", 8081)]
        return [Recorder("127.0.0.1", 80), Recorder("::1", 80, socket.AF_INET6)]
    except OSError:
        skipped.append("port 80 is taken: refused addresses are not watched")
        return []


def check_refusals():
    """Hostile requests to a server that loads from public addresses only."""
    listeners = listen_everywhere()
    def fetched():
        return [seen for listener in listeners for seen in listener.paths if "must-not" in seen[1]]
    server = Program(PROGRAM, "--keys", KEY.hex(), "--limits-seconds", "4", "--log-level", "warning")
    for number in range(60):
        ask(server.port, signed(f"http://127.0.0.1/must-not.jpg?{number}"))
        ask(server.port, "/health")
    before = server.figures()
    if fixture.ISOLATED:
        check_redirects(server, listeners[0])
        check_names(server, listeners[0])
    drips = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(10)]
    with concurrent.futures.ThreadPoolExecutor(20) as pool:
        ends = [pool.submit(is_ended, drip, 8) for drip in drips]
        requests = list(all_requests())
        for (name, _, allowed, _), got in zip(requests, pool.map(
                lambda request: raw(server.port, request[1], 6, request[3]), requests)):
            found = None if got is None else statuses(got)
            # An answer without a status line is one to HTTP/0.9.
            passed = found is not None and (found or not got) and all(status in allowed for status in found)
            check(name, passed, "no answer" if got is None else (found, got[:100]))
        check("10 headers that drip are ended", all(end.result() for end in ends), [end.result() for end in ends])
    for drip in drips:
        drip.close()
    pipelined = raw(server.port, b"GET /health HTTP/1.1\r\nHost: a\r\n\r\n" * 50)
    check("50 requests in one packet get 50 answers", statuses(pipelined) == [200] * 50, len(statuses(pipelined)))
    check("no origin was asked for what must not be loaded", not fetched(), fetched())
    check("the server still answers", ask(server.port, "/health").body == b"ok\n")
    def is_small():
        after = server.figures()
        return all(new <= old * 1.2 + more for old, new, more in zip(before, after, (24_000, 4, 8)))
    check(f"memory, threads and descriptors are what they were ({before} KB, threads, files)", wait_until(is_small),
          server.figures())
    print(f"       now {server.figures()}; {len(requests)} hostile requests")
    server.stop()
    check("the server ends with status 0", server.status() == 0, server.process.poll())


def check_redirects(server, listener):
    """From a public address to a private one, by redirect and by name."""
    base = f"http://{PUBLIC}"
    control = ask(server.port, signed(f"{base}/ok.jpg"))
    check("control: a public address is loaded from", control.status == 200, (control.status, control.body))
    listener.redirects["/to-public"] = "/ok2.jpg"
    check("control: a redirect to a public address is followed", ask(server.port, signed(f"{base}/to-public")).status == 200)
    for number, target in enumerate([
        "http://127.0.0.1/must-not.jpg", "http://localhost/must-not.jpg", "http://[::1]/must-not.jpg", "//127.1/must-not.jpg",
        "http://2130706433/must-not.jpg", "http://169.254.169.254/must-not.jpg", f"http://{PUBLIC}:8081/must-not.jpg",
        "http://[::ffff:127.0.0.1]/must-not.jpg", "file:///etc/passwd", "ftp://127.0.0.1/must-not.jpg", "data:image/png;base64,AA",
    ]):
        listener.redirects[f"/redirect{number}"] = target
        answer = ask(server.port, signed(f"{base}/redirect{number}"))
        check(f"redirect: to {target}", answer.status in (403, 502), (answer.status, answer.body))

    fixture.write_hosts(f"{PUBLIC} rebound.test\n{PUBLIC} both.test\n127.0.0.1 both.test\n127.0.0.1 private.test\n")
    control = ask(server.port, signed("http://rebound.test/ok3.jpg"))
    check("control: a name with a public address is loaded from", control.status == 200, (control.status, control.body))
    check("a name with a private address", ask(server.port, signed("http://private.test/must-not.jpg")).status in (403, 502))
    ask(server.port, signed("http://both.test/ok4.jpg"))
    fixture.write_hosts("127.0.0.1 rebound.test\n")
    ask(server.port, signed("http://rebound.test/ok5.jpg"))
    loopback = [seen for seen in listener.paths if seen[0].startswith("127.")]
    check("a name with both addresses, and one that changes: 127.0.0.1 is not asked", not loopback, loopback)


def check_names(server, listener):
    """Names whose addresses change between one lookup and the next, as an attacker's name server answers."""
    names = NameServer()
    names.answers = {
        "steady.test": [(PUBLIC,)],
        "flips.test": [(PUBLIC,), ("127.0.0.1",)],
        "flops.test": [("127.0.0.1",), (PUBLIC,)],
        "both.dns.test": [(PUBLIC, "127.0.0.1"), ("127.0.0.1", PUBLIC)],
        "families.test": [(PUBLIC, "::1"), ("127.0.0.1", "::ffff:127.0.0.1")],
        "alias.test": [("=steady.test",), ("=localhost.dns.test",)],
        "localhost.dns.test": [("127.0.0.1", "::1")],
        "private.dns.test": [("10.0.0.1",), ("169.254.169.254",), ("fd00::1",), ("0.0.0.0",)],
    }
    control = ask(server.port, signed("http://steady.test/steady.jpg"))
    check("control: a name of the name server is loaded from", control.status == 200, (control.status, control.body))
    outcomes = {}
    for name in names.answers:
        word = "must-not" if "private" in name or "localhost" in name else "changing"
        outcomes[name] = [ask(server.port, signed(f"http://{name}/{word}-{number}.jpg")).status for number in range(6)]
    asked = {name for name, _ in names.questions}
    check("names that change: each was asked about", asked >= set(names.answers) - {"localhost.dns.test"}, asked)
    check("names that change: 127.0.0.1 is not asked", not [seen for seen in listener.paths if seen[0].startswith("127.")],
          listener.paths)
    check("names that change: refused, or loaded from the public address",
          all(status in (200, 403, 502) for each in outcomes.values() for status in each), outcomes)
    changing = set(outcomes["flips.test"] + outcomes["flops.test"])
    check("names that change: both kinds of answers were used", 200 in changing and changing != {200}, outcomes)
    check("names with private addresses alone are refused", set(outcomes["private.dns.test"]) <= {403, 502}, outcomes)


def main():
    if fixture.ISOLATED:
        fixture.isolate()
    else:
        skipped.append("no network of its own (unshare): redirects from public to private addresses, names that change")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    begin = time.monotonic()
    s3 = s3_fixture.S3Server()
    fixture.started.append(s3.process)
    check_documents()
    pictures = fixture.picture_origin()
    origin = Recorder("127.0.0.1")
    server = Program(
        PROGRAM, "--keys", f"{KEY.hex()},{OLD_KEY.hex()}", "--sources-private", "true", "--http-forwarded", "true",
        "--log-level", "trace")
    front = fixture.front(server.port)
    wait_until(lambda: is_open(pictures) and is_open(front))
    globals()["ask"] = remembering(ask)
    check_results(front, server, pictures)
    check_paths(front, server, origin)
    check_formats(server, origin)
    check_front(front, server, origin, pictures)
    check_leaving(server, origin)
    check_stale(front, server, origin)
    check_logs(server)
    globals()["ask"] = fixture.ask
    check_stop(origin)
    check_settings(pictures)
    check_s3(check, PROGRAM, s3, origin)
    check_refusals()
    for reason in skipped:
        print(f"skipped: {reason}")
    print(f"{counts[True]} passed, {counts[False]} failed in {time.monotonic() - begin:.0f} s")


if __name__ == "__main__":
    try:
        main()
    finally:
        fixture.clean_up()
    sys.exit(1 if counts[False] else 0)
