import { describe, expect, it } from 'vitest'
import { get } from './site.ts'

describe('a page', () => {
  it('tells a heart the activity of its card; a stay is told by the card', async () => {
    const hearts = async (path: string) => [
      ...(await get(path)).body.matchAll(/<article [^>]*data-offer="(\d+)"(?:(?!<\/article>).)*<wish-heart([^>]*)>/gs),
    ]
    const [stays, activities] = await Promise.all([hearts('/fr/week-ends'), hearts('/fr/activites')])
    expect([stays.length > 1, activities.length > 1]).toEqual([true, true])
    expect(stays.map(([, , told]) => told)).toEqual(stays.map(() => ''))
    expect(activities.map(([, , told]) => told)).toEqual(activities.map(([, id]) => ` data-item="ACTIVITY:${id}"`))
  })
})
