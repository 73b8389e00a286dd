import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { markup as html, textOf } from '../../../test/rendered.tsx'
import type { SiteView } from '../site/SiteContext.tsx'
import { CampaignBanner, NoOffers, NothingFound, OffersFailed } from './messages.tsx'
import { NearbyHotels } from './NearbyHotels.tsx'

const visibleText = (children: ReactNode, more?: Partial<SiteView>) => textOf(html(children, more))

describe('the messages of a hotel', () => {
  // @rule B8.1
  it('word for word, and without a claim where nothing could be checked', () => {
    const reset = <a href="/all">See all offers</a>
    expect(visibleText(<NothingFound dated reset={reset} />)).toBe('Sorry, no availability on your dates See all offers')
    expect(visibleText(<OffersFailed again={<button type="button">Try again</button>} />)).toBe(
      'We could not check the prices This hotel may well have offers for you: please try again in a moment. Try again',
    )
  })

  // @rule B8.2
  it('without offers give the phone and its hours', () => {
    const line = { phone: '01 23 45', phoneUrl: 'tel:012345', hours: ['Mon-Fri 10h-21h', 'Sat-Sun 10h-19h'] }
    const text = visibleText(<NoOffers line={line} />)
    expect(text).toContain('Sorry, we currently don’t have any offers for this hotel')
    expect(text).toContain('01 23 45 Mon-Fri 10h-21h Sat-Sun 10h-19h')
    expect(visibleText(<NoOffers line={undefined} />)).toContain('See all our stays')
    expect(visibleText(<NothingFound dated={false} reset={null} line={line} />)).toBe(text)
  })

  // @rule B4.4
  it('name the campaign with its percentage and code, to whom it applies', () => {
    const banner = <CampaignBanner campaign={{ code: 'EXTRA10', value: 9.6 }} />
    expect(visibleText(banner, { variations: ['autoDiscount'] })).toBe('10% extra off selected offers of this hotel With the code EXTRA10')
    expect(visibleText(banner)).toBe('')
    expect(visibleText(banner, { variations: ['autoDiscount'], flow: 'gifting' })).toBe('')
  })
})

describe('the hotels nearby', () => {
  const hotels = [1, 2].map((id) => ({
    id,
    label: `House ${id}`,
    stars: 3,
    location: { label: 'Reims', latitude: 49, longitude: 4 },
    images: [],
    distance: id,
  }))

  // @rule B2.11
  it('keep dates and guests, and are nothing where there is none', () => {
    const markup = html(<NearbyHotels hotels={hotels} hash="checkin=2027-04-13&checkout=2027-04-14&a=3" />)
    expect(markup).toContain('href="/fr/hotel/1#checkin=2027-04-13&amp;checkout=2027-04-14&amp;a=3"')
    expect(html(<NearbyHotels hotels={[]} />)).toBe('')
  })
})
