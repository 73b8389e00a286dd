import { describe, expect, inject, it } from 'vitest'
import { get } from './site.ts'

const digital = '/fr/coffrets-cadeaux/p/parenthese-bien-etre-avec-spa/201EBOX'
const physical = digital.replace('EBOX', 'PBOX')
const italian = '/it/cofanetti-regalo/p/pausa-benessere-con-spa/201EBOX'
const textOf = (html: string) =>
  html
    .replaceAll(/<script.*?<\/script>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
const robots = (body: string) => /<meta name="robots" content="([^"]+)"/.exec(body)?.[1]
const main = (body: string) => textOf(body.slice(body.indexOf('<main'), body.indexOf('</main>')))

describe('the page of a box', () => {
  // @rule B2.89 B2.92 B2.93
  it('has everything of its detail, both formats with their prices, and the first eight stays, before any script', async () => {
    const { status, body } = await get(digital)
    expect(status).toBe(200)
    expect(body.match(/data-option="(digital|physical)"/g)).toHaveLength(2)
    expect(main(body)).toMatch(/Par courrier 133,90\s€ Un coffret à déballer, livré en 2 à 4 jours ouvrés/)
    expect(body.match(/<article[^>]*data-offer="\d+"/g)).toHaveLength(8)
    expect(body).toMatch(/href="\/fr\/week-ends\?flow=gifting&amp;theme=26"/)
    expect(body).toMatch(/href="\/fr\/sejour\/\d+\?flow=gifting"/)
  })

  // @rule B2.95
  it('is indexed in its digital version only, whose links lead to the other one', async () => {
    expect(robots((await get(digital)).body)).toBe('index, follow')
    const link = /href="([^"]+)"[^>]*data-format="physical"/.exec((await get(digital)).body)?.[1] ?? ''
    expect(link).toBe(`${physical}?giftFormat=physical`)
    const { status, body } = await get(link)
    expect([status, robots(body)]).toEqual([200, 'noindex, follow'])
    expect(body).toMatch(/data-format="physical" aria-current="true"/)
    expect(body).toMatch(/name="code" value="201PBOX"/)
  })

  it('has one address, whatever the case of the printed one', async () => {
    for (const path of [digital.replace('EBOX', 'ebox'), digital.replace('parenthese', 'Parenthese')]) {
      const { status, headers } = await get(path)
      expect([status, headers['location']]).toEqual([301, digital])
      // The hook purges it with the market's pages.
      expect(headers['cache-tag']).toBe('market-fr,content,boxes')
    }
  })

  // @rule B2.90 B2.94
  it('promises no post in Italy, in no text of the page, and sends the physical version to the digital one', async () => {
    const { body } = await get(italian)
    expect(main(body)).not.toMatch(/\bposta\b|a casa|fisico|spedi/i)
    expect(body).toMatch(/name="code" value="201EBOX"/)
    const { status, headers } = await get(`${italian.replace('EBOX', 'PBOX')}?giftFormat=physical`)
    expect([status, headers['location'], headers['cache-control']]).toEqual([302, italian, 'public, max-age=0, s-maxage=3600'])
  })

  it.each([
    ['/be/fr/coffrets-cadeaux', /Par bpost.*jours ouvrables.*La livraison est offerte/],
    ['/be/nl/cadeauboxen', /Met bpost.*werkdagen/],
    ['/es/cajas-regalo', /Por correo postal 1\d\d(,\d\d)?\s€/],
  ])('has the words of its market: %s', async (list, texts) => {
    const [path = ''] = /\/[\w/-]+\/p\/[\w-]+\/\d+EBOX/.exec((await get(list)).body) ?? []
    expect(main((await get(path)).body)).toMatch(texts)
  })

  it('is below the path of a partner there, its other format and its checkout too', async () => {
    const slug = new URL(inject('minisite')).pathname
    const path = slug + digital.slice('/fr'.length)
    const { status, body } = await get(path)
    expect(status).toBe(200)
    expect(body).toContain(`href="${path.replace('EBOX', 'PBOX')}?giftFormat=physical"`)
    expect(body).toContain(`action="${slug}/checkout/gift"`)
  })
})
