import type { D1Database } from '@cloudflare/workers-types'
import type { Facet, FacetsAnswer } from '../../src/contract/facets.ts'
import { componentGroups, componentTags, facilities, hotelTypes, environments, styles, themes, type ComponentGroup } from '../catalogue/codes.ts'
import { all, join, raw, row, sql, type Sql } from '../database/sql.ts'
import { textsOf } from '../texts/index-by-locale.ts'
import type { Texts } from '../texts/texts.ts'
import { candidates, type Search } from './candidates.ts'
import { filterGroups, filtersOf, type FilterGroup } from './filters.ts'

type Db = Pick<D1Database, 'prepare'>

/** Counts by value, as SQLite's JSON objects. */
interface CountRow {
  stars: string
  type: string
  environment: string
  style: string
  facility: string
  tag: string
  score: string
  total: number
  low: number | null
  high: number | null
}

/** The least scores a visitor can ask for. */
const scoreSteps = [9, 8, 7]

/**
 * How many results each choice would leave under all the other filters. Alternatives of one list do not restrict each other; a facility counts what adding it would leave.
 * Results are houses, or stays when one house is searched.
 */
export async function findFacets(db: Db, search: Search): Promise<FacetsAnswer> {
  const filters = filtersOf(search.query)
  const unit = raw(search.scope.hotel ? 'id' : 'hotel_id')
  const flag = (group: FilterGroup): Sql => (group === 'price' ? sql`1 AS ok_price` : sql`(${filters[group] ?? raw('1')}) AS ${raw(`ok_${group}`)}`)
  const columns = [...filterGroups.filter((group) => group !== 'price').map(flag), raw('h.stars'), raw('h.type'), raw('h.environment'), raw('h.score')]
  /** Every filter set but this group's own. */
  const others = (group?: FilterGroup): Sql =>
    all([
      ...filterGroups.filter((other) => other !== group && other !== 'price' && filters[other] !== undefined).map((other) => raw(`c.ok_${other}`)),
      ...(group !== 'price' && filters.price ? [filters.price] : []),
    ])
  const counts = (name: string, from: Sql, value: Sql, group: FilterGroup | undefined): Sql => sql`
    (SELECT json_group_object(value, count) FROM (
      SELECT ${value} AS value, COUNT(DISTINCT c.${unit}) AS count FROM ${from} WHERE ${others(group)} GROUP BY 1
    )) AS ${raw(name)}`
  const counted = await row<CountRow>(
    db,
    sql`WITH ${candidates(search, columns)} SELECT ${join(
      [
        counts('stars', raw('candidate c'), raw('c.stars'), 'stars'),
        counts('type', raw('candidate c'), raw('c.type'), 'type'),
        counts('environment', raw('candidate c'), raw('c.environment'), 'environment'),
        counts('style', raw('candidate c JOIN hotel_style y ON y.hotel_id = c.hotel_id'), raw('y.style'), 'style'),
        counts('facility', raw('candidate c JOIN hotel_facility f ON f.hotel_id = c.hotel_id'), raw('f.facility'), undefined),
        counts('tag', raw('candidate c JOIN stay_tag g ON g.stay_id = c.id'), raw('g.tag'), 'tag'),
        counts('score', sql`candidate c JOIN json_each(${JSON.stringify(scoreSteps)}) step ON c.score >= step.value * 10`, raw('step.value'), 'score'),
        sql`(SELECT COUNT(DISTINCT c.${unit}) FROM candidate c WHERE ${others()}) AS total`,
        sql`(SELECT MIN(price) FROM candidate c WHERE ${others('price')}) AS low`,
        sql`(SELECT MAX(price) FROM candidate c WHERE ${others('price')}) AS high`,
      ],
      ', ',
    )}`,
  )
  if (!counted) throw new Error('counting answers one row')
  return { properties: facetsOf(counted, search.query.theme, textsOf(search.query.locale)), totalCount: counted.total }
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
      propertyType: 'price',
      values: [],
      ...(counted.low === null ? {} : { min: counted.low }),
      ...(counted.high === null ? {} : { max: counted.high }),
    },
    listed('score', counted.score, scoreSteps.map((step) => ({ id: String(step), name: `${step}+` }))),
    listed('stars', counted.stars, [5, 4, 3, 2].map((stars) => ({ id: String(stars), name: labels.stars(stars) }))),
    listed('facility', counted.facility, facilities.map((code) => ({ id: code, name: labels.facility[code] }))),
    listed('type', counted.type, hotelTypes.map((code) => ({ id: code, name: labels.hotelType[code] }))),
    listed('environment', counted.environment, environments.map((code) => ({ id: code, name: labels.environment[code] }))),
    listed('style', counted.style, styles.map((code) => ({ id: code, name: labels.style[code] }))),
  ]
}

/** Every component, under its group. */
function tagValues(counts: Record<string, number>, texts: Texts): Facet['values'] {
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
  [themes.wellness]: ['wellness'], [themes.romantic]: ['romance', 'wellness'], [themes.gastronomy]: ['gastronomy'], [themes.family]: ['family'], [themes.city]: ['culture', 'family'],
  [themes.seaside]: ['outdoors'], [themes.mountain]: ['outdoors', 'wellness'], [themes.countryside]: ['outdoors', 'gastronomy'], [themes.unusual]: ['romance', 'outdoors'], [themes.culture]: ['culture'],
}
const highlights = 6

/** The choices most often found, among those that speak for the theme. */
function highlighted(tags: Facet['values'], themeId: number | undefined): Facet['values'] {
  const groups = themeId === undefined ? undefined : themeGroups[themeId]
  const ids = groups && new Set(groups.flatMap((group) => componentGroups[group].map((code) => String(componentTags.get(code)))))
  return tags.filter((tag) => tag.count > 0 && (!ids || ids.has(tag.id))).sort((a, b) => b.count - a.count).slice(0, highlights)
}
