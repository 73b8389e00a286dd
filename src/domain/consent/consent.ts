import type { IsoDate } from '../../contract/scalars.ts'
import { cookieValue } from '../../stored/cookie-value.ts'
import { consentCookie } from '../../stored/keys.ts'

/** What is necessary needs no consent. */
export const consentGroups = ['measurement', 'personalisation'] as const
export type ConsentGroup = (typeof consentGroups)[number]

export type Consent = Readonly<Record<ConsentGroup, boolean>>

const validMonths = 6

export const noConsent: Consent = { measurement: false, personalisation: false }
export const fullConsent: Consent = { measurement: true, personalisation: true }

export const consentTo = (groups: readonly string[]): Consent => ({
  measurement: groups.includes('measurement'),
  personalisation: groups.includes('personalisation'),
})

export const groupsOf = (consent: Consent): ConsentGroup[] => consentGroups.filter((group) => consent[group])

/** Undefined: not chosen, six months old, or unreadable. Accepts a day in the future: a clock was set back. */
export function parseConsent(cookies: string, today: IsoDate): Consent | undefined {
  const [chosen = '', ...groups] = (cookieValue(cookies, consentCookie) ?? '').split('.')
  // `Date`: the polyfill is not loaded yet. It changes a day that does not exist.
  if (new Date(chosen).toJSON()?.slice(0, 10) !== chosen || today >= lastDay(chosen)) return undefined
  const consent = consentTo(groups)
  return groupsOf(consent).join() === groups.join() ? consent : undefined
}

/** The day (UTC) and the groups: `2026-11-23.measurement`. */
export const formatConsent = (consent: Consent, today: IsoDate): string => [today, ...groupsOf(consent)].join('.')

/** Scripts read it, so it is not HttpOnly. */
export const consentCookieText = (consent: Consent, today: IsoDate): string =>
  `${consentCookie}=${formatConsent(consent, today)}; Path=/; Secure; SameSite=Lax; Max-Age=${(Date.parse(lastDay(today)) - Date.parse(today)) / 1000}`

/** A day that a shorter month lacks moves into the next. */
function lastDay(chosen: IsoDate): IsoDate {
  const date = new Date(chosen)
  date.setUTCMonth(date.getUTCMonth() + validMonths)
  return date.toISOString().slice(0, 10)
}
