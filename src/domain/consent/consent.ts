import type { IsoDate } from '../../contract/scalars.ts'
import { cookieValue } from '../../stored/cookie-value.ts'
import { consentCookie } from '../../stored/keys.ts'

/** Storage that the site cannot do without needs no consent, so it has no group. */
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

/** Undefined if nothing was chosen, the choice is six months old, or it is unreadable. A day in the future counts: a clock was set back. */
export function parseConsent(cookies: string, today: IsoDate): Consent | undefined {
  const [chosen = '', ...groups] = (cookieValue(cookies, consentCookie) ?? '').split('.')
  if (new Date(chosen).toJSON()?.slice(0, 10) !== chosen || today >= endOf(chosen)) return undefined
  const consent = consentTo(groups)
  return groupsOf(consent).join() === groups.join() ? consent : undefined
}

/** Writes the day of the choice (UTC) and the accepted groups, such as `2026-11-23.measurement`. */
export const formatConsent = (consent: Consent, today: IsoDate): string => [today, ...groupsOf(consent)].join('.')

/** The cookie is not HttpOnly, because scripts read it. */
export const consentCookieText = (consent: Consent, today: IsoDate): string =>
  `${consentCookie}=${formatConsent(consent, today)}; Path=/; Secure; SameSite=Lax; Max-Age=${(Date.parse(endOf(today)) - Date.parse(today)) / 1000}`

/**
 * By `Date`, in the rule of `addMonthsTo`: a module that islands have too would bring their code into the scripts of every page. A month that is
 * too short ends the choice on its last day.
 */
function endOf(chosen: IsoDate): IsoDate {
  const end = new Date(chosen)
  end.setUTCMonth(end.getUTCMonth() + validMonths)
  if (end.getUTCDate() !== Number(chosen.slice(8))) end.setUTCDate(0)
  return end.toISOString().slice(0, 10)
}
