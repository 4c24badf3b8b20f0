#!/usr/bin/env python3
"""Four servers in network namespaces, one Redis, a bucket, one origin: how often is what is wanted fetched and made?

usage: fleet.py PATH_TO_halcyon-server [redis] [both] [s3]   (as root: it makes namespaces of its own and removes them)

1,000 requests for 50 cold results in random order, 100 at a time, each to one of four servers. Then the same with new
results while a part fails: Redis hangs (SIGSTOP), is killed, is back; S3 answers 500, takes 5 s, is killed, is back; a
server is killed, and the client asks the next one then. All four servers are replaced, too, by new ones with empty
disks and an empty Redis. Without arguments, it goes through fleets with Redis, with Redis and S3, and with S3 alone.
The bucket is a stand-in; see bucket.py. Prints a line for each and exits with 1 if a promise does not hold.
"""
import collections
import concurrent.futures
import http.client
import os
import pathlib
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.parse

from bucket import Bucket

SERVERS, RESULTS, REQUESTS, CLIENTS = 4, 50, 1000, 100
# The most sets of new results that a fleet is asked for.
ROUNDS = 7
NETWORK = "10.213.7."
GATEWAY = NETWORK + "1"


def run(*words):
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL)


class Network:
    """A bridge on this machine, and a namespace with an address for each server."""

    def __init__(self):
        self.names = [f"halcyon{os.getpid()}n{i}" for i in range(SERVERS)]
        self.bridge = f"hb{os.getpid() % 100000}"
        run("ip", "link", "add", self.bridge, "type", "bridge")
        run("ip", "addr", "add", GATEWAY + "/24", "dev", self.bridge)
        run("ip", "link", "set", self.bridge, "up")
        for i, name in enumerate(self.names):
            run("ip", "netns", "add", name)
            run("ip", "link", "add", f"{self.bridge}v{i}", "type", "veth", "peer", "name", "eth0", "netns", name)
            run("ip", "link", "set", f"{self.bridge}v{i}", "master", self.bridge, "up")
            run("ip", "-n", name, "addr", "add", f"{self.address(i)}/24", "dev", "eth0")
            run("ip", "-n", name, "link", "set", "eth0", "up")
            run("ip", "-n", name, "link", "set", "lo", "up")

    def address(self, i):
        return f"{NETWORK}{i + 10}"

    def remove(self):
        for name in self.names:
            subprocess.run(["ip", "netns", "del", name])
        subprocess.run(["ip", "link", "del", self.bridge])


class Origin:
    """nginx with photographs."""

    def __init__(self, folder):
        from PIL import Image
        self.folder = pathlib.Path(folder)
        files = sorted(pathlib.Path("/usr/share/backgrounds/mate/nature").glob("*.jpg"))
        (self.folder / "www").mkdir(parents=True)
        for i in range(RESULTS * ROUNDS):
            picture = Image.open(files[i % len(files)])
            picture.draft("RGB", (1600 + i, 1200))
            picture = picture.convert("RGB")
            picture.thumbnail((1600 + i, 1200))
            picture.save(self.folder / f"www/{i}.jpg", quality=85)
        f = self.folder
        (f / "nginx.conf").write_text(f"""
            daemon off; pid {f}/pid; error_log {f}/error.log; worker_processes 1; user root;
            events {{ worker_connections 512; }}
            http {{ access_log {f}/access.log; default_type image/jpeg; client_body_temp_path {f}/b;
                proxy_temp_path {f}/p; fastcgi_temp_path {f}/f; uwsgi_temp_path {f}/u; scgi_temp_path {f}/s;
                server {{ listen {GATEWAY}:8000; root {f}/www; add_header Cache-Control max-age=3600; }} }}""")
        self.process = subprocess.Popen(["nginx", "-c", f / "nginx.conf", "-e", f / "error.log"])
        wait_for(GATEWAY, 8000)

    def fetched(self):
        return sum(1 for _ in open(self.folder / "access.log"))

    def stop(self):
        self.process.terminate()
        self.process.wait()


class Fleet:
    """Servers with empty disks, and what they share."""

    def __init__(self, program, folder, network, origin, redis=False, s3=False):
        self.program, self.folder, self.network, self.origin = program, pathlib.Path(folder), network, origin
        self.options, self.bucket, self.redis = [], None, None
        if redis:
            self.options += ["--redis", f"redis://{GATEWAY}:6379"]
            self.start_redis()
        if s3:
            self.bucket = Bucket(self.folder / "bucket", GATEWAY, 9000)
            self.options += ["--s3-bucket", "results", "--s3-region", "eu-central-1", "--s3-endpoint", self.bucket.endpoint]
            self.start_bucket()
        self.start_servers()

    def start(self, *words, **options):
        return subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options)

    def start_redis(self):
        self.redis = self.start(
            redis_program(self.folder), "--bind", GATEWAY, "--port", "6379", "--save", "", "--protected-mode", "no")
        wait_for(GATEWAY, 6379)

    def start_bucket(self):
        self.bucket.start()
        wait_for(GATEWAY, self.bucket.port)

    def start_servers(self):
        keys = {"AWS_ACCESS_KEY_ID": "id", "AWS_SECRET_ACCESS_KEY": "secret"}
        # `ip netns exec` becomes the program.
        self.servers = [self.start(
            "ip", "netns", "exec", self.network.names[i], self.program, "--insecure", "true", "--sources-private", "true",
            "--http-host", self.network.address(i), "--cache-directory", f"{self.folder}/cache{i}", *self.options,
            env={"PATH": os.environ["PATH"], **keys}) for i in range(SERVERS)]
        for i in range(SERVERS):
            wait_for(self.network.address(i), 8080)

    def replace_servers(self):
        """Other machines: nothing on their disks, nothing in Redis."""
        for server in self.servers:
            server.terminate()
        for server in self.servers:
            server.wait()
        for i in range(SERVERS):
            shutil.rmtree(f"{self.folder}/cache{i}")
        if self.redis:
            with socket.create_connection((GATEWAY, 6379)) as connection:
                connection.sendall(b"FLUSHALL\r\n")
                connection.recv(100)
        self.start_servers()

    def kill_redis(self):
        self.redis.kill()
        self.redis.wait()

    def kill_a_server(self):
        self.servers[-1].kill()

    def get(self, server, path):
        connection = http.client.HTTPConnection(self.network.address(server), 8080, timeout=60)
        connection.request("GET", path)
        response = connection.getresponse()
        body = response.read()
        connection.close()
        return response.status, body

    def counted(self):
        """How many results have been made, and the events of each shared cache."""
        made, events = 0, collections.Counter()
        for i in range(SERVERS):
            try:
                text = self.get(i, "/metrics")[1].decode()
            except OSError:
                continue
            made += sum(int(value) for value in re.findall(r"^halcyon_server_renders_total\S* (\d+)", text, re.M))
            for tier, event, count in re.findall(
                    r'^halcyon_results_tier_events_total{tier="(\w+)",event="(\w+)"} (\d+)', text, re.M):
                events[f"{tier} {event}"] += int(count)
        return made, events

    def ask(self, round, meanwhile=None):
        """Asks for results of a round, and returns statuses, milliseconds, and the numbers of fetches and of results
        made."""
        first = round * RESULTS
        order = [first + i % RESULTS for i in range(REQUESTS)]
        random.Random(first).shuffle(order)
        fetched, (made, events) = self.origin.fetched(), self.counted()
        statuses, bodies = {}, {}

        def one(item):
            index, source = item
            url = urllib.parse.quote(f"http://{GATEWAY}:8000/{source}.jpg", safe="")
            path = f"/insecure/w:400,h:300,fit:fill,f:jpeg/{url}"
            start = time.monotonic()
            # As a balancer does, once for a server that has died.
            for attempt in range(2):
                try:
                    status, body = self.get((index + attempt) % SERVERS, path)
                    break
                except (OSError, http.client.HTTPException):
                    status, body = 0, b""
            return (time.monotonic() - start) * 1000, source, status, body

        with concurrent.futures.ThreadPoolExecutor(CLIENTS) as pool:
            futures = [pool.submit(one, item) for item in enumerate(order)]
            if meanwhile:
                while self.origin.fetched() < fetched + 10:
                    time.sleep(0.005)
                meanwhile()
            answers = [future.result() for future in futures]
        times = sorted(answer[0] for answer in answers)
        for _, source, status, body in answers:
            statuses[status] = statuses.get(status, 0) + 1
            if status == 200:
                bodies.setdefault(source, set()).add(body)
        wrong = sum(len(bodies[source]) != 1 for source in bodies)
        made_after, events_after = self.counted()
        return {"statuses": statuses, "fetched": self.origin.fetched() - fetched, "made": max(0, made_after - made),
                "wrong": wrong, "events": events_after - events,
                "median": times[len(times) // 2], "p99": times[len(times) * 99 // 100], "longest": times[-1]}

    def stop(self):
        for process in [*self.servers, *([self.redis] if self.redis else [])]:
            process.kill()
            process.wait()
        if self.bucket:
            self.bucket.remove()


def redis_program(folder):
    program = shutil.which("redis-server")
    if not program:  # Debian's redis-tools has the server under another name.
        program = f"{folder}/redis-server"
        if not os.path.exists(program):
            os.symlink(shutil.which("redis-check-rdb"), program)
    return program


def wait_for(host, port):
    for _ in range(500):
        try:
            socket.create_connection((host, port), 0.2).close()
            return
        except OSError:
            time.sleep(0.02)
    raise SystemExit(f"fleet: nothing answers at {host}:{port}")


failures = []


def at_most(most, least=RESULTS):
    return range(least, most + 1)


# A busy machine is late now and then.
ONCE, NEARLY_ONCE, NONE = at_most(RESULTS), at_most(RESULTS + 8), at_most(0, 0)
# Each server for itself.
EACH = at_most(RESULTS * SERVERS)


def check(name, figures, fetches):
    """Prints a row. No request may fail, and no more may be fetched and made than is given."""
    holds = (figures["statuses"] == {200: REQUESTS} and not figures["wrong"] and figures["fetched"] in fetches
             and figures["made"] < fetches.stop)
    if not holds:
        failures.append(name)
    events = ", ".join(f"{count} {event}" for event, count in sorted(figures["events"].items()) if event.startswith("s3"))
    print(f"{'ok  ' if holds else 'FAIL'} {name}: {figures['statuses']}, {figures['fetched']} fetched, {figures['made']} "
          f"made, {figures['wrong']} wrong; median {figures['median']:.0f} ms, 99 % {figures['p99']:.0f} ms, longest "
          f"{figures['longest']:.0f} ms{'; ' if events else ''}{events}", flush=True)


def pause():
    """The servers ask again after a while what has failed."""
    time.sleep(35)


def with_redis(fleet):
    check("a cold fleet", fleet.ask(0), ONCE)
    check("the same again", fleet.ask(0), NONE)
    check("Redis hangs", fleet.ask(1, lambda: fleet.redis.send_signal(signal.SIGSTOP)), EACH)
    fleet.redis.send_signal(signal.SIGCONT)
    check("Redis dies", fleet.ask(2, fleet.kill_redis), EACH)
    fleet.start_redis()
    pause()
    check("Redis is back", fleet.ask(3), NEARLY_ONCE)
    # What the dead server had in work is made again.
    check("a server dies", fleet.ask(4, fleet.kill_a_server), NEARLY_ONCE)


def with_both(fleet):
    check("a cold fleet", fleet.ask(0), ONCE)
    check("the same again", fleet.ask(0), NONE)
    fleet.replace_servers()
    check("new servers, empty Redis", fleet.ask(0), NONE)
    check("S3 answers 500", fleet.ask(1, fleet.bucket.fail), EACH)
    fleet.bucket.work()
    pause()
    check("S3 takes 5 s", fleet.ask(2, lambda: fleet.bucket.dawdle(5)), EACH)
    fleet.bucket.work()
    pause()
    check("S3 dies", fleet.ask(3, fleet.bucket.die), EACH)
    fleet.start_bucket()
    pause()
    check("S3 is back", fleet.ask(4), NEARLY_ONCE)
    check("Redis dies", fleet.ask(5, fleet.kill_redis), EACH)
    fleet.start_redis()
    pause()
    check("Redis and S3 die", fleet.ask(6, lambda: (fleet.kill_redis(), fleet.bucket.die())), EACH)
    fleet.start_redis()
    fleet.start_bucket()
    fleet.replace_servers()
    check("both are back, new servers, old results", fleet.ask(4), NONE)


def with_s3(fleet):
    check("a cold fleet", fleet.ask(0), EACH)
    check("the same again", fleet.ask(0), NONE)
    fleet.replace_servers()
    # What a server could not store, because S3 was late for it, is made again.
    check("new servers", fleet.ask(0), at_most(RESULTS, 0))
    check("S3 dies", fleet.ask(1, fleet.bucket.die), EACH)


FLEETS = {"redis": (with_redis, {"redis": True}), "both": (with_both, {"redis": True, "s3": True}),
          "s3": (with_s3, {"s3": True})}


def main():
    program = os.path.realpath(sys.argv[1])
    folder = tempfile.mkdtemp(prefix="halcyon-fleet-")
    os.chmod(folder, 0o755)
    # What it has started ends with it.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    network = Network()
    origin = fleet = None
    try:
        origin = Origin(f"{folder}/origin")
        for name in sys.argv[2:] or FLEETS:
            test, parts = FLEETS[name]
            print(f"     with {name}:")
            os.mkdir(f"{folder}/{name}")
            fleet = Fleet(program, f"{folder}/{name}", network, origin, **parts)
            test(fleet)
            fleet.stop()
            fleet = None
    finally:
        if fleet:
            fleet.stop()
        if origin:
            origin.stop()
        network.remove()
        shutil.rmtree(folder, ignore_errors=True)
    sys.exit(bool(failures))


if __name__ == "__main__":
    main()
