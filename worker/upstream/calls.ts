import type * as v from 'valibot'
import type { Audience, CallRow, UpstreamTerms } from '../../src/contract/calls/call.ts'
import { type CallName, type Calls, calls, type InputOf, type OutputOf, type UpstreamName } from '../../src/contract/calls/table.ts'
import { type SentFields, type UpstreamRequest, upstreamRequestOf, type UpstreamRow } from '../../src/contract/calls/upstream-request.ts'
import type { ChallengeVerdict, CustomerCase } from '../../src/contract/contact.ts'
import type { OffersResponse } from '../../src/contract/offers.ts'
import type { Outcome } from '../../src/contract/outcome.ts'
import { formatQuery } from '../../src/domain/search/format-query.ts'
import { toActivityRequest } from '../../src/domain/search/request-body.ts'
import { toUpstreamQuery } from '../../src/domain/search/request.ts'
import type { Locale } from '../../src/market/markets.ts'
import type { Call, JsonCall, UpstreamClient } from './client.ts'
import { fileCase, verifyChallenge } from './contact-calls.ts'
import type { Sources } from './sources.ts'
import { tolerantOf } from './tolerant-responses.ts'

type Sent<Name extends CallName> = Promise<Outcome<OutputOf<Name>>>

/** A call that creates takes an idempotency key too: a repeated request with the same key makes no second order. */
type UpstreamCall<Name extends UpstreamName> = Calls[Name]['upstream'] extends { readonly posts: 'create' }
  ? (input: InputOf<Name>, key: string) => Sent<Name>
  : keyof InputOf<Name> extends never
    ? (input?: InputOf<Name>) => Sent<Name>
    : (input: InputOf<Name>) => Sent<Name>

type SearchingName = 'offers' | 'counts'
export type PlainName = Exclude<UpstreamName, SearchingName>

export type Upstream = MarketCalls & { readonly [Name in PlainName]: UpstreamCall<Name> }

/** The calls of both specifications (B7, S7) for one market or partner. */
export function upstreamCalls(http: UpstreamClient, sources: Sources, locale: Locale, minisite: number | undefined): Upstream {
  // The methods that are made from the table are in the prototype, where no type sees them.
  return new MarketCalls(http, sources, { locale, minisite }) as Upstream
}

class MarketCalls {
  readonly #http: UpstreamClient
  readonly #sources: Sources
  readonly #audience: Audience

  constructor(http: UpstreamClient, sources: Sources, audience: Audience) {
    this.#http = http
    this.#sources = sources
    this.#audience = audience
  }

  /** Makes a call with the fields that its upstream takes from a caller, such as those that its own schema has parsed. */
  send<Name extends UpstreamName>(name: Name, fields: SentFields, key?: string): Sent<Name> {
    const { toRequest, service, rest } = derived[name]
    const sent = this.#http.request({ ...rest, ...toRequest(fields, this.#audience), base: this.#sources[service], idempotencyKey: key })
    return sent as Sent<Name>
  }

  /** `page` is zero-based. In the flow of activities this returns activities in the same shape. */
  async offers(query: InputOf<'offers'>): Sent<'offers'> {
    if (query.flow !== 'activity') return this.send('offers', toUpstreamQuery(query))
    const found = await this.send('activities', toActivityRequest({ ...query, ...this.#audience }))
    return found.kind === 'ok' ? { kind: 'ok', value: offersOf(found.value) } : found
  }

  counts({ searches, gift }: InputOf<'counts'>): Sent<'counts'> {
    const { minisite } = this.#audience
    const queries = searches.map((search) => formatQuery({ ...toUpstreamQuery(search), locale: undefined, minisite }))
    return this.send('counts', { searches: queries, gift })
  }

  fileCase(filed: CustomerCase): Promise<Outcome<true>> {
    return fileCase(this.#http, this.#sources, filed)
  }

  verifyChallenge(token: string): Promise<Outcome<ChallengeVerdict>> {
    return verifyChallenge(this.#http, this.#sources, token)
  }
}

interface DerivedCall {
  readonly service: UpstreamTerms['service']
  readonly toRequest: (input: SentFields, audience: Audience) => UpstreamRequest
  readonly rest: Pick<JsonCall<v.GenericSchema>, 'name' | 'schema' | 'deadlineMs' | 'maxBytes' | 'isRead'>
}

function derivedCall(name: string, { output, ...row }: UpstreamRow & Pick<CallRow, 'output'>): DerivedCall {
  const { service, deadlineMs, maxBytes, posts, tolerantOf: list } = row.upstream
  const schema = list === undefined ? output : tolerantOf(output, list)
  return { service, toRequest: upstreamRequestOf(row), rest: { name, schema, deadlineMs, maxBytes, isRead: posts === 'read' } }
}

const derived = Object.fromEntries(
  Object.entries(calls).flatMap(([name, row]) => ('upstream' in row ? [[name, derivedCall(name, row)]] : [])),
) as Readonly<Record<UpstreamName, DerivedCall>>

for (const name of Object.keys(derived)) {
  if (!isPlain(name)) continue
  const value = function (this: MarketCalls, fields: SentFields = {}, key?: string) {
    return this.send(name, fields, key)
  }
  Object.defineProperty(MarketCalls.prototype, name, { value })
}

function isPlain(name: string): name is PlainName {
  return !(name in MarketCalls.prototype)
}

const offersOf = ({ results, searchDetails }: Pick<OutputOf<'activities'>, 'results' | 'searchDetails'>): OffersResponse => ({
  exactMatch: results,
  searchDetails,
})

export function pictureCall({ pictures }: Pick<Sources, 'pictures'>, folder: string, file: string): Call {
  return { name: 'picture', base: pictures, path: [folder, file], resource: file, deadlineMs: 8000, maxBytes: 10_000_000 }
}
