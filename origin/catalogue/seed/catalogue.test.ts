import { expect, test } from 'vitest'
import { componentScenes } from '../pictures/component-scenes.ts'
import { pictureSet, pictureThemes } from '../pictures/picture-set.ts'
import { compositionOf } from '../pictures/picture.ts'
import { centerName } from './activities.ts'
import { catalogue } from './catalogue.ts'
import { standardHotels } from './destinations.ts'
import { boxGallery } from './box-gallery.ts'
import { activityGallery, hotelGallery, stayGallery } from './galleries.ts'
import { kilometres } from '../geography/kilometres.ts'
import { isCarFree } from './car-free.ts'
import { type FacilityCode, themeCodes } from '../facts/codes.ts'
import { textsOf } from '../texts/index-by-locale.ts'
import { componentPlans } from '../texts/shared/component-plan.ts'
import { placePaths } from './place-paths.ts'
import { scenarios } from './scenarios.ts'
import { boats, canoes } from './waters.ts'
import { activities, boxes, gazetteer, hotelEntries } from '../samples/standard-catalogue.ts'

const stays = hotelEntries.flatMap((entry) => entry.stays.map((stay) => ({ stay, hotel: entry.hotel.facts })))

test('has the expected number of records', () => {
  expect(hotelEntries.length).toBeGreaterThanOrEqual(800)
  expect(stays.length).toBeGreaterThanOrEqual(3000)
  expect(activities.length).toBeGreaterThanOrEqual(250)
  expect(boxes).toHaveLength(30)
  expect(hotelEntries.reduce((sum, entry) => sum + entry.reviews.length, 0)).toBeGreaterThanOrEqual(12_000)
})

test('the same catalogue every time', () => {
  expect(catalogue(gazetteer, standardHotels)).toEqual({ hotelEntries, activities, boxes })
}, 120_000)

test('villages have no station, unless it is the only way there', () => {
  const invented = hotelEntries.filter(
    ({ hotel: { facts, place } }) => facts.environment !== 'city' && place.pop < 5_000 && facts.station && !isCarFree(facts.place),
  )
  expect(invented.map(({ hotel }) => hotel.facts.name)).toEqual([])
})

test('names of hotels are unique', () => {
  const names = hotelEntries.map((entry) => entry.hotel.facts.name)
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
})

test('no review praises what it complains of', () => {
  const contradictory = hotelEntries.flatMap(({ reviews }) =>
    reviews.filter(({ facts: { positives, negatives } }) => positives.includes('quiet') && negatives.includes('noise')),
  )
  expect(contradictory).toEqual([])
})

test('a box has at least ten stays to choose from', () => {
  expect(boxes.filter(({ facts: { choice } }) => choice < 10)).toEqual([])
})

test('hotels are near their place', () => {
  for (const { hotel } of hotelEntries) expect(kilometres(hotel.facts, hotel.place)).toBeLessThan(3)
})

test('three to six stays per hotel, each with an activity', () => {
  for (const entry of hotelEntries) {
    expect(entry.stays.length).toBeGreaterThanOrEqual(3)
    expect(entry.stays.length).toBeLessThanOrEqual(6)
  }
  for (const { stay } of stays) expect(stay.facts.components.length).toBeGreaterThan(0)
})

test('a stay includes only what its hotel has', () => {
  for (const { stay, hotel } of stays) {
    if (stay.facts.components.includes('spa-access')) expect(hotel.facilities).toContain('spa')
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

/** Scenes that promise what only some stays include. */
const outings = { balloons: 'balloon', 'horse-ride': 'horse-ride', 'treetop-park': 'treetop', 'canoe-gorge': 'canoe' }

test('no gallery shows a building of another kind: no manor for a barn, no treehouse for a hotel of stone', () => {
  const foreign = (hotel: (typeof stays)[number]['hotel']) => {
    if (hotel.type === 'farmhouse')
      return /^(chateau-moat|country-manor|town-hotel|patio|design-hotel|lake-villa|loire-vineyard|treehouse)-/
    return hotel.type === 'treehouse' || hotel.type === 'lodge' ? /^(chateau-moat|country-manor|town-hotel|patio)-/ : /^treehouse-/
  }
  for (const { stay, hotel } of stays) {
    // What guests visit may be another building.
    const visited = stay.facts.components.flatMap((code) => componentScenes[code])
    const own = stayGallery(stay.facts, hotel).filter((id) => !visited.includes(compositionOf(id)))
    const wrong = [...own, ...hotelGallery(hotel)].filter((id) => foreign(hotel).test(id))
    expect(wrong.map((id) => `${hotel.id} ${hotel.type} ${id}`)).toEqual([])
  }
})

test('no gallery contradicts the text: no glass front of an old hotel, no lounge by the sea for a garden view', () => {
  for (const { stay, hotel } of stays) {
    const scenes = new Set([...stayGallery(stay.facts, hotel), ...hotelGallery(hotel)].map(compositionOf))
    if (hotel.built < 1960) expect([hotel.id, scenes.has('design-hotel')]).toEqual([hotel.id, false])
    for (const [scene, component] of Object.entries(outings)) if (scenes.has(scene)) expect(stay.facts.components).toContain(component)
    const own = stayGallery(stay.facts, hotel).map(compositionOf)
    const seesFar = ['sea', 'lake', 'mountain'].includes(hotel.rooms[stay.facts.room]?.view ?? '')
    if (!seesFar) expect([stay.facts.id, own.includes('suite-view')]).toEqual([stay.facts.id, false])
  }
})

test('every activity and every gift box has a picture', () => {
  for (const { facts } of activities) expect(activityGallery(facts).length).toBeGreaterThanOrEqual(1)
  for (const [rank, { facts }] of boxes.entries()) expect(boxGallery(facts, rank).length).toBeGreaterThanOrEqual(1)
})

const galleries = [
  ...stays.map(({ stay, hotel }) => ({ place: hotel.place, environment: hotel.environment, ids: stayGallery(stay.facts, hotel) })),
  ...hotelEntries.map(({ hotel: { facts } }) => ({ place: facts.place, environment: facts.environment, ids: hotelGallery(facts) })),
  ...activities.map(({ facts }) => ({ place: facts.place, environment: facts.environment, ids: activityGallery(facts) })),
]
const placesShowing = (scene: string) => {
  const places = galleries.filter(({ ids }) => ids.some((id) => compositionOf(id) === scene))
  expect(places.length).toBeGreaterThan(0)
  return places
}

test('the aqueduct behind the canoes is not in the Alps', () => {
  expect(
    placesShowing('canoe-gorge')
      .filter(({ place, environment }) => ['mountain', 'lake'].includes(environment) || place.region?.fr === 'Auvergne-Rhône-Alpes')
      .map(({ place }) => place.name.fr),
  ).toEqual([])
})

test('the lighthouse on its rocks is not on a coast of sand, the beach in the dunes not below cliffs', () => {
  const sandy = ['Le Touquet-Paris-Plage', 'Le Crotoy', 'Deauville', 'Houlgate', 'La Baule', 'Arcachon', 'Capbreton', 'Lanton']
  const rocks = placesShowing('lighthouse').map(({ place }) => place)
  expect(rocks.filter(({ cc, name }) => cc === 'BE' || cc === 'NL' || sandy.includes(name.fr)).map(({ name }) => name.fr)).toEqual([])
  const cliffs = ['Étretat', 'Biarritz', 'Saint-Jean-de-Luz', 'Pornic', 'Saint-Malo', 'Roscoff', 'Crozon', 'Cassis']
  expect(placesShowing('dunes-pavilion').filter(({ place }) => cliffs.includes(place.name.fr))).toEqual([])
})

test('vines and cypresses are neither in the mountains nor in forests, windmills of the polder not in hilly Limburg', () => {
  const above = placesShowing('vineyard-farm').filter(({ environment }) => ['mountain', 'forest', 'lake', 'seaside'].includes(environment))
  expect(above.map(({ place }) => place.name.fr)).toEqual([])
  expect(placesShowing('polder-windmills').filter(({ place }) => place.region?.fr === 'Limbourg néerlandais')).toEqual([])
})

test('a hotel shows no indoor pool and no bar that it does not have', () => {
  for (const { stay, hotel } of stays) {
    const scenes = [...stayGallery(stay.facts, hotel), ...hotelGallery(hotel)].map(compositionOf)
    const has = (...codes: readonly FacilityCode[]) => codes.some((code) => hotel.facilities.includes(code))
    if (!has('bar')) expect([hotel.id, scenes.includes('cocktail-bar')]).toEqual([hotel.id, false])
    if (!has('spa', 'indoor-pool')) expect([hotel.id, scenes.includes('spa-pool')]).toEqual([hotel.id, false])
  }
})

test('a gift box shows the sea or the mountains only where they are its theme', () => {
  const ofSea = /^(?:beach|brittany|cliff-village|dunes-pavilion|horse-ride|lighthouse|sea-hotel|white-village)-/
  const ofMountains = /^(?:dolomites|hot-tub|mountain-lodge|winter-chalets|sauna-day)/
  const foreign = boxes.flatMap(({ facts }, rank) =>
    boxGallery(facts, rank).filter(
      (id) => (facts.theme !== 'seaside' && ofSea.test(id)) || (facts.theme !== 'mountain' && ofMountains.test(id)),
    ),
  )
  expect(foreign).toEqual([])
})

test('a gift box of one country shows that country, and neighbours have different covers', () => {
  const byId = new Map(pictureSet.map((picture) => [picture.id, picture]))
  const ofBoxes = boxes.map(({ facts }, rank) => ({ facts, ids: boxGallery(facts, rank) }))
  for (const { facts, ids } of ofBoxes) {
    const foreign = ids.filter((id) => {
      const countries = byId.get(id)?.countries ?? []
      return facts.cc !== null && !countries.includes(facts.cc) && !countries.includes('any')
    })
    expect([facts.code, foreign]).toEqual([facts.code, []])
    // A card has a landscape on it.
    const cards = ids.filter((id) => id.startsWith('gift-card-') && byId.get(id)?.themes[0] !== pictureThemes[facts.theme])
    expect([facts.code, cards]).toEqual([facts.code, []])
  }
  const covers = ofBoxes.map(({ ids }) => ids[0])
  expect(covers.filter((cover, index) => cover === covers[index + 1])).toEqual([])
})

test('no two places share a path in a language', () => {
  const paths = [...placePaths(gazetteer).values()]
  for (const language of ['fr', 'es', 'nl', 'it'] as const) expect(new Set(paths.map((path) => path[language])).size).toBe(paths.length)
})

test('no place shares its path with a theme', () => {
  const themes = themeCodes.map((code) => textsOf('nl_NL').labels.theme[code].slug)
  expect(themes).toContain('bergen')
  const places = [...placePaths(gazetteer).values()].map(({ nl }) => nl)
  expect(places).toContain('bergen-stad')
  expect(places.filter((path) => themes.includes(path))).toEqual([])
})

test('every scenario has its stay, in every country', () => {
  const realtimes = new Map(stays.map(({ stay }) => [stay.facts.id, stay.realtime]))
  expect([...scenarios].filter(([id, fate]) => realtimes.get(id) !== fate)).toEqual([])
  expect(scenarios.size).toBe(9 * 5)
  const closed = hotelEntries.filter(({ hotel }) => !hotel.facts.active)
  expect(closed.map(({ hotel }) => hotel.facts.place.cc)).toEqual(['FR', 'ES', 'BE', 'NL', 'IT'])
  expect(closed.every((entry) => entry.stays.every((stay) => !stay.published))).toBe(true)
})

test('historic hotels are older than 1900', () => {
  const historic = hotelEntries.filter(({ hotel }) => hotel.facts.styles.includes('historic'))
  expect(historic.length).toBeGreaterThan(50)
  expect(historic.filter(({ hotel }) => hotel.facts.built >= 1900)).toEqual([])
})

test('no hotel of one or two stars is named a grand one', () => {
  const wrong = hotelEntries.filter(({ hotel: { facts } }) => /^(?:Le )?Gran/.test(facts.name) && facts.stars > 0 && facts.stars < 3)
  expect(wrong.map(({ hotel }) => hotel.facts.name)).toEqual([])
})

test('no large or luxurious hotel is named an inn', () => {
  const inn = /^(?:Le Petit Hôtel|Auberge|Hostal|Posada|Fonda|Locanda|Antica Locanda|Herberg|Logement) /
  const wrong = hotelEntries.filter(({ hotel: { facts } }) => inn.test(facts.name) && (facts.stars === 5 || facts.roomCount > 40))
  expect(wrong.map(({ hotel }) => hotel.facts.name)).toEqual([])
})

test('twin beds are in family rooms', () => {
  const twins = hotelEntries.flatMap(({ hotel }) => hotel.facts.rooms.filter((room) => room.bedding === 'twin'))
  expect(new Set(twins.map((room) => room.type))).toEqual(new Set(['family']))
})

test('only families have twin beds or a room made for families', () => {
  const rooms = stays.map(({ stay, hotel }) => ({ id: stay.facts.id, themes: stay.facts.themes, room: hotel.rooms[stay.facts.room] }))
  const others = rooms.filter(({ themes }) => !themes.includes('family'))
  expect(others.length).toBeGreaterThan(3000)
  const made = others.filter(({ room }) => room?.bedding === 'twin' || room?.type === 'family' || room?.type === 'family-cabin')
  expect(made.map(({ id }) => id)).toEqual([])
})

test('addresses are written as in their country: in Belgium the number is after the street', () => {
  const belgian = [...hotelEntries.map(({ hotel }) => hotel.facts), ...activities.map(({ facts }) => facts)].filter(
    ({ place }) => place.cc === 'BE',
  )
  expect(belgian.length).toBeGreaterThan(150)
  expect(belgian.map(({ street }) => street).filter((street) => !/^\p{Lu}.* \d+$/u.test(street))).toEqual([])
})

test('Venice has alleys, squares and quays, no streets for cars', () => {
  const venetian = [...hotelEntries.map(({ hotel }) => hotel.facts), ...activities.map(({ facts }) => facts)].filter(
    ({ place }) => place.name.it === 'Venezia',
  )
  expect(venetian.length).toBeGreaterThan(3)
  const known = /^(?:Calle|Campo|Campiello|Fondamenta|Rio Terà|Salizada|Ramo|Sotoportego) /
  expect(venetian.map(({ street }) => street).filter((street) => !known.test(street))).toEqual([])
})

test('a stay has one dinner at most, and one way into the spa', () => {
  for (const { stay } of stays) {
    const { components } = stay.facts
    expect(components.filter((code) => code.includes('dinner')).length).toBeLessThanOrEqual(1)
    expect(components.filter((code) => code === 'spa-access' || code === 'private-spa').length).toBeLessThanOrEqual(1)
  }
})

test('bookings are few, and within what reviews and rooms make likely', () => {
  for (const { hotel, reviews, stays: own } of hotelEntries)
    for (const { bookings } of own) expect(bookings).toBeLessThanOrEqual(Math.min(reviews.length * 6, hotel.facts.roomCount * 2.5))
  const counts = stays.map(({ stay }) => stay.bookings).toSorted((a, b) => b - a)
  expect(new Set(counts.slice(0, 5)).size).toBe(5)
  expect(counts.filter((bookings) => bookings > 20).length).toBeLessThan(stays.length / 50)
})

test('a cabin in a tree has no lift and no step-free way in', () => {
  const treehouses = hotelEntries.map(({ hotel }) => hotel.facts).filter(({ type }) => type === 'treehouse')
  expect(treehouses.length).toBeGreaterThan(10)
  expect(treehouses.flatMap(({ facilities }) => facilities).filter((code) => code === 'lift' || code === 'accessible')).toEqual([])
})

test('a centre carries the name of its town as its language joins the two', () => {
  expect(centerName('fr', 'L’École de voile de', 'Le Touquet-Paris-Plage')).toBe('L’École de voile du Touquet-Paris-Plage')
  expect(centerName('fr', 'Les Écuries de', 'Étretat')).toBe('Les Écuries d’Étretat')
  expect(centerName('fr', 'Les Écuries de', 'Laval')).toBe('Les Écuries de Laval')
  expect(centerName('es', 'El Club Náutico de', 'Alicante')).toBe('El Club Náutico de Alicante')
  expect(centerName('es', 'Guías de', 'Puerto de Navacerrada')).toBe('Guías del Puerto de Navacerrada')
  expect(centerName('nl', 'Manege', 'Brugge')).toBe('Manege Brugge')
  expect(centerName('fr', 'Les Bains de Jade', 'Nantes')).toBe('Les Bains de Jade')
})

test('a private spa is for two', () => {
  for (const { facts } of activities) if (facts.component === 'private-spa') expect(facts.adults).toEqual({ min: 2, max: 2 })
})

test('an escape game is for a team, and what families do for more than two', () => {
  const games = activities.map(({ facts }) => facts).filter(({ component }) => ['escape-game', 'karting', 'treetop'].includes(component))
  expect(games.length).toBeGreaterThan(10)
  const tooFew = games.filter(({ component, adults }) => adults.max < 4 || (component === 'escape-game' && adults.min < 2))
  expect(tooFew.map(({ id }) => id)).toEqual([])
})

test('there is no kart track in the streets of a metropolis', () => {
  const towns = new Set(activities.filter(({ facts }) => facts.component === 'karting').map(({ place }) => place.name))
  expect(['Paris', 'Lyon', 'Marseille', 'Bruxelles', 'Amsterdam', 'Madrid', 'Roma'].filter((town) => towns.has(town))).toEqual([])
})

test('a gift box is for two adults: it has no stays for families', () => {
  expect(boxes.map(({ facts }) => facts.theme)).not.toContain('family')
})

test('karting takes as long without a night as in a stay', () => {
  const races = activities.map(({ facts }) => facts).filter(({ component }) => component === 'karting')
  expect(new Set(races.map(({ minutes }) => minutes))).toEqual(new Set([componentPlans.karting.minutes]))
})

test.each([
  ['boat-trip', boats],
  ['canoe', canoes],
] as const)('a %s is where there is water', (code, flows) => {
  const offered = [
    ...activities.filter(({ facts }) => facts.component === code).map(({ facts }) => facts),
    ...stays.filter(({ stay }) => stay.facts.components.includes(code)).map(({ hotel }) => hotel),
  ]
  expect(offered.length).toBeGreaterThan(10)
  expect(offered.filter((ground) => !flows(ground)).map(({ place }) => place.name.fr)).toEqual([])
  // Hill villages, ski resorts and towns on dry ground.
  const dry = new Set(['Gordes', 'Les Baux-de-Provence', 'Megève', 'Selva di Val Gardena', 'Ede', 'Apeldoorn', 'Otterlo', 'Tilburg'])
  expect(offered.filter(({ place }) => dry.has(place.name.fr)).map(({ place }) => place.name.fr)).toEqual([])
})

test('an activity is open to no younger guests than in a stay', () => {
  const younger = activities.filter(({ facts }) => facts.minAge < (componentPlans[facts.component].minAge ?? 0))
  expect(younger.map(({ facts }) => `${facts.id} ${facts.component} ${facts.minAge}`)).toEqual([])
})
