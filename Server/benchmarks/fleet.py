#!/usr/bin/env python3
"""Four servers in network namespaces, one Redis, one origin: how often is what is wanted fetched and made?

usage: fleet.py PATH_TO_halcyon-server   (as root: it makes namespaces of its own and removes them)

1,000 requests for 50 cold results in random order, 100 at a time, each to one of four servers. Then the same with new
results while Redis hangs (SIGSTOP), while it is killed, once it is back, and while a server is killed; the client asks
the next server then. Prints a line
for each and exits with 1 if a promise does not hold.
"""
import concurrent.futures
import http.client
import os
import pathlib
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.parse

SERVERS, RESULTS, REQUESTS, CLIENTS = 4, 50, 1000, 100
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


class Fleet:
    def __init__(self, program, folder):
        self.program, self.folder, self.processes = program, folder, []
        self.network = Network()
        self.make_sources()
        self.start_origin()
        self.start_redis()
        self.servers = [self.start_server(i) for i in range(SERVERS)]
        for i in range(SERVERS):
            wait_for(self.network.address(i), 8080)

    def make_sources(self):
        from PIL import Image
        files = sorted(pathlib.Path("/usr/share/backgrounds/mate/nature").glob("*.jpg"))
        os.makedirs(f"{self.folder}/www")
        for i in range(RESULTS * 5):
            picture = Image.open(files[i % len(files)]).convert("RGB")
            picture.thumbnail((1600 + i, 1200))
            picture.save(f"{self.folder}/www/{i}.jpg", quality=85)

    def start(self, *words, **options):
        process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options)
        self.processes.append(process)
        return process

    def start_origin(self):
        configuration = pathlib.Path(self.folder, "nginx.conf")
        configuration.write_text(f"""
            daemon off; pid {self.folder}/pid; error_log {self.folder}/error.log; worker_processes 1; user root;
            events {{ worker_connections 512; }}
            http {{ access_log {self.folder}/access.log; default_type image/jpeg; client_body_temp_path {self.folder}/b;
                proxy_temp_path {self.folder}/p; fastcgi_temp_path {self.folder}/f; uwsgi_temp_path {self.folder}/u;
                scgi_temp_path {self.folder}/s;
                server {{ listen {GATEWAY}:8000; root {self.folder}/www; add_header Cache-Control max-age=3600; }} }}""")
        self.start("nginx", "-c", str(configuration), "-e", f"{self.folder}/error.log")
        wait_for(GATEWAY, 8000)

    def start_redis(self):
        program = shutil.which("redis-server")
        if not program:  # Debian's redis-tools has the server under another name.
            program = f"{self.folder}/redis-server"
            if not os.path.exists(program):
                os.symlink(shutil.which("redis-check-rdb"), program)
        self.redis = self.start(program, "--bind", GATEWAY, "--port", "6379", "--save", "", "--protected-mode", "no")
        wait_for(GATEWAY, 6379)

    def start_server(self, i):
        return self.start(
            "ip", "netns", "exec", self.network.names[i], self.program, "--insecure", "true", "--sources-private", "true",
            "--http-host", self.network.address(i), "--cache-directory", f"{self.folder}/cache{i}",
            "--redis", f"redis://{GATEWAY}:6379")

    def kill_a_server(self):
        # `ip netns exec` becomes the program.
        self.servers[-1].kill()

    def get(self, server, path):
        connection = http.client.HTTPConnection(self.network.address(server), 8080, timeout=60)
        connection.request("GET", path)
        response = connection.getresponse()
        body = response.read()
        connection.close()
        return response.status, body

    def fetched(self):
        return sum(1 for _ in open(f"{self.folder}/access.log"))

    def made(self):
        total = 0
        for i in range(SERVERS):
            try:
                text = self.get(i, "/metrics")[1].decode()
            except OSError:
                continue
            total += sum(int(line.split()[-1]) for line in text.splitlines()
                         if line.startswith("halcyon_server_renders_total"))
        return total

    def ask(self, first, meanwhile=None):
        """Asks for results, and returns statuses, milliseconds, and the numbers of fetches and of results made."""
        order = [first + i % RESULTS for i in range(REQUESTS)]
        random.Random(first).shuffle(order)
        fetched, made = self.fetched(), self.made()
        times, statuses, bodies = [], {}, {}

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
            times.append((time.monotonic() - start) * 1000)
            statuses[status] = statuses.get(status, 0) + 1
            if status == 200:
                bodies.setdefault(source, set()).add(body)

        with concurrent.futures.ThreadPoolExecutor(CLIENTS) as pool:
            futures = [pool.submit(one, item) for item in enumerate(order)]
            if meanwhile:
                while self.fetched() < fetched + 10:
                    time.sleep(0.005)
                meanwhile()
            concurrent.futures.wait(futures)
        times.sort()
        wrong = sum(len(bodies[source]) != 1 for source in bodies)
        return {"statuses": statuses, "fetched": self.fetched() - fetched, "made": max(0, self.made() - made), "wrong": wrong,
                "median": times[len(times) // 2], "p99": times[len(times) * 99 // 100], "longest": times[-1]}

    def stop(self):
        for process in self.processes:
            process.kill()
            process.wait()
        self.network.remove()


def wait_for(host, port):
    for _ in range(500):
        try:
            socket.create_connection((host, port), 0.2).close()
            return
        except OSError:
            time.sleep(0.02)
    raise SystemExit(f"fleet: nothing answers at {host}:{port}")


def main():
    program = os.path.realpath(sys.argv[1])
    folder = tempfile.mkdtemp(prefix="halcyon-fleet-")
    os.chmod(folder, 0o755)
    fleet = Fleet(program, folder)
    failed = False

    def check(name, figures, holds):
        nonlocal failed
        failed = failed or not holds
        print(f"{'ok  ' if holds else 'FAIL'} {name}: {figures['statuses']}, {figures['fetched']} fetched, {figures['made']} "
              f"made, {figures['wrong']} wrong; median {figures['median']:.0f} ms, 99 % {figures['p99']:.0f} ms, longest "
              f"{figures['longest']:.0f} ms", flush=True)

    try:
        figures = fleet.ask(0)
        check("a cold fleet", figures, figures["statuses"] == {200: REQUESTS} and figures["fetched"] == RESULTS
              and figures["made"] == RESULTS and not figures["wrong"])
        figures = fleet.ask(0)
        check("the same again", figures, figures["statuses"] == {200: REQUESTS} and figures["fetched"] == 0
              and figures["made"] == 0)
        figures = fleet.ask(RESULTS, lambda: fleet.redis.send_signal(signal.SIGSTOP))
        check("Redis hangs", figures, figures["statuses"] == {200: REQUESTS} and not figures["wrong"])
        fleet.redis.send_signal(signal.SIGCONT)
        figures = fleet.ask(RESULTS * 2, lambda: fleet.redis.kill())
        check("Redis dies", figures, figures["statuses"] == {200: REQUESTS} and not figures["wrong"])
        fleet.redis.wait()
        fleet.start_redis()
        # The servers ask again after a while.
        time.sleep(35)
        figures = fleet.ask(RESULTS * 3)
        check("Redis is back", figures, figures["statuses"] == {200: REQUESTS} and figures["fetched"] <= RESULTS + 2
              and figures["made"] <= RESULTS + 2 and not figures["wrong"])
        # What the dead server had in work is made again.
        figures = fleet.ask(RESULTS * 4, fleet.kill_a_server)
        check("a server dies", figures, figures["statuses"] == {200: REQUESTS} and figures["fetched"] <= RESULTS + 8
              and not figures["wrong"])
    finally:
        fleet.stop()
        shutil.rmtree(folder, ignore_errors=True)
    sys.exit(failed)


if __name__ == "__main__":
    main()
