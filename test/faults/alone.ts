import { stay } from './pages.ts'

/** Dates whose call fails. */
const night = (call: keyof typeof failing) =>
  `checkin=${failing[call]}&checkout=${failing[call].replace(/\d+$/, (day) => String(Number(day) + 1))}`

/** Check-ins for which one call fails while all others succeed. */
const failing = {
  eligibility: '2027-04-12',
  rates: '2027-04-14',
  activities: '2027-04-16',
  quote: '2027-04-18',
  realtime: '2027-04-20',
} as const
/** Gifts of which one call fails; those of boxes are read for the first time. */
const gifts = { stay: 18871, box: '206EBOX', withoutDetail: '207EBOX', withoutTwin: '208EBOX', activity: 700_002, inParts: 900 } as const

/** A stay whose offers fail, one whose hotel's reviews fail, and one whose wine tasting needs a date. */
const withoutOffers = 10601
const withoutReviews = { stay: 12934, hotel: 1293 }
const dated = 10611

const calls = [
  new RegExp(`/eligibility\\?.*checkinDate=${failing.eligibility}`),
  new RegExp(`/offers\\?.*checkin=${failing.rates}`),
  new RegExp(`/detail\\.json\\?.*checkin=${failing.activities}`),
  new RegExp(`/quote\\.json\\?.*checkin=${failing.quote}`),
  new RegExp(`/quote-realtime\\.json\\?.*checkin=${failing.realtime}`),
  new RegExp(`/product/${withoutOffers}/offers`),
  new RegExp(`/hotel/${withoutReviews.hotel}/reviews\\.json`),
  /\/shipping-costs\?.*pos=nl_be/,
  /\/boxes\/204EBOX\/offers/,
  /\/single-voucher\/shipping-costs\?.*pos=fr_fr/,
  /^\/crm\//,
  /\/available-custom-sub-elements\?.*locale=nl_NL/,
  new RegExp(`/weekend/${gifts.stay}/detail\\.json`),
  new RegExp(`/boxes/(${gifts.box}|${gifts.withoutDetail}|${gifts.withoutTwin.replace('EBOX', 'PBOX')})/product-detail`),
  new RegExp(`/activity-only/weekend/${gifts.activity}/detail\\.json`),
  new RegExp(`/eligibility\\?.*amount=${gifts.inParts}00&`),
  /\/gift-orders\b/,
]

/** Whether a call (path and query) fails alone. */
export const failsAlone = (path: string): boolean => calls.some((call) => call.test(path))

/** Page with one failing call: its content in both cases, only with the call, and only without. */
export interface PageWithoutOne {
  readonly name: string
  readonly path: string
  readonly always: RegExp
  readonly whenWell?: RegExp
  readonly whenFailing?: RegExp
  /** Its content is not stored. */
  readonly cold?: true
}

/** Three nights: enough for instalments. */
const threeNights = `checkin=${failing.eligibility}&checkout=2027-04-15`

export const pagesWithoutOne: readonly PageWithoutOne[] = [
  { name: 'stay without reviews', path: `/fr/sejour/${withoutReviews.stay}`, always: /"fromPrice":\{/, whenWell: /id="reviews"/ },
  { name: 'hotel without reviews', path: `/fr/hotel/${withoutReviews.hotel}`, always: /data-offer="\d+"/, whenWell: /id="reviews"/ },
  { name: 'stay without offers', path: `/fr/sejour/${withoutOffers}`, always: /name="checkin".*id="reviews"/s, whenWell: /"fromPrice":\{/ },
  { name: 'gift without offers', path: `/fr/sejour/${withoutOffers}?flow=gifting`, always: /data-name="gift".*id="reviews"/s },
  {
    name: 'gift without shipping costs',
    path: '/be/nl/verblijf/15561?flow=gifting',
    always: /data-name="gift".*name="giftFormat" checked="" value="digital".*id="reviews"/s,
    whenWell: /name="giftFormat" value="physical".*met bpost binnen 2 tot 4 werkdagen/s,
    whenFailing: /^(?![^]*met bpost binnen)(?=[^]*disabled="" name="giftFormat" value="physical"[^]*tijdelijk uitverkocht)/,
  },
  {
    name: 'stay without quote',
    path: `/fr/sejour/${stay}?${night('quote')}`,
    always: /"fromPrice":\{.*id="reviews"/s,
    whenWell: /"quote":\{"bookable":true/,
    whenFailing: /"quoteFailed":true/,
  },
  {
    name: 'hotel without the offers of its dates',
    path: `/fr/hotel/1057?${night('rates')}`,
    always: /id="reviews"/,
    whenWell: /data-offer="\d+"/,
    whenFailing: /id="offers".*role="alert".*href="\/fr\/hotel\/1057\?checkin/s,
  },
  {
    name: 'box without its stays',
    path: '/fr/coffrets-cadeaux/p/nuit-insolite/204EBOX',
    always: /data-format="digital".*id="how"/s,
    whenWell: /data-offer="\d+"/,
    whenFailing: /id="stays".*role="alert".*href="\/fr\/coffrets-cadeaux\/p\//s,
  },
  {
    name: 'box without shipping costs',
    path: '/fr/coffrets-cadeaux/p/parenthese-bien-etre-avec-spa/201EBOX',
    always: /data-format="digital".*data-offer="\d+"/s,
    whenWell: /data-format="physical"/,
    whenFailing: /revient bientôt/,
  },
  {
    name: 'box without its detail',
    path: `/fr/coffrets-cadeaux/p/cle-des-champs-avec-velos-a-disposition/${gifts.withoutDetail}`,
    always: /<h1.*data-offer="\d+".*id="how"/s,
    whenWell: /id="content"/,
    whenFailing: /role="alert".*href="\/fr\/coffrets-cadeaux\/p\/[\w-]+\/207EBOX"/s,
    cold: true,
  },
  {
    name: 'box without its physical version',
    path: `/nl/nl/cadeauboxen/p/stadsweekend-met-rondleiding/${gifts.withoutTwin}`,
    always: /data-format="digital".*data-offer="\d+"/s,
    whenWell: /data-format="physical"/,
    whenFailing: /tijdelijk uitverkocht/,
    cold: true,
  },
  {
    name: 'gift card without shipping costs',
    path: '/be/nl/gift-card',
    always: /name="amount".*name="giftFormat" checked="" value="digital".*id="uses"/s,
    whenWell: /name="giftFormat" value="physical".*of met bpost/s,
    whenFailing: /^(?![^]*of met bpost)(?=[^]*disabled="" name="giftFormat" value="physical"[^]*tijdelijk uitverkocht)/,
  },
  {
    name: 'gift by post without its sleeves',
    path: '/nl/nl/verblijf/15561?flow=gifting&giftFormat=physical',
    always: /name="giftFormat"[^>]*value="physical".*id="reviews"/s,
    whenWell: /name="sleeves"/,
  },
  {
    name: 'checkout of a parcel without shipping costs',
    path: '/fr/checkout/gift?amount=100&giftFormat=physical',
    always: /<h1/,
    whenWell: /name="postcode".*name="payment"/s,
    whenFailing: /^(?![^]*revient bientôt)(?=[^]*role="alert"[^]*href="\/fr\/checkout\/gift\?amount=100&amp;giftFormat=physical")/,
  },
  {
    name: 'checkout of a parcel without the list of its sleeve',
    path: '/nl/nl/checkout/gift?product=15561&giftNights=1&giftFormat=physical&sleeves=202',
    always: /<h1/,
    whenWell: /Feestelijke hoes.*name="postcode"/s,
    whenFailing: /^(?![^]*tijdelijk uitverkocht)(?=[^]*role="alert"[^]*href="\/nl\/nl\/checkout\/gift\?)/,
  },
  ...[`product=${gifts.stay}&giftNights=1`, `code=${gifts.box}`, `id=${gifts.activity}&a=2`].map((gift) => ({
    name: `gifting checkout without the price of ${gift}`,
    path: `/it/checkout/gift?${gift}`,
    always: /<h1/,
    whenWell: /name="payment"/,
    // What is gone can be chosen again.
    whenFailing: /role="alert".*href="\/it\/checkout\/gift\?|Scegli di nuovo/s,
  })),
  {
    name: 'gifting checkout without eligibility',
    path: `/fr/checkout/gift?amount=${gifts.inParts}`,
    always: /name="payment"[^>]*value="full"/,
    whenWell: /value="3x"/,
  },
  {
    name: 'checkout without price',
    path: `/fr/checkout?product=${stay}&${night('realtime')}`,
    always: /<h1/,
    whenWell: /name="payment"/,
    whenFailing: /role="alert".*href="\/fr\/checkout\?/s,
  },
  {
    name: 'checkout without eligibility',
    path: `/fr/checkout?product=${stay}&${threeNights}`,
    always: /name="payment"[^>]*value="full"/,
    whenWell: /value="3x"/,
  },
  {
    name: 'checkout without rates',
    path: `/fr/checkout?product=${stay}&${night('rates')}`,
    always: /name="payment"/,
    whenWell: /href="\/fr\/checkout\?[^"]*offerId=/,
  },
  {
    name: 'checkout without dates of activities',
    path: `/fr/checkout?product=${dated}&${night('activities')}`,
    always: /<h1/,
    whenWell: /name="activitySelectionList"/,
    whenFailing: /name="payment"/,
  },
]

/** Orders of gifts of which one call fails. `sold`: it is no price, without which the gift would not be sold any more. */
export const giftOrders = [
  { name: 'without shipping costs', path: '/fr/checkout/gift?amount=100&giftFormat=physical', sold: true },
  {
    name: 'without the list of its sleeve',
    path: '/nl/nl/checkout/gift?product=15561&giftNights=1&giftFormat=physical&sleeves=202',
    sold: true,
  },
  { name: 'of a stay without its price', path: `/fr/checkout/gift?product=${gifts.stay}&giftNights=1&giftFormat=physical`, sold: false },
  { name: 'of a box without its price', path: `/it/checkout/gift?code=${gifts.box}`, sold: false },
  { name: 'of an activity without its price', path: `/it/checkout/gift?id=${gifts.activity}&a=2`, sold: false },
] as const

/** Payment with one failing call: leaves for the provider, or shows the form again. */
export const payments = [
  {
    name: 'in full, without eligibility',
    path: `/fr/checkout?product=${stay}&${threeNights}`,
    payment: 'full',
    leaves: /\/pay\?/,
    whenFailing: undefined,
  },
  {
    name: 'in parts, without eligibility',
    path: `/fr/checkout?product=${stay}&${threeNights}`,
    payment: '3x',
    leaves: /\/pay\?.*method=3x/,
    whenFailing: { status: 422, sentence: /Ce moyen de paiement n’est pas disponible/ },
  },
  {
    name: 'without price',
    path: `/fr/checkout?product=${stay}&${night('realtime')}`,
    payment: 'full',
    leaves: /\/pay\?/,
    whenFailing: { status: 503, sentence: /le prix de votre séjour. Aucune réservation n’a été effectuée/ },
  },
] as const
