import { fitsCountry, pictureSet, componentPicture, type SetPicture } from '../catalogue/picture-set.ts'
import { compositionOf } from '../content/picture.ts'
import type { ThemeCode } from '../catalogue/codes.ts'
import type { ActivityFacts, BoxFacts, HotelFacts, StayFacts } from '../catalogue/facts.ts'
import { chance, type Chance } from './chance.ts'

/** A gallery that never shows one scene in two lights. */
class Gallery {
  readonly #scenes = new Set<string>()
  readonly ids: string[] = []

  add(id: string | undefined): void {
    if (id === undefined || this.#scenes.has(compositionOf(id))) return
    this.#scenes.add(compositionOf(id))
    this.ids.push(id)
  }

  has(picture: SetPicture): boolean {
    return this.#scenes.has(picture.scene)
  }
}

const pictureThemes: Partial<Record<ThemeCode | HotelFacts['environment'], string>> = {
  wellness: 'wellness',
  romantic: 'romantic',
  gastronomy: 'gastronomy',
  family: 'family',
  city: 'city',
  seaside: 'sea',
  mountain: 'mountain',
  countryside: 'countryside',
  unusual: 'countryside',
  culture: 'city',
  lake: 'romantic',
  forest: 'countryside',
  vineyard: 'gastronomy',
}

/** Scenes of landscapes and towns that suit an environment, for those whose picture themes do not say enough. */
const viewScenes: Readonly<Record<HotelFacts['environment'], readonly string[]>> = {
  city: ['paris', 'seville', 'belfry-square', 'canal-houses', 'florence'],
  seaside: ['beach', 'lighthouse', 'brittany', 'dunes-pavilion', 'white-village', 'cliff-village'],
  countryside: ['ardennes-river', 'loire-vineyard', 'lavender-farm', 'polder-windmills', 'tulip-fields', 'tuscan-town', 'vineyard-farm'],
  mountain: ['winter-chalets', 'alp-lake', 'dolomites'],
  lake: ['lake-villa', 'alp-lake', 'polder-windmills', 'ardennes-river'],
  forest: ['ardennes-river', 'treetop-park', 'bikes', 'canoe-gorge', 'tuscan-town'],
  vineyard: ['vineyard-farm', 'loire-vineyard', 'tuscan-town', 'wine-cellar'],
}
const venice = 'venice'

/** Fronts by what the house is; the first that fits the country. */
function frontScenes(hotel: HotelFacts): readonly string[] {
  const { type, environment, styles } = hotel
  if (type === 'treehouse' || (type === 'lodge' && environment === 'forest')) return ['treehouse']
  if (environment === 'mountain') return ['mountain-lodge', 'treehouse']
  if (environment === 'seaside') return ['sea-hotel', 'town-hotel']
  if (type === 'chateau') return ['chateau-moat', 'country-manor', 'patio', 'lake-villa', 'town-hotel']
  if (styles.includes('design')) return ['design-hotel']
  if (environment === 'city') return ['town-hotel', 'patio', 'design-hotel']
  return ['country-manor', 'patio', 'lake-villa', 'town-hotel']
}

function oneOf(pool: readonly SetPicture[], luck: Chance): string | undefined {
  return pool.length === 0 ? undefined : luck.pick(pool).id
}

function frontOf(hotel: HotelFacts, luck: Chance): string | undefined {
  const cc = hotel.place.cc
  const scenes = frontScenes(hotel)
  for (const scene of cc === 'ES' && luck.percent(50) ? scenes.toReversed() : scenes) {
    const pool = pictureSet.filter(
      (picture) =>
        picture.scene === scene &&
        (picture.kind === 'facade' || picture.scene === 'lake-villa') &&
        picture.kind !== 'hero' &&
        fitsCountry(picture, cc),
    )
    if (pool.length > 0) return oneOf(pool, luck)
  }
  return oneOf(
    pictureSet.filter((picture) => picture.scene === 'town-hotel'),
    luck,
  )
}

function viewOf(hotel: HotelFacts, gallery: Gallery, luck: Chance): string | undefined {
  const cc = hotel.place.cc
  const scenes = hotel.place.name.it === 'Venezia' ? [venice] : viewScenes[hotel.environment]
  const pool = pictureSet.filter(
    (picture) =>
      scenes.includes(picture.scene) && picture.kind !== 'hero' && !picture.close && fitsCountry(picture, cc) && !gallery.has(picture),
  )
  return oneOf(pool, luck)
}

function ofKind(kind: string, hotel: HotelFacts, gallery: Gallery, luck: Chance, close = false): string | undefined {
  const pool = pictureSet.filter(
    (picture) => picture.kind === kind && picture.close === close && fitsCountry(picture, hotel.place.cc) && !gallery.has(picture),
  )
  return oneOf(pool, luck)
}

/** The pictures of a house: its front, a room, a bathroom, what it has, where it stands. */
export function hotelGallery(hotel: HotelFacts): string[] {
  const luck = chance('gallery', hotel.id)
  const gallery = new Gallery()
  const wet = hotel.facilities.some(
    (code) => code === 'spa' || code === 'indoor-pool' || code === 'hammam' || code === 'sauna' || code === 'hot-tub',
  )
  gallery.add(frontOf(hotel, luck))
  gallery.add(ofKind('room', hotel, gallery, luck))
  gallery.add(viewOf(hotel, gallery, luck))
  if (wet) gallery.add(ofKind('spa', hotel, gallery, luck))
  gallery.add(ofKind('food', hotel, gallery, luck))
  gallery.add(ofKind('bathroom', hotel, gallery, luck))
  if (hotel.facilities.includes('restaurant')) gallery.add(ofKind('food', hotel, gallery, luck))
  gallery.add(ofKind('room', hotel, gallery, luck))
  gallery.add(ofKind('food', hotel, gallery, luck, true))
  gallery.add(viewOf(hotel, gallery, luck))
  return gallery.ids
}

/** The pictures of a stay: what it promises, then the house. */
export function stayGallery(stay: StayFacts, hotel: HotelFacts): string[] {
  const luck = chance('stay-gallery', stay.id)
  const gallery = new Gallery()
  const cc = hotel.place.cc
  const [theme] = stay.themes
  const promised = stay.components.map((code) => componentPicture(code, cc, luck.between(0, 9)))
  const leads = [promised[0], viewOf(hotel, gallery, luck), frontOf(hotel, luck)]
  // Wellness and food are sold by what is promised, the rest as often by where it is.
  const order =
    theme === 'wellness' || theme === 'gastronomy'
      ? luck.weighted([
          [[0, 2, 1], 60],
          [[2, 0, 1], 25],
          [[1, 0, 2], 15],
        ])
      : luck.weighted([
          [[1, 0, 2], 40],
          [[2, 0, 1], 40],
          [[0, 1, 2], 20],
        ])
  for (const lead of order) gallery.add(leads[lead])
  gallery.add(ofKind('room', hotel, gallery, luck))
  for (const picture of promised.slice(1)) gallery.add(picture)
  if (stay.breakfast) gallery.add(luck.pick(['breakfast-day', 'breakfast-golden', 'breakfast-dawn']))
  gallery.add(ofKind('bathroom', hotel, gallery, luck))
  const themed = pictureSet.filter((picture) => {
    const wanted = pictureThemes[theme ?? 'romantic']
    return (
      wanted !== undefined &&
      picture.themes.includes(wanted) &&
      ['landscape', 'food', 'spa', 'city'].includes(picture.kind) &&
      fitsCountry(picture, cc) &&
      !gallery.has(picture)
    )
  })
  if (hotel.facilities.includes('spa') || theme !== 'wellness')
    gallery.add(
      oneOf(
        themed.filter((picture) => picture.kind !== 'spa' || hotel.facilities.includes('spa')),
        luck,
      ),
    )
  for (const picture of hotelGallery(hotel)) if (gallery.ids.length < 9) gallery.add(picture)
  return gallery.ids
}

export function activityGallery(activity: ActivityFacts): string[] {
  const luck = chance('activity-gallery', activity.id)
  const gallery = new Gallery()
  const cc = activity.place.cc
  gallery.add(componentPicture(activity.component, cc, luck.between(0, 9)))
  const pool = pictureSet.filter(
    (picture) => ['activity', 'landscape', 'city'].includes(picture.kind) && fitsCountry(picture, cc) && picture.countries.includes(cc),
  )
  for (const picture of luck.sample(pool, 4)) gallery.add(picture.id)
  return gallery.ids
}

const giftPictures = pictureSet.filter((picture) => picture.kind === 'gift' && !picture.close)

/** A gift box: its cover, then what is inside. Neighbours in the range have different covers. */
export function boxGallery(box: BoxFacts, rank: number): string[] {
  const luck = chance('box', box.code)
  const gallery = new Gallery()
  const wanted = pictureThemes[box.theme] ?? 'romantic'
  const inside = pictureSet.filter(
    (picture) =>
      picture.themes.includes(wanted) &&
      picture.kind !== 'gift' &&
      picture.kind !== 'hero' &&
      !picture.close &&
      (box.cc === null || fitsCountry(picture, box.cc)),
  )
  gallery.add(giftPictures[rank % giftPictures.length]?.id)
  for (const code of box.components) gallery.add(componentPicture(code, box.cc ?? 'FR', luck.between(0, 9)))
  for (const picture of luck.sample(inside, 4)) gallery.add(picture.id)
  return gallery.ids
}
