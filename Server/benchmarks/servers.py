"""The servers that bench.py compares, each started for one measurement and stopped after it."""
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import time
import urllib.parse
import urllib.request

TICKS = os.sysconf('SC_CLK_TCK')
IMAGE_FILTER = pathlib.Path('/usr/lib/nginx/modules/ngx_http_image_filter_module.so')


def free_port():
    with socket.socket() as one:
        one.bind(('127.0.0.1', 0))
        return one.getsockname()[1]


class Server:
    """A program in a session of its own, its port, and what it has used."""
    name = 'a server'

    def __init__(self, folder, port=None):
        self.port = port or free_port()
        self.folder = folder
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        self.log = folder / 'log.txt'
        with open(self.log, 'wb') as log:
            self.process = subprocess.Popen(
                [str(word) for word in self.command()], stdout=log, stderr=log, stdin=subprocess.DEVNULL,
                cwd=folder, start_new_session=True)
        self.wait()

    def command(self):
        raise NotImplementedError

    def path(self, url, suffix, side=512):
        """The path of a picture that fits into a square, of the format of its source."""
        raise NotImplementedError

    def wait(self):
        end = time.monotonic() + 30
        while time.monotonic() < end:
            if self.process.poll() is not None:
                break
            try:
                socket.create_connection(('127.0.0.1', self.port), timeout=1).close()
                return
            except OSError:
                time.sleep(0.05)
        self.stop()
        raise SystemExit(f'bench: {self.name} did not start:\n{self.log.read_text()[-2000:]}')

    def processes(self):
        """The ids of its processes: all those of its session."""
        found = []
        for entry in os.listdir('/proc'):
            if entry.isdigit():
                try:
                    fields = pathlib.Path('/proc', entry, 'stat').read_text().rpartition(')')[2].split()
                except OSError:
                    continue
                if int(fields[3]) == self.process.pid and fields[0] != 'Z':
                    found.append(int(entry))
        return found

    def processor_seconds(self):
        total = 0
        for process in self.processes():
            fields = pathlib.Path('/proc', str(process), 'stat').read_text().rpartition(')')[2].split()
            total += int(fields[11]) + int(fields[12])
        return total / TICKS

    def peak_megabytes(self):
        """The sum of what its processes had resident at most. What they share counts for each of them."""
        total = 0
        for process in self.processes():
            for line in pathlib.Path('/proc', str(process), 'status').read_text().splitlines():
                if line.startswith('VmHWM:'):
                    total += int(line.split()[1])
        return total / 1024

    def fetch(self, path):
        with urllib.request.urlopen(f'http://127.0.0.1:{self.port}{path}', timeout=60) as answer:
            return answer.read()

    def stop(self):
        """Ends it, and with it all processes of its session, by their ids."""
        for sign, seconds in ((signal.SIGTERM, 5), (signal.SIGKILL, 5)):
            for process in self.processes():
                try:
                    os.kill(process, sign)
                except ProcessLookupError:
                    pass
            end = time.monotonic() + seconds
            while time.monotonic() < end:
                self.process.poll()
                if not self.processes():
                    self.process.wait()
                    return
                time.sleep(0.02)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()


class Nginx(Server):
    """nginx with two workers, without logs."""
    server = ''

    def command(self):
        module = f'load_module {IMAGE_FILTER};' if 'image_filter' in self.server else ''
        user = 'user root;' if os.geteuid() == 0 else ''
        (self.folder / 'nginx.conf').write_text(f'''
            daemon off; worker_processes 2; pid {self.folder}/pid; error_log {self.folder}/error.txt error;
            {module} {user}
            events {{ worker_connections 1024; }}
            http {{
                types {{ image/jpeg jpg; image/png png; image/webp webp; }}
                access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000;
                client_body_temp_path {self.folder}/t1; proxy_temp_path {self.folder}/t2;
                fastcgi_temp_path {self.folder}/t3; uwsgi_temp_path {self.folder}/t4; scgi_temp_path {self.folder}/t5;
                server {{ listen 127.0.0.1:{self.port} backlog=1024; {self.server} }}
            }}''')
        return ['/usr/sbin/nginx', '-p', self.folder, '-c', self.folder / 'nginx.conf', '-e',
                self.folder / 'error.txt']


class Files(Nginx):
    """Files of a folder: the origin, and what hot results are compared with."""
    name = 'nginx, files'

    def __init__(self, folder, root):
        self.server = f'root {root}; open_file_cache max=4000;'
        super().__init__(folder)


class ImageFilter(Nginx):
    """nginx's image_filter in front of the origin, without a cache."""
    name = 'nginx image_filter'

    def __init__(self, folder, origin):
        self.server = f'''
            location / {{
                proxy_pass http://127.0.0.1:{origin}; proxy_buffers 16 64k; proxy_buffer_size 64k;
                image_filter resize 512 512; image_filter_buffer 64m;
                image_filter_jpeg_quality 80; image_filter_webp_quality 80;
            }}'''
        super().__init__(folder)

    def path(self, url, suffix, side=512):
        return urllib.parse.urlsplit(url).path


class Thumbor(Server):
    """thumbor, with libcurl as it advises; it stores no sources, and results only if it is told to."""
    name = 'thumbor'

    def __init__(self, folder, program, processes=1, threads=0, stores=False):
        self.program, self.count, self.threads, self.stores = program, processes, threads, stores
        super().__init__(folder)

    def command(self):
        results = ''
        if self.stores:
            results = f'''
RESULT_STORAGE = 'thumbor.result_storages.file_storage'
RESULT_STORAGE_FILE_STORAGE_ROOT_PATH = '{self.folder}/results'
RESULT_STORAGE_STORES_UNSAFE = True
'''
        (self.folder / 'thumbor.conf').write_text(f'''
STORAGE = 'thumbor.storages.no_storage'
HTTP_LOADER_CURL_ASYNC_HTTP_CLIENT = True
ENGINE_THREADPOOL_SIZE = {self.threads}
{results}''')
        return [self.program, '-p', self.port, '-i', '127.0.0.1', '-c', self.folder / 'thumbor.conf', '-l', 'error',
                '--processes', self.count]

    def path(self, url, suffix, side=512):
        return f'/unsafe/fit-in/{side}x{side}/filters:quality(80)/{urllib.parse.quote(url, safe="")}'


class Halcyon(Server):
    """Ours. Results are kept in memory; on the disk only if it is told to."""
    name = 'halcyon-server'

    def __init__(self, folder, program, disk=False):
        self.program, self.disk = program, disk
        super().__init__(folder)

    def command(self):
        return [self.program, '--http-port', self.port, '--insecure', 'true', '--sources-private', 'true',
                '--cache-directory', self.folder / 'cache', '--cache-megabytes', 4096 if self.disk else 0,
                '--log-level', 'warning']

    def path(self, url, suffix, side=512):
        name = {'jpg': 'jpeg'}.get(suffix, suffix)
        return f'/insecure/w:{side},h:{side},f:{name},q:80/{urllib.parse.quote(url, safe="")}'
