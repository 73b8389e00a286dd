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

test('a search around a point stays on its side of the sea, unless it goes as far as another trip', async () => {
  const { results } = await origin.db
    .prepare('SELECT h.id, p.name FROM hotel h JOIN place p ON p.id = h.place_id')
    .all<{ id: number; name: string }>()
  const townOf = new Map(results.map(({ id, name }) => [id, name]))
  const towns = async (query: string) => {
    const { exactMatch } = await offers(`${query}&limit=100`)
    return new Set(exactMatch.map(({ hotel }) => townOf.get(hotel.id) ?? ''))
  }
  const onIschia = await towns('lat=40.738&lng=13.949&distanceMax=40')
  expect(onIschia).toContain('Ischia')
  expect(onIschia).not.toContain('Napoli')
  const aroundNapoli = await towns('lat=40.852&lng=14.268&distanceMax=40')
  expect(aroundNapoli).toContain('Napoli')
  expect(aroundNapoli).not.toContain('Ischia')
  expect(await towns('lat=40.852&lng=14.268&distanceMax=200')).toContain('Ischia')
})
