import type { Effect } from './upstream.ts'

export const stay = 10572
export const box = '/fr/coffrets-cadeaux/p/parenthese-bien-etre-avec-spa/201EBOX'
export const dates = 'checkin=2027-04-13&checkout=2027-04-14'

/** Content of a page whose CMS content is available while prices and results are not. */
export interface PageUnderTest {
  readonly name: string
  readonly path: string
  /** In every case: the page itself. */
  readonly always: RegExp
  /** Only when the upstream responds. */
  readonly whenWell?: RegExp
  /** Only when it does not. */
  readonly whenFailing?: RegExp
}

const alert = /role="alert"/
const retry = /role="alert".*href="\/fr\/week-ends\/bretagne"/s

/** Pages of the French market, whose content is stored. */
export const warmPages: readonly PageUnderTest[] = [
  { name: 'home', path: '/fr', always: /<h1.*data-name="search-box"/s, whenWell: /href="\/fr\/sejour\/\d+/ },
  {
    name: 'search',
    path: '/fr/week-ends/bretagne',
    always: /<h1.*data-name="search-box".*data-name="filters"/s,
    whenWell: /href="\/fr\/sejour\/\d+/,
    whenFailing: retry,
  },
  {
    name: 'stay',
    path: `/fr/sejour/${stay}`,
    always: /<h1.*id="description".*id="hotel"/s,
    whenWell: /id="reviews"/,
    whenFailing: /^(?![^]*id="reviews")/,
  },
  {
    name: 'stay as a gift',
    path: `/fr/sejour/${stay}?flow=gifting`,
    always: /<h1.*data-name="gift".*id="gift"/s,
    whenWell: /id="reviews"/,
    whenFailing: /^(?![^]*id="reviews")/,
  },
  { name: 'stay with dates', path: `/fr/sejour/${stay}?${dates}`, always: /<h1.*data-name="booking"/s, whenFailing: /"quoteFailed":true/ },
  {
    name: 'hotel',
    path: '/fr/hotel/1057',
    always: /<h1.*data-name="hotel-panel".*id="description".*id="practical".*id="nearby"/s,
    whenWell: /data-offer="\d+".*id="reviews"/s,
    whenFailing: /id="offers".*role="alert".*href="\/fr\/hotel\/1057"/s,
  },
  {
    name: 'hotel with dates',
    path: `/fr/hotel/1057?${dates}`,
    always: /<h1.*data-name="hotel-panel".*id="practical".*id="nearby"/s,
    whenWell: /data-offer="\d+".*name="checkin" value="2027-04-13".*id="reviews"/s,
    whenFailing: /id="offers".*role="alert".*href="\/fr\/hotel\/1057\?checkin/s,
  },
  {
    name: 'activities',
    path: '/fr/activites',
    always: /<h1.*data-name="search-box"/s,
    whenWell: /href="\/fr\/activites\/\d+/,
    whenFailing: /role="alert".*href="\/fr\/activites"/s,
  },
  { name: 'activity', path: '/fr/activites/700001', always: /<h1.*data-name="activity-box".*id="program".*id="how"/s },
  { name: 'activity for three', path: '/fr/activites/700001?a=3', always: /<h1.*data-name="activity-box".*id="program"/s },
  { name: 'boxes', path: '/fr/coffrets-cadeaux', always: /<h1.*href="\/fr\/coffrets-cadeaux\/p\//s },
  { name: 'gift card', path: '/fr/gift-card', always: /<h1.*name="amount".*id="uses"/s },
  {
    name: 'gifting checkout',
    path: `/fr/checkout/gift?product=${stay}&giftNights=1`,
    always: /<h1/,
    whenWell: /name="recipientEmail".*name="payment"/s,
    // An unknown stay cannot be given.
    whenFailing: /role="alert".*href="\/fr\/(?:checkout\/gift|sejour\/\d+)\?/s,
  },
  {
    name: 'gifting checkout of a parcel',
    path: `/fr/checkout/gift?amount=100&giftFormat=physical`,
    always: /<h1/,
    whenWell: /name="postcode".*name="payment"/s,
    // A card needs only the shipping costs: a call that failed does not mean that no parcels are sent.
    whenFailing: /^(?![^]*revient bientôt)(?=[^]*role="alert"[^]*href="\/fr\/checkout\/gift\?amount=100&amp;giftFormat=physical")/,
  },
  {
    name: 'box',
    path: box,
    always: /<h1.*id="description".*id="content".*data-option="digital".*name="code" value="201EBOX".*id="stays".*id="how"/s,
    whenWell: /data-format="physical".*data-offer="\d+"/s,
    whenFailing: /revient bientôt.*id="stays".*role="alert".*href="\/fr\/coffrets-cadeaux\/p\/[\w-]+\/201EBOX"/s,
  },
  { name: 'wishlist', path: '/fr/favoris', always: /<h1.*data-name="wishlist"/s },
  {
    name: 'shared list',
    path: `/fr/favoris?ids=${stay}`,
    always: /<h1/,
    whenWell: new RegExp(`data-add-wishes="STAY:${stay}"`),
    whenFailing: /role="alert".*href="\/fr\/favoris\?ids=\d+"/s,
  },
  { name: 'sign-in with a code', path: '/fr/beneficiary/login', always: /<h1.*name="giftCode".*name="email"/s },
  { name: 'static', path: '/fr/info/faq', always: /<h1/ },
  { name: 'ideas', path: '/fr/idees-week-end', always: /<h1.*<details.*href="\/fr\/week-ends\/bretagne"/s },
  { name: 'home of activities', path: '/fr?flow=activity', always: /<h1.*data-name="search-box"/s, whenWell: /href="\/fr\/activites\/\d+/ },
  { name: 'contact', path: '/fr/contact', always: /<h1.*href="tel:/s },
  {
    name: 'checkout',
    path: `/fr/checkout?product=${stay}&${dates}`,
    always: /Checkout|checkout/,
    whenWell: /name="payment"/,
    whenFailing: alert,
  },
]

export type Statuses = Readonly<Record<Effect, number>>

const sent: Statuses = { late: 200, silent: 503, missing: 404, unreadable: 503 }
/** A listing itself cannot be missing. */
const activities: Statuses = { ...sent, missing: 503 }
/** Bundled content is used even when the CMS responds 404, for a static page only because this response is late. */
const bundled: Statuses = { late: 200, silent: 200, missing: 200, unreadable: 200 }

/** Pages of the Italian market without stored content: the status for each effect of a fault. */
export const coldPages: readonly { name: string; path: string; status: Statuses }[] = [
  { name: 'home', path: '/it', status: bundled },
  { name: 'search', path: '/it/weekend/toscana', status: sent },
  { name: 'stay', path: `/it/soggiorno/${stay}`, status: sent },
  { name: 'hotel', path: '/it/hotel/1057', status: sent },
  { name: 'activities', path: '/it/attivita', status: activities },
  { name: 'activity', path: '/it/attivita/700001', status: sent },
  { name: 'boxes', path: '/it/cofanetti-regalo', status: bundled },
  { name: 'gift card', path: '/it/gift-card', status: bundled },
  { name: 'gifting checkout', path: `/it/checkout/gift?product=${stay}`, status: sent },
  { name: 'box', path: '/it/cofanetti-regalo/p/pausa-benessere-con-spa/201EBOX', status: bundled },
  { name: 'wishlist', path: '/it/preferiti', status: { late: 200, silent: 200, missing: 200, unreadable: 200 } },
  { name: 'static', path: '/it/info/faq', status: bundled },
  { name: 'ideas', path: '/it/idee-weekend', status: bundled },
  { name: 'home of activities', path: '/it?flow=activity', status: bundled },
  // Without articles, nothing is in their place.
  { name: 'not found', path: '/it/nowhere', status: { late: 404, silent: 404, missing: 404, unreadable: 404 } },
  { name: 'contact', path: '/it/contatti', status: { late: 200, silent: 200, missing: 200, unreadable: 200 } },
  { name: 'checkout', path: `/it/checkout?product=${stay}&${dates}`, status: sent },
]
