import { beforeAll, describe, expect, it } from 'vitest'
import { ReviewList, reviewLanguages } from '../../src/contract/reviews.ts'
import { originOfTests } from '../testing/origin.ts'
import { reviewPageSize } from '../../src/contract/reviews.ts'

const origin = await originOfTests(60)
/** The hotel with most reviews, in most languages. */
let hotel: number
let total: number
beforeAll(async () => {
  const { results } = await origin.db
    .prepare(
      'SELECT hotel_id, COUNT(*) AS total FROM review GROUP BY hotel_id ORDER BY COUNT(DISTINCT substr(locale, 1, 2)) DESC, total DESC',
    )
    .all<{ hotel_id: number; total: number }>()
  const [first] = results
  hotel = first!.hotel_id
  total = first!.total
})

const reviews = (query: string) => origin.responseTo(ReviewList, `/hotel/${hotel}/reviews.json?locale=fr_FR&${query}`)
const allPages = async (query: string) => {
  const pages = Array.from({ length: Math.ceil(total / reviewPageSize) }, (_, page) => reviews(`${query}&page=${page}`))
  return (await Promise.all(pages)).flatMap(({ list }) => list)
}
const isFrench = ({ locale }: { locale: string }) => locale.startsWith('fr_')

describe('the reviews of a hotel', () => {
  // @rule S9.28
  it('come ten a page, each once', async () => {
    const first = await reviews('language=all')
    expect(first.list).toHaveLength(10)
    expect(first.totalCount).toBe(total)
    const every = await allPages('language=all')
    expect(every).toHaveLength(total)
    expect(new Set(every.map(({ id }) => id)).size).toBe(total)
    expect((await reviews(`language=all&page=${Math.ceil(total / reviewPageSize)}`)).list).toEqual([])
  })

  it.each([
    ['DATE_DESC', (one: Review, other: Review) => other.date.localeCompare(one.date)],
    ['DATE_ASC', (one: Review, other: Review) => one.date.localeCompare(other.date)],
    ['SCORE_DESC', (one: Review, other: Review) => other.average - one.average],
    ['SCORE_ASC', (one: Review, other: Review) => one.average - other.average],
  ] as const)('are sorted by %s over all pages', async (sort, compare) => {
    const every = await allPages(`language=all&sort=${sort}`)
    expect(every.every((review, at) => at === 0 || compare(every[at - 1]!, review) <= 0)).toBe(true)
    expect(compare(every[0]!, every.at(-1)!)).toBeLessThan(0)
  })

  it.each(reviewLanguages.slice(1))('are only those in the language of %s, whichever country wrote them', async (language) => {
    const every = await allPages('language=all')
    const expected = every.filter(({ locale }) => locale.slice(0, 2) === language.slice(0, 2))
    const found = await reviews(`language=${language}`)
    expect(found.totalCount).toBe(expected.length)
    expect(found.list).toEqual(expected.slice(0, reviewPageSize))
  })

  // @rule S7.20
  it('begin with the reader’s own language, and fall back to the others after them', async () => {
    const every = await allPages('sort=SCORE_DESC')
    expect(every).toHaveLength(total)
    const own = every.filter(isFrench).length
    expect(own).toBeGreaterThan(0)
    expect(own).toBeLessThan(total)
    expect(every.slice(0, own).every(isFrench)).toBe(true)
  })

  // @rule S7.20
  it('do not fall back to other languages unless requested', async () => {
    const { list, totalCount } = await reviews('withOtherLanguageFallback=false')
    expect(list.every(isFrench)).toBe(true)
    expect(totalCount).toBeLessThan(total)
  })

  it('keep the hotel’s score and criteria whatever the language', async () => {
    const [all, dutch] = await Promise.all([reviews('language=all'), reviews('language=nl_NL')])
    expect(dutch).toMatchObject({ score: all.score, details: all.details })
    expect(Object.keys(all.details ?? {})).toEqual(['welcoming', 'comfort', 'cleanliness', 'food', 'localization', 'priceQualityRatio'])
  })

  it.each(['sort=BEST', 'language=en_GB', 'language=fr', 'page=-1'])('refuse %s', async (query) => {
    expect((await origin.get(`/hotel/${hotel}/reviews.json?locale=fr_FR&${query}`)).status).toBe(400)
  })

  it('are a 404 for an unknown hotel', async () => {
    expect((await origin.get('/hotel/1/reviews.json?locale=fr_FR')).status).toBe(404)
  })
})

type Review = ReviewList['list'][number]
