import type { IsoDate } from '../../contract/scalars.ts'
import { cookieValue } from '../../stored/cookie-value.ts'
import { consentCookie } from '../../stored/keys.ts'

/** Optional groups of what is stored and sent; what is necessary needs no consent. */
export const consentGroups = ['measurement', 'personalisation'] as const
export type ConsentGroup = (typeof consentGroups)[number]

/** The visitor's choice for each optional group. */
export type Consent = Readonly<Record<ConsentGroup, boolean>>

const validMonths = 6

export const noConsent: Consent = { measurement: false, personalisation: false }
export const fullConsent: Consent = { measurement: true, personalisation: true }

export const consentTo = (groups: readonly string[]): Consent => ({
  measurement: groups.includes('measurement'),
  personalisation: groups.includes('personalisation'),
})

export const groupsOf = (consent: Consent): ConsentGroup[] => consentGroups.filter((group) => consent[group])

/**
 * Reads the choice from a `Cookie` header or `document.cookie`. Undefined: not chosen, six months old, or unreadable. A day from the future
 * is accepted: a clock was set back.
 */
export function parseConsent(cookies: string, today: IsoDate): Consent | undefined {
  const [chosen = '', ...groups] = (cookieValue(cookies, consentCookie) ?? '').split('.')
  // `Date`, because the polyfill is not there yet. It makes another day of one that does not exist.
  if (new Date(chosen).toJSON()?.slice(0, 10) !== chosen || today >= lastDay(chosen)) return undefined
  const consent = consentTo(groups)
  return groupsOf(consent).join() === groups.join() ? consent : undefined
}

/** The day of the choice (UTC) and the groups: `2026-11-23.measurement`. */
export const formatConsent = (consent: Consent, today: IsoDate): string => [today, ...groupsOf(consent)].join('.')

/** Returns the cookie for `Set-Cookie` and `document.cookie`. Scripts read it, so it is not HttpOnly. */
export const consentCookieText = (consent: Consent, today: IsoDate): string =>
  `${consentCookie}=${formatConsent(consent, today)}; Path=/; Secure; SameSite=Lax; Max-Age=${(Date.parse(lastDay(today)) - Date.parse(today)) / 1000}`

/** Visitors choose again on it; a day that a shorter month lacks moves into the next. */
function lastDay(chosen: IsoDate): IsoDate {
  const date = new Date(chosen)
  date.setUTCMonth(date.getUTCMonth() + validMonths)
  return date.toISOString().slice(0, 10)
}
