import { describe, expect, it } from 'vitest'
import type { SentEvent } from '../../contract/analytics.ts'
import { productsToDescribe, withCatalogueFacts } from './described-items.ts'

const at = 1_805_000_000_000
const hotel = { id: 1057, label: 'Le Patio', stars: 4, location: { label: 'Dinan', latitude: 48.45, longitude: -2.04 }, review: undefined }
const facts = new Map([
  [
    'STAY:10572',
    { hotel: { ...hotel, legacyPackageCount: undefined }, topTheme: 'Spa', dataFlowMode: 'push' as const, targetedLabel: 'eco-choice' },
  ],
])
const seen: SentEvent = {
  name: 'view_item_list',
  at,
  params: {
    searchType: 'exact',
    items: [
      { stay: 10572, index: 0, flowType: 'gifting' },
      { activity: 700001, index: 1 },
      { stay: 10572, index: 2 },
    ],
  },
}

describe('items of an event', () => {
  // @rule S3.85
  it('get what the catalogue knows of them, and keep what was on the screen', () => {
    expect(withCatalogueFacts({ name: 'select_item', at, params: { stay: 10572, index: 4, price: 29_000 } }, facts)).toEqual({
      name: 'select_item',
      at,
      params: {
        stay: 10572,
        index: 4,
        price: 29_000,
        hotel: { id: 1057, latitude: 48.45, longitude: -2.04 },
        topTheme: 'Spa',
        dataFlowMode: 'push',
        targetedLabel: 'eco-choice',
      },
    })
    const described = withCatalogueFacts(seen, facts)
    expect(described.name === 'view_item_list' && described.params.items.map(({ topTheme }) => topTheme)).toEqual(['Spa', undefined, 'Spa'])
  })

  it('are read once each, in the flow of their page', () => {
    expect(productsToDescribe([seen, { name: 'quote_error', at, params: { stay: 1, code: 'x' } }])).toEqual({
      products: ['STAY:10572', 'ACTIVITY:700001'],
      flow: 'gifting',
    })
  })
})
