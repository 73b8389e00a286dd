#!/usr/bin/env bash
# valibot 1.5.0: the message of a failed check repeats the whole value that was parsed; only checks of a length say how long it was.
#
# Met with: the code of a gift card, mistyped by one letter. A service that puts the issue's message into its 400, or into its log, writes down a
# code of which the right one is easily guessed; so it is with e-mail addresses and telephone numbers.
# What helps: a message of one's own as the last argument of the check, or an answer that names the field only (`issue.path`).
# Source: own run; the guide on issues lists `received` beside `message`, and does not say that the message has it too.
# Seen: regex repeats, email repeats, uuid repeats, picklist repeats, maxLength does not, own message does not
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --loglevel=error valibot@1.5.0
cat > main.js <<'JS'
import * as v from 'valibot'
const typed = 'jwrs-7kma-q2x'
const checks = {
  regex: v.pipe(v.string(), v.regex(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$/)),
  email: v.pipe(v.string(), v.email()),
  uuid: v.pipe(v.string(), v.uuid()),
  picklist: v.picklist(['digital', 'physical']),
  maxLength: v.pipe(v.string(), v.maxLength(5)),
  'own message': v.pipe(v.string(), v.regex(/^[A-Z2-9]{12}$/, 'This is no code')),
}
const says = ([name, schema]) => {
  const [{ message }] = v.safeParse(schema, typed).issues
  return `${name} ${message.includes(typed) ? 'repeats' : 'does not'}`
}
console.log(Object.entries(checks).map(says).join(', '))
JS
seen=$(node main.js)
echo "seen: $seen"
[ "$seen" = "regex repeats, email repeats, uuid repeats, picklist repeats, maxLength does not, own message does not" ]
