#!/usr/bin/env bash
# @cloudflare/vite-plugin 1.64.0: with `build.manifest` the manifest of the browser's build is an asset that is deployed and served.
#
# Met with: a worker that writes hashed names into its pages, read from Vite's manifest. `dist/client/.vite/manifest.json` is in the folder of
# assets, and the `.assetsignore` that the plugin writes there names `wrangler.json` and `.dev.vars`, not `.vite`: everybody can read which
# sources the site is made of.
# What helps: a `.assetsignore` with `.vite` in the public folder, to which the plugin adds its lines.
# Source: own run; the plugin's code that writes the file; Cloudflare's page on static assets says nothing of manifests.
# Seen: manifest in the assets: yes; ignored: no
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --loglevel=error @cloudflare/vite-plugin@1.64.0 vite@8.3.8 wrangler@4.151.0
cat > vite.config.js <<'JS'
import { cloudflare } from '@cloudflare/vite-plugin'
export default { plugins: [cloudflare()], environments: { client: { build: { manifest: true } } } }
JS
cat > wrangler.json <<'JSON'
{ "name": "example", "main": "worker.js", "compatibility_date": "2026-10-01", "assets": {} }
JSON
echo 'export default { fetch: () => new Response("page") }' > worker.js
echo '<!doctype html><title>Example</title><script type="module" src="/main.js"></script>' > index.html
echo 'document.title = "Started"' > main.js
npx vite build --logLevel error
yes_or_no() { if "$@"; then echo yes; else echo no; fi; }
seen="manifest in the assets: $(yes_or_no test -e dist/client/.vite/manifest.json); ignored: $(yes_or_no grep -q '^\.vite' dist/client/.assetsignore)"
echo "seen: $seen"
[ "$seen" = "manifest in the assets: yes; ignored: no" ]
