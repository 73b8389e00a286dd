import type { D1Database } from '@cloudflare/workers-types'
import { pictureOf, type Texts, themes } from '@escale/catalogue'
import type { Landing } from '../../src/contract/landing.ts'
import { SearchQuery } from '../../src/contract/search-query.ts'
import type { Market } from '../../src/market/markets.ts'
import * as v from 'valibot'
import { sitePath } from '../http/site-paths.ts'
import type { Now } from '../clock/now.ts'
import { row, sql } from '../database/sql.ts'
import { ancestors, destinationKindOf, findPlaces, type Place } from '../geo/places.ts'
import { candidates, withClauses } from '../search/candidates.ts'
import { extentOf } from '../search/scope.ts'
import { hasNeighbours, isTown, listingOf, townsWithMostHotels } from './counts.ts'
import { headerPicture } from './header-picture.ts'
import { suggestionLinks } from './links.ts'
import { alternatesOf, pathOf, type Named } from './path.ts'

type Db = Pick<D1Database, 'prepare'>

const namedPlaces = 6

export async function landingOf(db: Db, what: Named, market: Market, now: Now, texts: Texts): Promise<Landing> {
  const { place, theme } = what
  const themeId = theme && themes[theme]
  const [sold, towns, links, above, listed, around] = await Promise.all([
    soldIn(db, what, market, now),
    place && isTown(place) ? [] : townsWithMostHotels(db, place, market.country, themeId, namedPlaces),
    suggestionLinks(db, what, market, texts),
    place ? findPlaces(db, ancestors(place)) : [],
    listingOf(db, place?.id ?? 0, themeId),
    place && isTown(place) ? hasNeighbours(db, place, themeId) : false,
  ])
  const places = await findPlaces(
    db,
    towns.map((town) => town.id),
  )
  const text = texts.landing.text({
    place: place?.facts,
    around,
    theme,
    stays: sold.stays,
    hotels: sold.hotels,
    fromPrice: sold.low ?? undefined,
    places: places.map((town) => town.facts),
  })
  const path = sitePath(market, 'stays', pathOf(what, market))
  return {
    ...(place ? { destination: destinationOf(place, around, texts) } : {}),
    ...(theme ? { theme: { id: themes[theme], label: texts.labels.theme[theme].label } } : {}),
    title: text.title,
    subtitle: text.subtitle,
    image: pictureOf(headerPicture(place, theme, market.country), market.language),
    breadcrumb: breadcrumbOf(what, above, market, texts),
    count: sold.hotels,
    giftCount: listed.giftCount,
    links,
    pageModel: {
      pageTitle: text.pageTitle,
      metaDescription: text.metaDescription,
      metaRobots: listed.indexable ? 'index,follow' : 'noindex,follow',
      canonicalUrl: path,
      alternateUrls: alternatesOf(what),
      serpSeoLargeContent: text.seo,
    },
  }
}

async function soldIn(
  db: Db,
  { place, theme }: Named,
  market: Market,
  now: Now,
): Promise<{ stays: number; hotels: number; low: number | null }> {
  const query = v.parse(SearchQuery, { locale: market.locale, ...(theme ? { theme: themes[theme] } : {}) })
  const scope = { conditions: place ? [extentOf(place)] : [] }
  const { clauses, rows: found } = candidates({ query, scope, now })
  const counted = await row<{ stays: number; hotels: number; low: number | null }>(
    db,
    withClauses(clauses, sql`SELECT COUNT(*) AS stays, COUNT(DISTINCT hotel_id) AS hotels, MIN(price) AS low FROM (${found})`),
  )
  return counted ?? { stays: 0, hotels: 0, low: null }
}

function destinationOf(place: Place, around: boolean, texts: Texts): Landing['destination'] {
  return {
    kind: destinationKindOf[place.kind],
    id: place.id,
    label: texts.place.name(place.facts),
    inLabel: around ? texts.landing.around(place.facts) : texts.place.in(place.facts),
    point: { lat: place.lat, lng: place.lng },
    ...(place.radius === null ? {} : { radius: place.radius }),
  }
}

/** A department is left out between a region and its towns, and so is a place that is not indexed. */
function breadcrumbOf({ place, theme }: Named, above: readonly Place[], market: Market, texts: Texts): Landing['breadcrumb'] {
  const step = (area: Place): Landing['breadcrumb'][number] => ({ label: texts.place.name(area.facts), path: area.paths[market.language] })
  return [
    { label: texts.labels.stays, path: '' },
    ...above.filter((area) => area.kind !== 'department' && area.indexed === 1).map(step),
    ...(place ? [step(place)] : []),
    ...(theme ? [{ label: texts.labels.theme[theme].label, path: pathOf({ theme, ...(place ? { place } : {}) }, market) }] : []),
  ]
}
