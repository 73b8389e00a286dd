import type { Page, Route } from 'playwright'
import { it as base, type Responses, type Screen } from './fixture/it.ts'
import type { FixtureIsland } from './fixture/fixture-island.ts'

const night = (price: number, minLos = 1) => ({ price, amount: price * minLos, minLos })
// March and April 2027 without 26 March and 2 April.
const days = Object.fromEntries(
  ['2027-03', '2027-04']
    .flatMap((month) => Array.from({ length: month === '2027-03' ? 31 : 30 }, (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`))
    .filter((date) => date !== '2027-03-26' && date !== '2027-04-02')
    .map((date) => [date, date === '2027-03-22' ? night(8_900) : night(10_050)]),
)
export const criteria = { checkin: '2027-04-02', nights: 2, adult: 2, child: 0, baby: 0 }
export const quoteOf = (sellPrice: number, more: object = {}) => ({
  bookable: true,
  reservationCriteria: criteria,
  priceInfo: { sellPrice, refPrice: 318_00, promo: 22, moneySaved: 318_00 - sellPrice },
  localTaxTotalAmount: 660,
  roomsAmount: 2,
  cancellationPolicy: { cancellable: true, cancellationDeadline: '2027-03-29' },
  ...more,
})
export const refused = (code: string) => ({ bookable: false, errors: [{ code, message: 'Not for visitors' }] })
export const gone = { reservationCriteria: criteria, ...refused('package-not-available-at-checkin') }
export const props = {
  stayId: 7,
  hotelId: 3,
  label: 'Night between dunes and sea',
  nights: { min: 1, max: 3 },
  fromPrice: { sellPrice: 129_00 },
  query: '',
  giftable: true,
  giftNights: 1,
}
export const dates = 'checkin=2027-04-02&checkout=2027-04-04'
export const paths = {
  quote: 'weekend/7/quote.json',
  realtime: 'weekend/7/quote-realtime.json',
  nights: 'weekend/7/packageCheckoutNights.json',
  days: 'hotels/3/availabilities.json',
  dated: 'weekend/7/detail.json',
  rates: 'product/7/offers',
  eligibility: 'purchase/eligibility',
}
export const offer = (id: number, nights: number, sellPrice: number, insuranceAmount?: number) => ({
  id,
  weekendId: 7,
  nights,
  priceInfo: { sellPrice, ...(insuranceAmount === undefined ? {} : { insuranceAmount }) },
  cancellationPolicy: { cancellable: true, message: insuranceAmount === undefined ? 'Until Monday' : 'Until the day before' },
})
export const offers = {
  offers: [offer(7020, 2, 249_00), offer(7021, 2, 265_00, 16_00), offer(7030, 3, 349_00), offer(7031, 3, 371_00, 22_00)],
}
export const massage = (...values: string[]) => ({
  activityId: 12,
  title: 'Massage',
  dates: values.map((value) => ({ value, date: '2027-04-03', time: `${value.slice(8, 10)}:${value.slice(10)}` })),
})
export const dinner = { activityId: 30, title: 'Dinner', dates: [{ value: '202704021900', date: '2027-04-02', time: '19:00' }] }
const known = {
  [paths.dated]: { id: 7, activityDates: [] },
  [paths.rates]: { offers: [] },
  [paths.eligibility]: { paymentMethods: [] },
  [paths.days]: { days, until: '2028-03-15' },
  [paths.nights]: [{ nights: 2, amount: 249_00 }, { nights: 3 }],
}

/** Test of a stay's panel, without dates or as in `shown`. */
export const it = base.extend(
  'opened',
  ({ visit }) =>
    (responses: Responses, shown: Partial<FixtureIsland> = {}, screen: Screen = 'wide') =>
      visit('booking', { props, ...shown }, { screen, responses: { ...known, ...responses } }),
)

/** Records tracked events and the checkout address, which is intercepted. */
export async function watched(page: Page): Promise<{ tracked: () => Promise<string[]>; left: string[] }> {
  const left: string[] = []
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    addEventListener('escale:track', (event) => event instanceof CustomEvent && seen.push(event.detail.event))
  })
  await page.route('**/fr/checkout?*', (route: Route) => {
    left.push(route.request().url())
    // 204 keeps the page.
    return route.fulfill({ status: 204 })
  })
  return { tracked: () => page.evaluate(() => (window as unknown as { seen: string[] }).seen), left }
}

export const book = (page: Page) => page.getByRole('link', { name: 'Book' })
