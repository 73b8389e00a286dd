import * as v from 'valibot'
import type { Outcome } from '../../src/contract/outcome.ts'
import type { Locale } from '../../src/market/markets.ts'
import type { Content } from '../../worker/content/content.ts'
import type { Upstream } from '../../worker/upstream/calls.ts'

export interface ApiServices {
  readonly upstream: Upstream
  readonly content: Content
  readonly account?: string | undefined
}

export type ApiResponse = Outcome<unknown>

export interface Refusal {
  readonly issues: readonly v.BaseIssue<unknown>[]
}

export interface Endpoint {
  /** Hono path below `/api`. */
  readonly path: string
  /** `post`: a JSON body, but the locale from the query. */
  readonly method: 'get' | 'post'
  readonly call: (services: ApiServices, parameters: unknown, locale: Locale) => ApiCall | Refusal
}

export interface ApiCall {
  readonly response: Promise<ApiResponse>
  /** Seconds in a shared cache; 0 for prices, quotes and availability. */
  readonly cache: number
}

export function endpoint<Input extends v.GenericSchema>({
  respond,
  cache = 0,
  path,
  method = 'get',
  input,
}: {
  path: string
  method?: Endpoint['method']
  input: Input
  cache?: number | ((input: v.InferOutput<Input>) => number)
  respond: (services: ApiServices, input: v.InferOutput<Input>, locale: Locale) => Promise<ApiResponse>
}): Endpoint {
  return {
    path,
    method,
    call(services, parameters, locale) {
      const parsed = v.safeParse(input, parameters)
      if (!parsed.success) return { issues: parsed.issues }
      const seconds = typeof cache === 'number' ? cache : cache(parsed.output)
      return { response: respond(services, parsed.output, locale), cache: seconds }
    },
  }
}
