#!/usr/bin/env bash
# Playwright 1.65.1: a page with `page.clock.install` has no performance entries, and -1 as `performance.timeOrigin`.
#
# Met with: the age of a page, read from its navigation entry (`Server-Timing`, `responseStart`), in a test that turns the clock to the next
# day. The code under test finds no navigation and takes its way for old browsers, and the test passes without testing anything.
# What helps: read the entry before the clock is installed.
# Source: own run; Playwright's page on "Clock" lists what is replaced, but not with what.
# Seen: without: 1 navigation, origin known; with: 0 navigations, origin -1
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --loglevel=error playwright-core@1.65.1 @sparticuz/chromium@153.0.0
cat > main.js <<'JS'
import packed from '@sparticuz/chromium'
import { chromium } from 'playwright-core'

const browser = await chromium.launch({ executablePath: await packed.executablePath(), args: ['--no-sandbox'] })
const read = () => [performance.getEntriesByType('navigation').length, performance.timeOrigin > 0 ? 'known' : performance.timeOrigin]
const seen = []
for (const isInstalled of [false, true]) {
  const page = await browser.newPage()
  if (isInstalled) await page.clock.install({ time: new Date('2027-01-01T10:00:00Z') })
  await page.goto('data:text/html,<h1>page</h1>')
  seen.push((await page.evaluate(read)).join(' '))
}
await browser.close()
console.log(seen.join(', '))
JS
seen=$(node main.js)
echo "seen: $seen"
[ "$seen" = '1 known, 0 -1' ]
