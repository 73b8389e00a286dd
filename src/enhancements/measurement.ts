import type { Consent } from '../domain/consent/consent.ts'
import { onConsent, presentConsent } from './consent.ts'
import { takeEvents } from './tracked-events.ts'

/** Loads analytics with consent to measurement. Until the visitor chooses, events wait on the page; without consent they are dropped. */
export function measure(): void {
  let allowed = false
  let stop: (() => void) | undefined
  const apply = (consent: Consent | undefined): void => {
    allowed = consent?.measurement ?? false
    if (allowed) void start()
    else if (consent) {
      stop?.()
      stop = undefined
      takeEvents(() => {})
    }
  }
  async function start(): Promise<void> {
    // Analytics that cannot be loaded is nobody's concern.
    const code = await import('./analytics/analytics.ts').catch(() => undefined)
    if (allowed) stop ??= code?.startAnalytics()
  }
  apply(presentConsent())
  onConsent(apply)
}
