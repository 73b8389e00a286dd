import type * as v from 'valibot'
import type { Outcome } from '../../src/contract/outcome.ts'
import type { Locale } from '../../src/market/markets.ts'
import type { JsonCall, UpstreamClient } from './client.ts'

export interface Sources {
  readonly api: string
  readonly gateway: string
  readonly cms: string
  readonly pictures: string
  readonly analytics: string
  /** Form of the CRM and verification of the challenge; absent where they are off. */
  readonly crm?: string | undefined
  readonly challenge?: { readonly verification: string; readonly secret: string } | undefined
}

export interface CallParts {
  readonly http: UpstreamClient
  /** Adds the market's locale to the query. */
  readonly get: <Schema extends v.GenericSchema>(call: JsonCall<Schema>) => Promise<Outcome<v.InferOutput<Schema>>>
  readonly sources: Sources
  readonly locale: Locale
  /** The partner's id. */
  readonly minisite: number | undefined
}
