import type * as v from 'valibot'
import type { Outcome } from '../../src/contract/outcome.ts'
import type { Locale } from '../../src/market/markets.ts'
import type { JsonCall, UpstreamClient } from './client.ts'

/** Base addresses of the upstream services. */
export interface Sources {
  readonly api: string
  readonly gateway: string
  readonly cms: string
  readonly pictures: string
  /** The collector of analytics. */
  readonly analytics: string
  /** Addresses of the CRM's form and of the challenge's verification, with its secret; absent where they are off. */
  readonly crm?: string | undefined
  readonly challenge?: { readonly verification: string; readonly secret: string } | undefined
}

/** What the calls of one request have in common. */
export interface CallParts {
  readonly http: UpstreamClient
  /** Sends a call with the market's locale in its query. */
  readonly get: <Schema extends v.GenericSchema>(call: JsonCall<Schema>) => Promise<Outcome<v.InferOutput<Schema>>>
  readonly sources: Sources
  readonly locale: Locale
  /** The partner's id, inside a minisite. */
  readonly minisite: number | undefined
}
