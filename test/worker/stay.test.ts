import * as v from 'valibot'
import { describe, expect, inject, it } from 'vitest'
import type { SubElements } from '../../src/contract/gifts.ts'
import { StayDetail } from '../../src/contract/stay.ts'
import { get, fetchJson } from './site.ts'

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
const detailOf = async (id: number, locale = 'fr_FR') =>
  v.parse(StayDetail, await (await fetch(`${inject('origin')}/weekend/${id}/detail.json?locale=${locale}`)).json())
const section = (body: string, id: string) => new RegExp(`<section[^>]*id="${id}".*?</section>`, 's').exec(body)?.[0] ?? ''
/** One dialog of the practical information. */
/** One dialog of the practical information: up to the next one's button. */
const dialog = (body: string, id: string) => {
  const from = body.slice(body.indexOf(` id="${id}" popover`))
  return textOf(from.slice(from.indexOf('>') + 1).split(new RegExp(`popovertarget="(?!${id}")|</section>`, 'i'))[0] ?? '')
}
const tabs = (body: string) => [
  ...(/<nav[^>]*aria-label="Sur cette page".*?<\/nav>/s.exec(body)?.[0] ?? '').matchAll(/href="#([\w-]+)">([^<]+)/g),
]

describe('the stay page', () => {
  // @rule B2.25
  it.each(['', '?flow=gifting'])('has a tab for each section, and a section for each tab: %s', async (query) => {
    const { body } = await get(`/fr/sejour/10013${query}`)
    const found = tabs(body)
    for (const [, id] of found)
      expect(body).toContain(`<section class="${/<section class="([^"]+)" id="description"/.exec(body)?.[1]}" id="${id}"`)
    expect(found.map(([, , label]) => label)).toEqual(
      query
        ? ['Description', 'Chambre', 'L’expérience', 'Le cadeau', 'Avis', 'Hôtel', 'Infos pratiques']
        : ['Description', 'Chambre', 'Expérience', 'Avis', 'Hôtel', 'Infos pratiques'],
    )
    expect(body).not.toMatch(/\bundefined\b|NaN/)
  })

  // @rule B2.26 B2.27
  it('explains the gift in the gifting flow, with validity and delivery as content says; a stay that cannot be given has none', async () => {
    const gift = textOf(section((await get('/fr/sejour/10013?flow=gifting')).body, 'gift'))
    expect(gift).toContain('Valable 12 mois')
    expect(gift).toMatch(/par courrier en 2 à 4 jours ouvrés/)
    expect(gift).toContain('Regarder le film (20 secondes)')
    expect(section((await get('/fr/sejour/10013')).body, 'gift')).toBe('')
    expect(section((await get('/fr/sejour/10012?flow=gifting')).body, 'gift')).toBe('')
  })

  it('has a form for visitors without scripts, which takes as many guests as a stay may have', async () => {
    const { body } = await get('/fr/sejour/10572?checkin=2027-04-13&checkout=2027-04-14&a=3&c=1')
    const [form = ''] = /<form[^>]*method="get".*?<\/form>/s.exec(body) ?? []
    expect(form).toContain('<input type="number" min="1" max="20" name="a" value="3"/>')
    expect(form).toContain('<input type="number" min="0" max="10" name="c" value="1"/>')
    expect(form).toContain('<input type="number" min="0" max="10" name="b" value="0"/>')
  })

  // @rule B4.75 B4.79 B4.80
  it('renders a gift by post of the query, with sleeve, extras and their sum, and sends it without scripts', async () => {
    const { body } = await get('/fr/sejour/10572?flow=gifting&giftFormat=physical&sleeves=202&additions=101')
    const gift = section(body, 'gift')
    const chosen = [...gift.matchAll(/<input[^>]*>/g)].flatMap(([input]) =>
      input.includes('checked=""') ? [/name="(\w+)".*value="(\w+)"/.exec(input)?.slice(1).join('=')] : [],
    )
    expect(chosen).toEqual(['giftFormat=physical', 'sleeves=202', 'additions=101'])
    expect(gift.match(/<input[^>]*form="offer"/g)).toHaveLength(gift.match(/name="(giftFormat|sleeves|additions)"/g)?.length ?? 0)
    expect(body).toMatch(/<form[^>]*id="offer"[^>]*action="\/fr\/checkout\/gift"/)
    const { availableCustomSubElements: available } = await fetchJson<SubElements>(
      '/api/sub-elements/available-custom-sub-elements?locale=fr_FR',
    )
    const sum = available.filter(({ id }) => id === 202 || id === 101).reduce((total, { price }) => total + price, 0)
    expect(textOf(gift)).toContain(`Pochette et petites attentions : ${(sum / 100).toFixed(2).replace('.', ',')} €`)
  })

  // @rule B2.85
  it('has no word of post where the market sends no parcels', async () => {
    for (const query of ['', '&giftFormat=physical&sleeves=202']) {
      const { body } = await get(`/it/soggiorno/18853?flow=gifting${query}`)
      const gift = section(body, 'gift')
      expect(textOf(gift)).toContain('Subito via e-mail')
      expect(body.slice(body.indexOf('data-name="gift"'), body.indexOf('id="other-offers"'))).not.toMatch(
        /\bposta\b|domicilio|\bspedi|\bfisic|custodi|name="giftFormat/i,
      )
    }
  })

  // @rule B3.4
  it('says which length its texts describe where it can be longer', async () => {
    const { nights } = await detailOf(10013)
    expect(nights.max).toBeGreaterThan(nights.min)
    expect(textOf(section((await get('/fr/sejour/10013')).body, 'description'))).toContain(`Programme prévu pour ${nights.min} nuits`)
  })

  // @rule B3.3
  it('shows details of included services: duration, time, persons, reason, conditions', async () => {
    const { activities } = await detailOf(10102)
    const shown = textOf(section((await get('/fr/sejour/10102')).body, 'experience'))
    for (const { title, duration, when, activityParticipantsLabel, whyList = [], mustKnowList = [], schedules } of activities)
      for (const line of [title, duration, when, activityParticipantsLabel, schedules, ...whyList, ...mustKnowList])
        if (line) expect(shown).toContain(line.replaceAll(/\s+/g, ' '))
  })

  // @rule B4.27
  it('offers its extras as links that keep what the query has chosen; with a gift only where it is for one night', async () => {
    const { upsells = [] } = await detailOf(10013)
    const shown = section((await get('/fr/sejour/10013?checkin=2027-04-20&checkout=2027-04-22&a=3')).body, 'extras')
    expect(upsells.length).toBe(2)
    for (const { id, label } of upsells) {
      expect(textOf(shown)).toContain(label)
      const link = `/fr/sejour/10013?a=3&checkin=2027-04-20&checkout=2027-04-22&extra=${id}#extras`
      expect(shown.replaceAll('&amp;', '&')).toContain(`href="${link}"`)
      expect((await get(`/fr/sejour/${id}`)).status).toBe(200)
    }
    const [first] = upsells
    const made = section((await get(`/fr/sejour/10013?extra=${first?.id}`)).body, 'extras')
    expect(textOf(made)).toContain('Ajouté')
    expect(made).toContain('href="/fr/sejour/10013#extras"')
    // The shortest gift of this stay has two nights.
    expect(section((await get('/fr/sejour/10013?flow=gifting')).body, 'extras')).toBe('')
  })

  it('prices the extras of the query with the stay, on the panel and in the price in detail; those of another stay are ignored', async () => {
    const { upsells = [] } = await detailOf(10013)
    const [extra] = upsells
    const dates = 'checkin=2027-04-20&checkout=2027-04-22'
    const quoted = async (id = 0): Promise<number> => {
      const quote = await fetch(
        `${inject('origin')}/weekend/${id}/quote.json?locale=fr_FR&adult=2&child=0&baby=0&checkin=2027-04-20&nights=2`,
      )
      return (await quote.json()).priceInfo.sellPrice
    }
    const [without, total] = await Promise.all([quoted(10013), quoted(extra?.id)])
    const page = (await get(`/fr/sejour/10013?${dates}&extra=${extra?.id}`)).body
    const text = textOf(page.slice(page.indexOf('data-name="booking"')))
    expect(text).toContain(`${extra?.label} +${(total - without) / 100} €`)
    expect(text).toContain(`Total, taxes comprises ${total / 100} €`)
    expect(page.replaceAll('&amp;', '&')).toContain(`/fr/checkout?product=${extra?.id}&`)
    expect(page).toContain('data-item="STAY:10013"')
    const other = textOf((await get(`/fr/sejour/10013?${dates}&extra=10012`)).body)
    expect(other).toContain(`Total, taxes comprises ${without / 100} €`)
  })

  // @rule B6.1
  it('shows, beside a gift, the hotel’s other stays sold as vouchers, at voucher prices', async () => {
    const hotel = await (await fetch(`${inject('origin')}/product/10013/offers?locale=fr_FR&adult=2&child=0&baby=0`)).json()
    const others = await Promise.all(
      hotel.offers
        .filter((offer: { weekendId: number }) => offer.weekendId !== 10013)
        .map((offer: { weekendId: number }) => detailOf(offer.weekendId)),
    )
    const shown = section((await get('/fr/sejour/10013?flow=gifting')).body, 'other-offers')
    const text = textOf(shown)
    const input = others.filter((it) => it.isGiftable)
    expect([input.length > 0, input.length < others.length]).toEqual([true, true])
    for (const it of others) expect([it.id, shown.includes(`/fr/sejour/${it.id}?flow=gifting`)]).toEqual([it.id, it.isGiftable])
    for (const { priceList } of input) expect(text).toContain(`${(priceList?.[0]?.sellPrice ?? 0) / 100} €`)
    expect(text).not.toContain('à partir de')
    expect(shown).not.toMatch(/<s>|-\d+ %/)
    expect(section((await get('/fr/sejour/10013')).body, 'other-offers')).toContain('/fr/sejour/10012"')
  })

  // @rule B2.28
  it('opens what is practical: hours in one style, pets, tax, cancellation, parking', async () => {
    const { hotel } = await detailOf(10013)
    const { body } = await get('/fr/sejour/10013')
    expect(dialog(body, 'hours')).toMatch(/Arrivée à partir de (1[4-7]) h .*Départ (avant|jusqu’à) (1[0-2]) h /)
    expect(dialog(body, 'hours')).not.toMatch(/\d\d:\d\d/)
    expect(dialog(body, 'getting-there')).toContain(`Parking ${hotel.parking?.replaceAll(/\s+/g, ' ')}`)
    for (const { label } of hotel.facilities) expect(dialog(body, 'services')).toContain(label)
    expect(dialog(body, 'to-know')).toMatch(/1 animal maximum\. Poids maximum ?: 25 kg\. Supplément ?: 12 € par animal et par nuit/)
    expect(dialog(body, 'to-know')).toMatch(/Taxe de séjour ?: 2,65 € par personne et par nuit, à régler sur place/)
    expect(dialog(body, 'to-know')).toContain('Modification et annulation')
    for (const line of hotel.importantInfos) expect(dialog(body, 'important')).toContain(line.replaceAll(/\s+/g, ' '))
    expect(dialog((await get('/nl/nl/verblijf/10013')).body, 'hours')).toMatch(/15\.00 uur/)
  })

  // @rule B2.29
  it('describes itself to search engines by what it shows', async () => {
    const { body } = await get('/fr/sejour/10013')
    const things = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) => JSON.parse(json ?? ''))
    const stay = things.find((thing) => thing['@type'] === 'Product')
    const shown = new URL(stay.image).pathname.replace('_1600_900.avif', '')
    expect(/data-name="gallery".*?<\/travel-island>/s.exec(body)?.[0]).toContain(`src="${shown}`)
    for (const part of stay.name.split(/[-\s]/)) expect(textOf(body)).toContain(part)
    expect(textOf(body)).toContain(stay.offers.offeredBy.name)
    expect(textOf(body).replaceAll(/\s/g, ' ')).toContain(`${Number(stay.offers.price)} €`)
  })

  // @rule B6.2
  it('says whom to call, beside what books it', async () => {
    const { body } = await get('/fr/sejour/10013')
    expect(/<aside[^>]*id="booking".*?<\/aside>/s.exec(body)?.[0]).toMatch(/Paiement sécurisé.*href="tel:/s)
  })
})

describe('an offer that is over', () => {
  // @rule B2.24
  it.each([
    ['unpublished', 10123],
    ['of a closed house', 10181],
  ])('is gone, and links to the hotel’s other offers: %s', async (_, id) => {
    const { status, body } = await get(`/fr/sejour/${id}`)
    expect(status).toBe(410)
    expect(body).toMatch(/<h1[^>]*>Trop tard/)
    expect(body).toContain(`href="/fr/week-ends?hotel=${String(id).slice(0, 4)}"`)
    expect(body).toContain('noindex, follow')
  })

  // @rule B2.24
  it('is not confused with one that never existed', async () => {
    expect((await get('/fr/sejour/99999999')).status).toBe(404)
    expect(await fetchJson('/api/weekend/10013/detail.json?locale=fr_FR')).toMatchObject({ id: 10013 })
  })
})
