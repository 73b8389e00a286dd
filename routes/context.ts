import type { I18n } from '@lingui/core'
import type { Agent } from '../src/contract/agent.ts'
import type { Minisite } from '../src/contract/cms/minisite.ts'
import type { Site } from '../src/market/site.ts'
import type { SiteView } from '../src/ui/site/SiteContext.tsx'
import type { Content } from '../worker/content/content.ts'
import type { Upstream } from '../worker/upstream/calls.ts'
import type { Reservation } from '../worker/message-count.ts'

/** How customer care can be reached in writing. */
export interface CustomerService {
  readonly form: boolean
  /** The organisation's id in the CRM. */
  readonly orgId: string
  /** Challenge before a message is sent; none for customer care's own staff. */
  readonly challenge: { readonly siteKey: string; readonly script: string } | undefined
  readonly messenger: { readonly script: string } | undefined
  readonly reserveMessage: (email: string) => Promise<Reservation>
}

/** Services and facts of one request, for page loaders. */
export interface PageContext {
  readonly site: Site
  readonly view: SiteView
  /** Canonical URL of this request, known query keys only. */
  readonly url: URL
  /** Scheme and host of the page's public address, from configuration. */
  readonly origin: string
  readonly minisite: Minisite | undefined
  /** The signed-in member of customer care, on which everything that only staff may do depends. */
  readonly agent: Agent | undefined
  readonly i18n: I18n
  readonly content: Content
  readonly upstream: Upstream
  readonly request: Request
  /** The instant of the request, and the market's date and hour at that instant (`MarketTime`). */
  readonly now: Date
  readonly today: string
  readonly hour: number
  /** Whether crawlers may index this site at all. */
  readonly indexable: boolean
  readonly accountOrigin: string
  /** Whether gifts may be sent by post; content decides for each market. */
  readonly sendsParcels: boolean
  readonly customerService: CustomerService
  readonly paymentUrl: string
  /** Signs returns from payment; undefined where none is configured. */
  readonly paymentSecret: string | undefined
  /** Reports an order that could not be made to the error log. */
  readonly logCheckoutFailure: (message: string) => void
}
