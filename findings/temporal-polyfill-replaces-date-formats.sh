#!/usr/bin/env bash
# temporal-polyfill 1.0.8: its entry `/global` also replaces `Intl.DateTimeFormat` where the engine has no Temporal.
#
# Met with: loading the polyfill late, when the clock of a market is read in an open tab. Formats that were made before it are no instances
# of the new class, those made after it are none of the engine's, and what compares or patches `Intl.DateTimeFormat` meets two of them.
# What helps: the entry without `/global`, assigned to `globalThis.Temporal`.
# Source: the package's own `global` entry. Node 24 has no Temporal.
# Seen: another class: true, instance of the engine's: false
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --loglevel=error temporal-polyfill@1.0.8 node@24.21.0
cat > main.js <<'JS'
const own = Intl.DateTimeFormat
await import('temporal-polyfill/global')
const made = new Intl.DateTimeFormat('fr-FR')
console.log(`another class: ${Intl.DateTimeFormat !== own}, instance of the engine's: ${made instanceof own}`)
JS
seen=$(npx node main.js)
echo "seen: $seen"
[ "$seen" = "another class: true, instance of the engine's: false" ]
