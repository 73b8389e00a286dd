import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Market, markets } from '../../src/market/markets.ts'
import { href, type Site } from '../../src/market/site.ts'
import { get } from '../worker/site.ts'

/** Returns source texts by message id, and each locale's texts with fallbacks to its neighbour. */
async function textsOf(locale: string): Promise<{ messages: Record<string, string>; missing: readonly unknown[] }> {
  const config = getConfig()
  const [catalogue] = await getCatalogs(config)
  return catalogue!.getTranslations(locale, {
    fallbackLocales: config.fallbackLocales,
    sourceLocale: config.sourceLocale,
    missingBehavior: 'resolved',
  })
}

/** Returns the literal parts of a message, without placeholders, plural forms and tags. */
function literals(message: string): string[] {
  if (/\{[^}]*,/.test(message)) return []
  return message
    .split(/\{[^}]*\}|<[^>]*>/)
    .map((part) => part.trim())
    .filter((part) => part.length > 12)
}

const pagesOf = (market: Market): readonly string[] => {
  const site: Site = { market, base: market.base }
  return [
    href(site, 'home'),
    href(site, 'stays'),
    href(site, 'stay', { path: [10572] }),
    href(site, 'checkout', { query: { product: 10572, checkin: '2027-04-13', checkout: '2027-04-14' } }),
    href(site, 'boxes'),
    href(site, 'contact'),
    href(site, 'static', { path: ['there-is-no-such-page'] }),
  ]
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;')

describe('texts', () => {
  let english: Record<string, string>
  beforeAll(async () => void (english = (await textsOf('en')).messages))

  it.each(['fr_FR', 'es_ES', 'nl_NL', 'it_IT', 'fr_BE', 'nl_BE'])('%s has every text', async (locale) => {
    const { messages, missing } = await textsOf(locale)
    expect(missing).toEqual([])
    const untranslated = Object.entries(english).filter(([id, source]) => messages[id] === source && literals(source).length > 0)
    expect(untranslated.map(([, source]) => source)).toEqual([])
  })

  it.each(markets)('nobody reads English in $label', async (market) => {
    const theirs = Object.values((await textsOf(market.locale)).messages).join('\n')
    // A source text that is part of a translation is not untranslated.
    const foreign = [...new Set(Object.values(english).flatMap(literals))].filter((text) => !theirs.includes(text))
    expect(foreign.length).toBeGreaterThan(50)
    for (const path of pagesOf(market)) {
      const { body } = await get(path)
      const read = body.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
      expect([path, foreign.filter((text) => read.includes(escaped(text)))]).toEqual([path, []])
    }
  })
})
