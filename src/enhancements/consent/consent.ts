import { type Consent, consentCookieText, noConsent, parseConsent } from '../../domain/consent/consent.ts'
import { consentCookie } from '../../stored/keys.ts'

/** Fired on `document` with the `Consent` as its detail, in this tab only. */
const changed = 'escale:consent'

const utcDay = (): string => new Date().toISOString().slice(0, 10)

export const presentConsent = (): Consent | undefined => parseConsent(document.cookie, utcDay())

export const mayNow = (group: keyof Consent): boolean => (presentConsent() ?? noConsent)[group]

export function onConsent(listener: (consent: Consent) => void): () => void {
  const heard = (event: Event) => event instanceof CustomEvent && listener(event.detail)
  document.addEventListener(changed, heard)
  return () => document.removeEventListener(changed, heard)
}

/** False where cookies are blocked, and in some browsers over plain http. */
export function keepsChoices(): boolean {
  const attributes = 'Path=/; Secure; SameSite=Lax'
  document.cookie = `${consentCookie}=asked; ${attributes}`
  const works = document.cookie.includes(`${consentCookie}=asked`)
  document.cookie = `${consentCookie}=; ${attributes}; Max-Age=0`
  return works
}

export function chooseConsent(consent: Consent): void {
  document.cookie = consentCookieText(consent, utcDay())
  document.dispatchEvent(new CustomEvent(changed, { detail: consent }))
}
