import { describe, expect, it } from 'vitest'
import { GiftBoxCard } from '../card/GiftBoxCard.tsx'
import { markup, textOf } from '../../../test/rendered.tsx'
import type { ParcelOffer } from '../../domain/gift/parcel.ts'
import { boxDetailPrice } from '../../domain/pricing/card-price.ts'
import { marketOf } from '../../market/markets.ts'
import { BoxStayCard } from '../card/BoxStayCard.tsx'
import { HowItWorks } from '../stay/HowItWorks.tsx'
import { BoxPanel } from './BoxPanel.tsx'
import { BoxFormats } from './BoxFormats.tsx'
import { GiftingOptions } from './GiftingOptions.tsx'

const offered: ParcelOffer = { kind: 'offered', cost: 490, days: { min: 2, max: 4 } }
const free: ParcelOffer = { ...offered, cost: 0 }
const soon = 'Victim of its success, the physical format is coming back soon!'

const options = (parcel: ParcelOffer, format: 'digital' | 'physical' = 'digital') =>
  markup(<GiftingOptions value={12_900} parcel={parcel} format={format} />)
const choice = (parcel: ParcelOffer, code = '201EBOX') =>
  markup(
    <BoxFormats
      value={12_900}
      parcel={parcel}
      code={code}
      address={`/fr/coffrets-cadeaux/p/spa/${code}?flow=gifting`}
      format={code.endsWith('PBOX') ? 'physical' : 'digital'}
    />,
  )
const openOption = (html: string) => /<details[^>]* open=""[^>]*data-option="(\w+)"/.exec(html)?.[1]
const fields = (html: string) =>
  [...html.matchAll(/<input type="hidden" name="(\w+)" value="(\w+)"/g)].map(([, name, value]) => [name, value])

describe('the ways to give a box', () => {
  // @rule B2.89
  it('are one accordion, open at the format of the page; by post with its days and its price', () => {
    const html = options(offered)
    expect(html.match(/<details[^>]* name="gifting-options"/g)).toHaveLength(2)
    expect(openOption(html)).toBe('digital')
    expect(openOption(options(offered, 'physical'))).toBe('physical')
    expect(textOf(html)).toContain('By e-mail 129 €')
    expect(textOf(html)).toMatch(/By post 133,90 € A wrapped box, delivered in 2 to 4 working days\. 4,90 € of the price is for delivery\./)
    expect(textOf(options(free))).toMatch(/By post 129 € .*Delivery is free\./)
  })

  // @rule B2.90
  it('have no word of post where a market does not sell it', () => {
    expect(textOf(options({ kind: 'hidden' }))).not.toMatch(/post|physical/i)
  })

  // @rule B2.91 B8.13
  it('announce post, and offer neither the way nor a price of it, while it cannot be bought', () => {
    const html = options({ kind: 'soon' }, 'physical')
    expect(textOf(html)).toContain(`By post ${soon}`)
    expect(html.match(/<details/g)).toHaveLength(1)
    expect(html).not.toContain('133,90')
    expect(textOf(choice({ kind: 'soon' }))).toContain(soon)
    expect(choice({ kind: 'soon' })).not.toContain('data-format="physical"')
  })
})

describe('the choice of the format', () => {
  // @rule B2.92
  it('is links to the page of each format, and a form that goes to the checkout with code and format', () => {
    const html = choice(offered)
    const links = [...html.matchAll(/<a href="([^"]+)"[^>]*data-format="(\w+)"( aria-current="true")?/g)].map(
      ([, href, format, current]) => [href?.replaceAll('&amp;', '&'), format, current !== undefined],
    )
    expect(links).toEqual([
      ['/fr/coffrets-cadeaux/p/spa/201EBOX?flow=gifting', 'digital', true],
      ['/fr/coffrets-cadeaux/p/spa/201PBOX?flow=gifting&giftFormat=physical', 'physical', false],
    ])
    expect(html).toMatch(/<form[^>]*action="\/fr\/checkout\/gift"/)
    expect(fields(html)).toEqual([
      ['code', '201EBOX'],
      ['giftFormat', 'digital'],
    ])
  })

  // @rule B2.91 B2.92
  it.each([
    [
      offered,
      [
        ['code', '201PBOX'],
        ['giftFormat', 'physical'],
      ],
    ],
    [
      { kind: 'soon' },
      [
        ['code', '201EBOX'],
        ['giftFormat', 'digital'],
      ],
    ],
  ] as const)('sends the physical version from its page only while it can be sent: %j', (parcel, sent) => {
    expect(fields(choice(parcel, '201PBOX'))).toEqual(sent)
  })
})

describe('the price of a box', () => {
  const panel = (value: number, referencePrice: number) =>
    textOf(markup(<BoxPanel price={boxDetailPrice({ value, referencePrice })} validityMonths={18} code="201EBOX" hasFormats />))

  // @rule B3.48
  it.each([
    [94_00, 100_00, '−6 % Before: 100 € 94 €'],
    [94_01, 100_00, '94,01 €'],
    [95_00, 100_00, '95 €'],
    [89_10, 100_00, '−10 % Before: 100 € 89,10 €'],
    [100_00, 100_00, '100 €'],
    [100_00, 90_00, '100 €'],
  ])('%i of %i: the promo is rounded down, and shown only above 5', (value, reference, shown) => {
    expect(panel(value, reference)).toMatch(new RegExp(`^${shown} `))
  })

  it('has the validity of a box, and one way to the checkout where there is one format', () => {
    expect(panel(100_00, 100_00)).toContain('Valid for 18 months')
    const direct = markup(
      <BoxPanel price={boxDetailPrice({ value: 1, referencePrice: 1 })} validityMonths={18} code="201EBOX" hasFormats={false} />,
    )
    expect(fields(direct)).toEqual([
      ['code', '201EBOX'],
      ['giftFormat', 'digital'],
    ])
    expect(direct).not.toContain('commandfor')
  })
})

describe('a stay of a box', () => {
  const stay = {
    id: 7,
    label: 'Spa by the canal',
    uri: '/sejour/7',
    hotel: {
      id: 3,
      label: 'Moulin',
      stars: 4,
      location: { label: 'Bruges', latitude: 51.2, longitude: 3.2 },
      review: { average: 9.1, count: 12 },
    },
    images: [],
    headwords: ['1 night'],
  }
  const card = (market: 'fr' | 'es') => markup(<BoxStayCard stay={stay} />, { site: { market: marketOf(market), base: `/${market}` } })

  // @rule B2.93
  it('has no price, and its page as a gift', () => {
    expect(card('fr')).not.toContain('€')
    expect(card('fr')).toContain('href="/fr/sejour/7?flow=gifting"')
  })

  // @rule B9.83
  it('has neither score nor headwords in Spain', () => {
    expect(textOf(card('fr'))).toMatch(/9,1.*1 night/)
    expect(textOf(card('es'))).not.toMatch(/9,1|1 night/)
  })
})

// @rule B2.94
it('a box has four steps, which promise post only where it is sold', () => {
  expect(textOf(markup(<HowItWorks gift="box" byPost />))).toContain('or by post')
  expect(textOf(markup(<HowItWorks gift="box" />))).not.toContain('post')
  for (const byPost of [true, false]) expect(markup(<HowItWorks gift="box" byPost={byPost} />).match(/<li>/g)).toHaveLength(4)
})

it('neither a box nor a stay is promised to cost its beneficiary nothing: the supplement of a dearer date is said', () => {
  expect(textOf(markup(<HowItWorks gift="box" />))).toContain('book online; a dearer date costs a supplement.')
  expect(textOf(markup(<HowItWorks gift="stay" />))).toContain('book online; what a dearer date costs more is shown beforehand.')
  for (const gift of ['box', 'stay'] as const) expect(textOf(markup(<HowItWorks gift={gift} />))).not.toMatch(/without paying/)
})

// @rule S3.21
it.each(['booking', 'gifting'] as const)('a box has its promotion in every list and flow: %s', (flow) => {
  const item = {
    code: '201EBOX',
    slug: 'spa',
    title: 'Spa',
    images: [],
    includedContent: [],
    price: { sellPrice: 129_00, referencePrice: 149_00 },
  }
  const card = textOf(markup(<GiftBoxCard box={item as never} />, { flow }))
  expect(card.replaceAll(/\s/g, ' ')).toMatch(/−13 % Before: 149 € 129 €/)
})
