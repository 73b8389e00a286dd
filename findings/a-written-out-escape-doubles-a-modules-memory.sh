#!/usr/bin/env bash
# Rolldown 1.3.2: a character that the source escapes (`\u20ac`) is in the output as the character itself, minified or not; there is no option to
# keep it. V8 keeps the source of a module as long as a function of it may be compiled, in one byte a character or, if one single character is
# beyond Latin-1, in two for all of them. So one price sign doubles what a worker's code takes of its memory.
#
# Met with: a worker of four megabytes with translated texts, in an isolate that may have 128. Its code took eight, and a plugin that escaped each
# module in `transform` changed nothing: the bundler undid it.
# What helps: a plugin that escapes in `generateBundle`, after the bundler has written the code.
# Source: own run. https://github.com/rolldown/rolldown/issues/8805 asks for an option, for another reason.
# Seen: latin: as written, 1.0 bytes a character; escaped: written out, 2.0 bytes; minified: written out, 2.0 bytes; escaped afterwards: as
# written, 1.0 bytes
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --loglevel=error rolldown@1.3.2 node@24.21.0
cat > build.js <<'JS'
import { writeFileSync } from 'node:fs'
import { rolldown } from 'rolldown'

const functions = Array.from({ length: 20_000 }, (_, at) => `export function text${at}() { return 'One of many texts of a page, the ${at}th' }\n`)
const afterwards = {
  name: 'afterwards',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) file.code = file.code.replaceAll('\u20ac', '\\u20ac')
  },
}
const builds = {
  latin: { sign: 'EUR' },
  escaped: { sign: '\\u20ac' },
  minified: { sign: '\\u20ac', minify: true },
  'escaped afterwards': { sign: '\\u20ac', plugins: [afterwards] },
}
for (const [name, { sign, minify = false, plugins = [] }] of Object.entries(builds)) {
  writeFileSync('source.js', `export const sign = '${sign}'\n${functions.join('')}`)
  const bundle = await rolldown({ input: 'source.js', plugins })
  const { output } = await bundle.generate({ minify })
  writeFileSync(`${name}.mjs`, output[0].code)
}
JS
cat > weigh.js <<'JS'
import { readFileSync } from 'node:fs'

const [file] = process.argv.slice(2)
const code = readFileSync(file, 'utf8')
const external = () => {
  gc()
  return process.memoryUsage().external
}
const before = external()
await import(`./${file}`)
const bytes = (external() - before) / code.length
console.log(`${file.slice(0, -4)}: ${code.includes('\u20ac') ? 'written out' : 'as written'}, ${bytes.toFixed(1)} bytes`)
JS
run() { ./node_modules/.bin/node --expose-gc "$@"; }
run build.js
seen=$(for name in latin escaped minified 'escaped afterwards'; do run weigh.js "$name.mjs"; done)
echo "seen: $seen"
expected=$(printf '%s\n' 'latin: as written, 1.0 bytes' 'escaped: written out, 2.0 bytes' 'minified: written out, 2.0 bytes' 'escaped afterwards: as written, 1.0 bytes')
[ "$seen" = "$expected" ]
