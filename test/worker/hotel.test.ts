import { describe, expect, inject, it } from 'vitest'
import { assignedVariations } from '../../src/domain/experiments/experiments.ts'
import { get } from './site.ts'

const text = (html: string) => html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
const tag = (body: string, pattern: RegExp) => body.match(pattern)?.[1] ?? ''
const robotsOf = (body: string) => tag(body, /<meta name="robots" content="([^"]+)"/)
const dates = 'checkin=2027-04-13&checkout=2027-04-14'

// @rule B8.18
it('whose hash has no offer at all can be called: the island of its offers has the phone and its hours', async () => {
  const { body } = await get('/fr/hotel/1057')
  const props = /data-name="hotel-offers"[^]*?<script[^>]*>(.*?)<\/script>/.exec(body)?.[1] ?? ''
  expect(props).toMatch(/"line":\{"phone":"[^"]+","phoneUrl":"tel:[^"]+","hours":\["/)
})

describe('the hotel page', () => {
  // @rule B2.6
  it('is complete: rooms with their offers at from-prices, reviews, practical info, hotels nearby', async () => {
    const { status, body, headers } = await get('/fr/hotel/1057')
    expect(status).toBe(200)
    expect(robotsOf(body)).toMatch(/^index, ?follow$/)
    expect(tag(body, /<link rel="canonical" href="([^"]+)"/)).toBe(`${inject('site')}/fr/hotel/1057`)
    for (const id of ['description', 'offers', 'reviews', 'practical', 'nearby']) expect(body).toContain(`id="${id}"`)
    expect(body).toMatch(/<form [^>]*data-offer="\d+" action="\/fr\/sejour\/\d+"/)
    expect(headers['cache-tag']).toContain('hotel-1057')
    expect(headers['cache-control']).toMatch(/s-maxage=60/)
    expect(body).not.toMatch(/\bundefined\b|NaN/)
  })

  // @rule B2.7
  it('has the tabs About, Offers and Reviews, in the market’s words', async () => {
    const tabs = async (path: string) => {
      const { body } = await get(path)
      return [...body.matchAll(/<a href="#(?:description|offers|reviews)">([^<]+)<\/a>/g)].map(([, label]) => text(label ?? ''))
    }
    expect(await tabs('/fr/hotel/1057')).toEqual(['À propos', 'Offres', 'Avis'])
    expect(await tabs('/es/hotel/1057')).toEqual(['Sobre el hotel', 'Ofertas', 'Opiniones'])
    expect(await tabs('/nl/nl/hotel/1057')).toEqual(['Over het hotel', 'Aanbiedingen', 'Beoordelingen'])
    expect(await tabs('/it/hotel/1057')).toEqual(['L’hotel', 'Offerte', 'Recensioni'])
    expect(await tabs('/fr/hotel/1019')).toEqual(['À propos', 'Avis'])
  })

  // @rule B4.2 B4.3
  it('has the prices of the dates in the query, and leads on with them', async () => {
    const { body, headers } = await get(`/fr/hotel/1057?${dates}&a=3`)
    const forms = [...body.matchAll(/<form [^>]*data-offer="(\d+)" action="\/fr\/checkout"[^>]*>.*?<\/form>/gs)]
    expect(forms.length).toBeGreaterThan(1)
    for (const [form, stay = ''] of forms) {
      const fields = [...form.matchAll(/name="(product|checkin|a|c|b)" value="([^"]*)"/g)].map(([, name, value]) => [name, value])
      expect(Object.fromEntries(fields)).toEqual({ product: stay, checkin: '2027-04-13', a: '3', c: '0', b: '0' })
    }
    expect(body).toMatch(/<input type="radio"[^>]*name="nights"[^>]* value="2"/)
    expect(robotsOf(body)).toMatch(/^noindex, ?follow$/)
    expect(headers['cache-control']).toContain('private')
  })

  // @rule B8.1
  it('shows that nothing is available on the dates, and shows all offers again', async () => {
    const { body } = await get(`/fr/hotel/1057?${dates}&a=2&c=6`)
    expect(body).not.toContain('data-offer=')
    expect(tag(body, /(Désolés, aucune disponibilité à ces dates)/)).toBeTruthy()
    expect(body).toMatch(/role="status".*href="\/fr\/hotel\/1057"[^>]*>Voir toutes/s)
  })

  // @rule B8.2
  it('describes itself to search engines by what it shows', async () => {
    const { body } = await get('/fr/hotel/1001')
    const things = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) => JSON.parse(json ?? ''))
    const hotel = things.find((thing) => thing['@type'] === 'Hotel')
    const shown = body.replace(/<script[^]*?<\/script>/g, '').replaceAll(/<[^>]+>/g, ' ')
    for (const part of [hotel.name, hotel.address.streetAddress, `${hotel.aggregateRating.reviewCount} avis`]) expect(shown).toContain(part)
    expect(shown).toContain(String(hotel.aggregateRating.ratingValue.toFixed(1)).replace('.', ','))
    expect(shown.replaceAll(/\s/g, ' ')).toContain(`${Number(hotel.makesOffer.price)} €`)
  })

  it('without offers gives the sales line and its hours', async () => {
    const { status, body } = await get('/fr/hotel/1019')
    expect(status).toBe(200)
    expect(robotsOf(body)).toMatch(/^noindex, ?follow$/)
    expect(body).toContain('Désolés, nous n’avons actuellement aucune offre pour cet hôtel')
    expect(body).toMatch(/href="tel:[^"]+"/)
    expect(body).toMatch(/Du lundi au vendredi, de 10\sh à 21\sh/)
    expect(body).not.toContain('id="offers"')
  })

  // @rule B2.12
  it('that left the programme is not indexed', async () => {
    const { status, body } = await get('/fr/hotel/1018')
    expect(status).toBe(200)
    expect(robotsOf(body)).toMatch(/^noindex, ?follow$/)
    expect(body).not.toContain('data-offer=')
  })

  // @rule B2.1
  it('is 404 where there is no such hotel', async () => {
    for (const path of ['/fr/hotel/99999', '/fr/hotel/abc', '/fr/hotel/0']) expect([path, (await get(path)).status]).toEqual([path, 404])
  })

  // @rule B2.6
  it('says in structured data what it shows', async () => {
    const { body } = await get('/it/hotel/1100')
    const things = [...body.matchAll(/<script type="application\/ld\+json">([^<]+)<\/script>/g)].map(([, json]) => JSON.parse(json!))
    const hotel = things.find((thing) => thing['@type'] === 'Hotel')
    expect(hotel).toMatchObject({ url: `${inject('site')}/it/hotel/1100` })
    expect(text(tag(body, /<h1[^>]*>([^<]+)</))).toBe(hotel.name)
    expect(text(body)).toContain(`${hotel.address.streetAddress}, `)
    expect(body).toContain(String(hotel.aggregateRating.ratingValue).replace('.', ','))
    const crumbs = things.find((thing) => thing['@type'] === 'BreadcrumbList')
    expect(crumbs.itemListElement.at(-1).name).toBe(hotel.name)
  })

  // @rule S2.5 B2.1
  it('is what cards link to', async () => {
    const { body } = await get('/fr/week-ends')
    const link = tag(body, /href="(\/fr\/hotel\/\d+)"/)
    expect((await get(link)).status).toBe(200)
  })

  // @rule B4.4
  it('shows the campaign to its visitors if an offer of the hotel is part of it', async () => {
    const cookies = [undefined, varied].map((id) => ({
      ...(id && { headers: { cookie: `__Host-consent=${inject('clock').slice(0, 10)}.measurement; __Host-visitor=${id}` } }),
    }))
    const [control, variation] = await Promise.all(
      cookies.map((visitor) => Promise.all(campaignHotels.map((id) => get(`/fr/hotel/${id}`, visitor)))),
    )
    const campaigns = (pages: typeof control) =>
      pages?.filter(({ body }) => body.includes('de remise supplémentaire sur une sélection d’offres')).length
    expect(campaigns(variation)).toBeGreaterThan(0)
    expect(variation?.some(({ body }) => /en plus\s: ESCALE10/.test(text(body)))).toBe(true)
    expect(campaigns(control)).toBe(0)
    expect(control?.some(({ body }) => body.includes('ESCALE10'))).toBe(false)
  })
})

/** A consented id that gets the variation. */
const varied = Array.from({ length: 20 }, (_, at) => `anonymous-visitor-${at}`).find((id) =>
  assignedVariations(id).includes('autoDiscount'),
)

const campaignHotels = Array.from({ length: 12 }, (_, at) => 1060 + at)
