import type { D1Database } from '@cloudflare/workers-types'
import type { Texts } from '@escale/catalogue'
import type { Market } from '../../src/market/markets.ts'
import type { Now } from '../clock/now.ts'

export interface Edition {
  readonly db: Pick<D1Database, 'prepare'>
  readonly market: Market
  readonly texts: Texts
  readonly now: Now
}
