import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { type Locale, locales, type Market, markets } from '../../src/market/markets.ts'

/** Matches the languages of the browser by their q-values. Returns undefined where no market fits. */
export function likelyMarket(c: Context): Market | undefined {
  const tag = accepts(c, {
    header: 'Accept-Language',
    supports: markets.map((market) => market.tag),
    default: '',
    match: (languages, { default: none }) => {
      const preferred = languages.filter(({ q }) => q > 0).toSorted((a, b) => b.q - a.q)
      for (const { type } of preferred) {
        const language = type.toLowerCase()
        const exact = markets.find((market) => market.tag.toLowerCase() === language)
        const found = exact ?? markets.find((market) => market.language === language.split('-')[0])
        if (found) return found.tag
      }
      return none
    },
  })
  return markets.find((market) => market.tag === tag)
}

/** Returns the market that the path names, or else the one that fits the browser's languages, or else the first. */
export function marketAt(c: Context, path: string): Market {
  const named = markets.find(({ base }) => path === base || path.startsWith(`${base}/`))
  return named ?? likelyMarket(c) ?? firstMarket()
}

export function firstMarket(): Market {
  const [first] = markets
  if (!first) throw new Error('there is no market')
  return first
}

export const localeOfCall = (c: Context): Locale =>
  locales.find((known) => known === c.req.query('locale')) ?? likelyMarket(c)?.locale ?? locales[0]
