import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { likelyMarket, localeOfCall } from './likely-market.ts'

const app = new Hono().get('/', (c) => c.text(likelyMarket(c)?.id ?? 'none'))

it.each([
  ['it-IT,it;q=0.9', 'it'],
  ['en;q=0.9, fr;q=0.2, es;q=0.8', 'es'],
  ['fr;q=0.3, nl-BE;q=0.7', 'be-nl'],
  ['es;q=0, nl;q=0.1', 'be-nl'],
  ['fr-CH', 'fr'],
  ['en-GB, de', 'none'],
  ['*', 'none'],
  ['', 'none'],
])('%s is the market %s', async (languages, market) => {
  const response = await app.request('/', { headers: { 'accept-language': languages } })
  expect(await response.text()).toBe(market)
})

it.each([
  ['/?locale=nl_BE', 'it', 'nl_BE'],
  ['/?locale=de_DE', 'it', 'it_IT'],
  ['/', 'es;q=0.1', 'es_ES'],
  ['/', 'de', 'fr_FR'],
])('the locale of a call to %s by a browser in %s is %s', async (path, languages, locale) => {
  const calls = new Hono().get('/', (c) => c.text(localeOfCall(c)))
  const response = await calls.request(path, { headers: { 'accept-language': languages } })
  expect(await response.text()).toBe(locale)
})
