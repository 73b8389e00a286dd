import type { I18n } from '@lingui/core'
import type { Agent } from '../src/contract/agent.ts'
import type { Minisite } from '../src/contract/cms/minisite.ts'
import type { Site } from '../src/market/site.ts'
import type { SiteView } from '../src/ui/site/SiteContext.tsx'
import type { Content } from '../worker/content/content.ts'
import type { Upstream } from '../worker/upstream/calls.ts'
import type { Reservation } from '../worker/message-count.ts'
import type { PageUrl } from './page-url.ts'

export interface CustomerService {
  readonly form: boolean
  readonly orgId: string
  /** None for customer care's own staff. */
  readonly challenge: { readonly siteKey: string; readonly script: string } | undefined
  readonly messenger: { readonly script: string } | undefined
  readonly reserveMessage: (email: string) => Promise<Reservation>
}

/** Services and facts of one request, for loaders. */
export interface PageContext {
  readonly site: Site
  readonly view: SiteView
  /** Canonical, with known query keys only. */
  readonly url: PageUrl
  /** Public scheme and host, from configuration. */
  readonly origin: string
  readonly minisite: Minisite | undefined
  /** All that only staff may do depends on it. */
  readonly agent: Agent | undefined
  readonly i18n: I18n
  readonly content: Content
  readonly upstream: Upstream
  readonly request: Request
  /** The request's instant, and the market's date and hour then (`MarketTime`). */
  readonly now: Date
  readonly today: string
  readonly hour: number
  /** Whether crawlers may index the site. */
  readonly indexable: boolean
  readonly accountOrigin: string
  /** Gifts by post; content decides for each market. */
  readonly sendsParcels: boolean
  readonly customerService: CustomerService
  readonly paymentUrl: string
  /** Verifies returns from payment. */
  readonly paymentSecret: string | undefined
  /** Seconds until this client may order, 0 for now; counts the form that asks. */
  readonly secondsToOrder: () => Promise<number>
  readonly logCheckoutFailure: (message: string) => void
}
