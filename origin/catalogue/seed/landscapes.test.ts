import { expect, test } from 'vitest'
import { isInSea, kilometresToSea } from '../samples/sea.ts'
import { belongsTo } from './area-extents.ts'
import { activities, gazetteer, hotelEntries } from '../samples/standard-catalogue.ts'

const hotels = hotelEntries.map(({ hotel }) => hotel)

/** Kilometres to the sea within which a town is by it. */
const coast = 1.5
/** Villages high above the sea. */
const above = ['Ravello', 'Deià', 'Santa Úrsula', 'Anacapri']

test('a town by the sea is no town of the countryside', () => {
  const inland = hotels.filter(({ facts, place }) => facts.environment === 'countryside' && !above.includes(place.name))
  const coastal = inland.filter(({ place }) => kilometresToSea(place) < coast)
  expect([...new Set(coastal.map(({ place }) => place.name))]).toEqual([])
})

test('no hotel and no activity is in the sea', () => {
  const off = { lat: 43.5, lng: 7 }
  expect([isInSea(off), isInSea({ lat: 43.6, lng: 6.9 })]).toEqual([true, false])
  const places = [
    ...hotels.map(({ facts, place }) => ({ ...facts, town: place.name })),
    ...activities.map(({ facts, place }) => ({ ...facts, town: place.name })),
  ]
  expect(places.filter((each) => isInSea(each) && kilometresToSea(each) > 0.1).map(({ id, town }) => `${town} ${id}`)).toEqual([])
})

test('rooms have a view of the sea near the sea only', () => {
  const seeing = hotels.filter(({ facts }) => facts.rooms.some(({ view }) => view === 'sea') || facts.facilities.includes('sea-view'))
  expect(seeing.length).toBeGreaterThan(100)
  const far = seeing.filter(({ place }) => kilometresToSea(place) > 3)
  expect([...new Set(far.map(({ place }) => place.name))]).toEqual([])
})

/** Resorts above the trees, and towns on lava. */
const treeless = [
  'Val Thorens',
  'Les Menuires',
  'Tignes',
  'L’Alpe d’Huez',
  'Peyragudes',
  'La Mongie',
  'Breuil-Cervinia',
  'Sierra Nevada',
  'Formigal',
  'Yaiza',
]

test('where no trees grow there is no view of a forest, and no park in the treetops', () => {
  const high = hotelEntries.filter(({ hotel }) => treeless.includes(hotel.place.name))
  expect(high.length).toBeGreaterThan(2)
  const views = high.flatMap(({ hotel }) => hotel.facts.rooms.map(({ view }) => view))
  expect(views).not.toContain('forest')
  expect(high.flatMap(({ stays }) => stays.flatMap(({ facts }) => facts.components))).not.toContain('treetop')
  expect(high.map(({ hotel }) => hotel.facts.type)).not.toContain('treehouse')
  const outings = activities.filter(({ place }) => treeless.includes(place.name))
  expect(outings.map(({ facts }) => facts.component)).not.toContain('treetop')
})

test('a coast has no hotel in the mountains', () => {
  const coasts = gazetteer.places.filter(({ kind, name }) => kind === 'touristic_area' && /^(?:Costa|Côte|Costiera|Riviera) /.test(name))
  expect(coasts.length).toBeGreaterThan(15)
  const high = hotels.filter(
    ({ facts, place }) => facts.environment === 'mountain' && coasts.some((area) => belongsTo(area, place, gazetteer)),
  )
  expect([...new Set(high.map(({ place }) => place.name))]).toEqual([])
})
