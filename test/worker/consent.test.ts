import { describe, expect, inject, it } from 'vitest'
import { noConsent, parseConsent } from '../../src/domain/consent/consent.ts'
import { storedThings } from '../../src/stored/stored-things.ts'
import { markets } from '../../src/market/markets.ts'
import { getAsAgent } from './care.ts'
import { get } from './site.ts'

const today = inject('clock').slice(0, 10)
const posted = (fields: string, origin = inject('site')) => ({
  method: 'POST',
  body: fields,
  headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(fields.length), origin },
})
const checkedGroups = (body: string): number =>
  [...body.matchAll(/<input type="checkbox"[^>]*>/g)].filter(([box]) => /name="group"/.test(box) && /checked/.test(box)).length
const cookiesPage = (base: string) => `${base}/info/cookies`

describe('the choice of cookies', () => {
  // @rule B4.90
  it.each(markets)('of $label is a form on the cookies page, which lists everything that is stored', async ({ base }) => {
    const { status, body } = await get(cookiesPage(base))
    expect(status).toBe(200)
    expect(body).toContain('id="preferences"')
    expect(body).toMatch(new RegExp(`<form [^>]*action="${cookiesPage(base)}"`))
    for (const { names } of Object.values(storedThings)) for (const name of names) expect(body).toContain(`<code>${name}</code>`)
    const { body: home } = await get(base)
    expect(home).toContain(`href="${cookiesPage(base)}#preferences" data-preferences=""`)
    expect(home).not.toContain('data-consent-banner')
  })

  // @rule B4.91
  it.each(markets)('of $label offers refusing and accepting as the same button', async ({ base }) => {
    const { status, body, headers } = await get(`${cookiesPage(base)}/choice`)
    expect(status).toBe(200)
    expect(headers['cache-control']).toContain('public')
    expect(body).toContain('content="noindex')
    const [banner = ''] = /<section [^>]*data-consent-banner.*?<\/section>/s.exec(body) ?? []
    const look = (value: string) => new RegExp(`<button type="submit" class="([^"]+)" value="${value}"`).exec(banner)?.[1]
    expect(look('none')).toBeTruthy()
    expect(look('none')).toBe(look('all'))
  })

  it.each([
    ['choice=none', noConsent],
    ['choice=all', { measurement: true, personalisation: true }],
    ['group=personalisation', { measurement: false, personalisation: true }],
  ])('%s is stored without scripts, and shown as the browser keeps it', async (fields, chosen) => {
    const { status, headers } = await get('/fr/info/cookies', posted(fields))
    expect(status).toBe(303)
    expect(parseConsent(headers['set-cookie'] ?? '', today)).toEqual(chosen)
    expect(headers['set-cookie']).toMatch(/; Path=\/; Secure; SameSite=Lax; Max-Age=\d+$/)
    expect(headers['cache-control']).toBe('no-store')
    const cookie = (headers['set-cookie'] ?? '').split(';')[0] ?? ''
    const { body, headers: shown } = await get((headers['location'] ?? '').replace(/#.*/, ''), { headers: { cookie } })
    expect(checkedGroups(body)).toBe(Object.values(chosen).filter(Boolean).length)
    expect(body).toContain('noindex')
    expect(body).toMatch(/role="status"[^>]*>Votre choix est enregistré/)
    expect(shown['cache-control']).toBe('private, no-store')
  })

  it('is not called saved without scripts where the cookie did not come back', async () => {
    const { headers } = await get('/fr/info/cookies', posted('choice=all'))
    const { body } = await get((headers['location'] ?? '').replace(/#.*/, ''))
    expect(body).toMatch(/role="status"[^>]*>Votre navigateur ne conserve aucun cookie/)
    expect(body).not.toMatch(/role="status"[^>]*>Votre choix est enregistré/)
    expect(checkedGroups(body)).toBe(0)
  })

  it('is not made by another site', async () => {
    const { status, headers } = await get('/fr/info/cookies', posted('choice=all', 'https://elsewhere.example'))
    expect(status).toBe(403)
    expect(headers['set-cookie']).toBeUndefined()
  })

  // @rule B4.92
  it('has no banner in customer care', async () => {
    const { body } = await getAsAgent('/fr')
    expect(body).toContain('#preferences')
    expect(body).not.toContain('data-preferences')
  })
})
