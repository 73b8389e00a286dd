import type * as v from 'valibot'
import type { Audience, CallRow } from '../../src/contract/calls/call.ts'
import { type CallName, type Calls, calls, type InputOf, type OutputOf, type UpstreamName } from '../../src/contract/calls/table.ts'
import { type SentFields, upstreamRequestOf, type UpstreamRow } from '../../src/contract/calls/upstream-request.ts'
import type { OffersResponse } from '../../src/contract/offers.ts'
import type { Outcome } from '../../src/contract/outcome.ts'
import { formatQuery } from '../../src/domain/search/format-query.ts'
import { toActivityRequest } from '../../src/domain/search/request-body.ts'
import { toUpstreamQuery } from '../../src/domain/search/request.ts'
import type { Locale } from '../../src/market/markets.ts'
import type { Call, JsonCall, UpstreamClient } from './client.ts'
import { contactCalls } from './contact-calls.ts'
import type { Sources } from './sources.ts'
import { tolerantOf } from './tolerant-responses.ts'

type Sent<Name extends CallName> = Promise<Outcome<OutputOf<Name>>>

/** A call that creates takes its key too: a repeated request with it makes no second order. */
type UpstreamCall<Name extends UpstreamName> = Calls[Name]['upstream'] extends { readonly posts: 'create' }
  ? (input: InputOf<Name>, key: string) => Sent<Name>
  : keyof InputOf<Name> extends never
    ? (input?: InputOf<Name>) => Sent<Name>
    : (input: InputOf<Name>) => Sent<Name>

type DerivedCalls = { readonly [Name in UpstreamName]: UpstreamCall<Name> }

/** Calls whose upstream query the domain writes from a search. */
type SearchingName = 'offers' | 'counts'
/** Calls that go upstream as they are. */
export type PlainName = Exclude<UpstreamName, SearchingName>

export interface Upstream extends DerivedCalls, ReturnType<typeof contactCalls> {
  /** Makes a call with what its own schema has parsed, which its name alone does not tell the compiler. */
  readonly forward: (name: PlainName, input: SentFields) => Promise<Outcome<unknown>>
}

type ToCall = (input: SentFields, sender: Sender) => JsonCall<v.GenericSchema>

interface Sender extends Audience {
  readonly sources: Sources
  readonly key?: string | undefined
}

function callOf(name: string, { output, ...row }: UpstreamRow & Pick<CallRow, 'output'>): ToCall {
  const { service, deadlineMs, maxBytes, posts, tolerantOf: list } = row.upstream
  const toRequest = upstreamRequestOf(row)
  const schema = list === undefined ? output : tolerantOf(output, list)
  const always = {
    name,
    schema,
    deadline: deadlineMs,
    ...(maxBytes !== undefined && { maxSize: maxBytes }),
    ...(posts === 'read' && { isRead: true as const }),
  }
  return (input, { sources, key, ...audience }) => ({
    ...always,
    ...toRequest(input, audience),
    base: sources[service],
    ...(key !== undefined && { idempotencyKey: key }),
  })
}

/** Made once: no request pays for the table. */
const derived: readonly (readonly [string, ToCall])[] = Object.entries(calls).flatMap(([name, row]) =>
  'upstream' in row ? [[name, callOf(name, row)] as const] : [],
)

/** The calls of both specifications (B7, S7), for one market or partner. */
export function upstreamCalls(http: UpstreamClient, sources: Sources, locale: Locale, minisite: number | undefined): Upstream {
  const sender = { sources, locale, minisite }
  // An object made of a table's entries has lost which response belongs to which name.
  const send = Object.fromEntries(
    derived.map(([name, toCall]) => [name, (input: SentFields = {}, key?: string) => http.request(toCall(input, { ...sender, key }))]),
  ) as { readonly [Name in UpstreamName]: (input?: SentFields, key?: string) => Sent<Name> }
  return {
    ...send,
    ...contactCalls(http, sources),
    forward: (name, input) => send[name](input),
    async offers(query) {
      if (query.flow !== 'activity') return send.offers(toUpstreamQuery(query))
      const found = await send.activities(toActivityRequest({ ...query, locale, minisite }))
      return found.kind === 'ok' ? { kind: 'ok', value: offersOf(found.value) } : found
    },
    counts: ({ searches }) =>
      send.counts({ searches: searches.map((search) => formatQuery({ ...toUpstreamQuery(search), locale: undefined, minisite })) }),
  }
}

/** Activities in the shape of other results. */
const offersOf = ({ results, searchDetails }: Pick<OutputOf<'activities'>, 'results' | 'searchDetails'>): OffersResponse => ({
  exactMatch: results,
  searchDetails,
})

export function pictureCall({ pictures }: Pick<Sources, 'pictures'>, folder: string, file: string): Call {
  return { name: 'picture', base: pictures, path: [folder, file], resource: file, deadline: 8000, maxSize: 10_000_000 }
}
