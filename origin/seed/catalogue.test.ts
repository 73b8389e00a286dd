import { expect, test } from 'vitest'
import { compositionOf } from '../content/picture.ts'
import { catalogue } from './catalogue.ts'
import { standardHotels } from './destinations.ts'
import { activityGallery, boxGallery, hotelGallery, stayGallery } from './galleries.ts'
import { kilometres, readGazetteer } from './gazetteer.ts'
import { themeCodes, themeSlug } from '../landing/themes.ts'
import { placePaths } from './place-paths.ts'
import { provocations } from './provocations.ts'

const gazetteer = readGazetteer()
const { houses, activities, boxes } = catalogue(gazetteer, standardHotels)
const stays = houses.flatMap((house) => house.stays.map((stay) => ({ stay, hotel: house.hotel.facts })))

test('as much as was promised', () => {
  expect(houses.length).toBeGreaterThanOrEqual(800)
  expect(stays.length).toBeGreaterThanOrEqual(3000)
  expect(activities.length).toBeGreaterThanOrEqual(250)
  expect(boxes).toHaveLength(30)
  expect(houses.reduce((sum, house) => sum + house.reviews.length, 0)).toBeGreaterThanOrEqual(12_000)
})

test('the same catalogue every time', () => {
  expect(catalogue(gazetteer, standardHotels)).toEqual({ houses, activities, boxes })
}, 30_000)

test('no two houses have one name', () => {
  const names = houses.map((house) => house.hotel.facts.name)
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
})

test('houses stand near the place they say', () => {
  for (const { hotel } of houses) expect(kilometres(hotel.facts, hotel.place)).toBeLessThan(3)
})

test('three to six stays a house, each with something to do', () => {
  for (const house of houses) {
    expect(house.stays.length).toBeGreaterThanOrEqual(3)
    expect(house.stays.length).toBeLessThanOrEqual(6)
  }
  for (const { stay } of stays) expect(stay.facts.components.length).toBeGreaterThan(0)
})

test('a stay promises nothing its house does not have', () => {
  for (const { stay, hotel } of stays) {
    if (stay.facts.components.includes('spa-access')) expect(hotel.facilities.some((code) => code === 'spa' || code === 'sauna')).toBe(true)
    if (stay.facts.components.includes('pool-access')) expect(hotel.facilities).toContain('indoor-pool')
    expect(hotel.rooms[stay.facts.room]).toBeDefined()
  }
})

test('no gallery shows a scene twice', () => {
  for (const { stay, hotel } of stays) {
    for (const gallery of [stayGallery(stay.facts, hotel), hotelGallery(hotel)]) {
      expect(gallery.length).toBeGreaterThanOrEqual(5)
      expect(new Set(gallery.map(compositionOf)).size).toBe(gallery.length)
    }
  }
})

test('every activity and every gift box has a picture', () => {
  for (const { facts } of activities) expect(activityGallery(facts).length).toBeGreaterThanOrEqual(1)
  for (const [rank, { facts }] of boxes.entries()) expect(boxGallery(facts, rank).length).toBeGreaterThanOrEqual(1)
})

test('no two places share a path in a language', () => {
  const paths = [...placePaths(gazetteer).values()]
  for (const language of ['fr', 'es', 'nl', 'it'] as const) expect(new Set(paths.map((path) => path[language])).size).toBe(paths.length)
})

test('no place shares its path with a theme', () => {
  const themes = themeCodes.map((code) => themeSlug(code, 'nl_NL'))
  expect(themes).toContain('bergen')
  const places = [...placePaths(gazetteer).values()].map(({ nl }) => nl)
  expect(places).toContain('bergen-stad')
  expect(places.filter((path) => themes.includes(path))).toEqual([])
})

test('every fate has its stay, in every country', () => {
  const realtimes = new Map(stays.map(({ stay }) => [stay.facts.id, stay.realtime]))
  expect([...provocations].filter(([id, fate]) => realtimes.get(id) !== fate)).toEqual([])
  expect(provocations.size).toBe(9 * 5)
  const closed = houses.filter(({ hotel }) => !hotel.facts.active)
  expect(closed.map(({ hotel }) => hotel.facts.place.cc)).toEqual(['FR', 'ES', 'BE', 'NL', 'IT'])
  expect(closed.every((house) => house.stays.every((stay) => !stay.published))).toBe(true)
})
