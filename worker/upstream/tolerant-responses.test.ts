import { expect, it } from 'vitest'
import { upstreamCalls } from './calls.ts'
import { createUpstreamClient, createUpstreamState } from './client.ts'

const picture = { url: 'a', alt: '', sizes: { '120_80': 'a', '640_360': 'a', '960_540': 'a', '1600_900': 'a' } }
const card = {
  id: 1,
  itemCategory: 'weekend',
  label: 'A night',
  uri: '/sejour/1',
  hotel: { id: 5, label: 'Grand Hotel', stars: 4, location: { label: 'Nice', latitude: 43, longitude: 7 } },
  images: [picture],
  headwords: ['1 night'],
  sellPrice: 20_000,
}
const searchDetails = { adult: 2, child: 0, baby: 0, totalCount: 2 }

/** Calls with an upstream that always sends this response. */
function before(response: unknown) {
  const http = createUpstreamClient(createUpstreamState(), {
    fetch: () => Promise.resolve(new Response(JSON.stringify(response))),
    signal: new AbortController().signal,
    waitUntil: () => {},
    now: Date.now,
  })
  const sources = {
    api: 'http://api',
    gateway: 'http://gateway',
    cms: 'http://cms',
    pictures: 'http://pictures',
    analytics: 'http://pictures',
  }
  return upstreamCalls(http, sources, 'fr_FR', undefined)
}
const found = (...exactMatch: unknown[]) => before({ exactMatch, searchDetails }).offers({})

// @rule S3.23
it('a result without anything that a card can go without is a card', async () => {
  const { hotel, headwords: _Labels, images: _images, ...bare } = card
  const { stars: _stars, ...unrated } = hotel
  expect(await found({ ...bare, hotel: unrated })).toMatchObject({
    kind: 'ok',
    value: { exactMatch: [{ id: 1, hotel: { stars: 0 }, images: [], headwords: [], nights: 1 }] },
  })
})

// @rule S3.23
it.each([
  ['the promo’s decimals', { promo: 12.5 }],
  ['a colour of no label here', { stressMessage: { message: 'Booked', count: 3, color: 'pink' } }],
  ['a label that says nothing', { targetedLabel: { key: 'top' }, stressMessage: { count: 2 } }],
  ['a discount without its code', { autoDiscount: { code: null, value: 10 } }],
  ['a last day that is a point in time', { expiration: '2026-12-01T23:59:59Z' }],
  ['a kind of price that is none here', { priceType: 'beneficial' }],
  ['a policy that does not say whether it can be cancelled', { cancellationPolicy: { message: 'Ask us' } }],
  ['a hotel that nobody has rated yet', { hotel: { ...card.hotel, review: { count: 0, average: null } } }],
])('a result is a card with %s', async (_, over) => {
  expect(await found({ ...card, ...over })).toMatchObject({ kind: 'ok', value: { exactMatch: [{ id: 1 }] } })
})

// @rule S3.23
it('a search is valid without details of the place', async () => {
  const details = { ...searchDetails, checkin: 'soon', locationHierarchy: [{ type: 'city', id: 5, label: 'Nice' }] }
  const response = await before({ exactMatch: [card], searchDetails: details }).offers({})
  expect(response).toMatchObject({ kind: 'ok', value: { searchDetails: { totalCount: 2, locationHierarchy: [{ label: 'Nice' }] } } })
})

// @rule S7.27
it('one invalid result is dropped and all others stay; only invalid results make an invalid response', async () => {
  const broken = { ...card, id: 2, sellPrice: '200 €' }
  expect(await found(broken, card)).toMatchObject({ kind: 'ok', value: { exactMatch: [{ id: 1 }] } })
  expect(await found(broken)).toEqual({ kind: 'invalid' })
  expect(await found()).toMatchObject({ kind: 'ok', value: { exactMatch: [] } })
})

// @rule S7.27
it('one facet, place or review that cannot be read is left out', async () => {
  const facets = [{ propertyType: 'stars', values: [] }, { propertyType: 'colour' }]
  expect(await before({ properties: facets, totalCount: 2 }).facets({})).toMatchObject({
    value: { properties: [{ propertyType: 'stars' }] },
  })
  const place = { label: 'Gand', kind: 'city', value: 3, latitude: 51, longitude: 3.7 }
  expect(await before({ suggestions: [{ ...place, kind: 'moon' }, place] }).autocomplete({ term: 'ga' })).toMatchObject({
    value: { suggestions: [{ label: 'Gand' }] },
  })
  const review = { id: 9, locale: 'fr_FR', customer: 'Anne', type: 'couple', date: '2026-10-01', average: 9 }
  expect(await before({ totalCount: 2, list: [{ ...review, average: 19 }, review] }).reviews({ hotelId: 5 })).toMatchObject({
    value: { list: [{ id: 9 }] },
  })
})

// @rule S3.24
it('a stay, a hotel and an activity are pages without the lists and texts that a page can go without', async () => {
  const location = { label: 'Nice', latitude: 43, longitude: 7 }
  const hotel = {
    id: 5,
    label: 'Grand Hotel',
    location,
    active: true,
    checkInOut: { checkin: '15:00', checkout: '11:00' },
    policy: { petsAllowed: false },
    facilities: null,
    importantInfos: null,
  }
  const pageModel = { pageTitle: 'A page', metaDescription: 'What it is' }
  const room = { title: 'Room', type: 'double', bedding: 'One bed', capacity: 2, maxCapacity: 2, images: null }
  const events = { id: 1, label: 'A night', uri: '/sejour/1', published: true, isGiftable: false, nights: { min: 1, max: 1 } }
  expect(await before({ ...events, hotel, room, activities: null, pageModel }).stayDetail({ id: 1 })).toMatchObject({
    kind: 'ok',
    value: {
      description: '',
      images: [],
      activities: [],
      breadcrumb: [],
      hotel: { facilities: [], importantInfos: [] },
      room: { images: [] },
    },
  })
  expect(await before({ ...hotel, pageModel, nearbyHotels: null }).hotelPage({ hotelId: 5 })).toMatchObject({
    kind: 'ok',
    value: { rooms: [], nearbyHotels: [], ecoFacilities: [] },
  })
  const center = { id: 3, label: 'Baths', location, main: true }
  const massage = { activityId: 9, title: 'Massage', description: '', univers: 'Wellness', schedules: 'Daily', activityCenter: center }
  const activity = {
    id: 2,
    label: 'Massage',
    uri: '/activites/2',
    activities: [massage],
    prices: {},
    mainActivityCenter: center,
    pageModel,
  }
  expect(await before({ ...activity, niceToKnow: null }).activityDetail({ id: 2 })).toMatchObject({
    kind: 'ok',
    value: { niceToKnow: [], importantInfo: [], locations: [], imagesBySize: [], activities: [{ composition: [] }] },
  })
})
