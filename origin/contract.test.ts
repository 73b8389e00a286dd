import * as v from 'valibot'
import { expect, test } from 'vitest'
import { calls } from '../src/contract/calls/table.ts'
import { GiftCardContent } from '../src/contract/gift-card.ts'
import { MapResponse } from '../src/contract/offers.ts'
import { locales } from '../src/market/markets.ts'
import { cases, dates, sent } from './testing/call-examples.ts'
import { originOfTests } from './testing/origin.ts'

const origin = await originOfTests(60)

// @rule S3.16 S7.26 B7.1 B7.2 B3.2 B7.4 B7.5 S7.37
test.each(cases)('%s: the contract in every locale', async (_, name, example) => {
  for (const locale of locales) {
    const { url, status, json } = await sent(name, await example(locale), locale)
    // Nobody reads the response to a delivery.
    const isDelivery = calls[name].output.type === 'unknown'
    expect({ url, locale, status }).toEqual({ url, locale, status: isDelivery && json === undefined ? 204 : 200 })
    expectContract(calls[name].output, json)
  }
})

// @rule B6.5 B7.32 B7.33
test('the affiliate of beneficiaries is sent with their searches and calendars, and what the calls add of their own', async () => {
  const added: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    boxGiftOffers: {},
    boxGiftPoints: { performMapSearch: 'true' },
    boxGiftFacets: {},
    boxGiftHotel: { numberOfPackagesPerHotel: '20', checkinDate: dates.checkin },
    voucherOffers: { matchOfferRangePriceWithGiftAmount: 'false' },
    voucherFacets: { matchOfferRangePriceWithGiftAmount: 'false' },
    checkinPrices: { multiOffer: 'true', client: 'site' },
  }
  for (const [, name, example] of cases.filter(([, each]) => each in added)) {
    const { url } = await sent(name, await example('fr_FR'), 'fr_FR')
    const query = Object.fromEntries(new URL(url, 'https://origin.test').searchParams)
    expect(query).toMatchObject({ selectivePublicationAffiliateId: 'beneficiary', ...added[name] })
  }
  expect(new Set(cases.map(([, name]) => name)).isSupersetOf(new Set(Object.keys(added)))).toBe(true)
})

test.each([
  ['points by GET', MapResponse, '/offers.json?performMapSearch=true'],
  ['gift card', GiftCardContent, '/api/cms/giftCard?'],
])('%s: the contract in every locale', async (_, schema, path) => {
  for (const locale of locales) {
    const { status, json } = await origin.get(`${path}&locale=${locale}`)
    expect({ locale, status }).toEqual({ locale, status: 200 })
    expectContract(schema, json)
  }
})

function expectContract(schema: v.GenericSchema, json: unknown) {
  const parsed = v.safeParse(schema, json)
  expect(parsed.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toBeUndefined()
}
