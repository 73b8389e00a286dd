import type { Consent } from '../../domain/consent/consent.ts'
import { analyticsClientKey, analyticsSessionKey } from '../../stored/keys.ts'
import { onConsent, presentConsent } from '../consent/consent.ts'
import { storedEntry } from '../../stored/entries.ts'
import { takeEvents } from './tracked-events.ts'

/** Events wait until the visitor has chosen; without consent they are dropped. */
export function measure(): void {
  let allowed = false
  let stop: (() => void) | undefined
  const apply = (consent: Consent | undefined): void => {
    allowed = consent?.measurement ?? false
    if (allowed) void start()
    else {
      stop?.()
      stop = undefined
      // The ids go as well when consent ran out, or was withdrawn without scripts.
      for (const key of [analyticsClientKey, analyticsSessionKey] as const) storedEntry(() => localStorage, key).write(null)
      if (consent) takeEvents(() => {})
    }
  }
  async function start(): Promise<void> {
    const code = await import('./analytics.ts').catch(() => undefined)
    if (allowed) stop ??= code?.startAnalytics()
  }
  apply(presentConsent())
  onConsent(apply)
}
