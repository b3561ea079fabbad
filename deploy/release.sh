#!/bin/sh
# Makes a release of the build in this checkout and lets `current` point to it; nothing is restarted. As root, in the checkout:
#   npm run build && sudo deploy/release.sh 2026-11-18
# The release has the production packages, the build and what runs it: no sources, no development packages.
set -eu
name=${1:?Name the release, such as its date or version}
base=${BASE:-/opt/rack-and-rep}
target=$base/releases/$name
cd "$(dirname "$0")/.."
[ -f build/server/index.js ] || { echo 'There is no build. Run "npm run build" first.'; exit 1; }
[ ! -e "$target" ] || { echo "$target is there already. Choose another name."; exit 1; }

mkdir -p "$target/tools" "$target/deploy" "$target/.earlier-assets"
cp package.json package-lock.json "$target/"
cp -R build docs "$target/"
for tool in serve check-node built-shop backup mail reset-second-step restore steps; do cp "tools/$tool.mjs" "$target/tools/"; done
cp deploy/ready.mjs "$target/deploy/"
(cd "$target" && npm install --no-save --no-audit --no-fund --omit=dev)

# Pages that are open in browsers still ask for the files of their own build, for a week.
if [ -d "$base/current/" ]; then
    [ ! -d "$base/current/.earlier-assets" ] || cp -Rp "$base/current/.earlier-assets/." "$target/.earlier-assets/"
    cp -R "$base/current/build/client/assets/." "$target/.earlier-assets/"
    find "$target/.earlier-assets" -type f -mtime +7 -delete
fi

chmod -R a+rX,go-w "$target"
ln -sfn "releases/$name" "$base/current.new"
mv -T "$base/current.new" "$base/current"
echo "$base/current is now $name. Restart the shops one after the other."
