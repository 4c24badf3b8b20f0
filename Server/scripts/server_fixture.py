"""What the end-to-end test of halcyon-server consists of: origins, the program, nginx in front, and raw HTTP."""
import base64
import fcntl
import hashlib
import hmac
import http.client
import http.server
import io
import os
import pathlib
import re
import shutil
import signal
import socket
import struct
import subprocess
import tempfile
import threading
import time

from PIL import Image

DEPLOY = pathlib.Path(__file__).resolve().parent.parent / "deploy"
KEY = os.urandom(32)
OLD_KEY = os.urandom(32)
FOLDER = pathlib.Path(tempfile.mkdtemp(prefix="halcyon-test-server-"))
ISOLATED = "HALCYON_TEST_ISOLATED" in os.environ
# In a network of the test's own, an address that counts as public. Otherwise, nothing may leave this machine.
PUBLIC = "93.184.216.34" if ISOLATED else "127.0.0.1"
started = []


def base64url(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def signature(path, key=KEY, count=32):
    return base64url(hmac.new(key, path.encode(), hashlib.sha256).digest()[:count])


def signed(source, options="-", plain=False, key=KEY, count=32):
    """The path of a result. A plain source is taken as it is: it must be encoded already."""
    path = f"/{options}/{source if plain else base64url(source.encode())}"
    return f"/{signature(path, key, count)}{path}"


def free_port():
    with socket.socket() as any_port:
        any_port.bind(("127.0.0.1", 0))
        return any_port.getsockname()[1]


def wait_until(condition, seconds=5.0):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.01)
    return bool(condition())


class Answer:
    def __init__(self, status, fields, body):
        self.status, self.fields, self.body = status, fields, body

    @property
    def picture(self):
        return Image.open(io.BytesIO(self.body))

    def __getattr__(self, name):
        return self.fields.get(name.replace("_", "-"))


def ask(port, path, method="GET", **fields):
    """Asks for a path, which is sent as it is."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    connection._validate_path = lambda path: None
    connection.putrequest(method, path, skip_accept_encoding=True)
    for name, value in fields.items():
        connection.putheader(name.replace("_", "-"), value)
    connection.endheaders()
    response = connection.getresponse()
    answer = Answer(response.status, {k.lower(): v for k, v in response.getheaders()}, response.read())
    connection.close()
    return answer


def raw(port, data, seconds=3.0, half=False):
    """Sends bytes and returns what comes back until the connection is closed, or is silent for a moment; None if there
    is neither an answer nor an end."""
    received = b""
    with socket.create_connection(("127.0.0.1", port), timeout=seconds) as connection:
        try:
            connection.sendall(data)
            if half:
                connection.shutdown(socket.SHUT_WR)
        except OSError:
            pass
        try:
            while part := connection.recv(65536):
                received += part
                connection.settimeout(0.25)
        except TimeoutError:
            return received or None
        except OSError:
            pass
    return received


def statuses(received):
    return [int(status) for status in re.findall(rb"HTTP/1\.[01] (\d{3}) ", received)]


class Recorder:
    """An origin that writes down what it is asked for, with the address that it was asked at, and can dawdle."""

    def __init__(self, host, port=0, family=socket.AF_INET):
        recorder = self
        self.paths, self.arrived = [], threading.Event()
        self.redirects = {}
        image = io.BytesIO()
        Image.new("RGB", (40, 20), (200, 30, 60)).save(image, "JPEG")
        self.body = image.getvalue()
        self.bodies = {}
        self.delay = 2.0

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                recorder.paths.append((self.connection.getsockname()[0], self.path))
                if "slow" in self.path:
                    recorder.arrived.set()
                    time.sleep(recorder.delay)
                if location := recorder.redirects.get(self.path):
                    self.send_response(302)
                    self.send_header("Location", location)
                    self.send_header("Content-Length", "0")
                    self.end_headers()
                    return
                body = recorder.bodies.get(self.path.split("?")[0], recorder.body)
                self.send_response(200)
                self.send_header("Content-Type", "image/jpeg")
                self.send_header("Content-Length", str(len(body)))
                self.send_header("Cache-Control", "max-age=2" if "short" in self.path else "max-age=600")
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        class Listener(http.server.ThreadingHTTPServer):
            address_family = family
            daemon_threads = True

            def handle_error(self, *_):
                pass

        self.listener = Listener((host, port), Handler)
        self.port = self.listener.server_address[1]
        threading.Thread(target=self.listener.serve_forever, daemon=True).start()

    def seen(self, text):
        return [path for _, path in self.paths if text in path]


class Program:
    """The program at work."""

    def __init__(self, path, *options, environment=None):
        self.log_path = FOLDER / f"server-{len(started)}.log"
        self.log_file = self.log_path.open("wb")
        self.process = subprocess.Popen(
            [path, "--http-port", "0", "--cache-directory", FOLDER / f"cache-{len(started)}", *options],
            stdout=subprocess.PIPE, stderr=self.log_file, env={"PATH": os.environ["PATH"], **(environment or {})})
        started.append(self.process)
        line = self.process.stdout.readline().decode()
        if not (match := re.search(r":(\d+)/$", line.strip())):
            raise SystemExit(f"test-server: the program has not started: {self.log}")
        self.port = int(match[1])

    @property
    def log(self):
        return self.log_path.read_text(errors="replace")

    def figures(self):
        """Resident memory in KB, threads and descriptors."""
        process = pathlib.Path(f"/proc/{self.process.pid}")
        status = (process / "status").read_text()
        return (int(re.search(r"VmRSS:\s+(\d+)", status)[1]), int(re.search(r"Threads:\s+(\d+)", status)[1]),
                len(list((process / "fd").iterdir())))

    def stop(self):
        self.process.send_signal(signal.SIGTERM)

    def status(self, seconds=10.0):
        try:
            return self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            return None


def nginx(name, text):
    """Starts an nginx with a configuration of its own."""
    file = FOLDER / f"{name}.conf"
    file.write_text(text)
    process = subprocess.Popen(
        ["nginx", "-e", FOLDER / f"{name}-start.log", "-p", FOLDER, "-c", file, "-g", "daemon off;"])
    started.append(process)
    return process


def picture_origin():
    """A real nginx with pictures; returns its port."""
    folder = FOLDER / "pictures"
    folder.mkdir()
    gradient = Image.linear_gradient("L").resize((400, 300))
    colors = Image.merge("RGB", (gradient, gradient.rotate(90).resize((400, 300)), gradient.rotate(180)))
    colors.save(folder / "a.jpg", quality=90)
    colors.putalpha(gradient)
    colors.save(folder / "alpha.png")
    port = free_port()
    (FOLDER / "origin-temp").mkdir()
    nginx("origin", f"""
        pid {FOLDER}/origin.pid; error_log {FOLDER}/origin-error.log; worker_processes 1; user {owner()};
        events {{}}
        http {{
            types {{ image/jpeg jpg; image/png png; }}
            client_body_temp_path {FOLDER}/origin-temp/b; proxy_temp_path {FOLDER}/origin-temp/p;
            fastcgi_temp_path {FOLDER}/origin-temp/f; uwsgi_temp_path {FOLDER}/origin-temp/u;
            scgi_temp_path {FOLDER}/origin-temp/s;
            log_format line '$request';
            access_log {FOLDER}/origin.log line;
            server {{ listen 127.0.0.1:{port}; root {folder}; add_header Cache-Control max-age=600; }}
        }}""")
    return port


def owner():
    import pwd
    return pwd.getpwuid(os.getuid()).pw_name


def front(server_port):
    """nginx with deploy/nginx.conf: only ports, folders and one time limit are replaced; returns its port."""
    port = free_port()
    text = (DEPLOY / "nginx.conf").read_text()
    cache = FOLDER / "front-cache"
    (FOLDER / "front-temp").mkdir()
    for old, new in [
        ("user www-data;", f"user {owner()};"), ("pid /run/nginx.pid;", f"pid {FOLDER}/front.pid;"),
        ("/var/log/nginx/", f"{FOLDER}/front-"), ("/var/cache/nginx/halcyon", str(cache)),
        ("min_free=2g ", ""), ("listen 80 reuseport;", f"listen 127.0.0.1:{port};"),
        ("server 127.0.0.1:8080;", f"server 127.0.0.1:{server_port};"),
        ("client_header_timeout 10s;", "client_header_timeout 2s;"),
        ("http {\n", "http {\n" + "".join(
            f"    {kind}_temp_path {FOLDER}/front-temp/{kind};\n"
            for kind in ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"])),
    ]:
        if old not in text:
            raise SystemExit(f"test-server: deploy/nginx.conf has no '{old}' to replace")
        text = text.replace(old, new)
    nginx("front", text)
    return port


def is_open(port):
    try:
        socket.create_connection(("127.0.0.1", port), timeout=1).close()
        return True
    except OSError:
        return False


def isolate():
    """In a network of its own: turns loopback on, and gives it the public address, our own hosts file and name server."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as control:
        fcntl.ioctl(control, 0x8914, struct.pack("16sH14x", b"lo", 0x1 | 0x40))  # SIOCSIFFLAGS: up, running
        alias = struct.pack("16sHH4s8x", b"lo:1", socket.AF_INET, 0, socket.inet_aton(PUBLIC))
        fcntl.ioctl(control, 0x8916, alias)  # SIOCSIFADDR
    write_hosts("")
    (FOLDER / "resolv.conf").write_text("nameserver 127.0.0.1\noptions timeout:1 attempts:2\n")
    for name in ["hosts", "resolv.conf"]:
        subprocess.run(["mount", "--bind", FOLDER / name, f"/etc/{name}"], check=True)


def write_hosts(lines):
    """In place: the file is mounted."""
    (FOLDER / "hosts").write_text("127.0.0.1 localhost\n::1 localhost\n" + lines)


def clean_up():
    for process in started:
        if process.poll() is None:
            process.terminate()
    for process in started:
        try:
            process.wait(3)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
    shutil.rmtree(FOLDER, ignore_errors=True)
