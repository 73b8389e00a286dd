import { beforeAll, describe, expect, inject, it } from 'vitest'
import { cents } from '../amounts.ts'
import { typedGuest } from '../lead-guest.ts'
import { type Payable, payable, post, settled, signedReturn } from './payment.ts'
import { get, fetchJson, type TestResponse } from './site.ts'

const stay = 10572
const dates = 'checkin=2027-04-12&checkout=2027-04-15'

/** Books as far as the payment provider. */
async function booked(base = '/fr', payment = 'full', product = stay, choices = ''): Promise<Payable> {
  const checkout = `${base}/checkout?product=${product}&${dates}${choices}`
  const { body } = await get(checkout)
  const price = /name="price" value="(\d+)"/.exec(body)?.[1] ?? ''
  return payable(await post(checkout, { price, payment, ...typedGuest, terms: 'accepted', key: crypto.randomUUID() }))
}

/** A return to the confirmation, signed as the provider does. */
const signed = (order: string, how: Parameters<typeof signedReturn>[1] = {}) => `/fr/checkout/confirmation?${signedReturn(order, how)}`

/** The address with its keys in the site's order. */
function inOrder(path: string): string {
  const url = new URL(path, inject('site'))
  url.searchParams.sort()
  return url.pathname + url.search
}

const success = 'Votre séjour est réservé'
const checking = 'Nous vérifions votre paiement'
const expectNeutral = ({ status, body, headers }: TestResponse) => {
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(body).toContain(checking)
  expect(body).not.toContain(success)
}

describe('the return from payment', () => {
  let paid: Payable
  let address: string
  beforeAll(async () => {
    paid = await booked()
    address = await settled(paid, 'confirm')
  })

  it('confirms a signed payment: number, programme, address with a map, paid, deadline; stored and indexed nowhere', async () => {
    const { status, body, headers } = await get(address)
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(body).toContain('<meta name="robots" content="noindex, nofollow"/>')
    expect(body).toContain(success)
    expect(body).toContain(`Numéro de réservation\u202F: ${paid.reference}`)
    expect(body).toContain('https://www.openstreetmap.org/?mlat=')
    const picture = /<img[^>]* src="(\/map-pictures\/[^"]+\.fr\.svg)"/.exec(body)?.[1] ?? ''
    expect((await get(picture)).headers['content-type']).toContain('image/svg+xml')
    expect(body).toContain('data-print')
    expect(body).toMatch(/Arrivée à partir de \d+/)
    expect(body).toMatch(/D’aujourd’hui au \p{L}+ \d+ avril 2027 inclus/u)
    expect(body).toMatch(/Payé<\/dt><dd>[\d,]+\u00A0€/)
    expect(body).toMatch(/Reste à payer<\/dt><dd>0\u00A0€/)
    expect(body).not.toContain('name="payment"')
  })

  it('is the same page again after a reload', async () => {
    const [first, second] = [await get(address), await get(address)]
    expect(second.body).toBe(first.body)
  })

  it.each([
    ['without a signature', () => signed(paid.reference).replace(/&signature=.*/, '')],
    ['signed for another order', () => address.replace(paid.reference, '12345678')],
    ['signed for another outcome', () => signed(paid.reference, { outcome: 'refused' }).replace('refused', 'confirmed')],
    ['signed with another secret', () => signed(paid.reference, { secret: 'guess' })],
    ['older than 24 hours', () => signed(paid.reference, { age: 86_401 })],
    ['with an outcome nobody knows', () => signed(paid.reference, { outcome: 'pending' })],
    ['of an order nobody knows', () => signed('10000001')],
  ])('confirms nothing %s', async (_name, url) => expectNeutral(await get(url())))

  it('says at its bare address that there is no order to show, and still not to pay twice', async () => {
    for (const path of ['/fr/checkout/confirmation', '/fr/checkout/gift/confirmation']) {
      const { status, body, headers } = await get(path)
      expect([status, headers['cache-control']]).toEqual([200, 'private, no-store'])
      expect(body).toContain('<title>Aucune commande à afficher ici')
      expect(body).toContain('ne payez pas une seconde fois')
      expect(body).not.toContain(checking)
      expect(body).not.toContain(success)
    }
  })

  // Foreign texts and conditions would be read as those of the order.
  it.each(['/es', '/it', '/nl/nl', '/be/fr', '/be/nl'])('is shown by the site where the stay was ordered, not by %s', async (base) => {
    const elsewhere = await get(address.replace(/^\/fr/, base))
    expect([elsewhere.status, elsewhere.headers['location'], elsewhere.headers['cache-control']]).toEqual([
      303,
      inOrder(address),
      'private, no-store',
    ])
    const file = await get(address.replace('/fr/checkout/confirmation?', `${base}/checkout/confirmation.ics?`))
    expect([file.status, file.headers['location']]).toEqual([303, inOrder(address.replace(/^\/fr/, base))])
  })

  it('is shown in the other language of the country where it was ordered', async () => {
    const order = await settled(await booked('/be/fr'), 'confirm')
    const dutch = await get(order.replace('/be/fr', '/be/nl'))
    expect(dutch.status).toBe(200)
    expect(dutch.body).toContain('Je verblijf is geboekt')
  })

  it('marks the language of the order’s own texts where the page is in another one', async () => {
    const { upsells } = await fetchJson<{ upsells: { id: number; selected?: boolean }[] }>(`/api/weekend/${stay}/detail.json?locale=fr_BE`)
    const extra = upsells.find(({ selected }) => !selected)
    const order = await settled(await booked('/be/fr', 'full', extra?.id), 'confirm')
    const mainOf = (body: string) => body.slice(body.indexOf('<main'), body.indexOf('</main>'))
    const own = mainOf((await get(order)).body)
    const foreign = mainOf((await get(order.replace('/be/fr', '/be/nl'))).body)
    expect(own).not.toContain(' lang="')
    const marked = [...foreign.matchAll(/<(\w+)[^>]* lang="fr-BE"[^>]*>(.*?)<\/\1>/gs)].map(([, , text = '']) =>
      text.replaceAll(/<[^>]*>/g, ''),
    )
    const title = /<h2[^>]*>(.*?)<\/h2>/s.exec(own)?.[1] ?? '?'
    const [place, ...facts] = [...own.matchAll(/<li[^>]*><svg[^>]*>.*?<\/svg><span>(.*?)<\/span><\/li>/gs)].map(([, text = '']) => text)
    const added = facts.find((text) => text.startsWith('En supplément'))?.replace(/^[^:]*: /, '')
    for (const text of [title, place, added, /<address>(.*?)<\/address>/s.exec(own)?.[1]?.replaceAll(/<[^>]*>/g, '')])
      expect(marked).toContain(text)
    expect(foreign).toMatch(/<ul[^>]* lang="fr-BE"/)
  })

  it('is shown by the market for an order of the market, and by the partner for one of its minisite', async () => {
    const partner = new URL(inject('minisite')).pathname
    const market = /^\/be\/(?:fr|nl)|^\/nl\/nl|^\/\w+/.exec(partner)?.[0] ?? ''
    const ofMarket = await settled(await booked(market), 'confirm')
    const atPartner = await get(ofMarket.replace(market, partner))
    expect([atPartner.status, atPartner.headers['location']]).toEqual([303, inOrder(ofMarket)])
    const ofPartner = await settled(await booked(partner), 'confirm')
    const moved = await get(ofPartner.replace(partner, market))
    expect(moved.headers['location']).toMatch(new RegExp(`^${market}/minisite/\\d+/checkout/confirmation\\?at=`))
    const named = await get(moved.headers['location'] ?? '')
    expect(named.headers['location']).toBe(inOrder(ofPartner))
    expect((await get(ofPartner)).body).toContain('id="main"')
  })

  it('confirms nothing while the order itself is not confirmed', async () => {
    expectNeutral(await get(signed((await booked()).reference)))
  })

  it.each([
    ['refuse', 'refused', 'Votre paiement a été refusé et rien n’a été débité.'],
    ['cancel', 'cancelled', 'Vous avez annulé le paiement et rien n’a été débité.'],
  ] as const)('goes back to the checkout with everything chosen: %s', async (end, failed, notice) => {
    const back = await get(await settled(await booked('/fr', '3x'), end))
    expect([back.status, back.headers['cache-control']]).toEqual([303, 'private, no-store'])
    const query = new URL(back.headers['location'] ?? '', inject('site')).searchParams
    expect(Object.fromEntries(['product', 'checkin', 'checkout', 'a', 'payment', 'failed'].map((key) => [key, query.get(key)]))).toEqual({
      product: String(stay),
      checkin: '2027-04-12',
      checkout: '2027-04-15',
      a: '2',
      payment: '3x',
      failed,
    })
    const { body } = await get(back.headers['location'] ?? '')
    expect(body).toContain(notice)
    expect(body).toMatch(/checked="" value="3x"/)
    expect(body).not.toContain('Le prix a été mis à jour')
  })

  it('shows what is paid now and what is still to pay, in instalments with their fee', async () => {
    const { body } = await get(await settled(await booked('/fr', '3x'), 'confirm'))
    const amounts = /Payé<\/dt>.*?<\/dl>/s.exec(body)?.[0] ?? ''
    expect(amounts).toContain('15 avril 2027')
    expect(amounts).toContain('15 mai 2027')
    expect(amounts).toContain('Dont frais')
    expect(amounts).not.toMatch(/Reste à payer<\/dt><dd>0/)
    const sum = (label: string) => cents(new RegExp(`${label}</dt><dd>([^<]*)`).exec(body)?.[1] ?? '')
    expect(sum('Total, taxes comprises')).toBe(sum('Payé') + sum('Reste à payer'))
  })

  it('names every extra that was booked', async () => {
    const { upsells } = await fetchJson<{ upsells: { id: number; label: string; selected: boolean }[] }>(
      `/api/weekend/${stay}/detail.json?locale=fr_FR`,
    )
    const extra = upsells.find(({ selected }) => !selected)
    const { body } = await get(await settled(await booked('/fr', 'full', extra?.id), 'confirm'))
    expect(body).toContain(`En supplément\u202F: ${extra?.label}`)
    expect(body).not.toContain('Total, taxes comprises')
  })

  it.each(['/es', '/be/nl', '/be/fr', '/nl/nl', '/it'])('works in %s', async (base) => {
    const { status, body } = await get(await settled(await booked(base), 'confirm'))
    expect(status).toBe(200)
    expect(body).toMatch(/\d{8}/)
    expect(body).toContain(`${base}/checkout/confirmation.ics?`)
  })

  it('stays within the minisite of a partner, as the checkout does', async () => {
    const partner = new URL(inject('minisite')).pathname
    const { body: checkout } = await get(`${partner}/checkout?product=${stay}&${dates}`)
    const home = `<a href="${partner}">`
    expect(checkout).toContain(home)
    const confirmation = await settled(await booked(partner), 'confirm')
    expect(confirmation.startsWith(`${partner}/checkout/confirmation?`)).toBe(true)
    const { body } = await get(confirmation)
    expect(body).toContain(success)
    expect(body).toContain(home)
  })

  it('offers the booking as a calendar file at the same signature', async () => {
    const { body } = await get(address)
    const file = /href="([^"]*confirmation\.ics[^"]*)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const calendar = await get(file)
    expect([calendar.status, calendar.headers['content-type'], calendar.headers['cache-control']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'private, no-store',
    ])
    expect(calendar.body).toMatch(/^BEGIN:VCALENDAR\r\n/)
    expect(calendar.body).toContain('DTSTART;TZID=Europe/')
    expect(calendar.body).toContain(`UID:${paid.reference}-stay@`)
    const forged = await get(file.replace(/signature=./, 'signature=x'))
    expect(forged.status).toBe(303)
    expect(forged.headers['location']).toMatch(/^\/fr\/checkout\/confirmation\?/)
  })

  it('has the chosen day and hour of each activity, in the checkout, the confirmation and the file', async () => {
    const product = 10611
    const { activityDates } = await fetchJson<{ activityDates: { activityId: number; dates: { value: string; time: string }[] }[] }>(
      `/api/weekend/${product}/detail.json?locale=fr_FR&checkin=2027-04-12&nights=3`,
    )
    const [{ activityId, dates: starts } = { activityId: 0, dates: [] }] = activityDates
    const [start] = starts
    const choices = `&activitySelectionList=${activityDates.map((it) => `${it.activityId}_${it.dates[0]?.value}`).join(',')}`
    const hour = `${Number(start?.time.slice(0, 2))}\u00A0h`
    expect(activityId).toBeGreaterThan(0)
    const { body: checkout } = await get(`/fr/checkout?product=${product}&${dates}${choices}`)
    expect(checkout.split('<ol')[1]).toContain(hour)
    const confirmation = await settled(await booked('/fr', 'full', product, choices), 'confirm')
    expect((await get(confirmation)).body.split('<ol')[1]).toContain(hour)
    const file = (await get(confirmation.replace('confirmation?', 'confirmation.ics?'))).body
    expect(file).toContain(`:${start?.value.slice(0, 8)}T${start?.value.slice(8)}00`)
    // Every event ends, leads back to the booking, and names the hotel's telephone.
    const lines = file.replaceAll('\r\n ', '').split('\r\n')
    const events = lines.filter((line) => line === 'BEGIN:VEVENT').length
    expect(events).toBe(1 + activityDates.length)
    expect(lines.filter((line) => line.startsWith('DTEND;TZID='))).toHaveLength(events)
    expect(lines.filter((line) => /^URL:http.*\/fr\/booking-lookup$/.test(line))).toHaveLength(events)
    expect(lines.filter((line) => line.startsWith('DESCRIPTION:') && line.includes('Téléphone de l’hôtel\u202F: +33'))).toHaveLength(events)
  })

  it('requires the terms of sale', async () => {
    const fields = { price: '100', payment: '3x', key: crypto.randomUUID() }
    const { status, body } = await post(`/fr/checkout?product=${stay}&${dates}`, fields)
    expect(status).toBe(422)
    expect(body).toMatch(/checked="" value="3x"/)
    expect(body).toContain(`value="${fields.key}"`)
    expect(body).toContain('Veuillez accepter les conditions de vente')
    expect(body).toContain('<title>Erreur\u202f: Votre réservation')
    expect(body).toMatch(/<section[^>]*data-error-summary[^>]*autofocus=""[^>]*>.*<a href="#terms">Conditions de vente<\/a>/i)
    expect(body).toMatch(/<input[^>]*id="terms"[^>]*aria-invalid="true" aria-describedby="terms-error"/)
    // The browser says nothing of its own.
    expect(body).toMatch(/<form[^>]*noValidate=""[^>]*method="post"/i)
  })
})
