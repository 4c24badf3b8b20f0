# Serves the gallery of scripts/make-gallery.py, or any folder, by nginx on a free port of this machine. To be sourced.
#
#   $work                         a folder for the script's own files, which goes when the script ends, as the server does
#   start_gallery_server FOLDER   sets `port`
#   $access_log, $locations       may be set before: a file for nginx's log; more locations for its server

work=$(mktemp -d "${TMPDIR:-/tmp}/halcyon.XXXXXX")
nginx=
tidy_up() {
    local status=$?
    stop_gallery_server
    rm -rf "$work"
    exit $status
}
trap tidy_up EXIT
trap 'exit 130' INT TERM

start_gallery_server() {
    local folder=$1 attempt user=
    # As root, nginx's workers run as another user, who cannot read /root.
    ((EUID != 0)) || user='user root;'
    for attempt in 1 2 3 4 5; do
        port=$(/usr/bin/python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
        cat >"$work/nginx.conf" <<CONF
daemon off;
$user
pid $work/nginx.pid;
error_log $work/nginx-error.log;
worker_processes 1;
events { worker_connections 512; }
http {
    access_log ${access_log:-off};
    types { image/jpeg jpg; image/png png; image/gif gif; image/webp webp; application/json json; text/html html; }
    client_body_temp_path $work/body; proxy_temp_path $work/proxy; fastcgi_temp_path $work/fastcgi;
    uwsgi_temp_path $work/uwsgi; scgi_temp_path $work/scgi;
    server {
        listen 127.0.0.1:$port; root $folder;
        # As slow as it takes to see a picture arrive.
        location /moving/ { limit_rate 5k; }
        location = /moving/camera.gif { limit_rate 0; }
        ${locations:-}
    }
}
CONF
        nginx -c "$work/nginx.conf" -p "$work" -e "$work/nginx-error.log" 2>/dev/null &
        nginx=$!
        for _ in {1..100}; do
            # Opened by the shell itself, so that no client is needed but the one that is shown.
            (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null && return
            kill -0 "$nginx" 2>/dev/null || break
            sleep 0.05
        done
        stop_gallery_server
    done
    echo "gallery: nginx does not start: $(tail -1 "$work/nginx-error.log")" >&2
    return 1
}

stop_gallery_server() {
    [[ -n $nginx ]] || return 0
    kill "$nginx" 2>/dev/null || true
    wait "$nginx" 2>/dev/null || true
    nginx=
}
