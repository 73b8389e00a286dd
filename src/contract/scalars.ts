import * as v from 'valibot'
import { locales } from '../market/markets.ts'

/** What a card, a page or an answer can go without: where it is missing or cannot be read, it is absent, and costs nothing else. */
export const dispensable = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.optional(schema), undefined)

/** Integer euro cents, never negative. */
export const Cents = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Integer euro cents that may be negative (a difference). */
export const SignedCents = v.pipe(v.number(), v.integer())

/** A plain date, `yyyy-MM-dd`, that exists in the calendar. */
export const IsoDate = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((text) => isCalendarDay(text), 'There is no such date.'),
)
export type IsoDate = string

/** `Date` rolls 30 February over to March; a date that does not come back as itself does not exist. */
function isCalendarDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** `yyyy-MM`. */
export const IsoMonth = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))

export const Id = v.pipe(v.number(), v.integer(), v.minValue(1))

export const LocaleName = v.picklist(locales)

export const Count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A percentage, 0 to 100, with the decimals an upstream gives it; whole where it is shown. */
export const Percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))

export const Latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90))
export const Longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180))
export const Point = v.object({ lat: Latitude, lng: Longitude })
export type Point = v.InferOutput<typeof Point>

/** A link target from content: a path of our own (`/…`, not `//…`) or an https URL. */
export const LinkUrl = v.pipe(v.string(), v.maxLength(2000), v.regex(/^(\/(?!\/)|https:\/\/|#|tel:|mailto:)/))
