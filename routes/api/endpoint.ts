import type { I18n } from '@lingui/core'
import * as v from 'valibot'
import type { ApiTerms } from '../../src/contract/calls/call.ts'
import { type ApiName, type Calls, calls, type OutputOf } from '../../src/contract/calls/table.ts'
import type { SentFields } from '../../src/contract/calls/upstream-request.ts'
import type { Outcome } from '../../src/contract/outcome.ts'
import type { Content } from '../../worker/content/content.ts'
import type { PlainName, Upstream } from '../../worker/upstream/calls.ts'

export interface ApiServices {
  readonly upstream: Upstream
  readonly content: Content
  readonly account?: string | undefined
  readonly i18n: () => I18n
}

export type ApiResponse = Outcome<unknown>

type Respond<Name extends ApiName> = (services: ApiServices, input: v.InferOutput<Calls[Name]['input']>) => Promise<Outcome<OutputOf<Name>>>

type OwnResponses = { readonly [Name in ApiName]?: Respond<Name> }

/** The site makes these responses itself. Every other call of the API gets the response of its upstream. */
export type Responses = OwnResponses & { readonly [Name in Exclude<ApiName, PlainName>]: Respond<Name> }

/** A path and method of the API. It stands for several rows of the table of calls where a field tells them apart. */
export interface Endpoint {
  /** A path for Hono, below `/api`. */
  readonly path: string
  readonly method: 'get' | 'post'
  /** `parameters` are those of the path and the query, or the body of a POST. */
  readonly call: (services: ApiServices, parameters: Readonly<Record<string, unknown>> | undefined) => ApiCall | InvalidInput
}

export interface ApiCall {
  readonly response: Promise<ApiResponse>
  readonly cacheSeconds: number
}

export interface InvalidInput {
  readonly issues: readonly v.BaseIssue<unknown>[]
}

export function endpointsOf(responses: Responses): Endpoint[] {
  const rows = apiNames.map((name) => endpointOf(name, responses))
  const byAddress = Map.groupBy(rows, ({ method, path }) => `${method} ${path}`)
  return [...byAddress.values()].map((ofAddress) => {
    const [first] = ofAddress
    if (!first) throw new TypeError('a group has rows')
    return {
      path: first.path,
      method: first.method,
      call(services, parameters) {
        const row =
          ofAddress.find(({ when }) => when !== undefined && isSet(parameters?.[when])) ?? ofAddress.find(({ when }) => when === undefined)
        return (row ?? first).call(services, parameters)
      },
    }
  })
}

const apiNames = Object.entries(calls).flatMap(([name, row]) => (isOfApi(name, row) ? [name] : []))

function isOfApi(name: string, row: object): name is ApiName {
  return name in calls && 'api' in row
}

const isSet = (field: unknown) => field !== undefined && field !== false && field !== 'false' && field !== '0'

interface EndpointRow extends Endpoint {
  readonly when: string | undefined
}

function endpointOf<Name extends ApiName>(name: Name, responses: OwnResponses): EndpointRow {
  const { path, method, input, api } = calls[name]
  const { cacheSeconds, when }: ApiTerms = api
  const respond = responses[name] ?? forwardOf(name)
  return {
    path,
    method,
    when,
    call(services, parameters) {
      const parsed = v.safeParse(input, parameters)
      if (!parsed.success) return { issues: parsed.issues }
      return { response: respond(services, parsed.output), cacheSeconds }
    },
  }
}

function forwardOf(name: ApiName): (services: ApiServices, input: SentFields) => Promise<ApiResponse> {
  if (!isPlain(name)) throw new TypeError(`${name} needs a response`)
  return ({ upstream }, input) => upstream.send(name, input)
}

const isPlain = (name: ApiName): name is ApiName & PlainName => 'upstream' in calls[name]
