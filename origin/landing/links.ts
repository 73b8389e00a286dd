import type { D1Database } from '@cloudflare/workers-types'
import type { Landing } from '../../src/contract/landing.ts'
import type { Market } from '../../src/market/markets.ts'
import { themes } from '../catalogue/codes.ts'
import { findPlaces, type Place } from '../geo/places.ts'
import type { Texts } from '../texts/texts.ts'
import { countryFirst, inside, kindsOf, near, placesWithOffers, themesAt, type Counted } from './counts.ts'
import { pathOf, type Named } from './path.ts'
import { themeOf } from './themes.ts'

type Db = Pick<D1Database, 'prepare'>
type Section = Landing['links'][number]

const mostCities = 16
const mostOthers = 12

/** Suggestion links by section, each with the number of results of its page. */
export async function suggestionLinks(db: Db, what: Named, market: Market, texts: Texts): Promise<Section[]> {
  const { sections } = texts.landing
  const { place, theme } = what
  const id = theme && themes[theme]
  const found = (kinds: Parameters<typeof placesWithOffers>[1], list: 'inside' | 'near', limit: number): Promise<Counted[]> => {
    if (!place) return placesWithOffers(db, kinds, [], id, limit, countryFirst(market.country))
    if (list === 'inside') return placesWithOffers(db, kinds, inside(place), id, limit)
    const { conditions, order } = near(place)
    return placesWithOffers(db, kinds, conditions, id, limit, order)
  }
  const nothing: Promise<Counted[]> = Promise.resolve([])
  const wide = !place || place.kind === 'country'
  const narrow = place !== undefined && place.reach !== null && place.kind !== 'touristic_area'
  const [cities, regions, areas, nearby, ownThemes] = await Promise.all([
    narrow ? nothing : found(kindsOf.cities, 'inside', mostCities),
    wide ? found(kindsOf.regions, 'inside', mostOthers) : nothing,
    narrow ? nothing : found(kindsOf.areas, 'inside', mostOthers),
    !place || place.kind === 'country' ? nothing : found(nearKinds(place), 'near', mostOthers),
    themesAt(db, place?.id ?? 0),
  ])
  return [
    await placeSection(db, sections.cities, cities, what, market, texts),
    await placeSection(db, sections.areas, areas, what, market, texts),
    await placeSection(db, sections.regions, regions, what, market, texts),
    await placeSection(db, sections.nearby, nearby, what, market, texts),
    themeSection(sections.themes, ownThemes, what, market, texts),
  ].filter((section) => section.links.length > 0)
}

function nearKinds(place: Place): readonly Place['kind'][] {
  switch (place.kind) {
    case 'region':
      return kindsOf.regions
    case 'department':
      return kindsOf.departments
    case 'touristic_area':
      return kindsOf.areas
    default:
      return [...kindsOf.cities, ...kindsOf.areas]
  }
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
  const counts = new Map(counted.map((one) => [one.id, one.count]))
  return {
    title,
    links: places.map((place) => ({
      label: texts.place.name(place.facts),
      path: pathOf({ place, ...(theme ? { theme } : {}) }, market),
      count: counts.get(place.id) ?? 0,
    })),
  }
}

function themeSection(title: string, counted: readonly Counted[], { place, theme: own }: Named, market: Market, texts: Texts): Section {
  const links = counted.flatMap(({ id, count }) => {
    const theme = themeOf(id)
    if (!theme || theme === own) return []
    return [{ label: texts.labels.theme[theme].label, path: pathOf({ theme, ...(place ? { place } : {}) }, market), count }]
  })
  return { title, links }
}
