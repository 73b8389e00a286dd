#!/usr/bin/env bash
# Hono 4.13.19: one pair of paths that no request can confuse, `/boxes/search` and `/boxes/:code/offers`, makes the default router use its slow half
# for every request of the application, without a word. A sub-application (`app.route`) shares its parent's router, so the pair may stand anywhere.
#
# Met with: two calls of an API, among some forty, behind fifteen middlewares. Finding the handlers of a page that has nothing to do with the API
# took 4 % of its time, and nobody saw it: the first request decides, the order of the paths does not matter, and no log tells.
# What helps: `new Hono({ router: new RegExpRouter() })`, which throws for such a pair when it is registered. The word's handler can compare the path
# on `/boxes/*` instead.
# Source: own run. `SmartRouter` (hono/router/smart-router) catches `UnsupportedPathError` and takes the next router; its `name` tells which.
# Seen: apart: SmartRouter + RegExpRouter; beside each other: SmartRouter + TrieRouter; of a sub-application: SmartRouter + TrieRouter;
# RegExpRouter: UnsupportedPathError; compared by the handler: RegExpRouter, search, offers
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --loglevel=error hono@4.13.19
cat > main.js <<'JS'
import { Hono } from 'hono'
import { RegExpRouter } from 'hono/router/reg-exp-router'

const text = (answer) => (c) => c.text(answer)
const withCalls = (app, word) => app.get(word, text('search')).get('/boxes/:code/offers', text('offers'))

async function routerOf(app) {
  app.use(async (_, next) => next())
  app.get('*', text('page'))
  if ((await (await app.request('/fr/week-ends')).text()) !== 'page') throw new Error('the page is not found')
  return app.router.name
}

const seen = {
  apart: await routerOf(withCalls(new Hono(), '/search')),
  'beside each other': await routerOf(withCalls(new Hono(), '/boxes/search')),
  'of a sub-application': await routerOf(new Hono().route('/api', withCalls(new Hono(), '/boxes/search'))),
}
try {
  withCalls(new Hono({ router: new RegExpRouter() }), '/boxes/search')
  seen.RegExpRouter = 'takes both'
} catch (cause) {
  seen.RegExpRouter = cause.constructor.name
}
const compared = new Hono({ router: new RegExpRouter() })
compared.get('/boxes/*', (c, next) => (c.req.path === '/boxes/search' ? c.text('search') : next()))
compared.get('/boxes/:code/offers', text('offers'))
const answers = await Promise.all(['/boxes/search', '/boxes/A1/offers'].map(async (path) => (await compared.request(path)).text()))
seen['compared by the handler'] = [compared.router.name, ...answers].join(', ')
console.log(
  Object.entries(seen)
    .map(([name, router]) => `${name}: ${router}`)
    .join('; '),
)
JS
seen=$(node main.js)
echo "seen: $seen"
expected='apart: SmartRouter + RegExpRouter; beside each other: SmartRouter + TrieRouter; of a sub-application: SmartRouter + TrieRouter; '
expected+='RegExpRouter: UnsupportedPathError; compared by the handler: RegExpRouter, search, offers'
[ "$seen" = "$expected" ]
