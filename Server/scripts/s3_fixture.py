"""A server of S3's protocol for the tests of halcyon-server: moto, which checks every signature."""
import hashlib
import hmac
import pathlib
import re
import subprocess
import time
import urllib.error
import urllib.parse
import urllib.request

MOTO = pathlib.Path(__file__).resolve().parents[2] / "Tests/Fixtures/moto-server.py"
ID, SECRET, REGION = "AKIAHALCYONHALCYON02", "a+secret/of/the+servers/0123456789abcdef", "us-east-1"
# What the program finds its key in.
VARIABLES = {"AWS_ACCESS_KEY_ID": ID, "AWS_SECRET_ACCESS_KEY": SECRET}


class S3Server:
    """moto in a process of its own. It takes a while to start: `wait` for it before the first use."""

    def __init__(self):
        self.process = subprocess.Popen(
            ["/usr/bin/python3", "-B", MOTO, ID, SECRET], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL)

    def wait(self):
        line = self.process.stdout.readline().decode()
        if not (match := re.match(r"port (\d+)$", line.strip())):
            raise SystemExit("moto does not start: run Tests/Fixtures/moto-server.py to see why")
        self.port = int(match[1])

    @property
    def endpoint(self):
        return f"http://127.0.0.1:{self.port}"

    def kill(self):
        self.process.kill()
        self.process.wait()

    def send(self, method, path, body=b"", query=""):
        """Sends a signed request, and returns the answer's status and body.

        Source: Amazon S3 API Reference, "Authenticating Requests (AWS Signature Version 4)".
        """
        path = urllib.parse.quote(path)
        moment = time.strftime("%Y%m%dT%H%M%SZ", time.gmtime())
        digest = hashlib.sha256(body).hexdigest()
        fields = {"host": f"127.0.0.1:{self.port}", "x-amz-content-sha256": digest, "x-amz-date": moment}
        names = ";".join(fields)
        canonical = "\n".join([method, path, query, *(f"{name}:{value}" for name, value in fields.items()), "", names, digest])
        scope = [moment[:8], REGION, "s3", "aws4_request"]
        text = "\n".join(["AWS4-HMAC-SHA256", moment, "/".join(scope), hashlib.sha256(canonical.encode()).hexdigest()])
        key = b"AWS4" + SECRET.encode()
        for part in scope:
            key = hmac.digest(key, part.encode(), "sha256")
        fields["authorization"] = (f"AWS4-HMAC-SHA256 Credential={ID}/{'/'.join(scope)}, SignedHeaders={names}, "
                                   f"Signature={hmac.digest(key, text.encode(), 'sha256').hex()}")
        del fields["host"]
        # Otherwise urllib names a form, which moto would read.
        fields["content-type"] = "application/octet-stream"
        request = urllib.request.Request(
            f"{self.endpoint}{path}{'?' + query if query else ''}", body if method == "PUT" else None, fields, method=method)
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:
                return answer.status, answer.read()
        except urllib.error.HTTPError as error:
            return error.code, error.read()

    def make(self, bucket, objects={}):
        for name, body in {"": b"", **objects}.items():
            status, answer = self.send("PUT", f"/{bucket}/{name}".rstrip("/"), body)
            if status != 200:
                raise SystemExit(f"moto refuses {bucket}/{name}: {status} {answer[:300]}")

    def names(self, bucket):
        """The names of all objects of a bucket."""
        return re.findall(r"<Key>(.*?)</Key>", self.send("GET", f"/{bucket}", query="list-type=2")[1].decode())
