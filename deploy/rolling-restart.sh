#!/bin/sh
# Restarts the shops of this machine one after the other so that no request fails: nginx first sends nothing more to the one that
# restarts. As root, with the ports of the shops: deploy/rolling-restart.sh 3001 3002
# A restart alone (systemctl restart rack-and-rep@3001) can fail a write that arrives in the instant in which the port closes.
set -eu
file=${NGINX_HTTP_CONF:-/etc/nginx/rack-and-rep/http.conf}
reload=${NGINX_RELOAD:-systemctl reload nginx}
restart=${SHOP_RESTART:-systemctl restart rack-and-rep@}

set_out() { sed -i "s/\\(server [^ ;]*:$1\\) max_fails=0;/\\1 max_fails=0 down;/" "$file"; }
set_in() { sed -i "s/\\(server [^ ;]*:$1\\) max_fails=0 down;/\\1 max_fails=0;/" "$file"; }

[ $# -ge 2 ] || { echo 'Name the ports of at least two shops: one has to serve.'; exit 1; }
for port in "$@"; do
    grep -q ":$port max_fails=0;" "$file" || { echo "$file has no shop at port $port."; exit 1; }
done
for port in "$@"; do
    # Whatever happens, the shop comes back into the list.
    trap 'set_in "$port"; $reload' EXIT
    set_out "$port"
    $reload
    sleep 2
    $restart"$port"
    set_in "$port"
    $reload
    trap - EXIT
    sleep 2
    echo "The shop at port $port was restarted."
done
