#!/usr/bin/env bash
# Chromium 153: one session of the developer tools for a page beside Puppeteer's own, with no domain enabled, keeps it from drawing any page ahead.
#
# Met with: a test of speculation rules that listens to `Preload.prerenderStatusUpdated`, which is there to tell whether a page was drawn. The listener
# itself turns every status into `PrerenderingDisabledByDevTools`, and the page is requested ahead in vain. Puppeteer's own session, attached through
# the tab, does no harm; Playwright's, attached to the page, does.
# What helps: no session for the page; the server sees `Sec-Purpose: prefetch;prerender` on what the page ahead asks for.
# Source: own run; https://chromedevtools.github.io/devtools-protocol/tot/Preload/ names the status without its cause.
# Seen: without a session: drawn ahead; with one: loaded
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --loglevel=error puppeteer-core@25.16.0 @sparticuz/chromium@153.0.0
cat > main.js <<'JS'
import { createServer } from 'node:http'
import packed from '@sparticuz/chromium'
import puppeteer from 'puppeteer-core'

const rules = JSON.stringify({ prerender: [{ where: { href_matches: '/next' }, eagerness: 'moderate' }] })

async function open(hasSession) {
  let requested
  const isRequested = new Promise((resolve) => (requested = resolve))
  const server = createServer(({ url }, response) => {
    if (url === '/rules.json') return response.setHeader('content-type', 'application/speculationrules+json').end(rules)
    response.setHeader('content-type', 'text/html').setHeader('speculation-rules', '"/rules.json"')
    response.end(`<!doctype html><title>page</title><link rel="icon" href="data:,"><a href="/next">next</a>`, () => url === '/next' && requested())
  })
  await new Promise((listening) => server.listen(0, 'localhost', listening))
  const browser = await puppeteer.launch({ executablePath: await packed.executablePath(), headless: 'shell', args: ['--no-sandbox'] })
  const page = await browser.newPage()
  if (hasSession) await page.createCDPSession()
  await page.goto(`http://localhost:${server.address().port}/`)
  await page.hover('a')
  await isRequested
  await page.click('a')
  let opened
  do {
    opened = await page
      .evaluate(() => ({ path: location.pathname, ahead: performance.getEntriesByType('navigation')[0].activationStart > 0 }))
      .catch(() => undefined)
  } while (opened?.path !== '/next')
  await browser.close()
  server.closeAllConnections()
  server.close()
  return opened.ahead ? 'drawn ahead' : 'loaded'
}

console.log([await open(false), await open(true)].join(', '))
JS
seen=$(node main.js)
echo "seen: $seen"
[ "$seen" = 'drawn ahead, loaded' ]
