import type { Alternates } from '../../contract/seo.ts'
import { type Market, sisterMarkets } from '../../market/markets.ts'
import { withQuery } from '../../market/query-order.ts'
import { useSite } from '../site/SiteContext.tsx'

export interface PageInLanguages {
  readonly alternates?: Alternates | undefined
  /** The query without `?`, as it is valid in all languages. */
  readonly query?: string
}

interface SisterAddress {
  /** Whether every language of the country has this page. */
  readonly keeps: boolean
  /** Below the base of the market; undefined where there is no such page. */
  readonly addressOf: (market: Market) => string | undefined
}

/** Where a language lacks this page its home page is linked, which has no use for the query. */
export function useSisterAddress({ alternates = [], query = '' }: PageInLanguages): SisterAddress {
  const { market } = useSite()
  const pathIn = ({ locale }: Market) => alternates.find((other) => other.locale === locale)?.path
  const keeps = sisterMarkets(market).every((sister) => pathIn(sister) !== undefined)
  return { keeps, addressOf: (sister) => (keeps ? withQuery(pathIn(sister) || '/', query) : pathIn(sister)) }
}
