import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import {
  type ComponentGroup,
  componentGroups,
  componentTags,
  environments,
  facilities,
  hotelTypes,
  styles,
  type Texts,
  textsOf,
  themes,
} from '@escale/catalogue'
import type { Facet, FacetsResponse } from '../../src/contract/facets.ts'
import { all, join, raw, row, sql, type Sql } from '../database/sql.ts'
import { candidates, withClauses, type Search } from './candidates.ts'
import { filtersOf, type FilterGroup, hotelGroups } from './filters.ts'
import { priceStep, priceSteps, unitPrice } from './price-unit.ts'

type Db = Pick<D1Database, 'prepare'>

/** Which facets are returned (all by default), and whether with names and activities. */
export const FacetsWish = v.object({
  propertiesRequested: v.optional(v.string()),
  withNames: v.optional(v.picklist(['true', 'false'])),
  withActivities: v.optional(v.picklist(['true', 'false'])),
})
export type FacetsWish = v.InferOutput<typeof FacetsWish>

interface CountRow {
  stars: string
  type: string
  environment: string
  style: string
  facility: string
  tag: string
  score: string
  price: string
  total: number
  low: number | null
  high: number | null
}

const scoreSteps = [9, 8, 7]

/**
 * Number of results of each choice under all other filters. Choices of one list are alternatives; a facility adds to the others. Results
 * are hotels, or stays when one hotel is searched.
 */
export async function findFacets(db: Db, search: Search, request: FacetsWish): Promise<FacetsResponse> {
  const { query, gift } = search
  const filters = filtersOf(query, gift)
  const filtered = hotelGroups.filter((group) => filters[group] !== undefined)
  const flag = (group: FilterGroup): Sql => sql`(${filters[group] ?? raw('1')}) AS ${raw(`ok_${group}`)}`
  const columns = [...filtered.map(flag), flag('tag'), raw('h.stars, h.type, h.environment, h.score')]
  const hotelColumns = join([raw('hotel_id, score, stars, type, environment'), ...filtered.map((group) => raw(`ok_${group}`))], ', ')
  const { clauses, rows: found } = candidates(search, undefined, columns)
  const unit = raw(search.scope.hotel ? 'id' : 'hotel_id')
  /** Returns all filters on the hotel, without those of one group. */
  const hotelFilters = (but?: FilterGroup): Sql => all(filtered.filter((group) => group !== but).map((group) => raw(`ok_${group}`)))
  const counts = (name: string, value: Sql, from: Sql, but: FilterGroup | undefined): Sql =>
    sql`(SELECT json_group_object(value, count) FROM (SELECT ${value} AS value, COUNT(*) AS count FROM ${from} WHERE open AND ${hotelFilters(but)} GROUP BY 1)) AS ${raw(name)}`
  const tagged = sql`SELECT g.tag, COUNT(DISTINCT c.unit) AS count FROM candidate c CROSS JOIN stay_tag g ON g.stay_id = c.id WHERE c.ok_price AND ${hotelFilters()} GROUP BY g.tag`
  // Units come in order, so that a list that begins with them grows at its end.
  const pricedUnits = sql`SELECT DISTINCT unit, ${priceStep(query, gift)} AS step FROM candidate WHERE price IS NOT NULL AND ok_tag AND ${hotelFilters()}`
  const counted = await row<CountRow>(
    db,
    withClauses(
      [
        ...clauses,
        sql`candidate AS MATERIALIZED (SELECT id, ${unit} AS unit, ${hotelColumns}, ok_tag, price, nights, (${filters.price ?? raw('1')}) AS ok_price FROM (${found}))`,
        // There is one row for each result, which is open when one of its stays at least passes the filters on stays.
        sql`result AS MATERIALIZED (SELECT ${hotelColumns}, MAX(ok_tag AND ok_price) AS open FROM candidate GROUP BY unit)`,
      ],
      sql`SELECT ${join(
        [
          counts('stars', raw('stars'), raw('result'), 'stars'),
          counts('type', raw('type'), raw('result'), 'type'),
          counts('environment', raw('environment'), raw('result'), 'environment'),
          counts('style', raw('y.style'), raw('result r CROSS JOIN hotel_style y ON y.hotel_id = r.hotel_id'), 'style'),
          counts('facility', raw('f.facility'), raw('result r CROSS JOIN hotel_facility f ON f.hotel_id = r.hotel_id'), undefined),
          counts(
            'score',
            raw('step.value'),
            sql`result r CROSS JOIN json_each(${JSON.stringify(scoreSteps)}) step ON r.score >= step.value * 10`,
            'score',
          ),
          sql`(SELECT json_group_object(tag, count) FROM (${tagged})) AS tag`,
          sql`(SELECT json_group_object(step, count) FROM (SELECT step, COUNT(*) AS count FROM (${pricedUnits}) GROUP BY step)) AS price`,
          sql`(SELECT COUNT(*) FROM result WHERE open AND ${hotelFilters()}) AS total`,
          sql`(SELECT MIN(${unitPrice(query, gift)}) FROM candidate WHERE ok_tag AND ${hotelFilters()}) AS low`,
          sql`(SELECT MAX(${unitPrice(query, gift)}) FROM candidate WHERE ok_tag AND ${hotelFilters()}) AS high`,
        ],
        ', ',
      )}`,
    ),
  )
  if (!counted) throw new Error('counting answers one row')
  const facets = facetsOf(counted, query.theme, textsOf(query.locale))
  return { properties: requestedFacets(facets, request), totalCount: counted.total }
}

/** Highlighted activities are some of the activities. The whole list is returned only with `withActivities`. */
export function requestedFacets(facets: readonly Facet[], { propertiesRequested, withActivities, withNames }: FacetsWish): Facet[] {
  const properties = propertiesRequested?.split(',')
  const requested = facets.filter(({ propertyType }) =>
    propertyType === 'tag' && !withActivities
      ? false
      : !properties || properties.includes(propertyType === 'highlighted' ? 'tag' : propertyType),
  )
  if (withNames === 'true') return requested
  return requested.map((facet) => ({ ...facet, values: facet.values.map((value) => ({ ...value, name: value.id })) }))
}

const parsedCounts = (text: string): Record<string, number> => JSON.parse(text)

function facetsOf(counted: CountRow, themeId: number | undefined, texts: Texts): Facet[] {
  const { labels } = texts
  const tags = tagValues(parsedCounts(counted.tag), texts)
  const listed = (propertyType: Facet['propertyType'], text: string, values: readonly { id: string; name: string }[]): Facet => {
    const counts = parsedCounts(text)
    return { propertyType, values: values.map((value) => ({ ...value, count: counts[value.id] ?? 0 })) }
  }
  return [
    { propertyType: 'tag', values: tags },
    { propertyType: 'highlighted', values: highlighted(tags, themeId) },
    {
      ...listed(
        'price',
        counted.price,
        priceSteps.map((cents) => ({ id: String(cents), name: String(cents / 100) })),
      ),
      ...(counted.low === null ? {} : { min: counted.low }),
      ...(counted.high === null ? {} : { max: counted.high }),
    },
    listed(
      'score',
      counted.score,
      scoreSteps.map((step) => ({ id: String(step), name: `${step}+` })),
    ),
    listed(
      'stars',
      counted.stars,
      [5, 4, 3, 2].map((stars) => ({ id: String(stars), name: labels.stars(stars) })),
    ),
    listed(
      'facility',
      counted.facility,
      facilities.map((code) => ({ id: code, name: labels.facility[code] })),
    ),
    listed(
      'type',
      counted.type,
      hotelTypes.map((code) => ({ id: code, name: labels.hotelType[code] })),
    ),
    listed(
      'environment',
      counted.environment,
      environments.map((code) => ({ id: code, name: labels.environment[code] })),
    ),
    listed(
      'style',
      counted.style,
      styles.map((code) => ({ id: code, name: labels.style[code] })),
    ),
  ]
}

export function tagValues(counts: Record<string, number>, texts: Texts): Facet['values'] {
  return Object.entries(componentGroups).flatMap(([group, codes]) =>
    codes.map((code) => {
      const id = String(componentTags.get(code) ?? 0)
      return { id, name: texts.labels.component[code], count: counts[id] ?? 0, group: groupLabel(group, texts) }
    }),
  )
}

function groupLabel(group: string, texts: Texts): string {
  return Object.entries(texts.labels.componentGroup).find(([code]) => code === group)?.[1] ?? group
}

const themeGroups: Readonly<Record<number, readonly ComponentGroup[]>> = {
  [themes.wellness]: ['wellness'],
  [themes.romantic]: ['romance', 'wellness'],
  [themes.gastronomy]: ['gastronomy'],
  [themes.family]: ['family'],
  [themes.city]: ['culture', 'family'],
  [themes.seaside]: ['outdoors'],
  [themes.mountain]: ['outdoors', 'wellness'],
  [themes.countryside]: ['outdoors', 'gastronomy'],
  [themes.unusual]: ['romance', 'outdoors'],
  [themes.culture]: ['culture'],
}
const highlights = 6

function highlighted(tags: Facet['values'], themeId: number | undefined): Facet['values'] {
  const groups = themeId === undefined ? undefined : themeGroups[themeId]
  const ids = groups && new Set(groups.flatMap((group) => componentGroups[group].map((code) => String(componentTags.get(code)))))
  return tags
    .filter((tag) => tag.count > 0 && (!ids || ids.has(tag.id)))
    .sort((a, b) => b.count - a.count)
    .slice(0, highlights)
}
