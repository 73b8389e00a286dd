import * as v from 'valibot'
import { type Calls, calls, type InputOf, type UpstreamName } from '../../src/contract/calls/table.ts'
import { upstreamRequestOf } from '../../src/contract/calls/upstream-request.ts'
import { type Locale, marketOfLocale } from '../../src/market/markets.ts'
import { seededEmails, seededGiftCode, seededGifts } from '../beneficiaries/seeded.ts'
import { seededCards, seededCode, seededCountries } from '../gift-cards/seeded.ts'
import { testDay } from './database.ts'
import { byEmail, giftRequest } from './gift-requests.ts'
import { originOfTests } from './origin.ts'

const origin = await originOfTests(60)

const guests = { adult: 2, child: 0, baby: 0 }
export const dates = { checkin: '2027-01-15', nights: 2 }
const id = 10011
const terms = { giftPrice: 15_000, validUntil: '2027-06-30' }

/** The domain writes counted searches as queries. */
type Sent<Name extends UpstreamName> = Name extends 'counts'
  ? Omit<InputOf<Name>, 'searches'> & { readonly searches: readonly string[] }
  : InputOf<Name>
type Example<Name extends UpstreamName> = (locale: Locale) => Sent<Name> | Promise<Sent<Name>>

/** Inputs of every call upstream, by what they are for. */
const examples: { readonly [Name in UpstreamName]: Readonly<Record<string, Example<Name>>> } = {
  offers: {
    results: () => ({ theme: 26, facilities: ['wifi'], limit: 5 }),
    'dated results': () => ({ ...dates, ...guests }),
    gifts: () => ({ performGiftableSearch: true, giftNights: 1, orderBy: 'svPriceAsc' }),
  },
  mapOffers: { points: () => ({ performMapSearch: true }) },
  packages: { 'stays of a hotel': () => ({ orderBy: 'priceAsc', searchCriterias: { hotelId: 1001 }, numberOfPackagesPerHotel: 20 }) },
  activities: { activities: () => v.parse(calls.activities.input, {}) },
  counts: {
    'counts of searches': () => ({ searches: ['stars=4', 'theme=26'] }),
    'counts of the stays of a box': () => ({ searches: ['stars=4', ''], gift: { box: '201EBOX', ...terms } }),
    'counts of the stay of a voucher': () => ({ searches: ['nights=1'], gift: { stay: id, ...terms } }),
  },
  facets: {
    facets: () => ({ withActivities: true }),
    'gifts facets': () => ({ performGiftableSearch: true, singleVoucherPriceMax: 30_000 }),
  },
  landing: { landing: () => ({ path: '' }) },
  autocomplete: { suggestions: () => ({ term: 'par' }) },
  recommended: { 'places to start from': () => ({ q: '' }) },
  stayDetail: { stay: () => ({ id }) },
  datedStay: { 'dated stay': () => ({ id, ...dates, ...guests }) },
  quote: { quote: () => ({ id, ...dates, ...guests }) },
  quoteRealtime: { 'real-time quote': () => ({ id, ...dates, ...guests }) },
  checkoutNights: { 'checkout nights': () => ({ id, checkin: dates.checkin, length: 14, ...guests }) },
  productOffers: { 'offers of a product': () => ({ id, ...dates, ...guests }) },
  products: { 'products of a wishlist': () => ({ products: ['STAY:10011', 'ACTIVITY:700001'], ...dates }) },
  hotelPage: { hotel: () => ({ hotelId: 1001 }) },
  reviews: { reviews: () => ({ hotelId: 1001 }) },
  availabilities: { availabilities: () => ({ hotelId: 1001, month: '2027-01', length: 12, weekend: id, ...guests }) },
  yearPrices: { 'prices of a year': () => ({ hotelId: 1001, weekend: id, ...guests }) },
  activityDetail: { activity: () => ({ id: 700001 }) },
  activityImages: { 'pictures of a programme': () => ({ id: 101 }), 'pictures of an activity': () => ({ id: 700001 }) },
  boxes: { boxes: () => ({}) },
  boxDetail: { 'a box': () => ({ code: '201PBOX' }) },
  boxOffers: { 'offers of a box': () => ({ code: '201EBOX', page: 0 }) },
  boxPoints: { 'points of a box': () => ({ code: '201EBOX', performMapSearch: true }) },
  subElements: { 'sub-elements': () => ({}) },
  shippingCosts: { shipping: () => ({}) },
  createOrder: { 'an order': agreedOrder, 'an order with gift cards and a guest': partlyPaidOrder },
  order: {
    'an order again': async (locale) => ({ reference: (await made('createOrder', await agreedOrder(locale), locale)).reference }),
  },
  createGiftOrder: { 'an order of a gift': agreedGift, 'a gift that gift cards pay in part': partlyPaidGift },
  giftOrder: {
    'an order of a gift again': async (locale) => ({ reference: (await made('createGiftOrder', agreedGift(locale), locale)).reference }),
  },
  giftCardBalances: {
    'balances of gift cards': () => ({
      codes: [...seededCards.slice(0, 4).map(({ name }) => seededCode('BENE', name)), 'ABCD-EFGH-JKMN'],
    }),
    'gift cards that pay nothing': () => ({ codes: seededCards.slice(4).map(({ name }) => seededCode('FRAN', name)) }),
  },
  openGift: Object.fromEntries(
    seededCountries.flatMap(({ prefix }) =>
      seededGifts.map(({ kind, name }) => [
        `${prefix} ${kind} ${name}`,
        () => ({ code: seededGiftCode(prefix, kind, name), email: seededEmails.buyer }),
      ]),
    ),
  ),
  boxGiftOffers: {
    'stays of a box': () => ({ code: '202EBOX', ...terms, nights: 1, limit: 5 }),
    'stays of a box on dates': () => ({ code: '202PBOX', ...terms, ...dates, ...guests, orderBy: 'priceAsc' }),
    'stays of a box on any weekend': () => ({ code: '202EBOX', ...terms, flexible: 'weekend', nights: 2 }),
  },
  boxGiftPoints: { 'points of the stays of a box': () => ({ code: '202EBOX', ...terms, nights: 1, performMapSearch: true }) },
  boxGiftFacets: { 'facets of the stays of a box': () => ({ code: '202EBOX', ...terms, nights: 1 }) },
  boxGiftHotel: { 'a hotel of a box': () => ({ box: '202EBOX', ...terms, hotelId: 1001, checkinDate: dates.checkin, nights: 1 }) },
  voucherOffers: { 'the stay of a voucher': () => ({ stay: id, ...terms, nights: 1 }) },
  voucherFacets: { 'facets of the stay of a voucher': () => ({ stay: id, ...terms, nights: 1 }) },
  checkinPrices: { 'prices of arrivals': () => ({ id, month: '2027-01', length: 3, nights: 1, ...terms, ...guests }) },
  eligibility: {
    eligibility: () => ({
      amount: 40_000,
      cancellationPolicyType: 'flexible',
      cancellableUntil: '2027-01-10',
      checkinDate: '2027-01-15',
    }),
  },
  report: { 'a report': () => ({ uri: '/nowhere' }) },
  collect: {
    'a delivery of events': () => ({
      client_id: 'a-browser',
      session_id: '1805000000000',
      events: [{ name: 'select_item', at: 1_805_000_000_000, params: { stay: id, index: 0 } }],
    }),
  },
  activateExperiment: {
    'an activation': () => ({ experiment: 'sticky', variation: 'control', visitor: 'a-visitor-of-tests' }),
  },
  sitemap: { 'pages for search engines': () => ({ kind: 'stays', page: 0 }) },
}

async function agreedOrder(locale: Locale): Promise<InputOf<'createOrder'>> {
  const { days } = await made('availabilities', { hotelId: 1001, month: '2027-01', length: 12, weekend: id }, locale)
  const [[checkin = '', { minLos: nights = 1 } = {}] = []] = Object.entries(days)
  const reservationCriteria = { checkin, nights, ...guests }
  const amount = (await made('quoteRealtime', { id, ...reservationCriteria }, locale)).priceInfo?.sellPrice ?? 0
  return { stayId: id, reservationCriteria, payment: { method: 'full', fee: 0, parts: [{ date: testDay, amount }] }, amount, guest }
}

function agreedGift(locale: Locale): InputOf<'createGiftOrder'> {
  return giftRequest({ type: 'GIFTCARD', amount: 5000 }, 5000, byEmail, locale)
}

const guest = { name: 'Noor Voorbeeld', email: 'noor@example.test', phone: '+32 470 00 00 00', arrivalTime: '18:00', wishes: '' }

/** A card of each country pays one euro. */
function oneEuroLess<Ordered extends InputOf<'createOrder'> | InputOf<'createGiftOrder'>>(order: Ordered, locale: Locale): Ordered {
  const { country } = marketOfLocale(locale)
  const prefix = seededCountries.find(({ sellers }) => marketOfLocale(sellers[0]).country === country)?.prefix ?? ''
  const amount = order.amount - 100
  const payment = { ...order.payment, parts: [{ date: testDay, amount }] }
  return { ...order, giftCards: [{ code: seededCode(prefix, 'BEST'), amount: 100 }], payment, amount }
}

async function partlyPaidOrder(locale: Locale): Promise<InputOf<'createOrder'>> {
  return { ...oneEuroLess(await agreedOrder(locale), locale), guest }
}

async function partlyPaidGift(locale: Locale): Promise<InputOf<'createGiftOrder'>> {
  const amount = (await made('boxDetail', { code: '201EBOX' }, locale)).value ?? 0
  return oneEuroLess(giftRequest({ type: 'BOX', code: '201EBOX' }, amount, byEmail, locale), locale)
}

/** Sends a call as the site makes it. */
export async function sent(name: UpstreamName, input: object, locale: Locale) {
  const { path, query, body } = upstreamRequestOf(calls[name])({ ...input }, { locale, minisite: undefined })
  const pairs = Object.entries(query ?? {}).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))
  const url = `/${path.join('/')}?${new URLSearchParams(pairs)}`
  return { url, ...(body ? await origin.post(url, body) : await origin.get(url)) }
}

async function made<Name extends UpstreamName>(
  name: Name,
  input: InputOf<Name>,
  locale: Locale,
): Promise<v.InferOutput<Calls[Name]['output']>> {
  return v.parse(calls[name].output, (await sent(name, input, locale)).json)
}

/** Every call upstream with its inputs: what for, its name, and the input in a market. */
export const cases = Object.entries(calls).flatMap(([name, row]) =>
  isUpstream(name, row)
    ? Object.entries<(locale: Locale) => object>(examples[name]).map(([what, example]) => [what, name, example] as const)
    : [],
)

function isUpstream(name: string, row: object): name is UpstreamName {
  return name in calls && 'upstream' in row
}
