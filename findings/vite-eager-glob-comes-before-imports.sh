#!/usr/bin/env bash
# Vite 8.3.8: the styles of an eager `import.meta.glob` come before those of a static import above it.
#
# Met with: a sheet whose first line imports the order of its cascade layers, followed by a glob of components. In the built sheet the
# components are first, so that their layers are ordered by their first appearance, not by the declared order.
# What helps: a glob in a module of its own, which the first one imports after the layers.
# Source: own run; Vite's guide, "Glob Import", has nothing on the order.
# Seen: .b{color:blue} .a{color:red}
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --loglevel=error vite@8.3.8
mkdir rest
echo '.a{color:red}' > first.css
echo '.b{color:blue}' > rest/second.css
cat > main.js <<'JS'
import './first.css'
console.log(import.meta.glob('./rest/*.css', { eager: true }))
JS
cat > vite.config.js <<'JS'
export default { logLevel: 'error', build: { cssMinify: false, rolldownOptions: { input: './main.js' } } }
JS
npx vite build
seen=$(tr -d '\n' < dist/assets/*.css)
echo "seen: $seen"
[ "$seen" = '.b{color:blue}.a{color:red}' ]
