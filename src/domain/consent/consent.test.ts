import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { consentCookieText, formatConsent, fullConsent, noConsent, parseConsent } from './consent.ts'

const today = '2026-11-23'
const anyConsent = fc.record({ measurement: fc.boolean(), personalisation: fc.boolean() })
const day = (at: Date) => at.toISOString().slice(0, 10)
const anyDay = fc.date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }).map(day)
const daysAfter = (from: string, days: number) => day(new Date(Date.parse(from) + days * 86_400_000))

describe('the choice of cookies', () => {
  // @rule B4.87
  it('is what was chosen, for six months', () => {
    fc.assert(
      fc.property(anyConsent, anyDay, fc.nat(180), (consent, chosen, days) => {
        const cookies = `a=1; __Host-consent=${formatConsent(consent, chosen)}; b=2`
        expect(parseConsent(cookies, daysAfter(chosen, days))).toEqual(consent)
        expect(parseConsent(cookies, daysAfter(chosen, days + 185))).toBeUndefined()
      }),
    )
    const refused = `__Host-consent=${formatConsent(noConsent, today)}`
    expect(parseConsent(refused, '2027-05-22')).toEqual(noConsent)
    expect(parseConsent(refused, '2027-05-23')).toBeUndefined()
  })

  it('ends on the last day of a month that is too short', () => {
    const atTheEndOfAugust = `__Host-consent=${formatConsent(fullConsent, '2026-08-31')}`
    expect(parseConsent(atTheEndOfAugust, '2027-02-27')).toEqual(fullConsent)
    expect(parseConsent(atTheEndOfAugust, '2027-02-28')).toBeUndefined()
  })

  it('is a cookie of our host over https, forgotten by the browser on the same day', () => {
    expect(consentCookieText(fullConsent, today)).toBe(
      `__Host-consent=2026-11-23.measurement.personalisation; Path=/; Secure; SameSite=Lax; Max-Age=${181 * 86_400}`,
    )
  })

  // @rule B4.88
  it('is none before it is made, and none that cannot be read', () => {
    for (const cookies of [
      '',
      'escale_session=1',
      '__Host-consent=',
      '__Host-consent=yes',
      '__Host-consent=2026-02-30.measurement',
      '__Host-consent=2026-11-23.everything',
      '__Host-consent=2026-11-23.personalisation.measurement',
      '__Host-consent=2026-11-23.measurement.measurement',
      'x__Host-consent=2026-11-23',
      '__Host-consent2=2026-11-23',
    ])
      expect(parseConsent(cookies, today), cookies).toBeUndefined()
    fc.assert(fc.property(fc.string(), (text) => void parseConsent(`__Host-consent=${text}`, today)))
  })
})
