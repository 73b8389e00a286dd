import type { I18n } from '@lingui/core'
import type { Agent } from '../src/contract/agent.ts'
import type { Minisite } from '../src/contract/cms/minisite.ts'
import type { Consent } from '../src/domain/consent/consent.ts'
import type { HeldCode } from '../src/domain/gift/held-codes.ts'
import type { PaidOrder } from '../src/domain/order/paid-orders.ts'
import type { Site } from '../src/market/site.ts'
import type { SiteView } from '../src/ui/site/SiteContext.tsx'
import type { Content } from '../worker/content/content.ts'
import type { SectionStore } from '../worker/render/section-store.ts'
import type { Upstream } from '../worker/upstream/calls.ts'
import type { Filing } from '../worker/filed-messages.ts'
import type { Reservation } from '../worker/message-count.ts'
import type { PageUrl } from './page-url.ts'

export interface CustomerService {
  readonly form: boolean
  readonly orgId: string
  /** The staff of customer care need no challenge. */
  readonly challenge: { readonly siteKey: string; readonly script: string } | undefined
  readonly messenger: { readonly script: string } | undefined
  readonly reserveMessage: (email: string) => Promise<Reservation>
  /** Recognises the second post of one message, which has the same challenge and the same words. */
  readonly beginFiling: (message: string) => Promise<Filing>
}

export interface PageContext {
  readonly site: Site
  readonly view: SiteView
  /** The canonical address, with known query keys only. */
  readonly url: PageUrl
  /** The public scheme and host. They come from the configuration, not from the request. */
  readonly origin: string
  readonly minisite: Minisite | undefined
  /** Set for an agent who is signed in. Everything that only staff may do depends on it. */
  readonly agent: Agent | undefined
  readonly i18n: I18n
  readonly content: Content
  readonly upstream: Upstream
  readonly sections: SectionStore
  readonly request: Request
  /** The instant of the request, and the market's date and hour at that instant (`MarketTime`). */
  readonly now: Date
  readonly today: string
  readonly hour: number
  readonly indexable: boolean
  readonly accountOrigin: string
  /** Whether gifts may be sent by post at all; content decides for each market. */
  readonly sendsParcels: boolean
  readonly customerService: CustomerService
  readonly paymentUrl: string
  readonly paymentSecrets: readonly string[]
  /** What this browser keeps of the choice of cookies, for the page that confirms a choice only. */
  readonly keptConsent: Consent | undefined
  /** Of this browser, for the pages of an order only. Its signatures are not verified yet. */
  readonly paidOrders: readonly PaidOrder[]
  /** The codes that this browser has signed in with, the newest first. For pages of redeeming only; empty without a session. */
  readonly heldGifts: readonly HeldCode[]
  /** Returns the text of `Set-Cookie` for a session with these codes. Undefined where no sessions are configured. */
  readonly giftSession: (held: readonly HeldCode[]) => Promise<string | undefined>
  /** Returns the seconds until this client may order, or 0. Each call counts one form. */
  readonly secondsToOrder: () => Promise<number>
  /** Returns the seconds until this client may send another form with codes of gifts, or 0. Each call counts one form. */
  readonly secondsToTryCode: () => Promise<number>
  /**
   * Returns the seconds until this client may sign in with a code, or 0. Each call counts one form, by client, and with an e-mail address by
   * its code (`guarded`), too.
   */
  readonly secondsToSignIn: (guarded: string | undefined) => Promise<number>
  readonly logCheckoutFailure: (message: string) => void
}
