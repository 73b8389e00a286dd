import type * as v from 'valibot'
import type { Locale } from '../../market/markets.ts'

/** A call is made for the visitors of one market or partner. `minisite` is the partner's id. */
export interface Audience {
  readonly locale: Locale
  readonly minisite: number | undefined
}

export type Fields = v.ObjectSchema<v.ObjectEntries, undefined>

type OptionalKey<Entries extends v.ObjectEntries> = {
  [Key in keyof Entries]: undefined extends v.InferInput<Entries[Key]> ? Key : never
}[keyof Entries]

/**
 * Values that a caller passes are parsed (numbers are numbers); those with a default can be left out. Locale and partner come from the
 * audience.
 */
export type CallInput<Input extends Fields> = {
  readonly [Key in Exclude<keyof Input['entries'], OptionalKey<Input['entries']>>]: v.InferOutput<Input['entries'][Key]>
} & {
  readonly [Key in OptionalKey<Input['entries']>]?: v.InferOutput<Input['entries'][Key]> | undefined
}

/** Pages call it below `/api` of the site, with the locale and the partner in the query. */
export interface ApiTerms {
  /** How long a shared cache may keep it: 0 for prices, quotes and availability. */
  readonly cacheSeconds: number
  /** This row is for calls with that field, another row of the same path for those without. */
  readonly when?: string
  readonly unusedBecause?: string
}

export interface UpstreamTerms<Input extends Fields = Fields> {
  readonly service: 'api' | 'gateway' | 'analytics'
  /** The path of our API unless it differs. */
  readonly path?: `/${string}`
  /** Covers the whole call with its retry. */
  readonly deadlineMs: number
  /** Set where a response may exceed the client's usual limit. */
  readonly maxBytes?: number
  /** Invalid entries of this list are dropped, while elsewhere they make the response invalid. */
  readonly tolerantOf?: string
  /**
   * What a POST does: `read` (equal ones in flight are sent once), `create` (once for the key that comes with it, so that it may be
   * retried), or `deliver` (neither).
   */
  readonly posts?: 'read' | 'create' | 'deliver'
  /** A GET names the locale unless its response is the same in all. */
  readonly hasLocale?: false
  /** Adds fields that the upstream takes and no caller chooses. A method, so that a table can hold rows with different inputs. */
  adds?(audience: Audience, input: CallInput<Input>): Readonly<Record<string, unknown>>
}

export interface CallRow<Input extends Fields = Fields, Output extends v.GenericSchema = v.GenericSchema> {
  /** Below `/api` of the site, and below the upstream service's address. `:name` is a field of the input, or of what `adds` returns. */
  readonly path: `/${string}`
  /** A `post` sends its input as JSON. */
  readonly method: 'get' | 'post'
  /** Locale and partner are left out, because every call has them. */
  readonly input: Input
  readonly output: Output
  readonly api?: ApiTerms
  readonly upstream?: UpstreamTerms<Input>
}

/** Declares a call once; everything else is derived from the row (decision 58). */
export function call<
  const Path extends `/${string}`,
  const Method extends 'get' | 'post',
  Input extends Fields,
  Output extends v.GenericSchema,
  const Terms extends { readonly api?: ApiTerms; readonly upstream?: UpstreamTerms<Input> },
>(
  row: { readonly path: Path; readonly method: Method; readonly input: Input; readonly output: Output } & Terms,
): { readonly path: Path; readonly method: Method; readonly input: Input; readonly output: Output } & Terms {
  return row
}
