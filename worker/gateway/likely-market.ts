import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { type Locale, locales, type Market, markets } from '../../src/market/markets.ts'

/** Matches the browser's languages by q-value; undefined where none fits. */
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

/** The query's locale, else the browser's, else the first. */
export const localeOfCall = (c: Context): Locale =>
  locales.find((known) => known === c.req.query('locale')) ?? likelyMarket(c)?.locale ?? locales[0]
