import { Hono } from 'hono'
import * as v from 'valibot'
import { pictureOf, textsOf, themes } from '@escale/catalogue'
import { SearchQuery } from '../../src/contract/search-query.ts'
import { LocaleName } from '../../src/contract/scalars.ts'
import { marketOfLocale } from '../../src/market/markets.ts'
import { nowIn } from '../clock/now.ts'
import { flag, whole } from '../http/parameters.ts'
import { notFound, parsed, query } from '../http/http-error.ts'
import type { OriginEnv } from '../env.ts'
import { percentOff } from '../pricing/rule.ts'
import { findOffers, findPoints } from '../search/offers.ts'
import { scopeOf } from '../search/scope.ts'
import { boxList, boxWithCode } from './boxes.ts'
import { countryIds } from './countries.ts'
import { staysOfBox } from './stays-of-box.ts'

export const boxes = new Hono<OriginEnv>()

const Localised = v.object({ locale: LocaleName })

boxes.get('/boxes/search', async (c) => {
  const { locale } = query(c, Localised)
  return c.json({ boxes: await boxList(c.env.DB, marketOfLocale(locale), textsOf(locale)) })
})

boxes.get('/boxes/:code/product-detail', async (c) => {
  const { locale } = query(c, Localised)
  const box = await boxWithCode(c.env.DB, c.req.param('code'))
  if (!box) throw notFound('box')
  const texts = textsOf(locale)
  const title = texts.box.title(box.facts)
  const description = texts.box.description(box.facts)
  const { price, referencePrice } = box
  return c.json({
    code: c.req.param('code'),
    title,
    slug: texts.box.slug(box.facts),
    description,
    // This is one text with a line for each phrase; the list above has the phrases one by one.
    includedContent: texts.box.includedContent(box.facts).join('\n'),
    value: price,
    referencePrice: referencePrice ?? price,
    price: { sellPrice: price, ...(referencePrice === null ? {} : { refPrice: referencePrice, promo: percentOff(price, referencePrice) }) },
    images: box.pictures.map((id) => pictureOf(id, marketOfLocale(locale).language)),
    formats: { digital: box.code, physical: box.twin },
    searchCriteria: { subthemas: [themes[box.facts.theme]] },
    pageModel: { pageTitle: title, metaDescription: description.slice(0, 160) },
  })
})

const OffersQuery = v.object({
  locale: LocaleName,
  page: v.optional(whole(0, 999), '0'),
  limit: v.optional(whole(1, 100), '8'),
  performMapSearch: v.optional(flag, 'false'),
})

boxes.get('/boxes/:code/offers', async (c) => {
  const { locale, page, limit, performMapSearch } = query(c, OffersQuery)
  const box = await boxWithCode(c.env.DB, c.req.param('code'))
  if (!box) throw notFound('box')
  const { theme, nights, cc } = box.facts
  const country = cc === null ? {} : { country: countryIds[cc] }
  const criteria = parsed(SearchQuery, { locale, flow: 'gifting', giftNights: nights, theme: themes[theme], ...country, page, limit })
  const now = nowIn(marketOfLocale(locale), c.env.TODAY)
  const search = { query: criteria, scope: await scopeOf(c.env.DB, criteria), now, includes: staysOfBox(box) }
  return performMapSearch ? c.json(await findPoints(c.env.DB, search)) : c.json(await findOffers(c.env.DB, search, 1))
})
