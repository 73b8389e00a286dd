import * as v from 'valibot'
import { describe, expect, inject, it } from 'vitest'
import { ActivityDetail } from '../../src/contract/activity.ts'
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
const evidenceKeys = ['order', 'outcome', 'at', 'signature']
const buyer = { email: 'zoe@example.com', terms: 'accepted' }
const address = { name: 'Anna de Vries', street: 'Kade 1', city: 'Utrecht' }
const postcodes: Record<string, string> = { FR: '75001', ES: '28001', BE: '1000', NL: '3511 AB', IT: '00100' }

/** What the buyer reads, with plain spaces. */
const mailsOf = async ({ reference }: Payable) =>
  (await (await fetch(`${inject('origin')}/outbox?reference=${reference}`)).text()).replaceAll(/\s/g, ' ')

const activityDetail = async () =>
  v.parse(ActivityDetail, await (await fetch(`${inject('origin')}/activity-only/weekend/${activity}/detail.json?locale=fr_FR`)).json())

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
    expect(priceList.flatMap(({ sellPrices }) => sellPrices).length).toBeGreaterThan(2)
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
    if (!sleeve) throw new Error('The origin lists no sleeve')
    expect(additions.length).toBeGreaterThan(0)
    for (const country of Object.keys(postcodes)) {
      const listed = costs[country]
      if (!listed) throw new Error(`The origin lists no costs for ${country}`)
      const sent = digital + listed.shippingCost + listed.internationalShippingFee
      expect(await priceOf(`&giftFormat=physical&country=${country}`)).toBe(sent)
      const chosen = `&giftFormat=physical&country=${country}&sleeves=${sleeve.id}&additions=${additions.map(({ id }) => id).join(',')}`
      expect(await priceOf(chosen)).toBe(sent + sleeve.price + additions.reduce((sum, { price }) => sum + price, 0))
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

  it('marks the language of the order’s own texts where the page is in the other language of the country', async () => {
    const path = checkout(`${gifts.voucher}&giftFormat=physical&sleeves=202`, '/be/fr')
    const confirmed = await settled(await ordered(path, { ...address, postcode: '1000' }), 'confirm')
    const mainOf = (body: string) => body.slice(body.indexOf('<main'), body.indexOf('</main>'))
    expect(mainOf((await get(confirmed)).body)).not.toContain(' lang="')
    const foreign = mainOf((await get(confirmed.replace('/be/fr', '/be/nl'))).body)
    expect(foreign).toMatch(/<h2 lang="fr-BE">[^<]+<\/h2>/)
    expect(foreign).toMatch(/<dt><span lang="fr-BE">[^<]+<\/span><\/dt>/)
  })

  // @rule B5.31 B5.39 B5.40
  it.each([
    ['Fam. J. Peeters', 'B-1000', /Fam\. J\. Peeters.*1000 /s],
    ['M. & Mme Dupont', 'b 1000', /M\. &amp; Mme Dupont.*1000 /s],
    ['J.-P. Dupont (2e)', 'BE–1000', /J\.-P\. Dupont \(2e\).*1000 /s],
  ])('sends a parcel to %s, %s', async (name, postcode, written) => {
    const order = await ordered(checkout(`${gifts.card}&giftFormat=physical`, '/be/fr'), {
      ...address,
      name,
      postcode,
      email: "o'neill@example.com",
    })
    const { body } = await get(await settled(order, 'confirm'))
    expect(body).toMatch(written)
    expect(body).not.toMatch(/B.1000/i)
  })

  // @rule B4.60
  it.each(['Camille & Théo', 'Papi & Mamie', 'Les 4 cousins', 'Tes collègues !', 'Camille + Théo', 'Papa, Maman et Léa ❤️'])(
    'is signed as people sign: %s',
    async (fromName) => {
      const path = checkout(gifts.box)
      const order = await ordered(path, { fromName, message: 'Bravo !' })
      expect((await get(await settled(order, 'confirm'))).body).toContain(order.reference)
    },
  )

  // @rule B4.60
  it.each([gifts.voucher, 'code=223PBOX', gifts.card])('has words by post, too: %s', async (gift) => {
    const path = checkout(`${gift}&giftFormat=physical`)
    const typed = { ...address, postcode: '75001', fromName: 'Papi & Mamie', message: 'Bravo pour ton bac' }
    const order = await ordered(path, typed)
    // A payment that is refused loses none of them.
    const refused = (await get(await settled(order, 'refuse'))).headers['location'] ?? ''
    const { body } = await get(refused)
    expect(body).toMatch(/name="fromName"[^>]*value="Papi &amp; Mamie"|value="Papi &amp; Mamie"[^>]*name="fromName"/)
    expect(body).toMatch(/<textarea[^>]*name="message"[^>]*>Bravo pour ton bac</)
    const again = payable(await post(path, { ...fieldsOf(body), ...buyer, ...typed }))
    expect((await get(await settled(again, 'confirm'))).body).toMatch(/Bravo pour ton bac.*Papi &amp; Mamie/s)
    const outbox = await mailsOf(again)
    expect(outbox).toMatch(/Vos mots, joints au cadeau : « Bravo pour ton bac ».*De la part de Papi &amp; Mamie\./s)
  })

  // @rule B4.60
  it('asks for the text of the card that is written by hand', async () => {
    const path = checkout(`${gifts.voucher}&giftFormat=physical&additions=102`)
    const { body } = await get(path)
    expect(body).toMatch(/<textarea[^>]*name="message"[^>]*required=""|<textarea[^>]*required=""[^>]*name="message"/)
    expect(body).toContain('Nous l’écrivons à la main sur la carte')
    const typed = { ...address, postcode: '75001' }
    const without = await post(path, { ...fieldsOf(body), ...buyer, ...typed })
    expect(without.status).toBe(422)
    expect(without.body).toMatch(/<a href="#message">/)
    const order = payable(await post(path, { ...fieldsOf(without.body), ...buyer, ...typed, message: 'Pour tes 18 ans' }))
    expect((await get(await settled(order, 'confirm'))).body).toContain('Pour tes 18 ans')
    const outbox = await mailsOf(order)
    expect(outbox).toContain('Votre texte, écrit à la main sur la carte : « Pour tes 18 ans »')
  })

  describe('a parcel to a chosen country', () => {
    const box = 'code=223PBOX'
    const spain = { country: 'ES', postcode: '28013', name: 'Lucía García', street: 'Calle Mayor 5', city: 'Madrid' }
    const selected = (body: string) => /<select[^>]*name="country".*?<\/select>/s.exec(body)?.[0].match(/value="(\w\w)" selected=""/)?.[1]
    const opened = async (path: string) => fieldsOf((await get(path)).body)
    const priceTo = async (country: string) => (await opened(checkout(`${box}&country=${country}`)))['price']
    const typed = (body: string) => [spain.name, spain.street, spain.city, buyer.email].filter((text) => !body.includes(text))

    // @rule B3.43 B4.69
    it('is sent there and paid at its price, which is shown before it is ordered', async () => {
      const path = checkout(box)
      const fields = { ...(await opened(path)), ...buyer, ...spain }
      const changed = await post(path, fields)
      expect(changed.status).toBe(409)
      const [before, after] = [Number(await priceTo('FR')), Number(await priceTo('ES'))]
      expect(after).toBeGreaterThan(before)
      expect(changed.body).toContain(`data-price-change="${before} ${after}"`)
      expect([selected(changed.body), typed(changed.body)]).toEqual(['ES', []])
      const order = payable(await post(path, { ...fields, ...fieldsOf(changed.body) }))
      expect(order.fields['amount']).toBe(String(after))
      expect((await get(await settled(order, 'confirm'))).body).toMatch(/28013 Madrid.*Espagne/s)
    })

    // @rule B3.43
    it('has its price after a press of the button, with everything typed and nothing called wrong', async () => {
      const path = checkout(box)
      const { status, body, headers } = await post(path, { ...(await opened(path)), ...spain, email: buyer.email, update: 'price' })
      expect([status, headers['cache-control']]).toEqual([200, 'private, no-store'])
      expect(fieldsOf(body)['price']).toBe(await priceTo('ES'))
      expect([selected(body), typed(body)]).toEqual(['ES', []])
      expect(body).not.toMatch(/data-price-change|aria-invalid|tone="warn"/)
      const action = /<form[^>]*method="post"[^>]*action="([^"]*)"|<form[^>]*action="([^"]*)"[^>]*method="post"/.exec(body)
      expect(action?.[1] ?? action?.[2]).toBe('/fr/checkout/gift?code=223PBOX&amp;giftFormat=physical&amp;country=ES')
    })

    // @rule B5.37
    it('has the postcodes of that country', async () => {
      const path = checkout(box, '/be/nl')
      const to = async (country: string, postcode: string) => {
        const sent = await post(`${path}&country=${country}`, {
          ...(await opened(`${path}&country=${country}`)),
          ...buyer,
          ...address,
          country,
          postcode,
        })
        return sent.status
      }
      expect([await to('NL', '1012 AB'), await to('BE', '1012 AB'), await to('ES', '75001'), await to('FR', '75001')]).toEqual([
        303, 422, 422, 303,
      ])
    })

    // @rule B4.73
    it('says that no carrier serves the country as soon as it appears, before anything else is typed', async () => {
      const said = 'Aucun transporteur ne livre de colis dans ce pays pour le moment'
      const path = checkout(box)
      const fresh = await get(path)
      expect(fresh.body).not.toContain(said)
      expect(fresh.body).toMatch(/<option value="AD"[^>]*>Andorre[^<]*pas de livraison/)
      expect((await get(`${path}&country=AD`)).body).toContain(said)
      const andorra = { country: 'AD', postcode: 'AD500', name: spain.name, street: spain.street, city: spain.city, email: buyer.email }
      for (const pressed of [{ update: 'price' }, { terms: 'accepted' }, { terms: '', name: '' }]) {
        const { status, body } = await post(path, { ...fieldsOf(fresh.body), ...andorra, ...pressed })
        expect([status, selected(body)]).toEqual([422, 'AD'])
        expect(body).toContain(said)
        for (const text of [spain.street, spain.city, buyer.email]) expect(body).toContain(text)
      }
      // Nothing is said of parcels where none is sent.
      expect((await get(`${checkout(gifts.card)}&country=AD`)).body).not.toContain(said)
    })

    it('is not ordered to a country without parcels', async () => {
      const path = checkout(box)
      const { status, body } = await post(path, { ...(await opened(path)), ...buyer, ...spain, country: 'XX' })
      expect([status, selected(body), typed(body)]).toEqual([422, 'FR', []])
      expect(body).toContain('Nous ne livrons pas de cadeaux dans le pays choisi')
      expect((await post(path, { ...(await opened(path)), ...buyer, ...spain, country: 'Spain' })).status).toBe(422)
    })
  })

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
    expect(body).toContain('<title>Erreur\u202f: Votre cadeau')
    const refused = await post(path, { ...fields, email: 'zoe@' })
    expect(refused.status).toBe(422)
    // Everything that is wrong is said at once.
    const links = [...refused.body.matchAll(/<a href="#(\w+)">([^<]*)<\/a> <span>([^<]*)/g)].map((link) => link.slice(1))
    expect(links).toEqual([
      ['email', 'Votre e-mail', 'L’adresse e-mail semble incorrecte'],
      ['terms', 'Conditions de vente', 'Veuillez accepter les conditions de vente pour continuer.'],
    ])
    expect(refused.body).toMatch(/<input[^>]*id="terms"[^>]*aria-invalid="true" aria-describedby="terms-error"/)
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
    // Nor do the forms of another gift or market know what was typed for this one.
    const evidence = new URLSearchParams(
      [...new URL(location, 'https://a.test').searchParams].filter(([key]) => evidenceKeys.includes(key)),
    )
    for (const other of [checkout(gifts.card), checkout('product=10572&giftNights=1&bucket=2'), checkout(gifts.voucher, '/es')])
      expect((await get(`${other}&${evidence}`)).body).not.toContain('anna@example.com')
    expect((await get(`${checkout(gifts.voucher)}&${evidence}`)).body).toContain('anna@example.com')
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
    expect(body).toMatch(/<h1>Votre commande est payée<\/h1>.*Votre billet d’activité, à imprimer, arrive aussi/s)
    expect(body).not.toContain('Votre cadeau est commandé')
    const { mainActivityCenter: center } = await activityDetail()
    const place = [center.label, center.location.address, `${center.location.zipCode} ${center.location.city}`]
    expect(body).toContain(place.join(', '))
    const [, contact = ''] = /<address>(.*?)<\/address>/s.exec(body) ?? []
    expect([...contact.matchAll(/>([^<>]+)</g)].map(([, line]) => line)).toEqual([...place, center.telephone])
    expect(body).toContain('2 participants')
    const bought = await mailsOf(own)
    const use = 'Convenez de la date avec le prestataire, puis présentez '
    for (const [where, text] of Object.entries({
      checkout: (await get(checkout(`${gifts.activity}&customType=OWN_USE`))).body,
      confirmation: body,
      mails: bought,
    })) {
      const shown = text.replaceAll(/<(header|footer|script|nav)\b.*?<\/\1>/gs, '')
      expect(shown, where).not.toMatch(/[Cc]ette? cadeau|[Ll]e cadeau|bon cadeau|ce cadeau/)
      if (where !== 'checkout') expect(shown, where).toContain(use)
    }
    const { body: activityPage } = await get('/fr/activites/700001')
    expect(activityPage.replaceAll(/\s/g, ' ')).toContain(use)
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
