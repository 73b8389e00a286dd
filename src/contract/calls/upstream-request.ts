import type { Audience, CallRow, UpstreamTerms } from './call.ts'

export interface UpstreamRow extends Pick<CallRow, 'path' | 'method'> {
  readonly upstream: UpstreamTerms
}

export type SentFields = Readonly<Record<string, unknown>>

export interface UpstreamRequest {
  readonly path: readonly string[]
  readonly query: SentFields | undefined
  readonly body: SentFields | undefined
  /** Identifies what the call is about: the subject of its path, or the whole input of a call that only reads. */
  readonly resource: string | undefined
}

/** Returns the function that makes the upstream requests of a row. The path is taken apart once, because each page makes several calls. */
export function upstreamRequestOf({ path, method, upstream }: UpstreamRow): (input: SentFields, audience: Audience) => UpstreamRequest {
  const segments = (upstream.path ?? path).split('/').slice(1)
  const names = segments.filter(isName).map(nameOf)
  const [subject] = names
  const isPost = method === 'post'
  const hasLocale = !isPost && upstream.hasLocale !== false
  const hasResource = !isPost || upstream.posts === 'read'

  function resourceOf(input: SentFields, { locale }: Audience): string | undefined {
    if (!hasResource) return undefined
    if (subject !== undefined) return String(input[subject])
    return Object.keys(input).length > 0 ? `${locale} ${JSON.stringify(input)}` : undefined
  }

  return (input, audience) => {
    const added = upstream.adds?.(audience, input)
    const fields: SentFields = hasLocale ? { locale: audience.locale, ...input, ...added } : { ...input, ...added }
    const rest = subject === undefined ? fields : without(fields, names)
    return {
      path: segments.map((segment) => (isName(segment) ? String(fields[nameOf(segment)]) : segment)),
      query: isPost ? undefined : rest,
      body: isPost ? rest : undefined,
      resource: resourceOf(input, audience),
    }
  }
}

const isName = (segment: string) => segment.startsWith(':')
const nameOf = (segment: string) => segment.slice(1)

function without(fields: SentFields, names: readonly string[]): SentFields {
  const rest: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields)) if (!names.includes(name)) rest[name] = value
  return rest
}
