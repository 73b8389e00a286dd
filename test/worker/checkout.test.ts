import { describe, expect, inject, it } from 'vitest'
import { ask, askJson } from './site.ts'

const stay = 10572
const dates = 'checkin=2027-04-13&checkout=2027-04-14'
const form = (fields: Record<string, string>) => {
  const body = new URLSearchParams(fields).toString()
  return {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length), origin: inject('site') },
  }
}
const priceNow = async () => {
  const quote = await askJson<{ priceInfo: { sellPrice: number } }>(
    `/api/weekend/${stay}/quote-realtime.json?locale=fr_FR&checkin=2027-04-13&nights=1`,
  )
  return quote.priceInfo.sellPrice
}

describe('the checkout', () => {
  it('leaves for the payment provider with the price that was agreed to, in cents', async () => {
    const price = await priceNow()
    const { status, headers } = await ask(`/fr/checkout?product=${stay}&${dates}`, form({ price: String(price), payment: 'full' }))
    expect(status).toBe(303)
    const target = new URL(headers['location'] ?? '')
    expect(target.origin + target.pathname).toBe(`${inject('origin')}/pay`)
    expect(target.searchParams.get('amount')).toBe(String(price))
  })

  it('goes back and says so when the price is another by now', async () => {
    const { status, headers } = await ask(`/fr/checkout?product=${stay}&${dates}`, form({ price: '1', payment: 'full' }))
    expect(status).toBe(303)
    expect(headers['location']).toMatch(/^\/fr\/checkout\?.*failed=price/)
    const { body } = await ask(headers['location'] ?? '')
    expect(body).toContain('Le prix a été mis à jour pendant votre réservation')
  })

  it('refuses a form from another site', async () => {
    const foreign = form({ price: '100', payment: 'full' })
    const { status } = await ask(`/fr/checkout?product=${stay}&${dates}`, {
      ...foreign,
      headers: { ...foreign.headers, origin: 'https://elsewhere.example' },
    })
    expect(status).toBe(403)
  })

  it('sends a visitor without a stay or with dates of the past to the stays', async () => {
    for (const query of ['', `?product=${stay}`, `?product=${stay}&checkin=2020-01-01&checkout=2020-01-02`, '?product=abc']) {
      const { status, headers } = await ask(`/fr/checkout${query}`)
      expect([query, status, headers['location']]).toEqual([query, 302, '/fr/week-ends'])
    }
  })
})

describe('links that leave this site', () => {
  it('go to the account application, with a return to our own pages only', async () => {
    const { status, headers } = await ask('/fr/account/trips?from=/fr/week-ends')
    expect(status).toBe(302)
    const target = new URL(headers['location'] ?? '')
    expect([target.origin, target.pathname, target.searchParams.get('origin')]).toEqual([
      inject('origin'),
      '/account/trips',
      `${inject('site')}/fr/week-ends`,
    ])
    for (const from of ['https://evil.example', '//evil.example', '/\\evil.example']) {
      const other = await ask(`/fr/account/signin?from=${encodeURIComponent(from)}`)
      expect(new URL(other.headers['location'] ?? '').searchParams.get('origin')).toBeNull()
    }
  })

  it('a hotel’s address leads to its offers', async () => {
    const { status, headers } = await ask('/fr/hotel/1057')
    expect([status, headers['location']]).toEqual([302, '/fr/week-ends?hotel=1057'])
  })
})
