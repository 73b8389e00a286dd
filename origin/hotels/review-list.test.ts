import { describe, expect, test } from 'vitest'
import { ReviewList } from '../../src/contract/reviews.ts'
import { responseTo, offers } from '../testing/whole-catalogue.ts'

describe('reviews', () => {
  const reviews = (query: string) => responseTo(ReviewList, `/hotel/1002/reviews.json?locale=fr_FR&${query}`)

  test('pages, sorts and languages', async () => {
    const first = await reviews('client=msite&withOtherLanguageFallback=true')
    expect(first.list.length).toBe(Math.min(10, first.totalCount))
    const dates = first.list.map((review) => review.date)
    expect(dates).toEqual(dates.toSorted().toReversed())
    const scores = (await reviews('sort=SCORE_ASC')).list.map((review) => review.average)
    expect(scores).toEqual([...scores].sort((a, b) => a - b))
    const french = await reviews('language=fr_FR')
    // In the language of the request, from both of its countries.
    expect(french.list.filter(({ locale }) => locale !== 'fr_FR' && locale !== 'fr_BE')).toEqual([])
    expect(french.totalCount).toBeLessThan(first.totalCount)
    expect(french.score).toBe(first.score)
    const second = await reviews('page=1')
    expect(second.list.some((review) => first.list.some((other) => other.id === review.id))).toBe(false)
  })

  test('the travellers, and how many gave which score', async () => {
    const first = await reviews('')
    const couples = await reviews('type=couple')
    expect(couples.list.length).toBeGreaterThan(0)
    expect(couples.list.every(({ type }) => type === 'couple')).toBe(true)
    expect(couples.totalCount).toBeLessThan(first.totalCount)
    expect(couples.distribution).toEqual(first.distribution)
    expect(first.distribution?.map(({ from }) => from)).toEqual([9, 8, 7, 6, 0])
    expect(first.distribution?.reduce((sum, { count }) => sum + count, 0)).toBe(first.totalCount)
    const best = (await reviews('sort=SCORE_DESC&language=all')).list.filter(({ average }) => average >= 9)
    expect(first.distribution?.[0]?.count).toBeGreaterThanOrEqual(best.length)
  })

  test('the card and the list show one score', async () => {
    const [card] = (await offers('hotel=1002')).exactMatch
    const list = await reviews('')
    expect(card?.hotel.review).toEqual({ average: list.score, count: list.totalCount })
  })
})
