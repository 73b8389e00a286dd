import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { markup as html, wordsOf } from '../../../test/rendered.tsx'
import type { SiteView } from '../site/SiteContext.tsx'
import { CampaignBanner, NoOffers, NothingFound, OffersFailed } from './messages.tsx'
import { NearbyHotels } from './NearbyHotels.tsx'

const words = (children: ReactNode, more?: Partial<SiteView>) => wordsOf(html(children, more))

describe('the messages of a hotel', () => {
  it('word for word, with the way on', () => {
    const reset = <a href="/all">See all offers</a>
    expect(words(<NothingFound dated reset={reset} />)).toBe('Sorry, no availability on your dates See all offers')
    expect(words(<OffersFailed again={<button type="button">Try again</button>} />)).toBe(
      'No more availabilities Update your stay criteria to enjoy the product’s offers. Try again',
    )
  })

  it('without offers give the phone and its hours', () => {
    const line = { phone: '01 23 45', phoneUrl: 'tel:012345', hours: ['Mon-Fri 10h-21h', 'Sat-Sun 10h-19h'] }
    const said = words(<NoOffers line={line} />)
    expect(said).toContain('Sorry, we currently don’t have any offers for this hotel')
    expect(said).toContain('01 23 45 Mon-Fri 10h-21h Sat-Sun 10h-19h')
    expect(words(<NoOffers line={undefined} />)).toContain('See all our stays')
    expect(words(<NothingFound dated={false} reset={null} line={line} />)).toBe(said)
  })

  it('name the campaign with its percentage and code, to whom it applies', () => {
    const banner = <CampaignBanner of={{ code: 'EXTRA10', value: 9.6 }} />
    expect(words(banner, { variations: ['autoDiscount'] })).toBe('10% extra off selected offers of this hotel With the code EXTRA10')
    expect(words(banner)).toBe('')
    expect(words(banner, { variations: ['autoDiscount'], flow: 'gifting' })).toBe('')
  })
})

describe('the houses nearby', () => {
  const hotels = [1, 2].map((id) => ({
    id,
    label: `House ${id}`,
    stars: 3,
    location: { label: 'Reims', latitude: 49, longitude: 4 },
    images: [],
    distance: id,
  }))

  it('keep dates and guests, and are nothing where there is none', () => {
    const markup = html(<NearbyHotels hotels={hotels} hash="checkin=2027-04-13&checkout=2027-04-14&a=3" />)
    expect(markup).toContain('href="/fr/hotel/1#checkin=2027-04-13&amp;checkout=2027-04-14&amp;a=3"')
    expect(html(<NearbyHotels hotels={[]} />)).toBe('')
  })
})
