import type * as v from 'valibot'
import type { Locale } from '../../market/markets.ts'

/** Whom a call is made for. `minisite`: the partner's id. */
export interface Audience {
  readonly locale: Locale
  readonly minisite: number | undefined
}

export type Fields = v.ObjectSchema<v.ObjectEntries, undefined>

type OptionalKey<Entries extends v.ObjectEntries> = {
  [Key in keyof Entries]: undefined extends v.InferInput<Entries[Key]> ? Key : never
}[keyof Entries]

/** What a caller passes: parsed values (numbers are numbers), without those that have a default. Locale and partner are the audience's. */
export type CallInput<Input extends Fields> = {
  readonly [Key in Exclude<keyof Input['entries'], OptionalKey<Input['entries']>>]: v.InferOutput<Input['entries'][Key]>
} & {
  readonly [Key in OptionalKey<Input['entries']>]?: v.InferOutput<Input['entries'][Key]> | undefined
}

/** How pages call it, below `/api` of the site, with the locale and the partner in the query. */
export interface ApiTerms {
  /** In a shared cache; 0 for prices, quotes and availability. */
  readonly cacheSeconds: number
  /** The row is for calls with this field, another row of the same path for those without. */
  readonly when?: string
  /** Why it exists although no page calls it. */
  readonly unusedBecause?: string
}

/** How the site calls it upstream. */
export interface UpstreamTerms<Input extends Fields = Fields> {
  readonly service: 'api' | 'gateway' | 'analytics'
  /** Where it is not the path of our API. */
  readonly path?: `/${string}`
  /** For the whole call, its retry included. */
  readonly deadlineMs: number
  /** Of a response that may exceed the client's limit. */
  readonly maxBytes?: number
  /** The list whose invalid entries are dropped rather than making the response invalid. */
  readonly tolerantOf?: string
  /**
   * What a POST does: `read` (equal ones in flight are sent once), `create` (once for the key that comes with it, so that it may be
   * retried), or `deliver` (neither).
   */
  readonly posts?: 'read' | 'create' | 'deliver'
  /** A GET names the locale unless its response is the same in all. */
  readonly hasLocale?: false
  /** Fields that the upstream takes and no caller chooses. A method, so that a table can hold rows with different inputs. */
  adds?(audience: Audience, input: CallInput<Input>): Readonly<Record<string, unknown>>
}

export interface CallRow<Input extends Fields = Fields, Output extends v.GenericSchema = v.GenericSchema> {
  /** Of our API, and of the upstream below its service's address. `:name` is a field of the input, or of what is added. */
  readonly path: `/${string}`
  /** A `post` sends its input as JSON. */
  readonly method: 'get' | 'post'
  /** Without locale and partner, which every call of our API has. */
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
