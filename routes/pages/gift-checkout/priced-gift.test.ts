import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readGiftChoice } from '../../../src/domain/gift/gift-address.ts'
import { marketOf } from '../../../src/market/markets.ts'
import { pricedGift } from './priced-gift.ts'

const cents = fc.integer({ min: 0, max: 100_000 })
const countries = ['FR', 'BE', 'NL', 'ES', 'AD'] as const
const elements = [
  { id: 202, categoryId: 2 },
  { id: 203, categoryId: 2 },
  { id: 101, categoryId: 1 },
  { id: 102, categoryId: 1 },
] as const

/** Everything that has a price, as the upstream lists it. */
const lists = fc.record({
  nights: fc.uniqueArray(
    fc.record({
      nights: fc.integer({ min: 1, max: 3 }),
      sellPrice: cents,
      sellPrices: fc.oneof(
        fc.constant<number[]>([]),
        fc.tuple(cents, cents, cents).map((prices): number[] => prices),
      ),
      extraUpsellAvailabilityAmount: fc.option(cents, { nil: undefined }),
    }),
    { minLength: 1, selector: ({ nights }) => nights },
  ),
  box: cents,
  activity: fc.dictionary(fc.constantFrom('1', '2'), cents),
  elements: fc.tuple(cents, cents, cents, cents),
  shipping: fc.dictionary(fc.constantFrom(...countries), fc.record({ shippingCost: cents, internationalShippingFee: cents })),
})
type Lists = typeof lists extends fc.Arbitrary<infer Value> ? Value : never

/** What a giver may choose, in the words of the address; not all of it exists. */
const choices = fc.record({
  kind: fc.constantFrom('voucher', 'box', 'card', 'activity'),
  format: fc.constantFrom('digital', 'physical'),
  nights: fc.integer({ min: 1, max: 4 }),
  bucket: fc.constantFrom(1, 2, 3),
  upsell: fc.boolean(),
  amount: fc.integer({ min: 20, max: 1000 }),
  adults: fc.constantFrom(1, 2),
  sleeves: fc.constantFrom('', 'default', '202', '203', '999'),
  additions: fc.constantFrom('', '101', '102', '101,102', '999', '101,202'),
  country: fc.option(fc.constantFrom(...countries, 'XX'), { nil: undefined }),
})
type Choices = typeof choices extends fc.Arbitrary<infer Value> ? Value : never

function addressOf({ kind, format, nights, bucket, upsell, amount, adults, sleeves, additions, country }: Choices): string {
  const gifts: Record<Choices['kind'], string> = {
    voucher: `product=10572&giftNights=${nights}&bucket=${bucket}${upsell ? '&upsell=availability' : ''}`,
    box: `code=201${format === 'physical' ? 'P' : 'E'}BOX`,
    card: `amount=${amount}`,
    activity: `id=700001&a=${adults}`,
  }
  return `?${gifts[kind]}&giftFormat=${format}&sleeves=${sleeves}&additions=${additions}${country ? `&country=${country}` : ''}`
}

/** The context of a French page whose upstream has the lists. */
function contextWith(prices: Lists) {
  const found = <Value>(value: Value) => Promise.resolve({ kind: 'ok', value })
  return {
    upstream: {
      stayDetail: () => found({ isGiftable: true, priceList: prices.nights }),
      boxDetail: () => found({ price: { sellPrice: prices.box } }),
      activityDetail: () =>
        found({
          published: true,
          prices: Object.fromEntries(Object.entries(prices.activity).map(([adults, sellPrice]) => [adults, { sellPrice }])),
        }),
      shippingCosts: () => found({ shippingCostsPerCountry: prices.shipping }),
      subElements: () =>
        found({
          availableCustomSubElements: elements.map((element, at) => ({ ...element, name: `${element.id}`, price: prices.elements[at] })),
          categories: [
            { id: 2, key: 'sleeves', singleSelection: true },
            { id: 1, key: 'additions', singleSelection: false },
          ],
        }),
    },
    content: { settings: () => Promise.resolve({ physicalGifts: true }) },
    site: { market: marketOf('fr'), base: '/fr' },
    sendsParcels: true,
  } as never
}

/** The sum from the numbers alone, as the specification words it; undefined where the gift is not sold like this. */
function expectedTotal(prices: Lists, choice: Choices): number | undefined {
  let total: number | undefined
  if (choice.kind === 'voucher') {
    const entry = prices.nights.find(({ nights }) => nights === choice.nights)
    if (!entry) return undefined
    total = entry.sellPrices.length === 3 ? entry.sellPrices[choice.bucket - 1] : entry.sellPrice
    if (total !== undefined && choice.upsell) total += entry.extraUpsellAvailabilityAmount ?? 0
  }
  if (choice.kind === 'box') total = prices.box
  if (choice.kind === 'card') total = choice.amount * 100
  if (choice.kind === 'activity') total = prices.activity[String(choice.adults)]
  if (total === undefined || choice.format === 'digital' || choice.kind === 'activity') return total
  const listed = Object.keys(prices.shipping)
  const chosen = choice.country && listed.includes(choice.country) ? choice.country : undefined
  const own = listed.includes('FR') ? 'FR' : listed[0]
  const cost = prices.shipping[chosen ?? own ?? '']
  if (!cost) return undefined
  total += cost.shippingCost + cost.internationalShippingFee
  if (choice.kind !== 'voucher') return total
  if (choice.sleeves === '202') total += prices.elements[0]
  if (choice.sleeves === '203') total += prices.elements[1]
  if (choice.additions.includes('101')) total += prices.elements[2]
  if (choice.additions.includes('102')) total += prices.elements[3]
  return total
}

// @rule B3.51
it('the total of each gift is its price, upsell, sub-elements and delivery to its country, to the cent, whatever is chosen', async () => {
  await fc.assert(
    fc.asyncProperty(lists, choices, async (prices, choice) => {
      const read = readGiftChoice(addressOf(choice))
      if (!read) throw new Error('The address has no gift')
      const priced = await pricedGift(contextWith(prices), read)
      const total = priced.kind === 'ok' && priced.value.kind === 'priced' ? priced.value.total : undefined
      expect(total).toBe(expectedTotal(prices, choice))
    }),
    { numRuns: 500 },
  )
})
