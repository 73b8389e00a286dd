import type { Audience, CallRow, UpstreamTerms } from './call.ts'

export interface UpstreamRow extends Pick<CallRow, 'path' | 'method'> {
  readonly upstream: UpstreamTerms
}

export interface UpstreamRequest {
  /** Segments below the service's address. */
  readonly path: readonly string[]
  readonly query?: SentFields
  readonly body?: SentFields
  /** What the call is about: the subject of a path, or the whole input of a call that only reads. */
  readonly resource?: string
}

export type SentFields = Readonly<Record<string, unknown>>

/** Returns the function that makes the upstream requests of a row. The path is taken apart once. */
export function upstreamRequestOf({ path, method, upstream }: UpstreamRow): (input: SentFields, audience: Audience) => UpstreamRequest {
  const segments = (upstream.path ?? path).split('/').slice(1)
  const names = segments.filter(isName).map(nameOf)
  const [subject] = names
  const creates = method === 'post' && upstream.posts !== 'read'

  return (input, audience) => {
    const added = upstream.adds?.(audience, input)
    const fields: Record<string, unknown> =
      method === 'get' && upstream.hasLocale !== false ? { locale: audience.locale, ...input, ...added } : { ...input, ...added }
    const rest = names.length > 0 ? Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name))) : fields
    return {
      path: segments.map((segment) => (isName(segment) ? String(fields[nameOf(segment)]) : segment)),
      ...(method === 'post' ? { body: rest } : { query: rest }),
      ...(!creates && resourceOf(input, subject, audience)),
    }
  }
}

const isName = (segment: string) => segment.startsWith(':')
const nameOf = (segment: string) => segment.slice(1)

function resourceOf(input: SentFields, subject: string | undefined, { locale }: Audience): { resource?: string } {
  if (subject !== undefined) return { resource: String(input[subject]) }
  return Object.keys(input).length > 0 ? { resource: `${locale} ${JSON.stringify(input)}` } : {}
}
