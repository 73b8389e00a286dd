import { describe, expect, inject, it } from 'vitest'
import { cents } from '../amounts.ts'
import { typedGuest } from '../lead-guest.ts'
import { get, fetchJson } from './site.ts'

/** Its wine tasting needs a date. */
const dated = 10611
const stay = 10572
const dates = 'checkin=2027-04-13&checkout=2027-04-14'
const form = (fields: Record<string, string>) => {
  const body = new URLSearchParams({ ...typedGuest, terms: 'accepted', key: crypto.randomUUID(), ...fields }).toString()
  return {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length), origin: inject('site') },
  }
}
const priceNow = async () => {
  const quote = await fetchJson<{ priceInfo: { sellPrice: number } }>(
    `/api/weekend/${stay}/quote-realtime.json?locale=fr_FR&checkin=2027-04-13&nights=1`,
  )
  return quote.priceInfo.sellPrice
}

describe('the checkout', () => {
  // @rule B4.33 S4.73
  it('leaves for the payment provider with the price that was agreed to, in cents', async () => {
    const price = await priceNow()
    const { status, headers } = await get(`/fr/checkout?product=${stay}&${dates}`, form({ price: String(price), payment: 'full' }))
    expect(status).toBe(303)
    const target = new URL(headers['location'] ?? '')
    expect(target.origin + target.pathname).toBe(`${inject('origin')}/pay`)
    expect(target.searchParams.get('amount')).toBe(String(price))
  })

  // @rule B4.33
  it('comes again with a notice when the price has changed', async () => {
    const { status, headers, body } = await get(`/fr/checkout?product=${stay}&${dates}`, form({ price: '1', payment: 'full' }))
    expect([status, headers['cache-control']]).toEqual([409, 'private, no-cache'])
    const text = body.slice(body.indexOf('Le prix a été mis à jour pendant votre réservation')).split('</dl>')[0] ?? ''
    const [before = 0, after = 0, difference = 0] = [...text.matchAll(/<dd>.*?<\/dd>/g)].map(([amount]) => cents(amount))
    expect([before, after, difference]).toEqual([1, await priceNow(), (await priceNow()) - 1])
  })

  // @rule S2.87
  it('shows when how much is paid with every eligible method, and the parts sum up to the cent', async () => {
    const { body } = await get(`/fr/checkout?product=${stay}&checkin=2027-04-12&checkout=2027-04-15`)
    const options = body.split('name="payment"').slice(1)
    expect(options.map((option) => /value="([^"]*)"/.exec(option)?.[1])).toEqual(['full', 'deferred', '3x', '4x'])
    for (const option of options.slice(1)) {
      const [plan = '', total = ''] = option.slice(0, option.indexOf('</label>')).split('</span>')
      const amounts = [...plan.slice(plan.indexOf('<small>'), plan.indexOf('</small>')).matchAll(/[\d,]+(?=\u00A0€)/g)].map(([text]) =>
        cents(text),
      )
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(cents(total))
    }
  })

  it('has the fee, and the total with it, in the summary of each way to pay', async () => {
    const { body } = await get(`/fr/checkout?product=${stay}&checkin=2027-04-12&checkout=2027-04-15&payment=3x`)
    const due = (method: string) => /<dl[^>]*data-payment="METHOD".*?<\/dl>/s.source.replace('METHOD', method)
    const amountsOf = (method: string) =>
      [...(new RegExp(due(method), 's').exec(body)?.[0] ?? '').matchAll(/<dd>(.*?)<\/dd>/g)].map(([, text = '']) => cents(text))
    const [price = 0] = amountsOf('full')
    const [total = 0, fee = 0, today = 0] = amountsOf('3x')
    expect(fee).toBeGreaterThan(0)
    expect(total).toBe(price + fee)
    expect(today).toBeLessThan(price)
    expect(body).toMatch(/value="3x"[^>]*checked=""|checked=""[^>]*value="3x"/)
  })

  // @rule S9.38
  it('offers the second provider in Spain and Italy only', async () => {
    const offered = async (base: string, product: number) =>
      (await get(`${base}/checkout?product=${product}&${dates}`)).body.includes('value="pay-later"')
    expect([await offered('/es', stay), await offered('/it', stay), await offered('/fr', stay), await offered('/nl/nl', stay)]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  // @rule S3.25
  it('rejects a way to pay that the booking is not eligible for, with a notice', async () => {
    const price = await priceNow()
    const soon = 'checkin=2027-03-17&checkout=2027-03-18'
    const { priceInfo } = await fetchJson<{ priceInfo: { sellPrice: number } }>(
      `/api/weekend/${stay}/quote-realtime.json?locale=fr_FR&checkin=2027-03-17&nights=1`,
    )
    const late = await get(`/fr/checkout?product=${stay}&${soon}`, form({ price: String(priceInfo.sellPrice), payment: '3x' }))
    expect(late.status).toBe(422)
    expect(late.body).toContain('Ce moyen de paiement n’est pas disponible')
    const elsewhere = await get(`/fr/checkout?product=${stay}&${dates}`, form({ price: String(price), payment: 'pay-later' }))
    expect(elsewhere.status).toBe(422)
    expect(elsewhere.body).toContain('Ce moyen de paiement n’est pas disponible')
  })

  // @rule B8.11
  it('shows that nothing was booked when the price could not be confirmed before the payment', async () => {
    const { body } = await get(`/fr/checkout?product=${stay}&${dates}&failed=quote`)
    expect(body).toContain('Nous n’avons pas pu confirmer le prix de votre séjour. Aucune réservation n’a été effectuée.')
    expect(body).toContain('value="full"')
    for (const other of ['', '&failed=price', '&failed=constructor']) {
      expect((await get(`/fr/checkout?product=${stay}&${dates}${other}`)).body).not.toContain('Aucune réservation n’a été effectuée.')
    }
  })

  // @rule S2.10 B7.9
  it('offers the stay at its rates; the one in the address is what is paid', async () => {
    const { body } = await get(`/fr/checkout?product=${stay}&${dates}`)
    const address = /href="(\/fr\/checkout\?[^"]*offerId=\d+[^"]*)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const price = Number(new URLSearchParams(address).get('price'))
    expect(price).toBeGreaterThan(await priceNow())
    expect((await get(address)).body).not.toContain('Le prix a été mis à jour')
    const { headers } = await get(address, form({ price: String(price), payment: 'full' }))
    expect(new URL(headers['location'] ?? '').searchParams.get('amount')).toBe(String(price))
  })

  // @rule S2.10
  it('has both rates side by side, and what the insurance is for', async () => {
    const { body } = await get(`/fr/checkout?product=${stay}&${dates}`)
    const [standard = '', insured = ''] = body.slice(body.indexOf('Modification et annulation')).split('<h3>').slice(1)
    const period = /D’aujourd’hui au (\p{L}+ \d+ avril 2027) inclus/u
    const [until = '', later = ''] = [standard, insured].map((rate) => period.exec(rate)?.[1])
    expect(insured).toMatch(/Pour \d+\u00A0€ de plus, vous pouvez annuler jusqu’au/)
    expect(insured).toContain(`jusqu’au ${later} au lieu du ${until}, avec 80\u00A0% remboursés`)
    const dayOf = (date: string) => Number(/\d+/.exec(date)?.[0])
    expect(dayOf(later)).toBeGreaterThan(dayOf(until))
  })

  it('opens the price in detail: nights and each extra, which add up to it', async () => {
    const detail = await fetch(`${inject('origin')}/weekend/${stay}/detail.json?locale=fr_FR`)
    const { upsells }: { upsells: { id: number; label: string; selected: boolean }[] } = await detail.json()
    const extra = upsells.find(({ selected }) => !selected)!
    const { body } = await get(`/fr/checkout?product=${extra.id}&${dates}`)
    const [, list = ''] = /<details[^>]*>(.*?)<\/details>/s.exec(body) ?? []
    const lines = [...list.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(
      ([, label = '', amount = '']) => [label, cents(amount)] as const,
    )
    const paid = lines.filter(([label]) => !label.startsWith('Taxe de séjour'))
    const saved = 'Vous économisez'
    expect(paid.map(([label]) => label)).toEqual(['1 nuit · 2 adultes', extra.label, saved, 'Total, taxes comprises'])
    const total = paid.pop()?.[1]
    expect(paid.reduce((sum, [label, amount]) => (label === saved ? sum - amount : sum + amount), 0)).toBe(total)
    expect(String(total)).toBe(/name="price" value="(\d+)"/.exec(body)?.[1])
    expect(body).toContain(`En supplément\u202F: ${extra.label}`)
  })

  it('preselects no time of an activity, and refuses two at the same time, sent by either form', async () => {
    // Its massage and its facial are both chosen ahead.
    const product = 15654
    const day = (date: number) => `2027-04-${String(date).padStart(2, '0')}`
    const call = (name: string, date: number) => `/api/weekend/${product}/${name}.json?locale=fr_FR&checkin=${day(date)}&nights=2`
    const arrivals = await Promise.all(
      Array.from({ length: 28 }, async (_, index) => {
        const date = index + 1
        const { bookable } = await fetchJson<{ bookable: boolean }>(call('quote', date))
        if (!bookable) return []
        const { activityDates } = await fetchJson<{ activityDates: { activityId: number; title: string; dates: { value: string }[] }[] }>(
          call('detail', date),
        )
        const [first, second] = activityDates
        const shared = first?.dates.find(({ value }) => second?.dates.some((other) => other.value === value))?.value
        return shared === undefined ? [] : [{ date, first, second, shared }]
      }),
    )
    const [{ date, first, second, shared } = { date: 0, first: undefined, second: undefined, shared: '' }] = arrivals.flat()
    expect(date).toBeGreaterThan(0)
    const path = `/fr/checkout?product=${product}&checkin=${day(date)}&checkout=${day(date + 2)}`
    const open = await get(path)
    expect(open.body.match(/<option value="" selected="">/g)).toHaveLength(2)
    expect(open.body).not.toContain('aria-invalid')
    const clash = `${path}&activitySelectionList=${first?.activityId}_${shared}&activitySelectionList=${second?.activityId}_${shared}`
    const page = await get(clash)
    expect(page.body).toContain('Deux de vos activités ont lieu au même moment.')
    expect(page.body).toContain(`En même temps que «\u202F${first?.title}\u202F»`)
    expect(page.body.match(/<select[^>]*aria-invalid="true"/g)).toHaveLength(2)
    expect(page.body).not.toContain('name="payment"')
    const posted = await get(clash, form({ price: '100', payment: 'full' }))
    expect(posted.status).toBe(422)
    expect(posted.body).toContain('Deux de vos activités ont lieu au même moment.')
  })

  it('names help by phone with its hours', async () => {
    const { body } = await get(`/fr/checkout?product=${stay}&${dates}`)
    expect(body).toMatch(/href="tel:\+33[^"]*"/)
    expect(body).toContain('Du lundi au vendredi')
  })

  // @rule B4.34
  it('says the chosen rate at the sum that is to pay, also where that has just changed', async () => {
    const { body } = await get(`/fr/checkout?product=10102&${dates}`)
    const rate = /Tarif standard\u202F:[^<]*/.exec(body)?.[0] ?? ''
    expect(String(cents(rate))).toBe(/name="price" value="(\d+)"/.exec(body)?.[1])
  })

  // @rule B2.28
  it('says the local tax apart where it is paid at the hotel, and not where it is in the price', async () => {
    const there = await get(`/fr/checkout?product=${stay}&${dates}`)
    expect(there.body).toMatch(/Taxe de séjour, à régler sur place<\/dt><dd>\d+,\d\d\u00A0€/)
    const here = await get(`/fr/checkout?product=17281&${dates}`)
    expect(here.body).toContain('À payer, taxes comprises')
    expect(here.body).not.toContain('Taxe de séjour')
    const page = await get(`/fr/sejour/17281?${dates}`)
    expect(page.body).toContain('Taxes comprises')
    expect(page.body).not.toContain('Taxe de séjour, à régler')
    expect(page.body).toContain('par personne et par nuit, comprise dans le prix')
  })

  // @rule B2.43
  it('leads back to the stay with all that was chosen there, in the query', async () => {
    const chosen = `${dates}&a=3&activitySelectionList=7_20270413`
    const { body } = await get(`/fr/checkout?product=${stay}&${chosen}&price=100`)
    expect(/<a[^>]* href="([^"]*)"[^>]*>(?:<svg.*?<\/svg>)?Retour/.exec(body)?.[1]?.replaceAll('&amp;', '&')).toBe(
      `/fr/sejour/${stay}?${chosen}`,
    )
    const back = await get(`/fr/sejour/${stay}?${chosen}`)
    expect(back.body).toMatch(/href="\/fr\/checkout\?[^"]*activitySelectionList=7_20270413/)
  })

  // @rule B5.5
  it('requires missing dates of activities, and continues with them', async () => {
    const { activityDates } = await fetchJson<{ activityDates: { activityId: number; dates: { value: string }[] }[] }>(
      `/api/weekend/${dated}/detail.json?locale=fr_FR&checkin=2027-04-13&nights=1`,
    )
    const first = await get(`/fr/checkout?product=${dated}&${dates}`)
    expect(first.body).toContain('Veuillez choisir les dates de vos activités')
    expect(first.body).not.toContain('name="payment"')
    const choices = activityDates.map(({ activityId, dates: [start] }) => `activitySelectionList=${activityId}_${start?.value}`)
    expect(choices.length).toBeGreaterThan(0)
    for (const choice of choices) expect(first.body).toContain(`value="${choice.split('=')[1]}"`)
    expect((await get(`/fr/checkout?product=${dated}&${dates}&${choices.join('&')}`)).body).toContain('name="payment"')
    const unpaid = await get(`/fr/checkout?product=${dated}&${dates}`, form({ price: '18700', payment: 'full' }))
    expect(unpaid.status).toBe(422)
    expect(unpaid.body).toContain('Veuillez choisir les dates de vos activités')
    expect(
      (await get(`/fr/checkout?product=${dated}&${dates}&activitySelectionList=${activityDates[0]?.activityId}_1`)).body,
    ).not.toContain('name="payment"')
  })

  // @rule B8.10
  it.each([
    [10112, 'Modifiez vos critères pour voir les offres disponibles.'],
    [10132, 'Cette offre n’est pas réservable avec ces critères.'],
    [10133, 'Erreur de tarif\u202f: il n’y a pas de prix pour ces critères actuellement.'],
    [10142, 'L’hôtel ne prend pas de réservations actuellement'],
    [10143, 'Votre date d’arrivée est passée, ou il est trop tard pour arriver aujourd’hui.'],
  ])('says why %i cannot be booked, each reason in its sentence, and leads back to its dates', async (product, sentence) => {
    const [{ nights } = { nights: 1 }] = await fetchJson<{ nights: number }[]>(
      `/api/weekend/${product}/packageCheckoutNights.json?locale=fr_FR&checkin=2027-04-20`,
    )
    const booked = `checkin=2027-04-20&checkout=2027-04-${20 + nights}`
    const { body } = await get(`/fr/checkout?product=${product}&${booked}`)
    expect(body).toContain(sentence)
    expect(body).toContain(`href="/fr/sejour/${product}?${booked.replace('&', '&amp;')}"`)
    expect(body).not.toContain('name="payment"')
  })

  it('refuses a form from another site', async () => {
    const foreign = form({ price: '100', payment: 'full' })
    const { status } = await get(`/fr/checkout?product=${stay}&${dates}`, {
      ...foreign,
      headers: { ...foreign.headers, origin: 'https://elsewhere.example' },
    })
    expect(status).toBe(403)
  })

  // @rule B5.12
  it('sends a visitor without a stay to the stays, and one without dates, or with dates of the past, to where they are chosen', async () => {
    for (const [query, to] of [
      ['', '/fr/week-ends'],
      ['?product=abc', '/fr/week-ends'],
      ['?product=0', '/fr/week-ends'],
      [`?product=${stay}`, `/fr/sejour/${stay}`],
      [
        `?product=${stay}&checkin=2020-01-01&checkout=2020-01-02&a=3&price=100`,
        `/fr/sejour/${stay}?checkin=2020-01-01&checkout=2020-01-02&a=3`,
      ],
    ]) {
      const { status, headers } = await get(`/fr/checkout${query}`)
      expect([query, status, headers['location']]).toEqual([query, 302, to])
    }
  })
})

describe('links that leave this site', () => {
  // @rule B2.42
  it('go to the account application, with a return to our own pages only', async () => {
    const { status, headers } = await get('/fr/account/trips?origin=/fr/week-ends')
    expect(status).toBe(302)
    const target = new URL(headers['location'] ?? '')
    expect([target.origin, target.pathname, target.searchParams.get('origin')]).toEqual([
      inject('origin'),
      '/account/trips',
      `${inject('site')}/fr/week-ends`,
    ])
    for (const from of ['https://evil.example', '//evil.example', '/\\evil.example']) {
      const other = await get(`/fr/account/signin?origin=${encodeURIComponent(from)}`)
      expect(new URL(other.headers['location'] ?? '').searchParams.get('origin')).toBeNull()
    }
  })

  // @rule B2.42
  it('come back from signing in to the page that was left, in its flow and with what was chosen on it', async () => {
    const left = '/fr/sejour/10572?flow=gifting'
    const { body } = await get(left)
    expect(body).toContain(`/fr/account/signin?origin=${encodeURIComponent(left)}`)
    const chosen = `${left}#giftNights=2&bucket=3`
    const { headers } = await get(`/fr/account/signin?origin=${encodeURIComponent(chosen)}`)
    expect(new URL(headers['location'] ?? '').searchParams.get('origin')).toBe(`${inject('site')}${chosen}`)
  })
})
