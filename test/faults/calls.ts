import type * as v from 'valibot'
import { type ApiName, type Calls, calls as table, type InputOf } from '../../src/contract/calls/table.ts'
import { stay, type Statuses } from './pages.ts'

/** Call of a page, with its outcome for each effect of a fault. Posted with `request`. */
export interface CallUnderTest {
  readonly path: string
  readonly request?: object
  readonly status: Statuses
}

/** A body of a post is sent as it is, values of a query as text. */
type Sent<Name extends ApiName> = Calls[Name]['method'] extends 'post' ? v.InferInput<Calls[Name]['input']> : InputOf<Name>

const validUntil = '2027-06-30'
const terms = { giftPrice: 12_900, validUntil, nights: 1 }
const dates = { checkin: '2027-04-13', nights: 1, adult: 2, child: 0, baby: 0 }

const upstreamOnly: Statuses = { late: 200, silent: 503, missing: 404, unreadable: 502 }
/** Content, or a delivery that nobody waits for. */
const always: Statuses = { late: 200, silent: 200, missing: 200, unreadable: 200 }

/** At least one input for every call of the API; another outcome than that of a call upstream stands in `withoutUpstream`. */
const inputs: { readonly [Name in ApiName]: readonly Sent<Name>[] } = {
  offers: [{ limit: 3 }],
  points: [{ performMapSearch: true }],
  packages: [{ orderBy: 'priceAsc' }],
  mapOffers: [{ performMapSearch: true }],
  activities: [
    {
      page: 0,
      numberOfPackagesPerHotel: 1,
      filters: {
        property: { location: {} },
        offer: { categories: { themeIds: [] }, familyComposition: { adults: 2, children: 0, babies: 0 }, price: {} },
      },
      sorting: { orderBy: 'priceQuality' },
    },
  ],
  counts: [{ searches: ['stars=4'] }, { searches: ['stars=4'], gift: { box: '201EBOX', giftPrice: 12_900, validUntil } }],
  facets: [{}],
  autocomplete: [{ term: 'lyon' }],
  recommended: [{}],
  stayDetail: [{ id: stay }],
  datedStay: [{ id: stay, ...dates }],
  quote: [{ id: stay, ...dates }],
  quoteRealtime: [{ id: stay, ...dates, offerId: Number(`${stay}010`) }],
  checkoutNights: [{ id: stay, checkin: dates.checkin }],
  productOffers: [{ id: stay }, { id: stay, ...dates, multiOffer: true }],
  products: [{ ...dates, products: [`STAY:${stay}`] }],
  hotelPage: [{ hotelId: 1057 }],
  reviews: [{ hotelId: 1057 }],
  availabilities: [{ hotelId: 1057, month: '2027-04' }],
  yearPrices: [{ hotelId: 1057 }],
  activityDetail: [{ id: 700001 }],
  activityImages: [{ id: 700001 }],
  boxes: [{}],
  boxOffers: [{ code: '201EBOX', page: 1 }],
  boxPoints: [{ code: '201EBOX', performMapSearch: true }],
  shippingCosts: [{}],
  subElements: [{}],
  boxGiftOffers: [{ code: '201EBOX', ...terms }],
  boxGiftPoints: [{ code: '201EBOX', ...terms, performMapSearch: true }],
  boxGiftFacets: [{ code: '201EBOX', ...terms }],
  boxGiftHotel: [{ box: '201EBOX', hotelId: 1057, ...terms }],
  voucherOffers: [{ stay, ...terms }],
  voucherFacets: [{ stay, ...terms }],
  checkinPrices: [{ id: stay, month: '2027-04', ...terms }],
  eligibility: [{ amount: 50_000, cancellationPolicyType: 'free', checkinDate: '2027-04-13' }],
  home: [{}],
  promoBars: [{}],
  boxBlock: [{}],
  errorAlert: [{}],
  report: [{ uri: '/fr/nowhere' }],
  collect: [
    {
      client_id: 'a-browser',
      session_id: '1805000000000',
      events: [{ name: 'select_item', at: 1_805_000_000_000, params: { stay, index: 0 } }],
    },
  ],
}

const withoutUpstream: readonly ApiName[] = [
  'stayDetail',
  'hotelPage',
  'activityDetail',
  'boxes',
  'home',
  'promoBars',
  'boxBlock',
  'errorAlert',
  'report',
  'collect',
]

export const calls: readonly CallUnderTest[] = Object.entries(inputs).flatMap(([name, ofName]) =>
  ofName.map((input) => {
    const row = Object.entries(table).find(([known]) => known === name)?.[1]
    if (!row) throw new Error(`no call is named ${name}`)
    const status = withoutUpstream.some((own) => own === name) ? always : upstreamOnly
    return row.method === 'post'
      ? { path: address(row.path, { pos: 'fr_fr' }, row.path.includes(':pos') ? {} : { locale: 'fr_FR' }), request: input, status }
      : { path: address(row.path, input, { locale: 'fr_FR', ...input }), status }
  }),
)

function address(path: string, named: Readonly<Record<string, unknown>>, query: Readonly<Record<string, unknown>>): string {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const filled = path.replace(/:(\w+)/g, (_, name: string) => String(named[name]))
  const rest = Object.entries(query).filter(([name, value]) => !names.includes(name) && value !== undefined)
  const search = new URLSearchParams(rest.map(([name, value]) => [name, String(value)])).toString()
  return `/api${filled}${search && `?${search}`}`
}
