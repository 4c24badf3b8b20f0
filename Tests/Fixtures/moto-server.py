#!/usr/bin/python3
"""Runs moto's S3 on a free port of 127.0.0.1: moto-server.py [ID SECRET]

It takes moto from PyPI, into .build, on first use; with --install, that is all it does, for runs in a network without
PyPI. Without a key, moto believes everybody; with one, it checks the signature of each request by botocore's code. It
prints its port, and ends with its standard input.
"""
import os
import shutil
import subprocess
import sys
import tempfile
import threading

MOTO = '5.2.5'
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def moto():
    """The folder of moto, installed on first use."""
    folder = os.path.join(ROOT, '.build', 'moto-' + MOTO)
    if not os.path.isdir(folder):
        os.makedirs(os.path.dirname(folder), exist_ok=True)
        draft = tempfile.mkdtemp(dir=os.path.dirname(folder))
        # With --target, pip changes nothing of Debian's, so it needs no --break-system-packages (PEP 668).
        pip = subprocess.run([sys.executable, '-m', 'pip', 'install', '--quiet', '--disable-pip-version-check',
                              '--root-user-action=ignore', '--target', draft, 'moto==' + MOTO, 'flask', 'flask-cors',
                              'py-partiql-parser', 'PyYAML'])
        if pip.returncode != 0:
            shutil.rmtree(draft)
            sys.exit('moto-server: pip cannot install moto %s: run `make setup`, and check that pip reaches PyPI' % MOTO)
        try:
            os.rename(draft, folder)
        except OSError:
            shutil.rmtree(draft, ignore_errors=True)  # another process was faster
    return folder


sys.path.insert(0, moto())
if sys.argv[1:] == ['--install']:
    sys.exit()
if len(sys.argv) > 1:
    os.environ['INITIAL_NO_AUTH_ACTION_COUNT'] = '0'

import moto.iam.models as iam  # noqa: E402
from moto.server import DomainDispatcherApplication, create_backend_app  # noqa: E402
from werkzeug.serving import make_server  # noqa: E402

if len(sys.argv) > 1:
    backend = iam.iam_backends['123456789012']['aws']
    backend.create_user('us-east-1', 'halcyon')
    backend.put_user_policy('halcyon', 'all', '{"Version": "2012-10-17", "Statement": [{"Effect": "Allow", "Action": "s3:*", '
                            '"Resource": "*"}]}')
    key = backend.create_access_key('halcyon')
    key.access_key_id, key.secret_access_key = sys.argv[1], sys.argv[2]

lock = threading.Lock()
backends = DomainDispatcherApplication(create_backend_app)


def application(environment, respond):
    """Answers one request at a time: moto answers some with 500 if others come meanwhile."""
    with lock:
        return list(backends(environment, respond))


server = make_server('127.0.0.1', 0, application, threaded=True)
threading.Thread(target=server.serve_forever, daemon=True).start()
print('port', server.port, flush=True)
sys.stdin.read()
os._exit(0)
