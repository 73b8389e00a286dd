import { describe, expect, inject, it } from 'vitest'
import type { Quote } from '../../src/contract/quote.ts'
import type { StayDetail } from '../../src/contract/stay.ts'
import { typedGuest } from '../lead-guest.ts'
import { visitorIdWith } from '../visitor-id.ts'
import { payable, post, settled } from './payment.ts'
import { fetchJson, get } from './site.ts'

const consented = (id: string) => ({ cookie: `__Host-consent=${inject('clock').slice(0, 10)}.measurement; __Host-visitor=${id}` })
const shown = consented(visitorIdWith(['autoDiscount']))
const control = consented(visitorIdWith([]))

const text = (body: string) => body.replaceAll(/<!--.*?-->|<[^>]*>/gs, ' ').replaceAll(/\s+/g, ' ')
const hidden = (body: string, name: string) => new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? ''
const euros = (cents: number) => new Intl.NumberFormat('fr', { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 }).format(cents / 100)

const quoted = (stay: number, query = '') =>
  fetchJson<Quote>(`/api/weekend/${stay}/quote-realtime.json?locale=fr_FR&checkin=2027-04-13&nights=1${query}`)

/** A stay that the campaign sells, on a night on which it can be booked. */
const stay = await (async () => {
  for (let id = 10_010; id < 11_500; id += 13) {
    const detail = await fetchJson<Partial<StayDetail>>(`/api/weekend/${id}/detail.json?locale=fr_FR`).catch(() => undefined)
    if (detail?.autoDiscount && (await quoted(id)).bookable) return id
  }
  throw new Error('the campaign has no stay')
})()
const price = (await quoted(stay)).priceInfo?.sellPrice ?? 0
const discount = Math.round(price / 10)
const checkout = `/fr/checkout?product=${stay}&checkin=2027-04-13&checkout=2027-04-14`

/** What a cancellation gives back, by each rate that is shown. */
const refunds = (body: string) => new Set(Array.from(text(body).matchAll(/chaque nuit remboursés : ([\d,\s]+) €/g), ([, amount]) => amount))

const formOf = (body: string) => ({
  ...Object.fromEntries(['price', 'due', 'key', 'card'].map((name) => [name, hidden(body, name)]).filter(([, value]) => value)),
  ...typedGuest,
  payment: 'full',
  terms: 'accepted',
})

// @rule B4.7
describe('the automatic discount', () => {
  it('is a line of the quote, which leaves every price as it is', async () => {
    expect((await quoted(stay, '&autoDiscount=true')).priceInfo).toEqual({
      ...(await quoted(stay)).priceInfo,
      extraDiscount: { code: 'ESCALE10', amount: discount },
    })
    expect((await quoted(10572, '&autoDiscount=true')).priceInfo?.extraDiscount).toBeUndefined()
  })

  it('is taken off what is paid by those to whom the site promises it, on each page', async () => {
    const page = await get(checkout, { headers: shown })
    expect(text(page.body)).toContain(`Prix du séjour ${euros(price)} € Remise avec le code ESCALE10 −${euros(discount)} €`)
    expect([hidden(page.body, 'price'), hidden(page.body, 'due')]).toEqual([String(price), String(price - discount)])
    expect(refunds(page.body)).toEqual(new Set([euros(Math.floor((price - discount) * 0.8))]))
    const order = payable(await post(checkout, formOf(page.body), shown))
    expect(order.fields['amount']).toBe(String(price - discount))
    const confirmation = await get(await settled(order, 'confirm'), { headers: shown })
    expect(refunds(confirmation.body)).toEqual(refunds(page.body))
    expect(text(confirmation.body)).toContain(
      `Prix du séjour ${euros(price)} € Remise avec le code ESCALE10 −${euros(discount)} € Payé ${euros(price - discount)} €`,
    )
  })

  it('is neither promised nor taken off for others', async () => {
    for (const headers of [control, {}]) {
      const page = await get(checkout, { headers })
      expect(page.body).not.toContain('ESCALE10')
      expect([hidden(page.body, 'price'), hidden(page.body, 'due')]).toEqual([String(price), ''])
      expect(payable(await post(checkout, formOf(page.body), headers)).fields['amount']).toBe(String(price))
    }
  })

  it('comes before gift cards, which pay of what is left', async () => {
    const { body } = await get(checkout, { headers: shown })
    const page = await post(checkout, { ...formOf(body), giftCard: 'FRAN-CARD-PART', update: 'card' }, shown)
    expect(hidden(page.body, 'due')).toBe(String(price - discount - 3850))
    const order = payable(await post(checkout, formOf(page.body), shown))
    expect(order.fields['amount']).toBe(String(price - discount - 3850))
    await settled(order, 'cancel')
  })
})
