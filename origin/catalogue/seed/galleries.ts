import type { FacilityCode } from '../facts/codes.ts'
import { componentPicture, picturesOf, pictureSet, suits, type SetPicture } from '../pictures/picture-set.ts'
import { type Ground, isInSight } from '../pictures/scene-grounds.ts'
import type { ActivityFacts, HotelFacts, StayFacts } from '../facts/facts.ts'
import { Gallery } from './gallery.ts'
import { seededRandom, type Random } from './random.ts'

/** What is seen around a hotel. Scenes of what guests do are shown for the stays that include it. */
const viewScenes: Readonly<Record<HotelFacts['environment'], readonly string[]>> = {
  city: ['paris', 'seville', 'belfry-square', 'canal-houses', 'florence', 'venice', 'tuscan-town'],
  seaside: ['beach', 'lighthouse', 'brittany', 'dunes-pavilion', 'white-village', 'cliff-village'],
  countryside: ['ardennes-river', 'loire-vineyard', 'lavender-farm', 'polder-windmills', 'tulip-fields', 'tuscan-town', 'vineyard-farm'],
  mountain: ['winter-chalets', 'alp-lake', 'dolomites'],
  lake: ['lake-villa', 'alp-lake', 'polder-windmills', 'canal-houses'],
  forest: ['ardennes-river', 'tuscan-town'],
  vineyard: ['vineyard-farm', 'loire-vineyard', 'tuscan-town'],
}

/** What guests do by themselves there, where the set has no view. */
const outingScenes: Readonly<Record<HotelFacts['environment'], readonly string[]>> = {
  city: ['bistro', 'museum'],
  seaside: ['sailing'],
  countryside: ['bikes', 'picnic'],
  mountain: ['picnic'],
  lake: ['sailing', 'bikes', 'picnic'],
  forest: ['bikes', 'picnic'],
  vineyard: ['bikes', 'picnic'],
}

/** Scenes of a hotel's facilities. */
const facilityScenes: readonly (readonly [FacilityCode, readonly string[]])[] = [
  ['spa', ['spa-pool', 'massage-room', 'spa-stones']],
  ['indoor-pool', ['pool-falls', 'spa-pool']],
  ['hot-tub', ['hot-tub']],
  ['hammam', ['hammam']],
  ['sauna', ['sauna']],
  ['restaurant', ['main-plate', 'fish-plate', 'dessert-plate', 'dinner-terrace', 'bistro']],
  ['bar', ['cocktail-bar']],
]

/** First year of fronts like that of `design-hotel`, all glass. */
const glassSince = 1960

/** Fronts of a hotel, the likeliest first; none where the set has no building of its kind, such as a barn of the north. */
function frontScenes(hotel: HotelFacts): readonly string[] {
  const { type, environment, styles, built } = hotel
  const glass = styles.includes('design') && built >= glassSince
  if (type === 'treehouse' || (type === 'lodge' && environment === 'forest')) return ['treehouse']
  if (type === 'farmhouse') return ['vineyard-farm', 'lavender-farm']
  if (environment === 'mountain') return type === 'lodge' ? ['mountain-lodge', 'treehouse'] : ['mountain-lodge', 'town-hotel']
  if (environment === 'seaside') return glass ? ['design-hotel', 'sea-hotel', 'town-hotel'] : ['sea-hotel', 'town-hotel']
  if (type === 'chateau') return ['chateau-moat', 'country-manor', 'patio', 'lake-villa', 'detail-villa', 'town-hotel']
  if (glass) return ['design-hotel', 'town-hotel']
  if (environment === 'city') return ['town-hotel', 'patio']
  return ['country-manor', 'patio', 'lake-villa', 'town-hotel']
}

function oneOf(pool: readonly SetPicture[], random: Random): string | undefined {
  return pool.length === 0 ? undefined : random.pick(pool).id
}

/** Where a hotel is, and what its rooms, or one of them, look at. */
const groundOf = (hotel: HotelFacts, rooms = hotel.rooms): Ground => ({
  place: hotel.place,
  environment: hotel.environment,
  facilities: hotel.facilities,
  views: rooms.map(({ view }) => view),
})

const scenesAt = (scenes: readonly string[], hotel: HotelFacts, gallery: Gallery): SetPicture[] =>
  picturesOf(scenes, groundOf(hotel)).filter((picture) => !gallery.has(picture))

/** Landscapes with a building that could be the hotel. */
const isFront: ReadonlySet<string> = new Set(['lake-villa', 'vineyard-farm', 'lavender-farm'])

function frontOf(hotel: HotelFacts, random: Random): string | undefined {
  const scenes = frontScenes(hotel)
  const tried = hotel.place.cc === 'ES' && random.percent(50) ? scenes.toReversed() : scenes
  for (const scene of tried) {
    const pool = scenesAt([scene], hotel, new Gallery()).filter((picture) => picture.kind === 'facade' || isFront.has(picture.scene))
    if (pool.length > 0) return oneOf(pool, random)
  }
  return undefined
}

function viewOf(hotel: HotelFacts, gallery: Gallery, random: Random): string | undefined {
  const { environment, type } = hotel
  // The château behind the vines would be taken for the hotel.
  const views = viewScenes[environment].filter((scene) => type === 'chateau' || scene !== 'loire-vineyard')
  return oneOf(scenesAt(views, hotel, gallery), random) ?? oneOf(scenesAt(outingScenes[environment], hotel, gallery), random)
}

function ofKind(kind: string, ground: Ground, gallery: Gallery, random: Random, close = false): string | undefined {
  return oneOf(
    pictureSet.filter((picture) => picture.kind === kind && picture.close === close && suits(picture, ground) && !gallery.has(picture)),
    random,
  )
}

/** Pictures below which details of rooms are added. */
const fewPictures = 6

function addDetails(gallery: Gallery, ground: Ground, random: Random): void {
  for (const kind of ['room', 'bathroom']) if (gallery.ids.length < fewPictures) gallery.add(ofKind(kind, ground, gallery, random, true))
}

/** Galleries of hotels, which those of their stays add to. */
const made = new WeakMap<HotelFacts, readonly string[]>()

export function hotelGallery(hotel: HotelFacts): readonly string[] {
  const gallery = made.get(hotel) ?? newGallery(hotel)
  made.set(hotel, gallery)
  return gallery
}

function newGallery(hotel: HotelFacts): readonly string[] {
  const random = seededRandom('gallery', hotel.id)
  const gallery = new Gallery()
  gallery.add(frontOf(hotel, random))
  const ground = groundOf(hotel)
  gallery.add(ofKind('room', ground, gallery, random))
  gallery.add(viewOf(hotel, gallery, random))
  for (const [facility, scenes] of facilityScenes) {
    if (hotel.facilities.includes(facility) && gallery.ids.length < 7) gallery.add(oneOf(scenesAt(scenes, hotel, gallery), random))
  }
  gallery.add(ofKind('bathroom', ground, gallery, random))
  gallery.add(ofKind('room', ground, gallery, random))
  gallery.add(oneOf(scenesAt(['breakfast'], hotel, gallery), random))
  if (gallery.ids.length < 8) gallery.add(viewOf(hotel, gallery, random))
  addDetails(gallery, ground, random)
  return gallery.ids
}

export function stayGallery(stay: StayFacts, hotel: HotelFacts): string[] {
  const random = seededRandom('stay-gallery', stay.id)
  const gallery = new Gallery()
  const [theme] = stay.themes
  const room = hotel.rooms[stay.room]
  const ground = groundOf(hotel, room ? [room] : [])
  const promised = stay.components.map((code) => componentPicture(code, ground, random.between(0, 9)))
  const leads = [promised[0], viewOf(hotel, gallery, random), frontOf(hotel, random)]
  // Wellness and food show their content first, others as often the place.
  const order =
    theme === 'wellness' || theme === 'gastronomy'
      ? random.weighted([
          [[0, 2, 1], 60],
          [[2, 0, 1], 25],
          [[1, 0, 2], 15],
        ])
      : random.weighted([
          [[1, 0, 2], 40],
          [[2, 0, 1], 40],
          [[0, 1, 2], 20],
        ])
  for (const lead of order) gallery.add(leads[lead])
  for (const picture of promised.slice(1)) gallery.add(picture)
  gallery.add(ofKind('room', ground, gallery, random))
  if (stay.breakfast) gallery.add(oneOf(scenesAt(['breakfast'], hotel, gallery), random))
  gallery.add(ofKind('bathroom', ground, gallery, random))
  // Another room's view contradicts the stay's own room.
  const others = hotelGallery(hotel).filter((id) => isInSight(id, ground))
  for (const picture of others) if (gallery.ids.length < 9) gallery.add(picture)
  addDetails(gallery, ground, random)
  return gallery.ids
}

/** An activity: what it is, then the landscape it is in. */
export function activityGallery({ id, component, place, environment }: ActivityFacts): string[] {
  const random = seededRandom('activity-gallery', id)
  const gallery = new Gallery()
  const ground = { place, environment }
  gallery.add(componentPicture(component, ground, random.between(0, 9)))
  const pool = pictureSet.filter(
    (picture) =>
      viewScenes[environment].includes(picture.scene) && isView(picture) && suits(picture, ground) && picture.countries.includes(place.cc),
  )
  for (const picture of random.sample(pool, 3)) gallery.add(picture.id)
  return gallery.ids
}

const isView = ({ kind, close }: SetPicture): boolean => !close && ['landscape', 'city'].includes(kind)
