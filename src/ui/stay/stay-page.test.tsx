import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import type { HotelDetail } from '../../contract/hotel.ts'
import type { Activity, Room } from '../../contract/stay.ts'
import { Score } from '../rating/Score.tsx'
import { markup as html, textOf } from '../../../test/rendered.tsx'
import { ExpiredOffer } from './ExpiredOffer.tsx'
import { HotelSection } from './HotelSection.tsx'
import { LongText } from './LongText.tsx'
import { NegotiatedSection } from './NegotiatedSection.tsx'
import { PracticalSection } from './PracticalSection.tsx'
import { ProgramSummary } from './ProgramSummary.tsx'
import { RoomSection } from './RoomSection.tsx'

const visibleText = (children: ReactNode) => textOf(html(children))
/** Returns the text of the dialog with this id, without its button's. */
const dialog = (markup: string, id: string) =>
  textOf(new RegExp(`<dialog[^>]* id="${id}".*?(?=<button[^>]*aria-haspopup|$)`, 's').exec(markup)?.[0] ?? '')

const hotel: HotelDetail = {
  id: 3,
  label: 'Hotel Dune',
  stars: 3,
  location: { label: 'Le Touquet', address: '1 rue du Sable', zipCode: '62520', city: 'Le Touquet', latitude: 50.5, longitude: 1.6 },
  active: true,
  description: 'A house by the sea.',
  images: [],
  checkInOut: { checkin: '15:00', checkout: '11:00' },
  breakfastHours: 'Breakfast from 7 to 10',
  facilities: [{ code: 'spa', label: 'Spa' }],
  highlightedFacilities: [],
  ecoFacilities: [],
  policy: { petsAllowed: true, petsPrice: 15_00, petsMaxWeight: 10, petsMaxNumberOfPets: 2 },
  localTax: { amount: 165, currency: 'EUR', toBePaidAtHotel: true, type: 'PER_PERSON_PER_NIGHT' },
  parking: 'Parking in front of the house',
  access: ['Station 2 km away'],
  importantInfos: ['The pool is closed in January'],
}
const activity = (activityId: number, type: Activity['type'], title: string): Activity => ({
  activityId,
  title,
  type,
  detailList: [],
  whyList: [],
  mustKnowList: [],
  repeated: false,
  icon: '',
  schedules: `${title} from 19:00`,
})

describe('a description', () => {
  const text = Array.from({ length: 60 }, (_, at) => `word${at}`).join(' ')

  // @rule B4.5
  it('of 86 characters is whole everywhere', () => {
    expect(html(<LongText text={'a'.repeat(86)} />)).toBe(`<p>${'a'.repeat(86)}</p>`)
  })

  // @rule B4.5
  it('unfolds from 86 characters on narrow screens and from 250 on wide ones', () => {
    const markup = html(<LongText text={text} />)
    const [, head = '', more = ''] = /<summary><span[^>]*>([^<]*)<span[^>]*>([^<]*)<\/span><\/span>/.exec(markup) ?? []
    expect(head.length).toBeGreaterThan(78)
    expect(head.length).toBeLessThanOrEqual(86)
    expect((head + more).length).toBeGreaterThan(242)
    expect((head + more).length).toBeLessThanOrEqual(251)
    expect(`${head}${more}`.endsWith('…') && text.startsWith((head + more).slice(0, -1))).toBe(true)
    expect(markup).toContain(`<p>${text}</p>`)
    expect(textOf(markup)).toMatch(/See more See less/)
  })

  // @rule B4.5
  it('between the two is whole on wide screens only', () => {
    const markup = html(<LongText text={text.slice(0, 200)} />)
    expect(markup.match(/<details/g)).toHaveLength(1)
    expect(markup.startsWith(`<div`)).toBe(true)
  })
})

// @rule B9.2
it('a program summary has 250 characters, cut between words', () => {
  const summary = 'massage '.repeat(40).trim()
  expect(visibleText(<ProgramSummary text={summary.slice(0, 247)} />)).toBe(summary.slice(0, 247))
  expect(visibleText(<ProgramSummary text={summary} />)).toBe(`${summary.slice(0, 247)}…`)
})

// @rule B9.91
it('a program summary is as short as a phone’s in the variation', () => {
  const text = textOf(html(<ProgramSummary text={'massage '.repeat(40).trim()} />, { variations: ['packageSummary'] }))
  expect(text.length).toBeLessThanOrEqual(87)
})

describe('the hotel’s information', () => {
  const markup = html(
    <PracticalSection
      hotel={hotel}
      stay={{
        activities: [activity(1, 'dinner', 'Dinner')],
        cancellationPolicy: { cancellable: true, message: 'Free until the day before' },
      }}
      map="The map"
    />,
  )

  // @rule B2.20
  it('shows directions: address, map, parking', () => {
    const text = dialog(markup, 'getting-there')
    for (const part of ['1 rue du Sable', '62520', 'The map', 'Station 2 km away', 'Parking in front of the house'])
      expect(text).toContain(part)
  })

  // @rule B2.21
  it('shows the hours of arrival, departure, breakfast and activities', () => {
    const text = dialog(markup, 'hours').replaceAll(/\s/g, ' ')
    for (const part of ['15 h', '11 h', 'Breakfast from 7 to 10', 'Dinner from 19:00']) expect(text).toContain(part)
  })

  // @rule B2.22
  it('shows services, things to know and important information', () => {
    expect(dialog(markup, 'services')).toContain('Spa')
    const text = dialog(markup, 'to-know').replaceAll(/\s/g, ' ')
    for (const part of ['Pets are welcome.', '2', '10 kg', '15 €', '1,65 €', 'Free until the day before']) expect(text).toContain(part)
    expect(dialog(markup, 'important')).toContain('The pool is closed in January')
    expect(
      html(<PracticalSection hotel={{ ...hotel, importantInfos: [], policy: { petsAllowed: false, petsMaxNumberOfPets: 1 } }} />),
    ).not.toContain('id="important"')
  })

  // @rule B3.1
  it('groups services and equipment; those of no known group come last', () => {
    const facility = (code: string) => ({ code, label: `The ${code}` })
    const grouped = {
      ...hotel,
      facilities: ['spa', 'bar', 'piano', 'lawn'].map(facility),
      infoGeneral: [
        { code: 'wellness', facilities: [facility('spa')] },
        { code: 'food', facilities: [facility('bar')] },
        { code: 'of the future', facilities: [facility('lawn')] },
      ],
    }
    expect(dialog(html(<PracticalSection hotel={grouped} />), 'services')).toBe(
      'Services and equipment Wellness The spa Food and drink The bar Other services The piano The lawn',
    )
  })

  // @rule B9.1
  it('has the eco label from eight green facilities', () => {
    const eco = (count: number) => Array.from({ length: count }, (_, at) => ({ code: `${at}`, label: `Eco ${at}` }))
    const label = 'Committed to the environment'
    expect(visibleText(<HotelSection hotel={{ ...hotel, ecoFacilities: eco(8) }} />)).toContain(label)
    expect(visibleText(<HotelSection hotel={{ ...hotel, ecoFacilities: eco(7) }} />)).not.toContain(label)
  })
})

describe('the sections of a stay', () => {
  const room: Room = {
    title: 'Sea room',
    type: 'double',
    bedding: 'Double bed',
    capacity: 2,
    maxCapacity: 3,
    size: 20,
    description: 'Looks at the sea',
    highlightedFacilities: ['Balcony'],
    detailsSection: [{ title: 'Bathroom', details: ['Bath'] }],
    images: [],
  }

  // @rule B2.18
  // @rule B3.49
  it('shows every picture of the room, and how many people it holds at most', () => {
    const picture = (url: string) => ({
      url,
      alt: `Photo ${url}`,
      sizes: { '120_80': url, '640_360': url, '960_540': url, '1600_900': url },
    })
    const spacious = { ...room, capacity: 2, maxCapacity: 4, images: ['/1.jpg', '/2.jpg', '/3.jpg'].map(picture) }
    const markup = html(<RoomSection room={spacious} />)
    expect(markup.match(/alt="Photo/g)).toHaveLength(3)
    expect(markup).toContain('aria-label="Photos of Sea room"')
    expect(textOf(markup)).toContain('For 2 people, 4 at most')
    expect(visibleText(<RoomSection room={{ ...room, capacity: 2, maxCapacity: 2 }} />)).not.toContain('at most')
  })

  // @rule B3.49
  it('has the picture and icon of an activity, and says how often it is where it has no words for it', () => {
    const spa = { ...activity(8, 'activity', 'Spa'), icon: 'massage-50' }
    const sizes = { '120_80': '/s', '640_360': '/spa.jpg', '960_540': '/s', '1600_900': '/s' }
    const markup = html(<NegotiatedSection activities={[{ ...spa, image: { url: '/s', alt: 'Spa', sizes } }]} />)
    expect(markup).toContain('src="/spa.jpg"')
    expect(markup).not.toBe(html(<NegotiatedSection activities={[{ ...spa, icon: 'unknown' }]} />))
    const daily = (more: Partial<Activity>) => visibleText(<NegotiatedSection activities={[{ ...spa, ...more }]} />)
    expect(daily({ repeated: true })).toContain('Every day of your stay')
    expect(daily({ singleDay: true })).toContain('On one day of your stay')
    expect(daily({ repeated: true, when: 'Each morning' })).not.toContain('Every day')
  })

  it('are your bedroom, with its breakfasts', () => {
    const text = visibleText(<RoomSection room={room} breakfast={activity(5, 'breakfast', 'Breakfast')} />)
    for (const part of ['Your bedroom', 'Sea room', '20 m²', 'Double bed', 'Balcony', 'Bathroom', 'Bath', 'Breakfast'])
      expect(text).toContain(part)
  })

  // @rule B2.19
  it('are what was negotiated: dinners, then activities, then extras', () => {
    const text = visibleText(
      <NegotiatedSection
        activities={[activity(1, 'extra', 'Petals'), activity(2, 'activity', 'Museum'), activity(3, 'dinner', 'Feast')]}
      />,
    )
    expect(text).toMatch(/^We have negotiated for you .*Feast.*Museum.*Petals/)
    expect(html(<NegotiatedSection activities={[]} />)).toBe('')
  })

  // @rule B3.3
  it('show what must be known of them, and what is important', () => {
    const events = { ...activity(1, 'activity', 'Massage'), mustKnowList: ['Bring a towel'], importantInfos: ['Not for children'] }
    expect(visibleText(<NegotiatedSection activities={[events]} />)).toMatch(/Good to know Bring a towel Not for children$/)
  })
})

describe('an offer that is over', () => {
  // @rule B2.24
  it('has a notice, and links to the hotel’s other offers', () => {
    const markup = html(<ExpiredOffer hotelId={3} />)
    expect(textOf(markup)).toContain('Too late! This offer has expired… Fortunately, we have other stays to suggest you.')
    expect(markup).toMatch(/href="[^"]*hotel=3"[^>]*>See other offers/)
  })
})

describe('a score', () => {
  const text = (average: number, incentive = true) => visibleText(<Score review={{ average, count: 12 }} incentive={incentive} />)

  // @rule B9.6 B9.7
  it('has one decimal, the market’s comma and its word', () => {
    expect([9.5, 9.12, 8.5, 8, 7, 6.9].map((average) => text(average))).toEqual([
      '9,5 /10 Perfect 12 reviews',
      '9,1 /10 Fantastic 12 reviews',
      '8,5 /10 Excellent 12 reviews',
      '8,0 /10 Very good 12 reviews',
      '7,0 /10 Good 12 reviews',
      '6,9 /10 12 reviews',
    ])
    expect(text(8.9, false)).toBe('8,9 /10 12 reviews')
  })

  // @rule B9.7
  it('is "New" where there is none', () => expect(visibleText(<Score review={undefined} />)).toBe('New'))
})
