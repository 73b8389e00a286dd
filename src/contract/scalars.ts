import * as v from 'valibot'
import { locales, markets, pointOfSale } from '../market/markets.ts'

/** A value that is missing or invalid becomes undefined, and the object around it stays valid. */
export const optionalOrUndefined = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.optional(schema), undefined)

export const arrayOfFitting = <Entry extends v.GenericSchema>(entry: Entry) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((values): v.InferOutput<Entry>[] => values.filter((value): value is v.InferOutput<Entry> => v.is(entry, value))),
  )

export const Cents = v.pipe(v.number(), v.integer(), v.minValue(0))

export const SignedCents = v.pipe(v.number(), v.integer())

/** `yyyy-MM-dd`. */
export const IsoDate = v.pipe(v.string(), v.isoDate(), v.check(isCalendarDay, 'There is no such date.'))
export type IsoDate = string

/** `Date` turns 30 February into March. */
function isCalendarDay(text: string): boolean {
  return new Date(text).getUTCDate() === Number(text.slice(8))
}

export const IsoMonth = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))
export type IsoMonth = string

export const Id = v.pipe(v.number(), v.integer(), v.minValue(1))

export const LocaleName = v.picklist(locales)

const byPointOfSale = new Map(markets.map((market) => [pointOfSale(market), market.locale]))

/** Reads a text such as `fr_fr` as the locale of its market. */
export const PointOfSale = v.pipe(
  v.string(),
  v.transform((pos) => byPointOfSale.get(pos)),
  v.picklist(locales, 'There is no such point of sale'),
)

export const Count = v.pipe(v.number(), v.integer(), v.minValue(0))

export const Percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))

export const Latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90))
export const Longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180))
export const Point = v.object({ lat: Latitude, lng: Longitude })
export type Point = v.InferOutput<typeof Point>

/** Allows paths (`/…`, but not `//…`), https, hashes, `tel:` and `mailto:`. */
export const LinkUrl = v.pipe(v.string(), v.maxLength(2000), v.regex(/^(\/(?!\/)|https:\/\/|#|tel:|mailto:)/))

/** Reads digits without a leading zero. */
export const wholeNumber = (min: number, max: number, message?: string) =>
  v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d{0,8})$/, message), v.transform(Number), v.minValue(min, message), v.maxValue(max, message))

const LocationObject = v.object({
  pathname: v.pipe(v.string(), v.startsWith('/')),
  query: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
  hash: v.optional(v.string()),
})

/** Content has addresses, or location objects, which become addresses. */
export const LinkTarget = v.union([
  v.pipe(
    LocationObject,
    v.transform(({ pathname, query = {}, hash = '' }) => {
      const pairs = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString()
      return `${pathname}${pairs && `?${pairs}`}${hash && `#${hash.replace(/^#/, '')}`}`
    }),
    LinkUrl,
  ),
  LinkUrl,
])

export function withUri(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null || !('location' in entry) || 'uri' in entry) return entry
  const { location, ...rest } = entry
  return { ...rest, uri: location }
}
