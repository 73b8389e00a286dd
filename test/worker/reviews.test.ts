import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ReviewList } from '../../src/contract/reviews.ts'
import { get, fetchJson } from './site.ts'

const stay = 10572
const hotel = 1057
const reviews = async (query: string) => v.parse(ReviewList, await fetchJson(`/api/hotel/${hotel}/reviews.json?locale=fr_FR&${query}`))

describe('reviews', () => {
  // @rule S7.19
  it('are loaded by islands page by page, in the requested sort and language, and may be cached', async () => {
    const first = await reviews('language=all&sort=SCORE_ASC')
    const second = await reviews('language=all&sort=SCORE_ASC&page=1')
    const scores = [...first.list, ...second.list].map(({ average }) => average)
    expect(scores).toEqual([...scores].sort((one, other) => one - other))
    expect(scores.length).toBe(Math.min(20, first.totalCount))
    const french = await reviews('language=fr_FR')
    expect(french.list.every(({ locale }) => locale.startsWith('fr_'))).toBe(true)
    const { headers } = await get(`/api/hotel/${hotel}/reviews.json?locale=fr_FR`)
    expect(headers['cache-control']).toContain('s-maxage=300')
  })

  // @rule S9.30 B9.8
  it('are quoted on the stay page: up to four, with what was liked; the others unfold without scripts', async () => {
    const { body } = await get(`/fr/sejour/${stay}`)
    const section = /<section[^>]*id="reviews".*?<\/section>/s.exec(body)?.[0] ?? ''
    const [quoted = '', others = ''] = section.split('<noscript>')
    const { list, totalCount } = await reviews('sort=SCORE_DESC')
    const liked = list.filter(({ positive }) => positive).slice(0, 4)
    expect(quoted.match(/<li/g)).toHaveLength(liked.length)
    for (const { customer } of liked) expect(quoted).toContain(`<b>${customer}</b>`)
    expect(others.split('</noscript>')[0]?.match(/<li/g)).toHaveLength(list.length - liked.length)
    expect(section).toContain(`Voir les ${totalCount} avis`)
  })
})
