import { describe, expect, it } from 'vitest'
import { cents } from '../amounts.ts'
import { payable, type Payable, post, settled, signedReturn } from './payment.ts'
import { fetchJson, get } from './site.ts'

const stay = 10572
const activity = 700_001
const bases = ['/fr', '/es', '/be/nl', '/be/fr', '/nl/nl', '/it'] as const
const gifts = {
  voucher: `product=${stay}&giftNights=1&bucket=3&upsell=availability`,
  box: 'code=223EBOX',
  card: 'amount=120',
  activity: `id=${activity}&a=2`,
}
const checkout = (gift: string, base = '/fr') => `${base}/checkout/gift?${gift}`
const fieldsOf = (body: string) =>
  Object.fromEntries(
    [...body.matchAll(/<input type="hidden" name="(price|key)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  )
const buyer = { email: 'zoe@example.com', terms: 'accepted' }
const address = { name: 'Anna de Vries', street: 'Kade 1', city: 'Utrecht' }
const postcodes: Record<string, string> = { FR: '75001', ES: '28001', BE: '1000', NL: '3511 AB', IT: '00100' }

/** Orders a gift as far as the payment provider. */
async function ordered(path: string, fields: Record<string, string> = {}): Promise<Payable> {
  const { status, body } = await get(path)
  expect(status).toBe(200)
  return payable(await post(path, { ...fieldsOf(body), ...buyer, ...fields }))
}

describe('the gifting checkout', () => {
  // @rule B4.68
  it.each(Object.entries(gifts))('sells a gift in every market: %s', async (_kind, gift) => {
    for (const base of bases) {
      const order = await ordered(checkout(gift, base))
      const { status, body, headers } = await get(await settled(order, 'confirm'))
      expect([status, headers['cache-control']]).toEqual([200, 'private, no-store'])
      expect(body).toContain(order.reference)
      expect(body).toContain(buyer.email)
    }
  })

  // @rule B3.41
  it('has the sum of the origin’s prices, by bucket, with more dates', async () => {
    const { priceList } = await fetchJson<{ priceList: { nights: number; sellPrices: number[]; extraUpsellAvailabilityAmount: number }[] }>(
      `/api/weekend/${stay}/detail.json?locale=fr_FR`,
    )
    for (const { nights, sellPrices, extraUpsellAvailabilityAmount } of priceList)
      for (const [index, price] of sellPrices.entries())
        for (const upsell of ['none', 'availability']) {
          const path = checkout(`product=${stay}&giftNights=${nights}&bucket=${index + 1}&upsell=${upsell}`)
          const expected = price + (upsell === 'availability' ? extraUpsellAvailabilityAmount : 0)
          expect(fieldsOf((await get(path)).body)['price']).toBe(String(expected))
        }
  })

  // @rule B3.43
  it('adds sub-elements and the shipping of the country of delivery to a parcel', async () => {
    const priceOf = async (more: string) => Number(fieldsOf((await get(checkout(`${gifts.voucher}${more}`))).body)['price'])
    const { availableCustomSubElements: elements } = await fetchJson<{
      availableCustomSubElements: { id: number; price: number; categoryId: number }[]
    }>('/api/sub-elements/available-custom-sub-elements?locale=fr_FR')
    const { shippingCostsPerCountry: costs } = await fetchJson<{
      shippingCostsPerCountry: Record<string, { shippingCost: number; internationalShippingFee: number }>
    }>('/api/single-voucher/shipping-costs?locale=fr_FR')
    const digital = await priceOf('')
    const sleeve = elements.find(({ categoryId }) => categoryId === 2)
    const additions = elements.filter(({ categoryId }) => categoryId !== 2)
    for (const country of Object.keys(postcodes)) {
      const { shippingCost = 0, internationalShippingFee = 0 } = costs[country] ?? {}
      const sent = digital + shippingCost + internationalShippingFee
      expect(await priceOf(`&giftFormat=physical&country=${country}`)).toBe(sent)
      const chosen = `&giftFormat=physical&country=${country}&sleeves=${sleeve?.id}&additions=${additions.map(({ id }) => id).join(',')}`
      expect(await priceOf(chosen)).toBe(sent + (sleeve?.price ?? 0) + additions.reduce((sum, { price }) => sum + price, 0))
    }
  })

  // @rule B2.82
  it.each([gifts.voucher, 'code=223PBOX', gifts.card])(
    'sends a parcel in five markets, and says nothing of it in Italy: %s',
    async (gift) => {
      for (const base of bases) {
        const path = checkout(`${gift}&giftFormat=physical`, base)
        if (base === '/it') {
          const { status, headers } = await get(path)
          expect(status).toBe(302)
          expect(headers['location']).not.toContain('physical')
          expect(headers['location']).not.toContain('PBOX')
          continue
        }
        const country = base === '/fr' ? 'FR' : base === '/es' ? 'ES' : base === '/nl/nl' ? 'NL' : 'BE'
        const order = await ordered(path, { ...address, postcode: postcodes[country] ?? '' })
        const { body } = await get(await settled(order, 'confirm'))
        expect(body).toContain('Kade 1')
      }
    },
  )

  // @rule B5.37 B5.40
  it('shows what is wrong with everything typed, and orders nothing', async () => {
    const path = checkout(gifts.card)
    const fields = fieldsOf((await get(path)).body)
    const typed = { to: 'recipient', recipientEmail: 'anna@', fromName: 'Zoé', message: 'Bon anniversaire !', email: '' }
    const { status, body, headers } = await post(path, { ...fields, ...typed, terms: 'accepted' })
    expect([status, headers['cache-control']]).toEqual([422, 'private, no-store'])
    for (const value of ['anna@', 'Zoé', 'Bon anniversaire !']) expect(body).toContain(value)
    expect(body).toMatch(/aria-invalid="true"/)
    expect(body).toMatch(/<input[^>]*name="to"[^>]*value="recipient"[^>]*checked=""|checked=""[^>]*value="recipient"/)
    expect((await post(path, { ...fields, email: 'zoe@example.com' })).status).toBe(422)
    expect((await post(path, {})).status).toBe(422)
  })

  // @rule B4.69
  it('shows old and new price where it has changed, and orders at the new one', async () => {
    const path = checkout(gifts.box)
    const { price, ...fields } = fieldsOf((await get(path)).body)
    const { status, body } = await post(path, { ...fields, price: '100', ...buyer })
    expect(status).toBe(409)
    const text = body.slice(body.indexOf('Le prix a été mis à jour')).split('</dl>')[0] ?? ''
    expect([...text.matchAll(/<dd>.*?<\/dd>/g)].map(([amount]) => cents(amount))).toEqual([100, Number(price), Number(price) - 100])
    expect(body).toContain(buyer.email)
    expect(payable(await post(path, { ...fieldsOf(body), ...buyer })).fields['amount']).toBe(price)
  })

  // @rule B4.70
  it('makes one order however often the form is sent, and another where it was changed', async () => {
    const path = checkout(gifts.card)
    const fields = { ...fieldsOf((await get(path)).body), ...buyer }
    const references = await Promise.all([0, 1, 2].map(async () => payable(await post(path, fields)).reference))
    expect(new Set(references).size).toBe(1)
    expect(payable(await post(path, { ...fields, email: 'other@example.com' })).reference).not.toBe(references[0])
  })

  // @rule B4.71
  it.each([
    ['refuse', 'refusé'],
    ['cancel', 'annulé'],
  ] as const)('returns from a payment that was not made (%s) with everything typed', async (end, word) => {
    const typed = {
      to: 'recipient',
      recipientEmail: 'anna@example.com',
      when: 'day',
      day: '2027-12-24',
      fromName: 'Zoé',
      message: 'Pour toi',
    }
    const order = await ordered(checkout(gifts.voucher), typed)
    const { status, headers } = await get(await settled(order, end))
    expect(status).toBe(303)
    const location = headers['location'] ?? ''
    expect(location).not.toContain('anna')
    const { body } = await get(location)
    expect(body).toContain(word)
    for (const value of ['anna@example.com', '2027-12-24', 'Zoé', 'Pour toi', buyer.email]) expect(body).toContain(value)
    // Its address without the signature says nothing about anybody.
    expect((await get(location.replace(/signature=\w+/, `signature=${'0'.repeat(64)}`))).body).not.toContain('anna@example.com')
  })

  // @rule B4.71
  it('confirms nothing without the provider’s signature', async () => {
    const order = await ordered(checkout(gifts.box))
    for (const query of [signedReturn(order.reference, { secret: 'another' }), signedReturn(order.reference), signedReturn('00000000')]) {
      const { status, body } = await get(`/fr/checkout/gift/confirmation?${query}`)
      expect(status).toBe(200)
      expect(body).toContain('Nous vérifions votre paiement')
    }
  })

  // @rule B4.65
  it('has neither recipient nor message for what is bought for oneself', async () => {
    const path = checkout(`${gifts.activity}&customType=OWN_USE`)
    const { body } = await get(path)
    expect(body).not.toMatch(/name="(?:recipientEmail|message|fromName)"/)
    expect((await post(path, { ...fieldsOf(body), ...buyer })).status).toBe(303)
  })

  // @rule B4.84
  it('has the conditions of the gift, linked from the terms', async () => {
    for (const [kind, gift] of Object.entries(gifts)) {
      const { body } = await get(checkout(gift))
      expect(body).toContain('<a href="#conditions">')
      const conditions = body.slice(body.indexOf('id="conditions"')).split('</section>')[0]
      expect(conditions).toContain(
        kind === 'card' ? 'la carte s’échange contre un autre cadeau' : 'le cadeau s’échange contre un autre séjour',
      )
      expect(conditions).toContain(`Valable ${kind === 'voucher' || kind === 'activity' ? 12 : 18} mois à compter de l’achat.`)
    }
  })

  // @rule B4.85
  it('is confirmed with what happens next: the days of a parcel, print; bought for oneself it is an order', async () => {
    const parcel = await ordered(checkout(`${gifts.card}&giftFormat=physical`), { ...address, postcode: '75001' })
    const sent = (await get(await settled(parcel, 'confirm'))).body
    expect(sent).toMatch(/Votre cadeau est commandé.*Livraison en 2 à 4 jours ouvrés.*data-print/s)
    const own = await ordered(checkout(`${gifts.activity}&customType=OWN_USE`))
    const { body } = await get(await settled(own, 'confirm'))
    expect(body).toMatch(/<h1>Votre commande est payée<\/h1>.*Le bon cadeau, à imprimer, arrive aussi/s)
    expect(body).not.toContain('Votre cadeau est commandé')
  })

  it('redirects to the gift’s page where it cannot be ordered like this; 404 where there is none', async () => {
    const to = async (gift: string) => {
      const { status, headers } = await get(checkout(gift))
      return [status, headers['location']]
    }
    expect(await to('')).toEqual([302, '/fr/coffrets-cadeaux'])
    expect(await to('amount=5')).toEqual([302, '/fr/gift-card?amount=5'])
    expect(await to(`id=${activity}&a=19`)).toEqual([302, `/fr/activites/${activity}#a=19`])
    expect((await to('code=999999EBOX'))[0]).toBe(404)
    expect((await to('product=1'))[0]).toBe(404)
  })
})
