import type { D1Database } from '@cloudflare/workers-types'
import { type Texts, themes } from '@escale/catalogue'
import type { Landing } from '../../src/contract/landing.ts'
import type { Market } from '../../src/market/markets.ts'
import { findPlaces, type Place } from '../geo/places.ts'
import { countryFirst, inside, kindsOf, neighboursWithOffers, placesWithOffers, themesAt, type Counted } from './counts.ts'
import { pathOf, type Named } from './path.ts'
import { themeOf } from './themes.ts'

type Db = Pick<D1Database, 'prepare'>
type Section = Landing['links'][number]

/** What a page links to of one kind of place: those inside its own place, or those nearby. */
interface PlaceLinks {
  readonly title: keyof Texts['landing']['sections']
  readonly kinds: readonly Place['kind'][]
  readonly list: 'inside' | 'near'
  /** In kilometres; by default, as far as neighbours are. */
  readonly reach?: number
  readonly limit: number
}

const { cities, regions, departments, areas, sights } = kindsOf
/** No region has so many places, so every indexed place is linked from the one around it (record 31). */
const every = 100

const everywhere: readonly PlaceLinks[] = [
  { title: 'cities', kinds: cities, list: 'inside', limit: 16 },
  { title: 'areas', kinds: areas, list: 'inside', limit: 12 },
  { title: 'regions', kinds: ['country', ...regions], list: 'inside', limit: 30 },
]
const inTown: readonly PlaceLinks[] = [
  { title: 'sightsNear', kinds: sights, list: 'near', reach: 40, limit: 8 },
  { title: 'nearby', kinds: [...cities, ...areas], list: 'near', limit: 12 },
]

const ofKind: Readonly<Record<Place['kind'], readonly PlaceLinks[]>> = {
  country: [
    { title: 'cities', kinds: cities, list: 'inside', limit: 16 },
    { title: 'areas', kinds: areas, list: 'inside', limit: 12 },
    { title: 'regions', kinds: regions, list: 'inside', limit: every },
  ],
  region: [
    { title: 'cities', kinds: cities, list: 'inside', limit: every },
    { title: 'areas', kinds: areas, list: 'inside', limit: every },
    { title: 'departments', kinds: departments, list: 'inside', limit: every },
    { title: 'sights', kinds: sights, list: 'inside', limit: every },
  ],
  department: [
    { title: 'cities', kinds: cities, list: 'inside', limit: 30 },
    { title: 'areas', kinds: areas, list: 'inside', limit: 12 },
    { title: 'sights', kinds: sights, list: 'inside', limit: 12 },
    { title: 'nearby', kinds: departments, list: 'near', limit: 12 },
  ],
  touristic_area: [
    { title: 'cities', kinds: cities, list: 'inside', limit: 16 },
    { title: 'sights', kinds: sights, list: 'inside', limit: 12 },
    { title: 'nearby', kinds: areas, list: 'near', limit: 12 },
  ],
  city: inTown,
  sea_resort: inTown,
  ski_resort: inTown,
  poi: inTown,
}

const titleOf = ({ title }: PlaceLinks, place: Place | undefined): PlaceLinks['title'] =>
  title === 'departments' && place?.facts.cc !== 'FR' ? 'provinces' : title

/** Each link has the number of results of its page, to book and to give. */
export async function suggestionLinks(db: Db, what: Named, market: Market, texts: Texts): Promise<Section[]> {
  const { place, theme } = what
  const id = theme && themes[theme]
  const found = ({ kinds, list, limit, reach }: PlaceLinks): Promise<Counted[]> => {
    if (!place) return placesWithOffers(db, kinds, [], id, limit, countryFirst(market.country))
    if (list === 'inside') return placesWithOffers(db, kinds, inside(place), id, limit)
    return neighboursWithOffers(db, place, kinds, id, limit, reach)
  }
  const sections = await Promise.all(
    (place ? ofKind[place.kind] : everywhere).map(async (links) =>
      placeSection(db, texts.landing.sections[titleOf(links, place)], await found(links), what, market, texts),
    ),
  )
  const ownThemes = await themesAt(db, place?.id ?? 0)
  return [...sections, themeSection(texts.landing.sections.themes, ownThemes, what, market, texts)].filter(({ links }) => links.length > 0)
}

async function placeSection(
  db: Db,
  title: string,
  counted: readonly Counted[],
  { theme }: Named,
  market: Market,
  texts: Texts,
): Promise<Section> {
  const places = await findPlaces(
    db,
    counted.map((one) => one.id),
  )
  const counts = new Map(counted.map(({ id, count, giftCount }) => [id, { count, giftCount }]))
  return {
    title,
    links: places.map((place) => ({
      label: texts.place.name(place.facts),
      path: pathOf({ place, ...(theme ? { theme } : {}) }, market),
      ...(counts.get(place.id) ?? { count: 0, giftCount: 0 }),
    })),
  }
}

function themeSection(title: string, counted: readonly Counted[], { place, theme: own }: Named, market: Market, texts: Texts): Section {
  const links = counted.flatMap(({ id, ...counts }) => {
    const theme = themeOf(id)
    if (!theme || theme === own) return []
    return [{ label: texts.labels.theme[theme].label, path: pathOf({ theme, ...(place ? { place } : {}) }, market), ...counts }]
  })
  return { title, links }
}
