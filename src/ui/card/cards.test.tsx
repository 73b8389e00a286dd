// One file, however long: the cards of all categories are read beside each other, for one offer and its changes.
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import type { OfferCard } from '../../contract/offers.ts'
import { CardSkeleton } from '../skeleton/Skeleton.tsx'
import { marketOf, markets } from '../../market/markets.ts'
import { GiftCardCard } from './GiftCardCard.tsx'
import { MapCard } from './MapCard.tsx'
import { ResultsGrid } from '../results/ResultsGrid.tsx'
import type { SiteView } from '../site/SiteContext.tsx'
import { markup as inSite } from '../../../test/rendered.tsx'
import { ResultCard } from './ResultCard.tsx'

const picture = (name: string) => {
  const size = (rest: string) => `/pictures/${name}_${rest}.avif`
  const sizes = { '120_80': size('120_80'), '640_360': size('640_360'), '960_540': size('960_540'), '1600_900': size('1600_900') }
  return { url: size('1600_900'), alt: `a ${name}`, color: '#ffffff', sizes }
}
const offer: OfferCard = {
  id: 77,
  itemCategory: 'weekend',
  label: 'A night by the sea',
  uri: '/sejour/77',
  hotel: {
    id: 5,
    label: 'Grand Hotel',
    stars: 4,
    location: { label: 'Nice', latitude: 43, longitude: 7 },
    review: { average: 9, count: 12 },
  },
  images: ['sea', 'room', 'spa', 'bar', 'door'].map(picture),
  headwords: ['1 night with breakfast'],
  sellPrice: 20000,
  refPrice: 25000,
  promo: 20,
  priceType: 'from',
  nights: 1,
  autoDiscount: { code: 'EXTRA10', value: 10 },
}

const markup = (children: ReactNode, view?: Partial<SiteView>) => inSite(children, view).replace(/[\u00a0\u202f]/g, ' ')
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
const links = (html: string) => [...new Set([...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href))]

describe('a card', () => {
  // @rule S2.2
  it('of a stay links to the stay, and by the hotel’s name to its hotel', () => {
    expect(links(markup(<ResultCard offer={offer} hash="checkin=2026-12-01" />))).toEqual([
      '/fr/sejour/77#checkin=2026-12-01',
      '/fr/hotel/5#checkin=2026-12-01',
    ])
  })

  // @rule S2.93
  it('of a map pin links to the stay and to its hotel, and has two messages at most, like any card', () => {
    const pin = { ...offer, lastMinute: true, availableRooms: 2, marketingLabels: ['Spa included'] }
    const html = markup(<MapCard offer={pin} hash="checkin=2026-12-01" dated />)
    expect(links(html)).toEqual(['/fr/sejour/77#checkin=2026-12-01', '/fr/hotel/5#checkin=2026-12-01'])
    expect(textOf(html)).toMatch(/Last minute.*2 rooms/)
    expect(html).not.toContain('Spa included')
  })

  // @rule S2.93
  it('of an activity has its messages; its centre has no page of a hotel', () => {
    const html = markup(<ResultCard offer={{ ...offer, itemCategory: 'activity', uri: '/activites/77', marketingLabels: ['For two'] }} />)
    expect(textOf(html)).toContain('For two')
    expect(links(html)).toEqual(['/fr/activites/77'])
  })

  it('carries the criteria of a page’s query in its own, for browsers without scripts', () => {
    const html = (view: Partial<SiteView>) =>
      links(markup(<ResultCard offer={offer} hash="checkin=2026-12-01" />, { criteriaInQuery: true, ...view }))
    expect(html({})).toEqual(['/fr/sejour/77?checkin=2026-12-01', '/fr/hotel/5?checkin=2026-12-01'])
    expect(html({ flow: 'gifting' })[0]).toBe('/fr/sejour/77?checkin=2026-12-01&amp;flow=gifting')
  })

  it('without reviews is "New" once, whatever its labels repeat', () => {
    const { review: _, ...hotel } = offer.hotel
    const text = textOf(markup(<ResultCard offer={{ ...offer, hotel, marketingLabels: ['✨ NEW', 'Exclusive'] }} />))
    expect(text.match(/new/gi)).toEqual(['New'])
    expect(text).toContain('Exclusive')
    expect(textOf(markup(<ResultCard offer={{ ...offer, marketingLabels: ['New'] }} />))).toContain('New')
  })

  // @rule S3.2
  it('shows a promo only together with the higher reference price', () => {
    const priced = (refPrice: number | undefined) => textOf(markup(<ResultCard offer={{ ...offer, refPrice }} />))
    expect(priced(25000)).toMatch(/−20 %.*250 €.*200 €/)
    for (const none of [undefined, 20000, 15000]) expect(priced(none)).not.toMatch(/%|Before/)
  })

  it('of a search with flexible dates links to its cheapest date, and to each date at its total', () => {
    const dates = [
      { checkin: '2026-12-11', nights: 2, sellPrice: 19_200 },
      { checkin: '2026-12-30', nights: 2, sellPrice: 20_400 },
    ]
    const html = markup(<ResultCard offer={{ ...offer, dates, sellPrice: 19_200 }} hash="a=3" dated others />)
    const [first, second] = ['checkin=2026-12-11&amp;checkout=2026-12-13&amp;a=3', 'checkin=2026-12-30&amp;checkout=2027-01-01&amp;a=3']
    const inOrder = 'a=3&amp;checkin=2026-12-11&amp;checkout=2026-12-13'
    expect(links(html)).toEqual([`/fr/sejour/77#${first}`, `/fr/hotel/5#${first}`, `/fr/hotel/5?${inOrder}#offers`])
    expect([...html.matchAll(/class="pill" href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      `/fr/sejour/77#${first}`,
      `/fr/sejour/77#${second}`,
    ])
    expect(textOf(html)).toMatch(/ven\. 11 déc\. 192 € mer\. 30 déc\. 204 €/)
    const pin = markup(<MapCard offer={{ ...offer, dates }} hash="a=3" dated />)
    expect(links(pin)[0]).toBe(`/fr/sejour/77#${first}`)
    expect(textOf(pin)).toContain('mer. 30 déc. 204 €')
  })

  // @rule S2.3
  it('links to the hotel by its uri if it has one', () => {
    const known = { ...offer, hotel: { ...offer.hotel, uri: '/hotel/5-grand-hotel' } }
    expect(links(markup(<ResultCard offer={known} />))).toContain('/fr/hotel/5-grand-hotel')
  })

  // @rule S2.8
  it('links to the hotel’s other offers, with the search’s dates, if there are any', () => {
    expect(links(markup(<ResultCard offer={offer} hash="checkin=2026-12-01" others />))).toContain('/fr/hotel/5?checkin=2026-12-01#offers')
  })

  // @rule S2.4
  it('in the hotel flow links only to the hotel, by its id', () => {
    const html = markup(<ResultCard offer={offer} />, { hotels: true })
    expect(links(html)).toEqual(['/fr/hotel/5'])
    expect(html).toMatch(/<h3[^>]*><a [^>]*>Grand Hotel/)
  })

  // @rule S2.6
  it('of an activity says "See activity" and its price per person', () => {
    const html = textOf(markup(<ResultCard offer={{ ...offer, itemCategory: 'activity', sellPrice: 9000 }} />, { flow: 'activity' }))
    expect(html).toContain('See activity')
    expect(html).toMatch(/45 € per person/)
  })

  // @rule S9.2
  it('of an activity shows the price for the guests of the search', () => {
    const prices = [1, 2].map((adults) => ({ paxComposition: { adults }, sellPrice: adults === 1 ? 5000 : 9000 }))
    const activity: OfferCard = { ...offer, itemCategory: 'activity', sellPrice: 9000, prices }
    const text = (hash?: string) => textOf(markup(<ResultCard offer={activity} hash={hash} />, { flow: 'activity' }))
    expect([text(), text('a=1')].map((html) => /(\d+) € per person/.exec(html)?.[1])).toEqual(['45', '50'])
  })

  // @rule S2.7
  it('of a single voucher keeps the flow, and says neither promo, reference price nor discount code', () => {
    const gift: OfferCard = { ...offer, itemCategory: 'single_voucher', priceType: 'gift' }
    const html = markup(<ResultCard offer={gift} />, { flow: 'gifting', variations: ['autoDiscount'] })
    expect(links(html)).toEqual(['/fr/sejour/77?flow=gifting', '/fr/hotel/5?flow=gifting'])
    expect(textOf(html)).toContain('Gift for 1 night, dates of their choice')
    expect(textOf(html)).not.toMatch(/%|250 €|EXTRA10|from/)
  })

  // @rule S2.7
  it('of a single voucher links to the other vouchers of its hotel, in the bucket of the search', () => {
    const html = markup(<ResultCard offer={{ ...offer, itemCategory: 'single_voucher' }} hash="bucket=3" others />, { flow: 'gifting' })
    expect(links(html)).toEqual([
      '/fr/sejour/77?flow=gifting#bucket=3',
      '/fr/hotel/5?flow=gifting#bucket=3',
      '/fr/week-ends?bucket=3&amp;flow=gifting&amp;hotel=5',
    ])
  })

  // @rule B6.40
  it('of a single voucher names the usual bucket in customer care', () => {
    const [link] = links(
      markup(<ResultCard offer={{ ...offer, itemCategory: 'single_voucher' }} hash="giftNights=2" />, {
        flow: 'gifting',
        mode: { app: false, customerCare: true },
      }),
    )
    expect(link).toBe('/fr/sejour/77?flow=gifting#giftNights=2&amp;bucket=2')
  })

  // @rule B9.80
  it.each(markets.map(({ id }) => [id, id !== 'es'] as const))('of a gift has score and headwords in %s: %s', (id, shown) => {
    const market = marketOf(id)
    const gift: OfferCard = { ...offer, itemCategory: 'single_voucher' }
    const view = { flow: 'gifting', site: { market, base: market.base } } as const
    for (const card of [<ResultCard key="list" offer={gift} />, <MapCard key="map" offer={gift} />])
      expect(textOf(markup(card, view)).includes('12 reviews')).toBe(shown)
    expect(textOf(markup(<ResultCard offer={gift} />, view)).includes('1 night with breakfast')).toBe(shown)
    expect(textOf(markup(<ResultCard offer={offer} />, { site: { market, base: market.base } }))).toContain('12 reviews')
  })

  // @rule S2.92
  it('of the gift card follows index 9, or fewer results', () => {
    const giftCard = <GiftCardCard giftCard={{ url: '/gift-card', image: picture('card'), months: 18 }} />
    const shown = (count: number) =>
      [
        ...markup(
          <ResultsGrid
            offers={Array.from({ length: count }, (_, at) => ({ ...offer, id: at + 1, uri: `/sejour/${at + 1}` }))}
            afterNine={giftCard}
          />,
          { flow: 'gifting' },
        ).matchAll(/<h3[^>]*><a href="([^"?]*)/g),
      ].map(([, href]) => href)
    expect(shown(12).indexOf('/fr/gift-card')).toBe(9)
    expect(shown(12)).toHaveLength(13)
    expect(shown(4).indexOf('/fr/gift-card')).toBe(4)
    expect(textOf(markup(giftCard))).toContain('Valid for 18 months')
  })

  // @rule S4.6
  it('says "from" without dates, and not with them', () => {
    expect(textOf(markup(<ResultCard offer={offer} />))).toMatch(/−20 % Before: 250 € from 200 € 1 night \/ for 2 people/)
    expect(textOf(markup(<ResultCard offer={offer} dated />))).not.toContain('from')
    expect([false, true].map((dated) => textOf(markup(<MapCard offer={offer} dated={dated} />)).includes('from'))).toEqual([true, false])
  })

  // @rule S4.4
  it('names the discount code only to those with the experiment’s variation', () => {
    expect(textOf(markup(<ResultCard offer={offer} />, { variations: ['autoDiscount'] }))).toContain('−10 % extra: EXTRA10')
    expect(textOf(markup(<ResultCard offer={offer} />))).not.toContain('EXTRA10')
    expect(textOf(markup(<ResultCard offer={{ ...offer, autoDiscount: undefined }} />, { variations: ['autoDiscount'] }))).not.toContain(
      'extra',
    )
  })

  // @rule S3.6
  it('rounds displayed prices up if the market’s content requires it', () => {
    const html = textOf(markup(<ResultCard offer={{ ...offer, sellPrice: 20001 }} />, { roundUpPrices: true }))
    expect(html).toContain('201 €')
  })

  // @rule S2.16
  it('opens a tab of its own where that is the setting', () => {
    const html = markup(<ResultCard offer={offer} others />, { newTab: true })
    expect(html.match(/<a /g)?.length).toBe(html.match(/<a [^>]*target="_blank" rel="noopener"/g)?.length)
  })

  // @rule S4.1
  it('has the size of its placeholder: same frame, picture and body', () => {
    const classes = (html: string) => /<(?:article|div) class="([^" ]+)/.exec(html)?.[1]
    expect(classes(markup(<CardSkeleton />))).toBe(classes(markup(<ResultCard offer={offer} />)))
  })

  // @rule S7.1
  it('has its offer’s id for analytics, also on the map', () => {
    expect(markup(<ResultCard offer={offer} />)).toContain('data-offer="77"')
    expect(markup(<MapCard offer={offer} />)).toContain('data-offer="77"')
  })
})

describe('the pictures of a card', () => {
  // @rule S2.14
  it('are four at most, and all but the first of a page’s first cards load late', () => {
    const late = (html: string) => html.match(/<img loading="lazy"/g)?.length
    expect(markup(<ResultCard offer={offer} />).match(/<img /g)).toHaveLength(4)
    expect(late(markup(<ResultCard offer={offer} />))).toBe(4)
    expect(late(markup(<ResultCard offer={offer} first />))).toBe(3)
  })

  // @rule S2.13
  it('are a carousel with named buttons and a slide that says what is shown', () => {
    const html = markup(<ResultCard offer={offer} />)
    expect(html).toContain('role="group" aria-roledescription="carousel" aria-label="Photos of A night by the sea"')
    expect(html).toMatch(/aria-roledescription="slide" aria-label="1 \/ 4" aria-live="polite">a sea</)
    expect(html).toMatch(/<button[^>]*aria-label="Previous photo"/)
    expect(markup(<ResultCard offer={{ ...offer, images: [picture('sea')] }} />)).not.toContain('<button')
  })
})

describe('messages', () => {
  const text = (over: Partial<OfferCard>, dated = false) => {
    const html = markup(<ResultCard offer={{ ...offer, ...over }} dated={dated} />)
    return [...html.matchAll(/<span class="[^"]*badge[^"]*?(?:_(\w+)_[^" ]*)?">(.*?)<\/span>/g)].map(([whole]) => whole)
  }

  // @rule S4.9
  it('draw an emoji as an icon, and leave out one that has none', () => {
    const [flash] = text({ targetedLabel: { key: 'x', message: 'Flash sale', color: 'alert', emoji: '⚡' } })
    expect(flash).toMatch(/alert.*<svg class="icon".*Flash sale/)
    const [unknown] = text({ marketingLabels: ['Skating 🛼'] })
    expect(unknown).not.toMatch(/svg|🛼/)
    expect(unknown).toContain('Skating')
  })

  // @rule S4.9
  it('have a colour by their kind', () => {
    expect(text({ expiration: '2026-12-05' })[0]).toMatch(/alert/)
    expect(text({ lastMinute: true })[0]).toMatch(/dark/)
    expect(text({ availableRooms: 2 }, true)[0]).toMatch(/scarcity.*Only 2 rooms left on our site/)
    expect(text({ stressMessage: { message: 'Booked 9 times', count: 9 } })[0]).toMatch(/social/)
    expect(text({ stressMessage: { message: 'Booked 9 times', count: 9, color: 'dark' } })[0]).toMatch(/dark/)
  })

  // @rule S4.8
  it('unfold the bookings of a claim: how many, on which days, counted when', () => {
    const evidence = { count: 47, from: '2026-10-24', until: '2026-11-22', countedAt: '2026-11-23T09:05' }
    const claiming = { ...offer, stressMessage: { message: 'Booked more than 40 times', count: 40, evidence } }
    const [claim = ''] = /<details.*?<\/details>/.exec(markup(<ResultCard offer={claiming} />)) ?? []
    expect(textOf(claim).trim()).toBe('Booked more than 40 times 47 bookings · 24 oct. – 22 nov. · counted on 23 novembre 2026 at 9 h 05')
  })
})

describe('cancellation', () => {
  const conditions = (policy: OfferCard['cancellationPolicy']) =>
    textOf(markup(<ResultCard offer={{ ...offer, cancellationPolicy: policy }} />))

  // @rule S2.18
  it('is stated in full: free changes, 80 % back until the deadline, nothing after', () => {
    const text = conditions({ cancellable: true, cancellationDeadline: '2026-12-10', message: 'Free until then' })
    expect(text).toContain('Free until then')
    expect(text).toContain('Until 10 décembre 2026 : change your dates free of charge.'.replace(' :', ':'))
    expect(text).toContain('Until 10 décembre 2026: cancel and get 80% of each night back.')
    expect(text).toContain('From then until your arrival: no refund.')
  })

  it('is left to the page of the stay where there are no dates', () => {
    expect(conditions({ cancellable: true, message: 'Free on some days' })).not.toMatch(/Free|Until/)
    expect(conditions({ cancellable: true, cancellationDeadline: '2026-12-10' })).toContain('Free modification')
  })

  // @rule S2.18
  it('is not promised where there is none', () => {
    expect(conditions({ cancellable: false, message: 'Not refundable' })).not.toMatch(/80%|Free|Not refundable/)
  })
})

describe('a list of cards', () => {
  const until = (id: number, cancellationDeadline = '2026-12-01'): OfferCard => ({
    ...offer,
    id,
    cancellationPolicy: { cancellable: true, cancellationDeadline },
  })
  const dialogs = (html: string) => [...html.matchAll(/popover="auto"/g)].length
  const openers = (html: string) => [...html.matchAll(/<button[^>]* popoverTarget="([^"]*)"[^>]* aria-haspopup/g)].map(([, id = '']) => id)

  it('has one dialog for the conditions that its cards share', () => {
    const html = markup(<ResultsGrid offers={[until(1), until(2)]} />)
    expect(dialogs(html)).toBe(1)
    const [first, second] = openers(html)
    expect(second).toBe(first)
    expect(html).toContain(` id="${first}"`)
    // Modal, without a script.
    expect(html).toContain(`command="show-modal" commandfor="${first}"`)
  })

  it('has its own where two lists of a page start with the same offer, each of them rendered by itself', () => {
    const [one, other] = ['around', 'around+category'].map((name) => openers(markup(<ResultsGrid offers={[until(1)]} name={name} />))[0])
    expect(one).not.toBe(other)
  })

  it('has one for each deadline, and none where nothing can be modified', () => {
    const html = markup(<ResultsGrid offers={[until(1, '2026-12-01'), until(2, '2026-12-03'), until(3, '2026-12-01')]} />)
    expect(dialogs(html)).toBe(2)
    expect(new Set(openers(html)).size).toBe(2)
    expect(dialogs(markup(<ResultsGrid offers={[offer]} />))).toBe(0)
  })
})

// @rule B9.91
it('shows one label in the variation of the labels, two otherwise', () => {
  const labelled = { ...offer, lastMinute: true, marketingLabels: ['Exclusive'] }
  expect(textOf(markup(<ResultCard offer={labelled} />))).toContain('Exclusive')
  expect(textOf(markup(<ResultCard offer={labelled} />, { variations: ['productLabels'] }))).not.toContain('Exclusive')
})
