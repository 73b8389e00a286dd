import { Hono } from 'hono'
import * as v from 'valibot'
import { textsOf } from '@escale/catalogue'
import { LocaleName } from '../../src/contract/scalars.ts'
import { marketOfLocale } from '../../src/market/markets.ts'
import { whole } from '../http/parameters.ts'
import { query } from '../http/http-error.ts'
import type { OriginEnv } from '../env.ts'
import { autocomplete, recommended } from './autocomplete.ts'

export const geo = new Hono<OriginEnv>()

const maxSuggestions = 30
const AutocompleteQuery = v.object({
  locale: LocaleName,
  term: v.pipe(v.string(), v.maxLength(80)),
  maxResults: v.optional(whole(1, maxSuggestions), String(maxSuggestions)),
})

geo.get('/autocomplete-geonames.json', async (c) => {
  const { locale, term, maxResults } = query(c, AutocompleteQuery)
  return c.json(await autocomplete(c.env.DB, term, maxResults, marketOfLocale(locale), textsOf(locale)))
})

const fewer = 12
const RecommendedQuery = v.object({
  locale: LocaleName,
  q: v.optional(v.pipe(v.string(), v.maxLength(80)), ''),
  catalogSourceType: v.optional(v.string()),
  catalogSourceCode: v.optional(v.string()),
})

geo.get('/recommendedAutocomplete.json', async (c) => {
  const { locale, q } = query(c, RecommendedQuery)
  const market = marketOfLocale(locale)
  const texts = textsOf(locale)
  return c.json(q.trim() === '' ? await recommended(c.env.DB, fewer, market, texts) : await autocomplete(c.env.DB, q, fewer, market, texts))
})
