import { describe, expect, it } from 'vitest'
import { inject } from 'vitest'
import { visitorIdWith } from '../visitor-id.ts'
import { get } from './site.ts'

const consent = `__Host-consent=${inject('clock').slice(0, 10)}.measurement`
const path = '/fr/week-ends/bretagne'
const varied = visitorIdWith(['productLabels'])
const control = visitorIdWith([])
const seen = 'autoDiscount.productLabels'
const label =
  />(?:Vente flash|Dernière minute|Jusqu’au [^<]+|Réservé plus de [^<]+|Choix écoresponsable|Coup de cœur|Bon rapport qualité-prix)</g
const labelsOfCards = (html: string): ReadonlyMap<string, number> =>
  new Map(
    html
      .split(/<article\b/)
      .slice(1)
      .map((rest) => rest.split('</article>')[0] ?? '')
      .map((card) => [/data-offer="(\d+)"/.exec(card)?.[1] ?? '', card.match(label)?.length ?? 0]),
  )
const as = (cookie: string) => get(path, { headers: { cookie } })

describe('experiments', () => {
  // @rule B9.86 B9.87
  it('begin with the consent and end with it', async () => {
    const { headers: first } = await as(consent)
    expect(first['set-cookie']).toMatch(
      /^__Host-visitor=[\w-]{36}\.autoDiscount\.productLabels; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=\d+$/,
    )
    expect(first['cache-control']).toBe('private, no-cache')
    expect(first['server-timing']).toMatch(/exposure;desc="productLabels (control|variation)"/)
    const { headers: withdrawn } = await as(`__Host-consent=${inject('clock').slice(0, 10)}; __Host-visitor=${varied}.${seen}`)
    expect(withdrawn['set-cookie']).toBe('__Host-visitor=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0')
    const { headers: nobody } = await get(path)
    expect(nobody['set-cookie']).toBeUndefined()
    expect(nobody['cache-control']).toContain('public')
  })

  it('store no variation where others would get it', async () => {
    const { headers } = await as(`${consent}; __Host-visitor=${varied}.${seen}`)
    expect(headers['cache-control']).toBe('private, no-cache')
    expect(headers['set-cookie']).toBeUndefined()
    const [shared, ofControl] = await Promise.all([get(path), as(`${consent}; __Host-visitor=${control}.${seen}`)])
    expect(ofControl.headers['cache-control']).toBe(shared.headers['cache-control'])
    expect(shared.body).not.toContain('"variations"')
  })

  it('let the browser keep a page that a script has fetched ahead, and refuse one that would be seen for the first time', async () => {
    const ahead = (cookie: string) => get(path, { headers: { cookie, purpose: 'prefetch' } })
    const { headers, body } = await ahead(`${consent}; __Host-visitor=${varied}.${seen}`)
    expect(headers['cache-control']).toBe('private, max-age=30')
    expect(body).toContain('"variations":["productLabels"]')
    const refused = await ahead(`${consent}; __Host-visitor=${varied}`)
    expect([refused.status, refused.headers['cache-control']]).toEqual([503, 'no-store'])
    // Chromium would ask for no other page of the site ahead until then.
    expect(refused.headers['retry-after']).toBeUndefined()
    const forced = await get(`${path}?variation=productLabels`, { headers: { purpose: 'prefetch' } })
    expect(forced.headers['cache-control']).toBe('private, no-store')
  })

  // @rule B9.88
  it('do not reach crawlers', async () => {
    const { headers, body } = await get(path, {
      headers: { cookie: `${consent}; __Host-visitor=${varied}`, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
    })
    expect(body).not.toContain('"variations"')
    expect(headers['set-cookie']).toBeUndefined()
  })

  // @rule B9.90
  it('are shown when forced, one label instead of two, and stored nowhere', async () => {
    const [forced, plain] = await Promise.all([get(`${path}?variation=productLabels`), get(path)])
    expect(forced.headers['cache-control']).toBe('private, no-store')
    expect(forced.headers['x-robots-tag']).toBe('noindex')
    expect(forced.body).toContain('"variations":["productLabels"]')
    const [few, all] = [labelsOfCards(forced.body), labelsOfCards(plain.body)]
    expect(Math.max(...all.values())).toBe(2)
    expect([...few]).toEqual([...all].map(([offer, labels]) => [offer, Math.min(1, labels)]))
  })
})
