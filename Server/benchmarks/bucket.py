"""A stand-in for S3, fast enough for a fleet: nginx with a folder, which can fail, dawdle and die.

It speaks what a cache needs of the protocol (PUT, GET, a range, DELETE, 404), and believes every signature. moto, which
checks them in the tests, answers one request at a time.
"""
import os
import pathlib
import shutil
import signal
import subprocess
import time

# Amazon states 100 to 200 ms for a small object ("Best practices design patterns: optimizing Amazon S3 performance").
DELAY = 0.1
MODULE = pathlib.Path("/usr/lib/nginx/modules/ngx_http_echo_module.so")


class Bucket:
    """The server; its state outlives it."""

    def __init__(self, folder, address, port):
        self.folder, self.address, self.port = pathlib.Path(folder), address, port
        (self.folder / "objects").mkdir(parents=True)
        self.configuration = self.folder / "nginx.conf"
        if not MODULE.exists():
            raise SystemExit("fleet: nginx's module echo is missing: run `make setup`")

    @property
    def endpoint(self):
        return f"http://{self.address}:{self.port}"

    def write(self, answer):
        f = self.folder
        self.configuration.write_text(f"""
            daemon off; pid {f}/pid; error_log {f}/error.log crit; worker_processes 1; user root;
            load_module {MODULE};
            events {{ worker_connections 4096; }}
            http {{ access_log off; client_body_temp_path {f}/b; proxy_temp_path {f}/p; fastcgi_temp_path {f}/f;
                uwsgi_temp_path {f}/u; scgi_temp_path {f}/s; client_max_body_size 64m; client_body_buffer_size 1m;
                server {{ listen {self.address}:{self.port}; root {f}/objects;
                    location @objects {{ dav_methods PUT DELETE; create_full_put_path on; }}
                    location / {{ {answer} }} }} }}""")

    def start(self, delay=DELAY):
        self.write(f"echo_sleep {delay}; echo_exec @objects;")
        self.process = subprocess.Popen(
            ["nginx", "-c", self.configuration, "-e", self.folder / "error.log"], stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)

    def dawdle(self, seconds):
        """From now on, each answer takes so long."""
        self.reload(f"echo_sleep {seconds}; echo_exec @objects;")

    def fail(self):
        """From now on, each answer is an error."""
        self.reload("return 500;")

    def work(self):
        self.dawdle(DELAY)

    def reload(self, answer):
        self.write(answer)
        self.process.send_signal(signal.SIGHUP)
        # Until the new process answers, and the old one has closed its idle connections.
        time.sleep(0.5)

    def die(self):
        """Ends at once, with all connections."""
        self.process.terminate()
        self.process.wait()

    def count(self):
        """How many objects there are."""
        return sum(len(files) for _, _, files in os.walk(self.folder / "objects"))

    def remove(self):
        if self.process.poll() is None:
            self.die()
        shutil.rmtree(self.folder)
