import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceBounds } from '../search/distance-bounds.ts'
import { noFilters } from '../search/criteria.ts'
import { listsOfFilters } from '../search/request.ts'
import { activityPriceEnds, isOpenAbove, limitingPrice, priceBoundsOf, priceOfThumbs, thumbsOf } from '../search/price-bounds.ts'
import { byGroup, emptyLast, facetOptions, isDisabled, withoutDoubles } from './facet-options.ts'
import { withAround } from './around.ts'
import { isChosen, toggled } from './filter-changes.ts'
import { isScoreChecked, scoreAfterClick, scoreSteps, starSteps } from './score-filter.ts'

describe('lists', () => {
  // @rule S5.7
  it('switch a value on and off again', () => {
    const value = fc.constantFrom('spa', 'pool', 'pets', 'parking')
    fc.assert(
      fc.property(fc.constantFrom(...listsOfFilters), value, fc.array(value), (list, clicked, before) => {
        const filters = before.reduce((state, each) => toggled(state, list, each), noFilters)
        expect(isChosen(toggled(filters, list, clicked), list, clicked)).toBe(!isChosen(filters, list, clicked))
        expect(toggled(toggled(filters, list, clicked), list, clicked)).toEqual(filters)
      }),
    )
  })

  // @rule S3.7
  it('keep pets as a flag', () => {
    const filters = toggled(noFilters, 'facilities', 'pets')
    expect(filters).toEqual({ ...noFilters, petsAllowed: true })
    expect(isChosen(filters, 'facilities', 'pets')).toBe(true)
  })
})

describe('options', () => {
  it('without results in the page’s facets are last, whatever is chosen', () => {
    const facets = (counts: readonly number[]) => ({
      totalCount: 9,
      properties: [{ propertyType: 'facility' as const, values: counts.map((count, at) => ({ id: String(at), name: '', count })) }],
    })
    const order = (counts: readonly number[], served: readonly number[]) =>
      emptyLast(facetOptions(facets(counts), 'facilities', noFilters), facets(served), 'facilities').map(({ id }) => id)
    expect(order([0, 2, 0, 4], [0, 2, 0, 4])).toEqual(['1', '3', '0', '2'])
    expect(order([3, 0, 0, 0], [0, 2, 0, 4])).toEqual(['1', '3', '0', '2'])
  })
})

describe('score', () => {
  // @rule S4.24
  it('can be 9, 8 or 7 and above; stars 5, 4 or 3', () => {
    expect(scoreSteps).toEqual([9, 8, 7])
    expect(starSteps).toEqual(['5', '4', '3'])
  })

  // @rule S4.26
  it('checks everything at or above the chosen one', () => {
    expect(scoreSteps.filter((score) => isScoreChecked(8, score))).toEqual([9, 8])
    expect(scoreSteps.filter((score) => isScoreChecked(undefined, score))).toEqual([])
  })

  // @rule S4.27
  it('is cleared by a click on the chosen one', () => {
    expect(scoreAfterClick(8, 8)).toBeUndefined()
    expect(scoreAfterClick(8, 9)).toBe(9)
  })
})

const stays = priceBoundsOf('booking')

describe('price slider', () => {
  // @rule S5.1
  it('takes ends that limit nothing for none, wherever they come from', () => {
    expect(limitingPrice({ min: 900, max: 25_000 }, stays)).toBeUndefined()
    expect(limitingPrice({ min: 100, max: 99_999 }, stays)).toBeUndefined()
    expect(limitingPrice({ min: 901, max: 24_999 }, stays)).toEqual({ min: 901, max: 24_999 })
    expect(limitingPrice({ min: 500 }, stays)).toBeUndefined()
    expect(limitingPrice({ min: 500 }, priceBoundsOf('activity'))).toEqual({ min: 500, max: undefined })
    expect(limitingPrice({ min: 100 }, priceBoundsOf('activity'))).toBeUndefined()
  })

  // @rule S9.7
  it('goes by euros from 9 to 250, from 1 where activities are searched, which are sent at most 1,000', () => {
    for (const flow of ['booking', 'gifting', 'hotel'] as const) expect(priceBoundsOf(flow)).toEqual({ min: 9, max: 250, step: 1 })
    expect(priceBoundsOf('activity')).toEqual({ min: 1, max: 250, step: 1 })
    expect(activityPriceEnds).toEqual({ min: 100, max: 100_000 })
  })

  // @rule S5.1
  it('is open at both of its ends', () => {
    expect(priceOfThumbs({ min: 9, max: 250 }, stays)).toBeUndefined()
    expect(priceOfThumbs({ min: 0, max: 900 }, stays)).toBeUndefined()
    expect(priceOfThumbs({ min: 10, max: 250 }, stays)).toEqual({ min: 1000, max: undefined })
    expect(priceOfThumbs({ min: 9, max: 249 }, stays)).toEqual({ min: undefined, max: 24_900 })
    expect(priceOfThumbs({ min: 1, max: 60 }, priceBoundsOf('activity'))).toEqual({ min: undefined, max: 6000 })
    expect([249, 250].map((thumb) => isOpenAbove(thumb, stays))).toEqual([false, true])
  })

  it('shows the price in cents within its bounds', () => {
    expect(thumbsOf(undefined, stays)).toEqual({ min: 9, max: 250 })
    expect(thumbsOf({ min: 500, max: 99_900 }, stays)).toEqual({ min: 9, max: 250 })
    expect(thumbsOf({ min: 5000 }, stays)).toEqual({ min: 50, max: 250 })
  })

  // @rule S5.1
  it('goes from thumbs to cents and back', () => {
    const thumbs = fc.tuple(fc.integer({ min: 9, max: 250 }), fc.integer({ min: 9, max: 250 })).map(([a, b]) => ({
      min: Math.min(a, b),
      max: Math.max(a, b),
    }))
    fc.assert(
      fc.property(thumbs, (positions) => {
        const price = priceOfThumbs(positions, stays)
        expect(thumbsOf(price, stays)).toEqual(positions)
        expect(limitingPrice(price, stays)).toEqual(price)
      }),
    )
  })
})

describe('distance', () => {
  // @rule S5.5
  it('starts with the initial range of its bounds and is cleared when switched off', () => {
    const around = withAround(noFilters, true, distanceBounds({ kind: 'city', id: 1 }))
    expect(around.distance).toEqual({ min: 0, max: 30 })
    expect(withAround(noFilters, true, distanceBounds(undefined)).distance).toEqual({ min: 0, max: 200 })
    expect(withAround(around, false, distanceBounds(undefined)).distance).toBeUndefined()
  })
})

describe('facet options', () => {
  const facets = {
    totalCount: 9,
    properties: [
      {
        propertyType: 'tag' as const,
        values: [
          { id: '1', name: 'Spa', count: 4, group: 'Wellness' },
          { id: '2', name: 'Dinner', count: 0, group: 'Gastronomy' },
          { id: '1', name: 'Spa again', count: 4, group: 'Wellness' },
          { id: '3', name: 'Massage', count: 0, group: 'Wellness' },
        ],
      },
    ],
  }

  // @rule S5.9
  it('are disabled without results, unless chosen', () => {
    const options = facetOptions(facets, 'tags', { ...noFilters, tags: ['3'] })
    expect(options.map(({ id, selected, disabled }) => [id, selected, disabled])).toEqual([
      ['1', false, false],
      ['2', false, true],
      ['3', true, false],
    ])
    expect(isDisabled(0, true)).toBe(false)
  })

  // @rule S5.11
  it('are grouped', () => {
    const groups = byGroup(facetOptions(facets, 'tags', noFilters))
    expect(groups.map(({ group, options }) => [group, options.length])).toEqual([
      ['Wellness', 2],
      ['Gastronomy', 1],
    ])
    expect(withoutDoubles([{ id: 'a' }, { id: 'b' }, { id: 'a' }])).toEqual([{ id: 'a' }, { id: 'b' }])
  })
})
