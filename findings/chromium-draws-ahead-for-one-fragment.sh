#!/usr/bin/env bash
# Chromium 153: a page that speculation rules drew ahead is used for a link with another fragment only if it has a `No-Vary-Search` that says anything.
#
# Met with: a card whose picture and dates lead to the same page, with other choices in the fragment. The page of the first link is drawn while
# the pointer rests on it; a click on the second requests it once more and draws it from nothing, although no server ever sees a fragment.
# What helps: `No-Vary-Search: key-order` on the page, which changes nothing for addresses without a query.
# Source: own run; https://wicg.github.io/nav-speculation/prerendering.html compares addresses, fragments included.
# Seen: without: 2 requests, loaded; with: 1 request, drawn ahead
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
const links = '<a id="pointed" href="/next#one">one</a> <a id="opened" href="/next#other">other</a>'

async function open(noVarySearch) {
  let requests = 0
  let drawn
  const isDrawn = new Promise((resolve) => (drawn = resolve))
  const server = createServer(({ url }, response) => {
    if (url === '/rules.json') return response.setHeader('content-type', 'application/speculationrules+json').end(rules)
    if (url === '/drawn') drawn()
    if (url === '/next') requests++
    response.setHeader('content-type', 'text/html').setHeader('speculation-rules', '"/rules.json"')
    if (noVarySearch) response.setHeader('no-vary-search', noVarySearch)
    response.end(`<!doctype html><title>page</title><link rel="icon" href="data:,">${url === '/next' ? '<img src="/drawn">' : links}`)
  })
  await new Promise((listening) => server.listen(0, 'localhost', listening))
  const browser = await puppeteer.launch({ executablePath: await packed.executablePath(), headless: 'shell', args: ['--no-sandbox'] })
  const page = await browser.newPage()
  await page.goto(`http://localhost:${server.address().port}/`)
  await page.hover('#pointed')
  await isDrawn
  // Without a pointer, so that nothing is drawn for the second link.
  await page.$eval('#opened', (link) => void setTimeout(() => link.click()))
  let opened
  do {
    opened = await page
      .evaluate(() => ({ hash: location.hash, ahead: performance.getEntriesByType('navigation')[0].activationStart > 0 }))
      .catch(() => undefined)
  } while (opened?.hash !== '#other')
  await browser.close()
  server.closeAllConnections()
  server.close()
  return `${requests} ${opened.ahead ? 'drawn ahead' : 'loaded'}`
}

console.log([await open(undefined), await open('key-order')].join(', '))
JS
seen=$(node main.js)
echo "seen: $seen"
[ "$seen" = '2 loaded, 1 drawn ahead' ]
