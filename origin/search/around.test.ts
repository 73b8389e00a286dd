import { expect, test } from 'vitest'
import { offers, origin } from '../testing/whole-catalogue.ts'

test('a search in a town says "and around" where it has hotels of other towns, also for all themes', async () => {
  const { results } = await origin.db
    .prepare(
      "SELECT p.id FROM place p WHERE kind IN ('city', 'sea_resort', 'ski_resort') AND same_as IS NULL AND EXISTS (SELECT 1 FROM hotel h WHERE h.place_id = p.id)",
    )
    .all<{ id: number }>()
  let around = 0
  for (const { id } of results) {
    const [themed, all] = [await offers(`city=${id}&theme=26&limit=100`), await offers(`city=${id}&limit=100`)]
    const own = all.searchDetails.locationHierarchy?.at(-1)?.inLabel
    const { inLabel, allInLabel } = themed.searchDetails.locationHierarchy?.at(-1) ?? {}
    expect([id, allInLabel ?? inLabel]).toEqual([id, own])
    around += Number(own?.endsWith('et alentours'))
  }
  expect(around).toBeGreaterThan(20)
})
